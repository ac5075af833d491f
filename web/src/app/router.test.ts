import { expect, test } from 'vitest';
import { address, href, parse } from './router.svelte';

test('a page, what follows it, and its query', () => {
  const { page, rest, query } = parse('#/game/seega/2?left=seega%2Fkharbga');
  expect([page, rest, query.get('left')]).toEqual(['game', ['seega', '2'], 'seega/kharbga']);
  expect(parse('').page).toBe('');
  expect(parse('#/').page).toBe('');
});

test('what href writes parse reads, whatever is in it', () => {
  const query = { ruleset: 'seega/tabuleiro-42@1(size=7)', position: '5/5 1 move 0,0 0 1' };
  const there = parse(href('new', ['a/b', '50 %'], query));
  expect(there.rest).toEqual(['a/b', '50 %']);
  expect(Object.fromEntries(there.query)).toEqual(query);
});

test('anything that does not begin with a slash is a game in a link', () => {
  const link = '1;seega/tabuleiro-42@1~size=7;;b2,d4_a1,a2;';
  expect(parse(`#${link}`)).toMatchObject({ page: 'open', rest: [link] });
  expect(address(link).endsWith(`#${link}`)).toBe(true);
});

test('a stray percent sign means itself', () => {
  expect(parse('#/play/50%').rest).toEqual(['50%']);
});
