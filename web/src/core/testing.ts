// The core in Node, for tests: the real module, in real threads.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import ts from 'typescript';
import { Core } from './core';
import type { WorkerLike } from './instance';
import type { FromWorker } from './messages';

const here = import.meta.dirname;
const locales = join(here, '../../../crates/text/locales');

/** The module that `make wasm` built. */
export function bytes(): Uint8Array {
  return readFileSync(join(here, 'khamsin.wasm'));
}

/** All texts of a language. */
export function texts(lang: string): Promise<string> {
  const folder = join(locales, lang);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return Promise.resolve(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}

/** The worker's script for a thread: its files without types, and a port where a browser's worker has its own. */
function script(): string {
  const folder = mkdtempSync(join(tmpdir(), 'khamsin-core-'));
  mkdirSync(folder, { recursive: true });
  for (const name of ['worker', 'serve', 'channel']) {
    const source = readFileSync(join(here, `${name}.ts`), 'utf8');
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
    const { outputText } = ts.transpileModule(source, { compilerOptions: options });
    writeFileSync(join(folder, `${name}.mjs`), outputText.replace(/from (['"])\.\/(\w+)\1/g, 'from "./$2.mjs"'));
  }
  const port = `import { parentPort } from 'node:worker_threads';
globalThis.postMessage = (message) => parentPort.postMessage(message);
await import('./worker.mjs');
parentPort.on('message', (data) => globalThis.onmessage({ data }));`;
  writeFileSync(join(folder, 'thread.mjs'), port);
  return join(folder, 'thread.mjs');
}

let path: string | undefined;

/** A thread that looks like a browser's worker. */
export function spawn(): WorkerLike {
  path ??= script();
  const thread = new Thread(path);
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      thread.postMessage(message);
    },
    terminate: () => {
      void thread.terminate();
    },
  };
  thread.on('message', (data: FromWorker) => worker.onmessage?.({ data }));
  thread.on('error', (error: Error) => worker.onerror?.({ message: error.message }));
  thread.unref();
  return worker;
}

/** A core in threads. */
export function testCore(lang = 'en'): Core {
  return new Core({ lang, module: () => WebAssembly.compile(bytes() as BufferSource), texts, spawn });
}
