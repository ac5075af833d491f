/** The clocks one can choose: what the form holds, and the clock it means. */
import type { ClockSetting } from '../../games/kept';

/** The fields of the form. */
export interface ClockFields {
  kind: 'none' | 'increment' | 'turn';
  /** Minutes for the whole game. */
  minutes: string;
  /** Seconds that every turn adds. */
  increment: string;
  /** Seconds for each turn. */
  each: string;
}

export const USUAL_CLOCK: ClockFields = { kind: 'none', minutes: '10', increment: '5', each: '30' };

/** The clock that the fields mean. Nonsense counts as the least there is. */
export function clockOf({ kind, minutes, increment, each }: ClockFields): ClockSetting | null {
  if (kind === 'none') return null;
  if (kind === 'turn') return { kind, each: 1000 * Math.max(1, number(each)) };
  return { kind, start: 60_000 * Math.max(0.05, number(minutes)), increment: 1000 * number(increment) };
}

function number(text: string): number {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
