/**
 * Games that come from outside: a pasted or opened text may be a record, a link, a position or our own list of games.
 */
import { core } from '../app/core';
import { CoreProblem, type GameRecord, type GameSpec } from '../core';
import { begin, importGames, type KeptGame, type Player } from './kept';
import { fromRecord, type Branch } from './tree';

/** What was in a text. */
export type Incoming =
  | { readonly kind: 'game'; readonly game: KeptGame }
  | { readonly kind: 'games'; readonly count: number }
  | { readonly kind: 'problem'; readonly text: string };

/** Takes in whatever a text holds. */
export async function takeIn(text: string): Promise<Incoming> {
  const trimmed = text.trim();
  const count = importGames(trimmed);
  if (count !== null) return { kind: 'games', count };
  const hash = /#?(1;[^\s]+)$/.exec(trimmed)?.[1];
  try {
    return hash === undefined ? await records(trimmed) : await link(hash);
  } catch (error) {
    if (error instanceof CoreProblem) return { kind: 'problem', text: error.message };
    throw error;
  }
}

/** The game in a link, kept as one for two people. */
export async function link(hash: string): Promise<Incoming> {
  const state = await core().ask('open_link', { text: hash });
  return { kind: 'game', game: keepSpec(state.game, state.outcome?.result ?? null) };
}

async function records(text: string): Promise<Incoming> {
  const { records } = await core().ask('read_record', { text });
  const games: KeptGame[] = [];
  for (const { game, problem, record } of records) {
    if (!game) return { kind: 'problem', text: problem?.text ?? '' };
    const name = (tag: string) => record.tags?.find((one) => one.name === tag)?.value ?? '';
    const player = (tag: string): Player => ({ kind: 'person', name: name(tag) === '?' ? '' : name(tag) });
    const players = { first: player('First'), second: player('Second') };
    const result = record.result === '*' ? null : record.result;
    games.push(begin({ spec: game, players, result, ...notes(record) }));
  }
  const [first] = games;
  return games.length === 1 && first ? { kind: 'game', game: first } : { kind: 'games', count: games.length };
}

/** What a record says besides its turns. */
function notes({ line }: GameRecord): { tree?: Branch[] } {
  const annotated = line.some(({ variations, comments, nags }) =>
    [variations, comments, nags].some((all) => all?.length),
  );
  return annotated ? { tree: fromRecord(line) } : {};
}

const NOBODY: Player = { kind: 'person', name: '' };

function keepSpec(spec: GameSpec, result: string | null): KeptGame {
  return begin({ spec, players: { first: NOBODY, second: NOBODY }, result });
}
