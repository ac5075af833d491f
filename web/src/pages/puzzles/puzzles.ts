/** The puzzles that come with Khamsin: records with a proved solution, one file per rule set, loaded when it is chosen. */
import { core } from '../../app/core';
import { read, write } from '../../app/storage';
import type { GameRecord, GameSpec, RecordNode } from '../../core';

const files = import.meta.glob<string>('../../../../crates/tables/puzzles/*.pgn', { query: '?raw', import: 'default' });

/** The rule sets with puzzles: a file's name and the rule set it is about. */
export const SETS = [
  { file: 'seega-tabuleiro-42', ruleset: 'seega/tabuleiro-42' },
  { file: 'seega-ludens-planet', ruleset: 'seega/ludens-planet' },
  { file: 'seega-jeu-du-seega', ruleset: 'seega/jeu-du-seega' },
  { file: 'seega-globe-joueur-5x5', ruleset: 'seega/globe-joueur' },
  { file: 'saut-du-chat-ludens-planet', ruleset: 'saut-du-chat/ludens-planet' },
] as const;

/** A puzzle. */
export interface Puzzle {
  readonly id: string;
  readonly grade: string;
  /** `gain 3`, `win 2`: what is to be reached, and in how many turns. */
  readonly goal: { readonly kind: string; readonly turns: number };
  /** What best play leads to: `win-total`. */
  readonly value: string;
  readonly game: GameSpec;
  readonly line: readonly RecordNode[];
}

/** The puzzles of a file, the easiest first. */
export async function puzzlesOf(file: string): Promise<Puzzle[]> {
  const load = files[`../../../../crates/tables/puzzles/${file}.pgn`];
  if (!load) return [];
  const { records } = await core().ask('read_record', { text: await load() });
  return records.flatMap(({ record, game }) => (game ? [puzzle(file, record, game)] : []));
}

function puzzle(file: string, record: GameRecord, game: GameSpec): Puzzle {
  const tag = (name: string) => record.tags?.find((one) => one.name === name)?.value ?? '';
  const [kind = '', turns = '1'] = tag('Goal').split(' ');
  return {
    id: `${file} ${tag('Round')}`,
    grade: tag('Grade'),
    goal: { kind, turns: Number(turns) },
    value: tag('Value'),
    game: { ruleset: game.ruleset, position: game.position ?? null, turns: [] },
    line: record.line,
  };
}

/** What a variation that begins with this turn leads to for the side that plays it: `draw`; `null` if none is recorded. */
export function verdictOf(node: RecordNode, turn: string): string | null {
  for (const { line } of node.variations ?? []) {
    const [first] = line;
    if (first?.turn.join(',') === turn) return valueIn(first);
  }
  return null;
}

function valueIn({ comments }: RecordNode): string | null {
  return /\[%val ([a-z-]+)/.exec((comments ?? []).join(' '))?.[1] ?? null;
}

const SOLVED = 'puzzles.solved';
const STREAK = 'puzzles.streak';

/** The puzzles that were solved on this device. */
export function solved(): ReadonlySet<string> {
  return new Set((read(SOLVED) ?? '').split('\n').filter(Boolean));
}

/** How many were solved in a row, without a wrong turn or a hint. */
export function streak(): number {
  return Number(read(STREAK) ?? '0') || 0;
}

/** Keeps that a puzzle was solved, cleanly or not. */
export function keepSolved(id: string, how: 'clean' | 'helped'): void {
  write(SOLVED, [...new Set([...solved(), id])].join('\n'));
  if (how === 'clean') write(STREAK, String(streak() + 1));
}

/** A wrong turn or a hint ends the row. */
export function breakStreak(): void {
  write(STREAK, '0');
}
