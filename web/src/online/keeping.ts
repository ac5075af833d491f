/** A finished game from the server as one of the device's own: for the review, the record, and “my games”. */
import type { State } from '../core';
import { keep, kept, type ClockSetting, type KeptGame } from '../games/kept';
import type { Live } from './live.svelte';
import type { ClockSpec } from './types';

/** The game as the device keeps it. */
export function keptOf(live: Live, state: State): KeptGame {
  const clock = live.table?.clock ?? null;
  const now = Date.now();
  return {
    id: live.id,
    spec: state.game,
    players: live.players,
    clock: clock && settingOf(clock.spec),
    left: live.clock && { ...live.clock.left },
    match: null,
    seed: '0',
    begun: now,
    changed: now,
    result: state.outcome?.result ?? null,
  };
}

/** Keeps it, unless it is kept already: its reader may have written variations. */
export function keepFinished(live: Live, state: State): void {
  if (state.outcome && !kept(live.id)) keep(keptOf(live, state));
}

/** A clock as the server writes it. */
export function specOf(setting: ClockSetting | null): ClockSpec | null {
  if (!setting) return null;
  return setting.kind === 'turn'
    ? { kind: 'per_turn', base: Math.round(setting.each) }
    : { kind: 'increment', base: Math.round(setting.start), step: Math.round(setting.increment) };
}

function settingOf(spec: ClockSpec): ClockSetting {
  return spec.kind === 'per_turn'
    ? { kind: 'turn', each: spec.base }
    : { kind: 'increment', start: spec.base, increment: spec.step };
}
