/** What the server says and hears, as `docs/online.md` writes it down. Nothing here does anything. */
import type { GameSpec, Refusal, Side } from '../core';

/** One of something for each side. */
export type Both<T> = Readonly<Record<Side, T>>;

/** A clock, in milliseconds. */
export type ClockSpec =
  | { readonly kind: 'increment'; readonly base: number; readonly step: number }
  | { readonly kind: 'per_turn'; readonly base: number };

/** What players can offer each other. */
export type Proposal = 'count' | 'draw' | 'takeback' | 'rematch';

/** A place at the board. */
export interface Seat {
  readonly name: string | null;
  readonly taken: boolean;
  readonly here: boolean;
  readonly you: boolean;
}

/** The clocks as they were at a time. */
export interface ClockTold extends Both<number> {
  readonly spec: ClockSpec;
  readonly running: Side | null;
  readonly at: number;
}

/** Who is there. */
export interface People {
  readonly seats: Both<Seat>;
  readonly watchers: number;
  /** Since when a seat has had no connection. */
  readonly away: Both<number | null>;
  /** From when on the reader may end the game as won, because the other, whose turn it is, has gone away. */
  readonly claim_at: number | null;
  /** The server's time. */
  readonly now: number;
}

/** Where a game stands, for its reader. */
export interface Table extends People {
  readonly id: string;
  readonly v: number;
  readonly status: 'waiting' | 'running' | 'paused' | 'over';
  readonly game: GameSpec;
  readonly you: Side | null;
  readonly side: Side;
  readonly clock: ClockTold | null;
  readonly offer: { readonly by: Side; readonly what: Proposal } | null;
  readonly outcome: { readonly winner: Side | null; readonly points: Both<number> } | null;
  readonly series: { readonly id: string; readonly number: number } | null;
  readonly class: { readonly id: string; readonly round: number } | null;
  /** The rematch. */
  readonly next: string | null;
  readonly listed: boolean;
}

/** A table in a message: its turns are told as what is new of them. */
export type TablePatch = Omit<Table, 'game'> & {
  readonly game: Omit<GameSpec, 'turns'>;
  readonly turns: { readonly from: number; readonly add: readonly string[] };
};

/** What a player wishes. */
export type Wish =
  | { readonly do: 'turn'; readonly turn: string }
  | { readonly do: 'offer' | 'accept' | 'decline'; readonly what: Proposal }
  | { readonly do: 'resign' | 'claim' };

/** A wish with the name it is known by: said twice, it is done once. */
export type Command = Wish & { readonly ack: string; readonly v?: number };

/** Why something was refused, as RFC 9457 has it. */
export interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly refusal?: Refusal | null;
}

/** A message of the server. */
export type FromServer =
  | { readonly t: 'table'; readonly d: TablePatch; readonly v: number }
  | { readonly t: 'people'; readonly d: People; readonly v: number }
  | { readonly t: 'ack'; readonly d: { readonly ack: string | null }; readonly v: number }
  | {
      readonly t: 'refused';
      readonly d: { readonly ack: string | null; readonly problem: Problem };
      readonly v: number;
    }
  | { readonly t: 'pong'; readonly v: number };

/** What a player of a series has gathered. */
export interface Score {
  readonly name: string | null;
  readonly you: boolean;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A series of games between the same two. */
export interface Series {
  readonly id: string;
  readonly ruleset: string;
  readonly games: readonly {
    readonly id: string;
    /** Who was First. */
    readonly first: 1 | 2;
    readonly over: boolean;
    readonly points: { readonly one: number; readonly two: number } | null;
  }[];
  readonly one: Score;
  readonly two: Score;
}

/** A pupil of a class. */
export interface Pupil {
  readonly number: number;
  readonly name: string | null;
  readonly here: boolean;
  readonly removed: boolean;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  readonly place: number | null;
}

/** A game of a class. */
export interface ClassGame {
  readonly round: number;
  readonly id: string;
  /** The pupils' numbers. */
  readonly first: number;
  readonly second: number;
  readonly over: boolean;
  readonly winner: Side | null;
  readonly points: Both<number> | null;
}

/** A class, for its reader. */
export interface Class {
  readonly id: string;
  readonly title: string | null;
  readonly ruleset: string;
  readonly clock: ClockSpec | null;
  readonly state: 'open' | 'paused' | 'ended';
  readonly round: number;
  readonly teacher: boolean;
  readonly you: number | null;
  readonly game: string | null;
  readonly bye: boolean;
  readonly pupils: readonly Pupil[];
  readonly games: readonly ClassGame[];
  readonly byes: readonly { readonly round: number; readonly pupil: number }[];
  readonly v: number;
}

/** A class in the list of those that can be joined. */
export interface ClassListed {
  readonly id: string;
  readonly title: string | null;
  readonly pupils: number;
  readonly ruleset: string;
}
