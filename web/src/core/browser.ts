// The core in a browser: where its files are, and how they are loaded under any base path and on plain http.

import { Core } from './core';
import type { WorkerLike } from './instance';

async function compile(): Promise<WebAssembly.Module> {
  const url = new URL('./khamsin.wasm', import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.url}: ${String(answer.status)}`);
  // A simple web host may not know what wasm is; then the bytes are compiled once they are all there.
  const streams = answer.headers.get('content-type')?.startsWith('application/wasm') === true;
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** The core of this page; `texts` gives all texts of a language as Fluent source, as the page itself loads them. */
export function createCore(lang: string, texts: (lang: string) => Promise<string>): Core {
  return new Core({
    lang,
    module: compile,
    texts,
    spawn: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
  });
}
