import { beforeEach, expect, test, vi } from 'vitest';
import { allKept, begin, exportGames, forget, importGames, keep, kept, type Player } from './kept';

const person: Player = { kind: 'person', name: 'Ada' };
const plan = { spec: { ruleset: 'seti/beth', turns: [] }, players: { first: person, second: person } };

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a game is kept, found again, changed and forgotten', () => {
  const game = begin(plan);
  expect(kept(game.id)).toEqual(game);
  keep({ ...game, spec: { ...game.spec, turns: ['a1a2'] } });
  expect(kept(game.id)?.spec.turns).toEqual(['a1a2']);
  forget(game.id);
  expect(kept(game.id)).toBeNull();
});

test('a clock gives both sides their time', () => {
  expect(begin({ ...plan, clock: { kind: 'turn', each: 5000 } }).left).toEqual({ first: 5000, second: 5000 });
  expect(begin(plan).left).toBeNull();
});

test('games go into a file and come back; anything else is refused', () => {
  const [one, two] = [begin(plan), begin(plan)];
  const file = exportGames();
  localStorage.clear();
  expect(allKept()).toEqual([]);
  expect(importGames(file)).toBe(2);
  expect(kept(one.id)).toEqual(one);
  expect(kept(two.id)).toEqual(two);
  for (const text of ['', '{}', '[]', 'null', '{"khamsin-games":1}', '[Event "?"]'])
    expect(importGames(text)).toBeNull();
});

test('broken entries are skipped', () => {
  const game = begin(plan);
  localStorage.setItem('khamsin.game.broken', '{');
  localStorage.setItem('khamsin.game.other', '{"id":"other"}');
  expect(allKept()).toEqual([game]);
});

test('where storage is full, the page keeps the game while it is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const game = begin(plan);
  expect(kept(game.id)).toEqual(game);
  expect(allKept()).toEqual([game]);
  forget(game.id);
});
