/** What a clock, a player and a pupil are called. */
import { clockText } from '../games/clock.svelte';
import { t } from '../i18n/i18n.svelte';
import type { ClockSpec, Pupil } from './types';

/** A clock in words. */
export function clockWords(spec: ClockSpec | null): string {
  if (!spec) return t('web-clock-none');
  const time = duration(spec.base);
  if (spec.kind === 'per_turn') return t('web-clock-turn', { time });
  return t('web-clock-increment', { time, value: String(spec.step / 1000) });
}

/** A length of time as a clock shows it, without tenths. */
export function duration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return seconds < 10 ? `0:0${seconds}` : clockText(seconds * 1000);
}

/** A pupil's name, or the number of one who has none. */
export function pupilName(pupil: Pick<Pupil, 'name' | 'number'>): string {
  return pupil.name ?? t('web-class-pupil-number', { number: String(pupil.number) });
}
