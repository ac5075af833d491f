import { expect, test } from 'vitest';
import type { RecordNode } from '../core';
import { after, fromRecord, grown, isTree, pruned, shared, signsOf, toRecord, withMain } from './tree';

/** 1. b2,d4 2. a1,a2 (2. e1,e2 {the corner} (2. c1,c2) 3. c4,c5) 3. e5,e4 */
const LINE: RecordNode[] = [
  { turn: ['b2', 'd4'], comments: [], nags: [], variations: [] },
  {
    turn: ['a1', 'a2'],
    comments: [],
    nags: [2],
    variations: [
      {
        intro: ['instead'],
        line: [
          {
            turn: ['e1', 'e2'],
            comments: ['the corner'],
            nags: [1],
            variations: [{ intro: [], line: [{ turn: ['c1', 'c2'], comments: [], nags: [], variations: [] }] }],
          },
          { turn: ['c4', 'c5'], comments: [], nags: [], variations: [] },
        ],
      },
    ],
  },
  { turn: ['e5', 'e4'], comments: [], nags: [], variations: [] },
];
const tree = fromRecord(LINE);
const turns = (path: readonly string[]) => after(tree, path).map(({ turn }) => turn);

test('a record becomes a tree: what may be played at a place stands side by side, the main line first', () => {
  expect(turns([])).toEqual(['b2,d4']);
  expect(turns(['b2,d4'])).toEqual(['a1,a2', 'e1,e2', 'c1,c2']);
  expect(turns(['b2,d4', 'e1,e2'])).toEqual(['c4,c5']);
  expect(turns(['b2,d4', 'a1,a2', 'e5,e4'])).toEqual([]);
  const [played, other] = after(tree, ['b2,d4']);
  expect([played && signsOf(played), other && signsOf(other)]).toEqual(['?', '!']);
  expect([other?.intro, other?.comments]).toEqual([['instead'], ['the corner']]);
});

test('a tree becomes the same record, but for the nesting of alternatives', () => {
  const again = fromRecord(toRecord(tree));
  expect(again).toEqual(tree);
  expect(toRecord(tree, 2).map(({ turn }) => turn.join())).toEqual(['b2,d4', 'a1,a2']);
});

test('lines grow beside what there is, and can be taken away again', () => {
  const more = grown(tree, ['b2,d4', 'e1,e2', 'a5,b5', 'c4,c5']);
  expect(after(more, ['b2,d4', 'e1,e2']).map(({ turn }) => turn)).toEqual(['c4,c5', 'a5,b5']);
  expect(grown(more, ['b2,d4', 'a1,a2'])).toEqual(more);
  expect(pruned(more, ['b2,d4', 'e1,e2', 'a5,b5'])).toEqual(tree);
});

test('a game that was played on differently is the main line, and the record a variation', () => {
  const changed = withMain(tree, ['b2,d4', 'c1,c2', 'e1,e2']);
  expect(toRecord(changed, 3).map(({ turn }) => turn.join())).toEqual(['b2,d4', 'c1,c2', 'e1,e2']);
  expect(after(changed, ['b2,d4']).map(({ turn }) => turn)).toEqual(['c1,c2', 'a1,a2', 'e1,e2']);
});

test('places have a common beginning', () => {
  expect(shared(['a', 'b', 'c'], ['a', 'x'])).toBe(1);
  expect(shared(['a'], ['a', 'b'])).toBe(1);
});

test('what was kept is looked at before it is believed', () => {
  expect(isTree(JSON.parse(JSON.stringify(tree)))).toBe(true);
  expect(isTree([{ turn: 'b2', next: [] }])).toBe(false);
});
