import { expect, test } from 'vitest';
import { PAHTUM, seega } from '../../board';
import type { State } from '../../core';
import { pieceSize, squareSize, supplies } from './paper';

const state = (parts: Partial<State>) => ({ pieces: [], ...parts }) as unknown as State;

test('every board fits on A4, with squares of whole millimetres', () => {
  for (const [files, ranks] of [
    [5, 5],
    [7, 7],
    [9, 9],
    [3, 10],
    [5, 10],
  ] as const) {
    const size = squareSize({ files: files + 1, ranks: ranks + 1 });
    expect(Number.isInteger(size)).toBe(true);
    expect((files + 1) * size).toBeLessThanOrEqual(186);
    expect((ranks + 1) * size).toBeLessThanOrEqual(244);
    expect(pieceSize(size)).toBeGreaterThanOrEqual(14);
  }
});

test('pieces in hand are cut out', () => {
  const found = supplies(state({ hands: { kind: 'pieces', first: 12, second: 12 } }), seega(5));
  expect(found.map(({ count }) => count)).toEqual([12, 12]);
});

test('where nothing counts the men, they fill the board beside the neutral pieces', () => {
  const found = supplies(state({ hands: { kind: 'neutrals', first: 2, second: 3 } }), PAHTUM);
  expect(found.map(({ piece, count }) => [piece.kind, count])).toEqual([
    ['neutral', 5],
    ['man', 22],
    ['man', 22],
  ]);
});
