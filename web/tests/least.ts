/** What is measured on a machine that others use too. */

/** Enough for a disturbance to pass; what is slow by itself is slow every time. */
const ATTEMPTS = 3;

/** The least of a few measurements, which end with the first that is below the limit. */
export async function least(limit: number, measure: () => Promise<number>): Promise<number> {
  let found = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && found >= limit; attempt++) found = Math.min(found, await measure());
  return found;
}

/** The middle one. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Infinity;
}
