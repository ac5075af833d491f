/**
 * The core's state of a game as a board shows it: shape, pieces, choices, trays, the last turn.
 *
 * No rules here: choices are the legal actions that the core listed, each put where a hand reaches for it.
 */
import {
  PAHTUM,
  SAUT_DU_CHAT,
  SETI_ALEPH,
  SETI_BETH,
  seega,
  type BoardEvents,
  type Choice,
  type Piece,
  type Pile,
  type Shape,
  type State as BoardState,
  type Tray,
} from '../board';
import type { ActionTold, Change, Phase, Side, Standing, State } from '../core';

const SEEGA = { 5: seega(5), 7: seega(7), 9: seega(9) };

/** The game of a rule set: the part of its id before the slash. */
export function gameOf(ruleset: string): string {
  return ruleset.split('/')[0] ?? '';
}

/** The board of a rule set; always the same object for the same board. */
export function shapeOf(ruleset: string, { files, ranks }: { files: number; ranks: number }): Shape {
  const game = gameOf(ruleset);
  if (game === 'pahtum') return PAHTUM;
  if (game === 'saut-du-chat') return SAUT_DU_CHAT;
  if (game === 'seti') return files === 3 ? SETI_ALEPH : SETI_BETH;
  return ranks === 9 ? SEEGA[9] : ranks === 7 ? SEEGA[7] : SEEGA[5];
}

/** The pieces by square. */
export function piecesOf(standing: readonly Standing[]): Map<string, Piece> {
  return new Map(standing.map((one) => [one.square, piece(one)]));
}

function piece({ kind, side, aboard }: Standing): Piece {
  return aboard ? { kind, side, aboard } : { kind, side };
}

/** The legal actions that are made on the board; `swap`, `pass` and `end` are buttons. */
export function choicesOf(actions: readonly ActionTold[], phase: Phase): Choice[] {
  return actions.flatMap((action) => choice(action, phase) ?? []);
}

function choice({ kind, text, from, to, captures }: ActionTold, phase: Phase): Choice | null {
  if (to === null) return null;
  const mark = captures.length > 0 ? 'ring' : 'dot';
  switch (kind) {
    case 'place':
      return { action: text, from: phase.kind === 'neutral' ? '@neutral' : '@man', to, mark };
    case 'move':
      return { action: text, from, to, mark };
    case 'remove':
      return { action: text, from: null, to, mark: 'cross' };
    case 'put_ship':
      return { action: text, from: '@ship', to, mark };
    case 'take_ship':
      return { action: text, from: to, to: '@ship', mark };
    case 'reenter':
      return { action: text, from: `@${phase.figure ?? 'priest'}`, to, mark };
    default:
      return null;
  }
}

/** The actions that have no place on the board. */
export function wordActions(state: State): ActionTold[] {
  return state.actions.filter(({ to }) => to === null);
}

/** What a hand tried that is not among the choices, in the core's notation; `null` if it is nothing one can try. */
export function tried({ from, to }: Pick<BoardEvents['board-illegal'], 'from' | 'to'>, phase: Phase): string | null {
  if (to.startsWith('@')) return from === null ? null : `-${from}`;
  if (from === null) return phase.kind === 'unblock' || phase.kind === 'move' ? null : to;
  if (from === '@ship') return `+${to}`;
  if (from === '@pharaoh' || from === '@priest') return `@${to}`;
  return from.startsWith('@') ? to : `${from}${to}`;
}

/** What lies beside the board at a side's edge. */
export function trayOf(state: State, side: Side): Tray {
  const { hands, phase } = state;
  const kinds = { pieces: 'man', neutrals: 'neutral', ships: 'ship' } as const;
  const hand: Pile[] = [];
  if (hands.kind !== 'none' && (hands[side] > 0 || hands.kind === 'ships')) {
    const kind = kinds[hands.kind];
    hand.push({ piece: { kind, side: kind === 'neutral' ? null : side }, count: hands[side] });
  }
  if (phase.kind === 'reenter' && phase.figure !== null && state.side === side) {
    hand.push({ piece: { kind: phase.figure, side }, count: 1 });
  }
  return { hand, captured: piles(state.captured[side]) };
}

function piles(captured: readonly Standing[]): Pile[] {
  const found = new Map<string, Pile>();
  for (const { kind, side } of captured) {
    const key = `${kind} ${side ?? ''}`;
    found.set(key, { piece: { kind, side }, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The squares of some changes, and the arrows between them. */
export function traceOf(changes: readonly Change[]): Pick<BoardState, 'last' | 'arrows'> {
  const last = changes.flatMap(({ from, to }) => [from, to]).filter((square) => square !== null);
  const arrows = changes.flatMap(({ from, to }) => (from && to ? [{ from, to, kind: 'last' as const }] : []));
  return { last: [...new Set(last)], arrows };
}

/** A game as a picture: everything but what may be done. */
export function pictureOf(state: State): Partial<BoardState> {
  return {
    shape: shapeOf(state.game.ruleset, state.board),
    pieces: piecesOf(state.pieces),
    trays: { first: trayOf(state, 'first'), second: trayOf(state, 'second') },
    input: 'none',
    turn: null,
    choices: [],
    forced: null,
    ...traceOf(state.last),
  };
}

/** A game as the side to act plays it. */
export function playableOf(state: State): Partial<BoardState> {
  if (state.outcome) return pictureOf(state);
  return {
    ...pictureOf(state),
    input: 'choices',
    turn: state.side,
    choices: choicesOf(state.actions, state.phase),
    forced: state.phase.kind === 'chain' ? state.phase.square : null,
  };
}
