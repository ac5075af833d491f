/**
 * Games that are kept on the device: what a reload, a crash or another tab goes on with.
 *
 * A game is the core's spec and what only people add: who plays, which clock, which match. Each has an entry of its own
 * in the browser's storage, written after every action, so that nothing is lost but the action under way.
 */
import { freshId, freshSeed } from '../app/chance';
import { names, onChange, read, remove, write, type Kept } from '../app/storage';
import type { GameSpec, Side } from '../core';
import { isTree, type Branch } from './tree';

/** Who plays a side. A person without a name is called by the side. */
export type Player =
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'computer'; readonly level: number };

/** A clock, in milliseconds: so much for the game and more for every turn, or so much for each turn. */
export type ClockSetting =
  | { readonly kind: 'increment'; readonly start: number; readonly increment: number }
  | { readonly kind: 'turn'; readonly each: number };

/** A match: games that are counted together. */
export interface MatchPlace {
  readonly id: string;
  /** The side of the player who is named first. */
  readonly one: Side;
  /** How many games were agreed on. */
  readonly games: number;
}

/** A game in progress or finished. */
export interface KeptGame {
  readonly id: string;
  readonly spec: GameSpec;
  readonly players: Readonly<Record<Side, Player>>;
  readonly clock: ClockSetting | null;
  /** Milliseconds left for each side. */
  readonly left: Readonly<Record<Side, number>> | null;
  readonly match: MatchPlace | null;
  /** Draws what the computer leaves to chance. */
  readonly seed: string;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  /** As a record writes it, once the game is over. */
  readonly result: string | null;
  /** Variations and comments: those of a record, and those that its reader tried. */
  readonly tree?: readonly Branch[];
}

/** What a new game needs; the rest follows. */
export type GamePlan = Pick<KeptGame, 'spec' | 'players'> &
  Partial<Pick<KeptGame, 'clock' | 'match' | 'result' | 'tree'>>;

const START = 'game.';
const FILE = 'khamsin-games';

/** The other side. */
export function other(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}

/** Begins a game and keeps it. */
export function begin(plan: GamePlan): KeptGame {
  const clock = plan.clock ?? null;
  const each = clock === null ? null : clock.kind === 'turn' ? clock.each : clock.start;
  const now = Date.now();
  const game: KeptGame = {
    id: freshId(),
    spec: plan.spec,
    players: plan.players,
    clock,
    left: each === null ? null : { first: each, second: each },
    match: plan.match ?? null,
    seed: freshSeed(),
    begun: now,
    changed: now,
    result: plan.result ?? null,
    ...(plan.tree ? { tree: plan.tree } : {}),
  };
  keep(game);
  return game;
}

/** Keeps a game as it is now. */
export function keep(game: KeptGame): Kept {
  return write(START + game.id, JSON.stringify(game));
}

/** A game by its id. */
export function kept(id: string): KeptGame | null {
  return parse(read(START + id));
}

/** Forgets a game. */
export function forget(id: string): void {
  remove(START + id);
}

/** Every game, the last played first. */
export function allKept(): KeptGame[] {
  const games = names(START).flatMap((name) => parse(read(name)) ?? []);
  return games.sort((one, other) => other.changed - one.changed);
}

/** Hears of changes by other tabs. */
export function onKeptChange(hear: (id: string) => void): () => void {
  return onChange(START, (name) => {
    hear(name.slice(START.length));
  });
}

/** All games as one text, for a file. */
export function exportGames(games: readonly KeptGame[] = allKept()): string {
  return JSON.stringify({ [FILE]: 1, games }, null, 1);
}

/** Takes in games of such a text; how many there were, or `null` if it is something else. */
export function importGames(text: string): number | null {
  const games = gamesIn(text);
  for (const game of games ?? []) keep(game);
  return games?.length ?? null;
}

function gamesIn(text: string): KeptGame[] | null {
  try {
    const file = JSON.parse(text) as Record<string, unknown>;
    if (file[FILE] !== 1 || !Array.isArray(file['games'])) return null;
    return file['games'].filter(isGame);
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptGame | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isGame(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether it has the shape of a game; whether its turns are legal, the core says when it is opened. */
function isGame(value: unknown): value is KeptGame {
  if (!isRecord(value) || !isRecord(value['spec']) || !isRecord(value['players'])) return false;
  const { spec, players, id, seed, tree } = value;
  if (tree !== undefined && !isTree(tree)) return false;
  const texts = [id, seed, spec['ruleset']].every((text) => typeof text === 'string');
  const sides = [players['first'], players['second']].every(isPlayer);
  return texts && sides && Array.isArray(spec['turns']) && typeof value['changed'] === 'number';
}

function isPlayer(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return value['kind'] === 'person' ? typeof value['name'] === 'string' : typeof value['level'] === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
