import { expect, test } from 'vitest';
import { plan } from './plan';
import type { Piece, Square } from './state';

const man = (side: 'first' | 'second'): Piece => ({ kind: 'man', side });
const at = (pieces: Record<Square, Piece>) => new Map(Object.entries(pieces));

test('a step with a capture: one moved, one went', () => {
  const before = at({ c2: man('first'), d3: man('second'), e3: man('first') });
  const after = at({ c3: man('first'), e3: man('first') });
  expect(plan(before, after)).toEqual({
    moved: [{ from: 'c2', to: 'c3' }],
    came: [],
    went: [{ square: 'd3', piece: man('second') }],
  });
});

test('a placement came', () => {
  expect(plan(new Map(), at({ a1: man('first') }))).toEqual({ moved: [], came: ['a1'], went: [] });
});

test('a capture by moving onto the enemy', () => {
  const priest: Piece = { kind: 'priest', side: 'first' };
  const enemy: Piece = { kind: 'pharaoh', side: 'second' };
  const change = plan(at({ b1: priest, c3: enemy }), at({ c3: priest }));
  expect(change.moved).toEqual([{ from: 'b1', to: 'c3' }]);
  expect(change.went).toEqual([{ square: 'c3', piece: enemy }]);
});

test('the nearest of equal pieces is the one that moved', () => {
  const change = plan(at({ a1: man('first'), e5: man('first') }), at({ a2: man('first'), e4: man('first') }));
  expect(change.moved).toContainEqual({ from: 'a1', to: 'a2' });
  expect(change.moved).toContainEqual({ from: 'e5', to: 'e4' });
});

test('boarding a ship is no motion', () => {
  const ashore: Piece = { kind: 'priest', side: 'first' };
  expect(plan(at({ b1: ashore }), at({ b1: { ...ashore, aboard: true } }))).toEqual({ moved: [], came: [], went: [] });
});
