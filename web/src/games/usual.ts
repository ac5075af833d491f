/** What “Play now” begins: the first time Seega on the small board against the lowest level, later what was played last. */
import { freshSeed } from '../app/chance';
import { href } from '../app/router.svelte';
import { read, write } from '../app/storage';
import type { Side } from '../core';
import { begin, type Player } from './kept';

const NAME = 'usual';

/** A game against the computer, in short. */
export interface Usual {
  readonly ruleset: string;
  readonly level: number;
  readonly side: Side;
}

/** The first game of all: its sheet has the fewest duties. */
const FIRST: Usual = { ruleset: 'seega/tabuleiro-42', level: 1, side: 'first' };

/** What was played last, or `null` on a first visit. */
export function lastPlayed(): Usual | null {
  try {
    const kept = JSON.parse(read(NAME) ?? 'null') as Partial<Usual> | null;
    return typeof kept?.ruleset === 'string' ? { ...FIRST, ...kept } : null;
  } catch {
    return null;
  }
}

/** Remembers what was played. */
export function remember(usual: Usual): void {
  write(NAME, JSON.stringify(usual));
}

/** Begins the usual game; its address. */
export function playNow(): string {
  const { ruleset, level, side } = lastPlayed() ?? FIRST;
  const [person, computer]: Player[] = [
    { kind: 'person', name: '' },
    { kind: 'computer', level },
  ];
  const players = side === 'first' ? { first: person, second: computer } : { first: computer, second: person };
  const game = begin({
    spec: { ruleset, seed: freshSeed(), turns: [] },
    players: players as Record<Side, Player>,
  });
  return href('play', [game.id]);
}
