import { expect, test } from 'vitest';
import { PAHTUM, SETI_ALEPH, SETI_BETH, seega } from './boards';
import { cellOf, fileAndRank, neighbour, squareAt, squareUnder, squares } from './geometry';

const SHAPES = [seega(5), seega(7), seega(9), PAHTUM, SETI_ALEPH, SETI_BETH];

test('squares and cells are each other’s inverse, from both sides', () => {
  for (const shape of SHAPES) {
    for (const side of ['first', 'second'] as const) {
      const all = squares(shape, side).flat();
      expect(new Set(all).size).toBe(shape.files * shape.ranks);
      for (const square of all) expect(squareAt(cellOf(square, shape, side), shape, side)).toBe(square);
    }
  }
});

test('rank 10 has two digits', () => {
  expect(fileAndRank('b10')).toEqual({ file: 1, rank: 9 });
  expect(squares(SETI_ALEPH, 'first')[0]).toEqual(['a10', 'b10', 'c10']);
  expect(squares(SETI_ALEPH, 'second')[0]).toEqual(['c1', 'b1', 'a1']);
});

test('the centre of the Seega boards is marked', () => {
  expect([seega(5), seega(7), seega(9)].map(({ centre }) => centre)).toEqual(['c3', 'd4', 'e5']);
});

test('a point of the screen is a square, or outside', () => {
  const cells = new DOMRect(100, 50, 250, 250);
  const under = (x: number, y: number) => squareUnder({ x, y }, cells, seega(5), 'first');
  expect(under(101, 51)).toBe('a5');
  expect(under(349, 299)).toBe('e1');
  expect(under(225, 175)).toBe('c3');
  expect(under(99, 60)).toBeNull();
  expect(under(200, 301)).toBeNull();
});

test('keys lead through the grid and stop at its edges', () => {
  const from = { column: 1, row: 2 };
  const to = (key: string, control: 'plain' | 'control' = 'plain') => neighbour(from, key, control, SETI_BETH);
  expect(to('ArrowUp')).toEqual({ column: 1, row: 1 });
  expect(to('Home')).toEqual({ column: 0, row: 2 });
  expect(to('End')).toEqual({ column: 4, row: 2 });
  expect(to('PageUp')).toEqual({ column: 1, row: 0 });
  expect(to('PageDown')).toEqual({ column: 1, row: 9 });
  expect(to('Home', 'control')).toEqual({ column: 0, row: 0 });
  expect(to('End', 'control')).toEqual({ column: 4, row: 9 });
  expect(to('x')).toBeNull();
  expect(neighbour({ column: 0, row: 0 }, 'ArrowLeft', 'plain', SETI_BETH)).toEqual({ column: 0, row: 0 });
});
