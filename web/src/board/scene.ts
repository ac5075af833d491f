/**
 * What lies on the board, layer by layer, as drawings with keys.
 *
 * The page compares keys and redraws only what changed; a picture just writes them all.
 */
import { drawArrow, drawForced, drawLast, drawMark, drawNote, drawSelection, drawTarget } from './draw-signals';
import { drawPiece } from './draw-pieces';
import { corner, isHand } from './geometry';
import { held, open } from './selection';
import type { Piece, Square, State } from './state';
import { group, type Drawing } from './svg';

/** One drawing of a layer; it is the same as before if its key is. */
export interface Item {
  readonly key: string;
  readonly draw: () => Drawing;
}

/** From the bottom to the top. */
export const LAYERS = ['under', 'arrows', 'pieces', 'over', 'hints'] as const;

/** A layer by name. */
export type LayerName = (typeof LAYERS)[number];

/** The items of every layer. */
export function scene(state: State): Record<LayerName, Item[]> {
  const { shape, orientation, last, marks, notes, forced, arrows } = state;
  const on = (square: Square, what: string, draw: () => Drawing): Item => ({
    key: `${square} ${what} ${orientation}`,
    draw: () => placed(square, state, draw()),
  });
  const selected = held(state);
  // One frame a square: being taken up, or having to go on, matters more than being last.
  const plain = (square: Square) => square !== forced && square !== selected;
  const targets = open(state).filter(({ to }) => !isHand(to));
  const lines = arrows.map((arrow) => ({
    arrow,
    item: {
      key: `${arrow.kind} ${arrow.from} ${arrow.to} ${orientation}`,
      draw: () => drawArrow(arrow, shape, orientation),
    },
  }));
  return {
    under: [
      ...last.filter(plain).map((square) => on(square, 'last', drawLast)),
      ...(selected !== null && !isHand(selected) && selected !== forced
        ? [on(selected, 'selected', drawSelection)]
        : []),
      ...(forced === null ? [] : [on(forced, 'forced', drawForced)]),
    ],
    // The last action is under the pieces, so that it hides nothing; what someone points out is over them.
    arrows: lines.filter(({ arrow }) => arrow.kind === 'last').map(({ item }) => item),
    pieces: [...state.pieces].map(([square, piece]) => on(square, pieceKey(piece), () => drawPiece(piece, shape))),
    over: [
      ...targets.map(({ to, mark }) => {
        const square = state.pieces.has(to) ? 'occupied' : 'empty';
        return on(to, `target ${mark} ${square}`, () => drawTarget(mark, square));
      }),
      ...[...marks].map(([square, mark]) => on(square, `mark ${mark}`, () => drawMark(mark))),
    ],
    hints: [
      ...lines.filter(({ arrow }) => arrow.kind !== 'last').map(({ item }) => item),
      ...[...notes].map(([square, text]) => on(square, `note ${text}`, () => drawNote(text, shape.surface))),
    ],
  };
}

/** What tells one look of a piece from another. */
export function pieceKey({ kind, side, aboard }: Piece): string {
  return `${side ?? 'nobody'} ${kind}${aboard ? ' aboard' : ''}`;
}

/** A drawing moved to its square; what is inside can be moved once more, by an animation. */
export function placed(square: Square, { shape, orientation }: State, drawing: Drawing): Drawing {
  const { x, y } = corner(square, shape, orientation);
  return group([group([drawing])], { transform: `translate(${x} ${y})` });
}
