/**
 * Squares, cells and points.
 *
 * A square has a name; a cell is where it is drawn: column and row from the top left, after turning the board. Drawings
 * use units: a cell is `CELL` wide, and the board has a margin for its frame and letters.
 */
import type { Hand, Place, Shape, Side, Square } from './state';

/** The side of a cell in drawing units. */
export const CELL = 100;

/** A cell, counted from the top left as drawn. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A point in drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room around the cells in drawing units. Letters need more of it, and the more the smaller the cells are drawn. */
export function margin(shape: Shape, coordinates: 'shown' | 'hidden'): number {
  if (coordinates === 'hidden') return 14;
  const letters = shape.ranks > 9 ? 44 : 36;
  return Math.round(letters * Math.max(1, shape.files / 6));
}

/** Whether two descriptions mean the same board. */
export function sameShape(one: Shape, other: Shape): boolean {
  return (Object.keys(one) as (keyof Shape)[]).every((key) => one[key] === other[key]);
}

/** The name of the square at file and rank, both counted from zero. */
export function squareName(file: number, rank: number): Square {
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}

/** File and rank of a square, both counted from zero. */
export function fileAndRank(square: Square): { file: number; rank: number } {
  return { file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 };
}

/** Whether a place is a hand and no square. */
export function isHand(place: Place): place is Hand {
  return place.startsWith('@');
}

/** Every square, row by row as drawn. */
export function squares(shape: Shape, orientation: Side): Square[][] {
  return Array.from({ length: shape.ranks }, (_, row) =>
    Array.from({ length: shape.files }, (_, column) => squareAt({ column, row }, shape, orientation)),
  );
}

/** Where a square is drawn. */
export function cellOf(square: Square, shape: Shape, orientation: Side): Cell {
  const { file, rank } = fileAndRank(square);
  return orientation === 'first'
    ? { column: file, row: shape.ranks - 1 - rank }
    : { column: shape.files - 1 - file, row: rank };
}

/** The square that is drawn in a cell. */
export function squareAt({ column, row }: Cell, shape: Shape, orientation: Side): Square {
  return orientation === 'first'
    ? squareName(column, shape.ranks - 1 - row)
    : squareName(shape.files - 1 - column, row);
}

/** The top left corner of a square's cell, in drawing units from the corner of the first cell. */
export function corner(square: Square, shape: Shape, orientation: Side): Point {
  const { column, row } = cellOf(square, shape, orientation);
  return { x: column * CELL, y: row * CELL };
}

/** The middle of a square's cell. */
export function middle(square: Square, shape: Shape, orientation: Side): Point {
  const { x, y } = corner(square, shape, orientation);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The square under a point of the screen, given where the cells are on it; `null` outside. */
export function squareUnder(point: Point, cells: DOMRectReadOnly, shape: Shape, orientation: Side): Square | null {
  const column = Math.floor(((point.x - cells.left) / cells.width) * shape.files);
  const row = Math.floor(((point.y - cells.top) / cells.height) * shape.ranks);
  const inside = column >= 0 && row >= 0 && column < shape.files && row < shape.ranks;
  return inside ? squareAt({ column, row }, shape, orientation) : null;
}

/** Where a key leads from a cell, as everyone expects of a grid; `null` for other keys. */
export function neighbour(cell: Cell, key: string, control: 'plain' | 'control', shape: Shape): Cell | null {
  const last = { column: shape.files - 1, row: shape.ranks - 1 };
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const by = (columns: number, rows: number) => ({
    column: clamp(cell.column + columns, last.column),
    row: clamp(cell.row + rows, last.row),
  });
  switch (key) {
    case 'ArrowLeft':
      return by(-1, 0);
    case 'ArrowRight':
      return by(1, 0);
    case 'ArrowUp':
      return by(0, -1);
    case 'ArrowDown':
      return by(0, 1);
    case 'Home':
      return control === 'control' ? { column: 0, row: 0 } : { ...cell, column: 0 };
    case 'End':
      return control === 'control' ? last : { ...cell, column: last.column };
    case 'PageUp':
      return { ...cell, row: 0 };
    case 'PageDown':
      return { ...cell, row: last.row };
    default:
      return null;
  }
}
