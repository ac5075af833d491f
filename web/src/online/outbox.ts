/**
 * What a reload must not lose of a live game: where it stood, what waits to be sent, and the turn under way.
 *
 * A command stays here until the server has acknowledged it and its effect has been seen. It carries the name by which the
 * server knows it again, so sending it twice does no harm.
 */
import { names, read, remove, write } from '../app/storage';
import type { Command, Table } from './types';

/** A command that waits. */
export interface Waiting {
  readonly command: Command;
  /** How many turns had been played when it was given. */
  readonly at: number;
  /** The version it has on the server, once that is known. */
  readonly acked: number | null;
}

/** A turn of which something is played. */
export interface Draft {
  readonly at: number;
  readonly text: string;
}

/** Everything that is kept of a live game. */
export interface Notes {
  readonly table: Table | null;
  readonly waiting: readonly Waiting[];
  readonly draft: Draft | null;
}

const START = 'live.';
const NOTHING: Notes = { table: null, waiting: [], draft: null };
/** More games than anybody plays at once; the oldest are forgotten. */
const MOST = 20;

/** What is kept of a game. */
export function notesOf(id: string): Notes {
  try {
    const kept = JSON.parse(read(START + id) ?? 'null') as Partial<Notes> | null;
    if (!kept || !Array.isArray(kept.waiting)) return NOTHING;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

/** Keeps it. */
export function note(id: string, notes: Notes): void {
  write(START + id, JSON.stringify(notes));
}

/** The games that this device has a seat in, as they stood when it last heard of them; the newest first. */
export function seatedIn(): Table[] {
  const tables = names(START).map((name) => notesOf(name.slice(START.length)).table);
  return tables.filter((table) => table !== null).sort((one, other) => other.now - one.now);
}

/** Forgets a game that needs nothing any more, and those nobody came back to. */
export function forgetLive(id: string): void {
  remove(START + id);
  const others = names(START).map((name) => ({ name, now: notesOf(name.slice(START.length)).table?.now ?? 0 }));
  for (const { name } of others.sort((one, other) => other.now - one.now).slice(MOST)) remove(name);
}
