/**
 * The end of a build: the service worker learns which files there are, and everything that shrinks gets a brotli twin
 * (`x.js.br`) for servers that hand those out.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const SHRINKS = /\.(?:html|js|css|svg|wasm|pack|webmanifest|txt)$/;

/** The files of a folder, with `/` between folders, in a fixed order. */
function files(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return names.map((name) => name.slice(folder.length + 1).replaceAll('\\', '/')).sort();
}

/** Fills in what the service worker keeps: all files, and a name for exactly these. */
export function listFiles(folder: string): void {
  const names = files(folder).filter((name) => name !== WORKER && !name.endsWith('.br'));
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  const code = readFileSync(join(folder, WORKER), 'utf8');
  const told = code
    .replaceAll('__FILES__', JSON.stringify(names))
    .replaceAll('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 12)));
  writeFileSync(join(folder, WORKER), told);
}

/** Writes the compressed twins. */
export function compress(folder: string): void {
  for (const name of files(folder).filter((name) => SHRINKS.test(name))) {
    const plain = readFileSync(join(folder, name));
    const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    if (small.length < plain.length) writeFileSync(join(folder, `${name}.br`), small);
  }
}

/** The plugin; `folder` is where the build goes. */
export function offline(folder: string): Plugin {
  return {
    name: 'khamsin-offline',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      listFiles(folder);
      compress(folder);
    },
  };
}
