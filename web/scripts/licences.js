/**
 * Refuses packages whose licence does not fit a project under MIT OR Apache-2.0: GPL and its kin, and unknown ones.
 *
 * What ends up in the bundle must be permissive; tools that only build or test may also be under a weak copyleft or a
 * data licence, because nothing of them is given away.
 */
import { readFileSync } from 'node:fs';

const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'BlueOak-1.0.0',
  'Python-2.0',
];
const TOOLS_ONLY = ['MPL-2.0', 'CC-BY-4.0'];

/** Whether one alternative of a licence expression needs allowed licences only.
 * @param {string} expression
 * @param {string[]} allowed
 * @returns {boolean} */
function fits(expression, allowed) {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => allowed.includes(name.trim())));
}

/** @typedef {{ license?: string, dev?: boolean, optional?: boolean, link?: boolean }} Package */

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
/** @type {unknown} */
const read = JSON.parse(text);
const lock = /** @type {{ packages: Record<string, Package> }} */ (read);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const refused = packages.filter(([, { license = 'unknown', dev }]) => {
  return !fits(license, dev ? [...PERMISSIVE, ...TOOLS_ONLY] : PERMISSIVE);
});
for (const [path, { license = 'unknown' }] of refused) console.error(`licence refused: ${path}: ${license}`);
console.log(`licences: ${packages.length} packages, ${refused.length} refused`);
process.exitCode = refused.length > 0 ? 1 : 0;
