/**
 * A clock for two: time runs for the side to act while its page is open, and a flag falls when none is left.
 */
import type { Side } from '../core';
import type { ClockSetting } from './kept';

/** How often the display is brought up to date. */
const TICK = 100;

export class Clock {
  readonly setting: ClockSetting;
  #left = $state<Record<Side, number>>({ first: 0, second: 0 });
  #running = $state<Side | null>(null);
  #since = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #flag: (side: Side) => void;

  constructor(setting: ClockSetting, left: Readonly<Record<Side, number>>, flag: (side: Side) => void) {
    this.setting = setting;
    this.#left = { ...left };
    this.#flag = flag;
  }

  /** Milliseconds left for each side. */
  get left(): Readonly<Record<Side, number>> {
    return this.#left;
  }

  /** Whose time is running. */
  get running(): Side | null {
    return this.#running;
  }

  /** Lets a side's time run, or nobody's. */
  run(side: Side | null): void {
    this.#settle();
    this.#running = side;
    this.#since = performance.now();
    clearInterval(this.#timer);
    if (side !== null) {
      this.#timer = setInterval(() => {
        this.#settle();
      }, TICK);
    }
  }

  /** A side has completed a turn. */
  completed(side: Side): void {
    this.#settle();
    const { setting } = this;
    if (setting.kind === 'increment') this.#left[side] += setting.increment;
    else this.#left = { first: setting.each, second: setting.each };
  }

  #settle(): void {
    const side = this.#running;
    if (side === null) return;
    const now = performance.now();
    this.#left[side] = Math.max(0, this.#left[side] - (now - this.#since));
    this.#since = now;
    if (this.#left[side] > 0) return;
    this.#running = null;
    clearInterval(this.#timer);
    this.#flag(side);
  }
}

/** Time as a clock shows it: `1:05`, and tenths when little is left. */
export function clockText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return seconds.toFixed(1);
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
