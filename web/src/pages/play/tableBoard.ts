/** The board of a game that is being played: who may touch it, what a hint and a waiting action point at. */
import type { Arrow, SquareMark, State as BoardState } from '../../board';
import { settings } from '../../app/settings.svelte';
import { pictureOf, playableOf } from '../../app/view';
import type { State } from '../../core';

/** Whoever holds the game: whether a hand may act, and what a hint points at. */
export interface Holder {
  readonly mine: boolean;
  readonly hint: string | null;
}

/** What the board shows, apart from its orientation and names. */
export function tableBoard(state: State, holder: Holder, waiting: string | null): Partial<BoardState> {
  const { coordinates, motion } = settings();
  const open = holder.mine && waiting === null;
  const board = open ? playableOf(state) : pictureOf(state);
  const pointed = waiting ?? holder.hint;
  const { arrows, marks } = pointed === null ? { arrows: [], marks: new Map() } : pointing(pointed, state);
  return {
    ...board,
    coordinates,
    motion,
    arrows: [...(board.arrows ?? []), ...arrows],
    marks,
  };
}

/** Points at an action: an arrow for a move, a mark for everything that happens on one square. */
function pointing(text: string, state: State): { arrows: Arrow[]; marks: Map<string, SquareMark> } {
  const action = state.actions.find((one) => one.text === text);
  const to = action?.to ?? null;
  if (!action || to === null) return { arrows: [], marks: new Map() };
  const { from } = action;
  return from === null
    ? { arrows: [], marks: new Map([[to, 'lit']]) }
    : { arrows: [{ from, to, kind: 'hint' }], marks: new Map() };
}
