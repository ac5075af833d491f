/** The real program on a free port, for as long as the tests of a worker run. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

const PROGRAM = process.env['KHAMSIN'] ?? join(import.meta.dirname, '../../../target/release/khamsin');

/** `served` is the address, with a slash at its end; pages open relative to it. */
export const test = base.extend<object, { served: string }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = spawn(PROGRAM, ['serve', '--port', '0', '--lang', 'en'], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      for await (const line of createInterface(server.stdout)) {
        const address = /http:\/\/\S+/.exec(line)?.[0];
        if (address === undefined) continue;
        await use(address);
        break;
      }
      server.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => {
    await use(served);
  },
});
