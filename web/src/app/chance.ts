/** Chance for names and seeds. Works on plain `http://` too, where `crypto.randomUUID` is missing. */

function random(count: number): Uint32Array {
  return crypto.getRandomValues(new Uint32Array(count));
}

/** A name that nobody else has. */
export function freshId(): string {
  return [...random(2)].map((number) => number.toString(36)).join('');
}

/** A seed as the core takes it: decimal digits. */
export function freshSeed(): string {
  return String(random(1)[0] ?? 0);
}

/** A number from 0 to below `end`. */
export function pick(end: number): number {
  return Math.floor(((random(1)[0] ?? 0) / 2 ** 32) * end);
}
