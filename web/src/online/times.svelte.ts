/**
 * The server's time, and what its clocks show by it.
 *
 * A device's own clock may be wrong by minutes, so only differences of it are believed: every message brings the server's
 * time, and from there on time passes here as it does there.
 */
import type { Side } from '../core';
import type { ClockTold } from './types';

/** How often what is shown is brought up to date. */
const TICK = 100;

export class ServerTime {
  #now = $state(0);
  #ahead = 0;
  readonly #timer = setInterval(() => {
    this.#now = performance.now() + this.#ahead;
  }, TICK);

  /** The server's time now, as far as is known. */
  get now(): number {
    return this.#now;
  }

  /** The server has just said what time it is. */
  set(now: number): void {
    this.#ahead = now - performance.now();
    this.#now = now;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** What each side has left at a time. */
export function leftAt(clock: ClockTold, now: number): Record<Side, number> {
  const left = { first: clock.first, second: clock.second };
  if (clock.running) left[clock.running] = Math.max(0, left[clock.running] - Math.max(0, now - clock.at));
  return left;
}
