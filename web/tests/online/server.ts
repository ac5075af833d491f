/** One server: the real program, with the app in it, on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = process.env['KHAMSIN'] ?? join(import.meta.dirname, '../../../target/release/khamsin');

/** The database that servers share; without one each has a file of its own. */
export const DATABASE = process.env['KHAMSIN_DATABASE'];

/** A server that runs. */
export interface Server {
  /** With a slash at its end. */
  readonly address: string;
  /** Ends it: politely, or as a power cut does. */
  readonly end: (how: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts one. */
export async function start(): Promise<Server> {
  // Nothing of a test may end up among the games of whoever runs it.
  const home = mkdtempSync(join(tmpdir(), 'khamsin-online-'));
  const program = spawn(PROGRAM, ['serve', '--port', '0', '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, XDG_DATA_HOME: home },
  });
  const ended = once(program, 'exit');
  const end = async (how: 'SIGTERM' | 'SIGKILL') => {
    program.kill(how);
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  for await (const line of createInterface(program.stdout)) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { address: address.replace(/\/?$/, '/'), end };
  }
  throw new Error('the server has ended before it began');
}
