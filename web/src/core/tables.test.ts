// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testCore } from './testing';

const file = join(import.meta.dirname, 'tables.pack');

// `make web-tables` solves them; without it there is nothing to look up.
test.skipIf(!existsSync(file))('looks exact values up', async () => {
  const core = testCore();
  const game = { ruleset: 'seega/tabuleiro-42', position: '5/5/5/2M2/Mm3 1 move 0,0 0 30', turns: [] };
  expect((await core.ask('probe', { game })).why).toContain('no table');
  const { solve_hashes, pieces } = await core.takeTables(readFileSync(file));
  expect([solve_hashes.length, pieces]).toEqual([5, 5]);
  const { value, turns } = await core.ask('probe', { game });
  // `khamsin tables probe` says the same of this position.
  expect(value?.name).toBe('win');
  expect(value?.distance).toBe(1);
  expect(turns[0]?.value?.winner).toBe('first');
  // The engine knows them too: no search sees a capture 21 turns away.
  const far = { ...game, position: '5/1M3/m2M1/5/m3M 1 move 0,0 0 13' };
  const found = await core.search({ game: far, lines: 2 });
  expect(found.best).toBe('b4a4');
  expect(found.lines.map(({ value }) => [value.proved, value.exact?.name, value.exact?.distance])).toEqual([
    [true, 'win', 21],
    [true, 'draw', null],
  ]);
  const { turns: judged } = await core.review({ game: { ...far, turns: ['b4b5'] } });
  expect(judged[0]).toMatchObject({ sign: '??', best: expect.arrayContaining(['b4a4']) as unknown });
  core.dispose();
});
