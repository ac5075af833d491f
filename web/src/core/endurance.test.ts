// @vitest-environment node
import { expect, test } from 'vitest';
import { Channel } from './channel';
import type { Exchanges, Played } from './protocol.gen';
import { bytes, texts } from './testing';

/** Games of this many at level 1, one after the other, and where their memory is compared. */
const GAMES = 200;
const SETTLED = 20;

test('200 games in a row, with stable memory', { timeout: 600_000 }, async () => {
  const hooks = { tell: () => undefined, panicked: (message: string) => expect.fail(message) };
  const channel = await Channel.open(await WebAssembly.compile(bytes() as BufferSource), hooks);
  const ask = <N extends keyof Exchanges>(name: N, ask: Exchanges[N]['ask']): Exchanges[N]['answer'] => {
    const reply = JSON.parse(channel.answer(JSON.stringify({ lang: 'en', ask: name, with: ask }))) as {
      answer: Exchanges[N]['answer'];
    };
    expect(reply).toHaveProperty('answer');
    return reply.answer;
  };
  ask('texts', { lang: 'en', source: await texts('en') });
  const rulesets = [
    'seega/tabuleiro-42',
    'saut-du-chat/ludens-planet',
    'pahtum/globe-joueur',
    'seti/aleph',
    'seti/beth',
  ];
  let settled = 0;
  for (let number = 0; number < GAMES; number += 1) {
    const ruleset = rulesets[number % rulesets.length] ?? '';
    let { state } = ask('new_game', { ruleset, seed: String(number) });
    for (let turn = 0; turn < 120 && state.outcome === null; turn += 1) {
      const found = ask('search', { game: state.game, level: 1, seed: String(number) });
      const played: Played = ask('play', { game: state.game, action: found.best ?? '' });
      state = played.state;
    }
    if (number === SETTLED) settled = channel.memory;
  }
  expect(channel.memory).toBe(settled);
});
