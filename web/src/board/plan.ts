/**
 * How the pieces of one position become those of the next: which moved, which came, which went.
 *
 * The board is not told the action; a piece that left and an equal one that came are taken for the same, nearest first.
 */
import { fileAndRank } from './geometry';
import type { Piece, Square } from './state';

/** A change of the pieces. */
export interface Plan {
  readonly moved: readonly { readonly from: Square; readonly to: Square }[];
  readonly came: readonly Square[];
  readonly went: readonly { readonly square: Square; readonly piece: Piece }[];
}

const same = (one: Piece | undefined, other: Piece | undefined) =>
  one?.kind === other?.kind && one?.side === other?.side;

/** The change from one set of pieces to another. */
export function plan(before: ReadonlyMap<Square, Piece>, after: ReadonlyMap<Square, Piece>): Plan {
  const gone = [...before].filter(([square, piece]) => !same(piece, after.get(square)));
  const fresh = [...after].filter(([square, piece]) => !same(piece, before.get(square)));
  const pairs = fresh
    .flatMap(([to, piece]) =>
      gone.filter(([, other]) => same(piece, other)).map(([from]) => ({ from, to, far: distance(from, to) })),
    )
    .sort((one, other) => one.far - other.far);
  const [left, reached] = [new Set<Square>(), new Set<Square>()];
  const moved = [];
  for (const { from, to } of pairs) {
    if (left.has(from) || reached.has(to)) continue;
    left.add(from);
    reached.add(to);
    moved.push({ from, to });
  }
  return {
    moved,
    came: fresh.map(([square]) => square).filter((square) => !reached.has(square)),
    went: gone.filter(([square]) => !left.has(square)).map(([square, piece]) => ({ square, piece })),
  };
}

function distance(one: Square, other: Square): number {
  const [a, b] = [fileAndRank(one), fileAndRank(other)];
  return Math.hypot(a.file - b.file, a.rank - b.rank);
}
