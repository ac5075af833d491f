/** A message about a table, put together with what is known of it. */
import type { GameSpec } from '../core';
import type { Table, TablePatch } from './types';

/** The table after a message; `null` if it builds on turns that are not known. */
export function patched(known: Table | null, patch: TablePatch): Table | null {
  const { turns, game, ...rest } = patch;
  const before = known?.game.turns ?? [];
  if (turns.from > before.length) return null;
  const spec: GameSpec = { ...game, turns: [...before.slice(0, turns.from), ...turns.add] };
  return { ...rest, game: spec };
}
