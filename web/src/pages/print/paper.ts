/** A game on paper: how large a square is, and how many pieces of each kind somebody has to cut out. */
import type { Piece, Shape } from '../../board';
import type { State } from '../../core';

/** What fits between the margins of an A4 sheet below a heading, in millimetres. */
const ROOM = { width: 186, height: 244 };
/** Squares larger than this only cost paper. */
const LARGEST = 32;
/** A piece leaves a rim of its square free. */
const SHARE = 0.8;

/** Pieces of one kind. */
export interface Supply {
  readonly piece: Piece;
  readonly count: number;
}

/** The side of a square, in whole millimetres; `drawn` is how many squares wide and high the picture is with its rim. */
export function squareSize(drawn: { files: number; ranks: number }): number {
  return Math.floor(Math.min(LARGEST, ROOM.width / drawn.files, ROOM.height / drawn.ranks));
}

/** The side of a piece's picture, in millimetres. */
export function pieceSize(square: number): number {
  return Math.round(square * SHARE);
}

/** The pieces of a game that begins so; where nothing counts the men, enough to fill the board. */
export function supplies({ pieces, hands }: State, { files, ranks }: Shape): Supply[] {
  const found: Supply[] = [];
  const add = (piece: Piece, count: number) => {
    const same = found.findIndex(({ piece: one }) => one.kind === piece.kind && one.side === piece.side);
    const before = found[same];
    if (before) found[same] = { piece, count: before.count + count };
    else if (count > 0) found.push({ piece, count });
  };
  for (const { kind, side, aboard } of pieces) {
    add({ kind, side }, 1);
    if (aboard) add({ kind: 'ship', side }, 1);
  }
  for (const side of ['first', 'second'] as const) {
    if (hands.kind === 'pieces') add({ kind: 'man', side }, hands[side]);
    if (hands.kind === 'ships') add({ kind: 'ship', side }, hands[side]);
    if (hands.kind === 'neutrals') add({ kind: 'neutral', side: null }, hands[side]);
  }
  if (found.every(({ piece }) => piece.kind === 'neutral')) {
    const free = files * ranks - found.reduce((sum, { count }) => sum + count, 0);
    for (const side of ['first', 'second'] as const) add({ kind: 'man', side }, Math.ceil(free / 2));
  }
  return found;
}
