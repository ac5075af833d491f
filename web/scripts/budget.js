/**
 * Weighs what the play page loads: the scripts that `dist/index.html` names, the page's own, everything they import at
 * once, the workers' script, and one language. Fails when it is more than a phone should be asked for. Run after `npm run build`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of JavaScript, compressed with brotli. */
const LIMIT = 90 * 1024;
/** Bytes of the core, compressed with brotli. */
const CORE_LIMIT = 250 * 1000;
const DIST = new URL('../dist/', import.meta.url);

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, DIST));

/** The scripts that a script imports at once, not later.
 * @param {string} name
 * @returns {string[]} */
function imports(name) {
  const code = read(name).toString();
  return [...code.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)].map(([, path = '']) => `assets/${path.slice(2)}`);
}

const html = read('index.html').toString();
const wanted = [...html.matchAll(/src="\.\/([^"]+\.js)"/g)].map(([, path = '']) => path);
for (const name of readdirSync(new URL('assets/', DIST))) {
  if (/^(en|Play|worker)-.*\.js$/.test(name)) wanted.push(`assets/${name}`);
}

/** @type {Map<string, number>} */
const weights = new Map();
for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
  if (weights.has(name)) continue;
  weights.set(name, brotliCompressSync(read(name)).length);
  wanted.push(...imports(name));
}
const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
for (const [name, weight] of weights) console.log(`${(weight / 1024).toFixed(1).padStart(7)} KB  ${name}`);
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  of ${LIMIT / 1024} KB`);
for (const name of readdirSync(new URL('assets/', DIST)).filter((name) => name.endsWith('.wasm'))) {
  const weight = brotliCompressSync(read(`assets/${name}`)).length;
  console.log(`${(weight / 1000).toFixed(1).padStart(7)} kB  of ${CORE_LIMIT / 1000} kB: ${name}`);
  if (weight > CORE_LIMIT) {
    console.error('the core for the browser is too heavy: see crates/wasm for what keeps it small');
    process.exitCode = 1;
  }
}
if (/<script(?![^>]*\bsrc=)|<style|\sstyle=/.test(html)) {
  console.error('dist/index.html has an inline script or style, which the content-security policy forbids');
  process.exitCode = 1;
}
if (total > LIMIT) {
  console.error('the play page loads too much JavaScript: move what it does not need behind an `import()`');
  process.exitCode = 1;
}
