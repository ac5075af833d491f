/**
 * A game with its variations: turns that branch, as records write them down.
 *
 * A list of branches stands for what may follow a position, the main line first. A place in the tree is the list of turns
 * that leads there. Nothing is changed in place: every function gives a new tree.
 */
import type { RecordNode } from '../core';

/** A turn and what may follow it. */
export interface Branch {
  readonly turn: string;
  /** Comments before the turn, where it begins a variation. */
  readonly intro: readonly string[];
  readonly comments: readonly string[];
  /** Numeric glyphs: 1 to 6 are `!` `?` `!!` `??` `!?` `?!`. */
  readonly nags: readonly number[];
  readonly next: readonly Branch[];
}

/** The turns that lead to a place. */
export type Path = readonly string[];

const SIGNS: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

/** The signs behind a turn. */
export function signsOf({ nags }: Branch): string {
  return nags.map((nag) => SIGNS[nag] ?? '').join('');
}

/** The tree of a record's line. */
export function fromRecord(line: readonly RecordNode[], intro: readonly string[] = []): Branch[] {
  const [first, ...rest] = line;
  if (!first) return [];
  const main: Branch = {
    turn: first.turn.join(','),
    intro,
    comments: first.comments ?? [],
    nags: first.nags ?? [],
    next: fromRecord(rest),
  };
  return [main, ...(first.variations ?? []).flatMap((one) => fromRecord(one.line, one.intro ?? []))];
}

/** The line of a record, its main line cut after so many turns: what was tried after the end is no part of the game. */
export function toRecord(branches: readonly Branch[], length = Infinity): RecordNode[] {
  const [main, ...others] = branches;
  if (!main || length === 0) return [];
  const node: RecordNode = {
    turn: main.turn.split(','),
    comments: [...main.comments],
    nags: [...main.nags],
    variations: others.map((other) => ({ intro: [...other.intro], line: toRecord([other]) })),
  };
  return [node, ...toRecord(main.next, length - 1)];
}

/** The tree with these turns as its main line. */
export function withMain(branches: readonly Branch[], turns: Path): Branch[] {
  const [turn, ...rest] = turns;
  if (turn === undefined) return [...branches];
  const found = branches.find((one) => one.turn === turn) ?? fresh(turn);
  const others = branches.filter((one) => one.turn !== turn);
  return [{ ...found, next: withMain(found.next, rest) }, ...others];
}

/** The tree with a line in it, beside what there is. */
export function grown(branches: readonly Branch[], line: Path): Branch[] {
  const [turn, ...rest] = line;
  if (turn === undefined) return [...branches];
  if (!branches.some((one) => one.turn === turn)) return [...branches, { ...fresh(turn), next: grown([], rest) }];
  return branches.map((one) => (one.turn === turn ? { ...one, next: grown(one.next, rest) } : one));
}

/** The tree without a turn and everything behind it. */
export function pruned(branches: readonly Branch[], path: Path): Branch[] {
  const [turn, ...rest] = path;
  if (rest.length === 0) return branches.filter((one) => one.turn !== turn);
  return branches.map((one) => (one.turn === turn ? { ...one, next: pruned(one.next, rest) } : one));
}

/** What may follow a place. */
export function after(branches: readonly Branch[], path: Path): readonly Branch[] {
  return path.reduce((level, turn) => level.find((one) => one.turn === turn)?.next ?? [], branches);
}

/** How many turns two paths have in common. */
export function shared(one: Path, other: Path): number {
  const parting = one.findIndex((turn, place) => turn !== other[place]);
  return parting === -1 ? one.length : parting;
}

/** Whether a value that was kept has the shape of a tree. */
export function isTree(value: unknown): value is Branch[] {
  return Array.isArray(value) && value.every(isBranch);
}

function isBranch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { turn, intro, comments, nags, next } = value as Record<string, unknown>;
  return typeof turn === 'string' && [intro, comments, nags].every(Array.isArray) && isTree(next);
}

function fresh(turn: string): Branch {
  return { turn, intro: [], comments: [], nags: [], next: [] };
}
