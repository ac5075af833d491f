/**
 * The exact tables for the browser, handed to the core once, when a page first wants proved values.
 *
 * `make web-tables` writes the file; a build without it has no proved values, and says nothing about them.
 */
import type { ProbeAsk, Probed } from '../core';
import { core } from './core';

const files = import.meta.glob<string>('../core/tables.pack', { query: '?url', import: 'default' });
let taken: Promise<boolean> | undefined;

/** Whether the core has tables now. */
export function haveTables(): Promise<boolean> {
  taken ??= load().catch(() => {
    // The next page tries again.
    taken = undefined;
    return false;
  });
  return taken;
}

/** What is proved about a game's position; `null` where nothing is. */
export async function proved(game: ProbeAsk['game']): Promise<Probed | null> {
  if (!(await haveTables())) return null;
  const probed = await core().ask('probe', { game });
  return probed.value ? probed : null;
}

async function load(): Promise<boolean> {
  const [file] = Object.values(files);
  if (!file) return false;
  const answer = await fetch(await file());
  if (!answer.ok) return false;
  await core().takeTables(new Uint8Array(await answer.arrayBuffer()));
  return true;
}
