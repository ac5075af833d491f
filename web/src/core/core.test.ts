// @vitest-environment node
import { afterAll, expect, test, vi } from 'vitest';
import { Core } from './core';
import { CoreCancelled, CoreCrashed, CoreProblem, CoreUnavailable } from './errors';
import type { FromWorker, ToWorker } from './messages';
import type { Found, GameSpec } from './protocol.gen';
import { bytes, spawn, testCore, texts } from './testing';

const core = testCore();
afterAll(() => {
  core.dispose();
});

const SEEGA = 'seega/ludens-planet';
const fresh = (ruleset: string): GameSpec => ({ ruleset, turns: [] });

test('tells what there is to choose from', async () => {
  const { games, languages } = await core.ask('catalogue', {});
  expect(games.map((game) => game.id)).toEqual(['seega', 'saut-du-chat', 'pahtum', 'seti']);
  expect(languages.map((language) => language.code)).toContain('fr');
});

test('plays, and goes on from the spec it gives back', async () => {
  const { state } = await core.ask('new_game', { ruleset: SEEGA });
  expect(state.actions).toHaveLength(24);
  expect(state.duty).toBe('place 2 pieces');
  const one = await core.ask('play', { game: state.game, action: 'b2' });
  expect(one.state.mid_turn).toBe(true);
  expect(one.changes[0]?.text).toBe('First places a piece on b2');
  const two = await core.ask('play', { game: one.state.game, action: 'd4' });
  expect(two.state.game.turns).toEqual(['b2,d4']);
  expect(two.state.side).toBe('second');
});

test('a refused action is an error with its clause', async () => {
  const asked = core.ask('play', { game: fresh(SEEGA), action: 'c3' });
  const error = await asked.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(CoreProblem);
  const { problem } = error as CoreProblem;
  expect(problem.refusal?.clause.id).toBe('seega.place.centre');
  expect(problem.text).toContain('c3 is the centre');
});

test('answers in the language that was chosen last', async () => {
  const french = testCore('fr');
  expect((await french.ask('state', { game: fresh(SEEGA) })).duty).toBe('poser 2 pions');
  await french.setLanguage('en');
  expect((await french.ask('state', { game: fresh(SEEGA) })).duty).toBe('place 2 pieces');
  french.dispose();
});

test('the engine streams what it knows, and the rules answer meanwhile', async () => {
  const found: Found[] = [];
  const thinking = core.search(
    { game: fresh('seti/beth'), limit: { milliseconds: 600 }, lines: 2 },
    { onProgress: (progress) => found.push(progress) },
  );
  const asked = performance.now();
  await core.ask('state', { game: fresh(SEEGA) });
  expect(performance.now() - asked).toBeLessThan(300);
  const last = await thinking;
  expect(found.length).toBeGreaterThan(1);
  expect(last.lines).toHaveLength(2);
  expect(last.lines[0]?.value.words).toMatch(/even|better|wins/);
});

test('a search that is cancelled ends at once, and keeps what it knew', async () => {
  await core.warmUp();
  const stop = new AbortController();
  let cancelled = 0;
  const found = await core.search(
    { game: fresh('seega/tabuleiro-42') },
    {
      signal: stop.signal,
      onProgress: ({ depth }) => {
        if (depth < 2 || cancelled > 0) return;
        cancelled = performance.now();
        stop.abort();
      },
    },
  );
  expect(performance.now() - cancelled).toBeLessThan(100);
  expect(found.best).toMatch(/^[a-e][1-5],[a-e][1-5]$/);
  const again = performance.now();
  await core.search({ game: fresh(SEEGA), level: 1 });
  // The next worker was made ready meanwhile: its start and a level 1 answer.
  expect(performance.now() - again).toBeLessThan(1000);
});

test('cancelled before anything is known', async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(core.search({ game: fresh(SEEGA) }, { signal: stop.signal })).rejects.toBeInstanceOf(CoreCancelled);
});

test('level 1 answers within 100 ms in every game', async () => {
  for (const ruleset of [
    SEEGA,
    'seega/globe-joueur',
    'saut-du-chat/ludens-planet',
    'pahtum/globe-joueur',
    'seti/aleph',
    'seti/beth',
  ]) {
    await core.search({ game: fresh(ruleset), level: 1 });
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const asked = performance.now();
      await core.search({ game: fresh(ruleset), level: 1, seed: String(round) });
      times.push(performance.now() - asked);
    }
    expect(Math.min(...times), ruleset).toBeLessThan(100);
  }
});

test('a worker that breaks down is replaced, and says why', async () => {
  // The first worker crashes on its first question; those after it are real.
  let broken = 0;
  const breaking = () => {
    const worker = spawn();
    const real = worker.postMessage.bind(worker);
    worker.postMessage = (message: ToWorker) => {
      if ('ask' in message && message.ask.ask === 'state' && broken === 0) {
        broken += 1;
        const crashed: FromWorker = { id: message.id, crashed: 'panicked at the disco' };
        queueMicrotask(() => worker.onmessage?.({ data: crashed }));
        return;
      }
      real(message);
    };
    return worker;
  };
  const module = () => WebAssembly.compile(bytes() as BufferSource);
  const fragile = new Core({ lang: 'en', module, texts, spawn: breaking });
  const asked = fragile.ask('state', { game: fresh(SEEGA) });
  await expect(asked).rejects.toBeInstanceOf(CoreCrashed);
  expect((await fragile.ask('state', { game: fresh(SEEGA) })).duty).toBe('place 2 pieces');
  fragile.dispose();
});

test('what cannot be loaded is said, and tried again', async () => {
  const module = vi.fn(() => WebAssembly.compile(bytes() as BufferSource)).mockRejectedValueOnce(new Error('offline'));
  const late = new Core({ lang: 'en', module, texts, spawn });
  await expect(late.ask('catalogue', {})).rejects.toBeInstanceOf(CoreUnavailable);
  await late.setLanguage('en');
  expect((await late.ask('catalogue', {})).games).toHaveLength(4);
  late.dispose();
});
