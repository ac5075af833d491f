/** Matches: several games between the same two, counted on their rule sets' own ladders. Sides change every game. */
import { freshId, freshSeed } from '../app/chance';
import { core } from '../app/core';
import type { SeriesScore } from '../core';
import { allKept, begin, other, type KeptGame } from './kept';

/** The games of a match, in order. */
export function gamesOf(matchId: string): KeptGame[] {
  const games = allKept().filter(({ match }) => match?.id === matchId);
  return games.sort((one, other) => one.begun - other.begun);
}

/** The score of a match. */
export function scoreOf(matchId: string): Promise<SeriesScore> {
  const games = gamesOf(matchId).flatMap(({ spec, match }) =>
    match ? [{ game: spec, first: match.one === 'first' ? ('one' as const) : ('two' as const) }] : [],
  );
  return core().ask('series', { games });
}

/** The next game of the same two with changed sides; if they had no match yet, they have one now. */
export function nextGame(game: KeptGame, keepOld: (game: KeptGame) => void): KeptGame {
  const match = game.match ?? { id: freshId(), one: 'first' as const, games: 1 };
  if (!game.match) keepOld({ ...game, match });
  const { ruleset, position } = game.spec;
  return begin({
    spec: { ruleset, seed: freshSeed(), turns: [], ...(position ? { position } : {}) },
    players: { first: game.players.second, second: game.players.first },
    clock: game.clock,
    match: { ...match, one: other(match.one) },
  });
}
