/** The servers of a test run: one with a store of its own, or two that share a PostgreSQL database. */
import { test as base } from '@playwright/test';
import { DATABASE, start } from './server';

/** What is worth a second run on two servers that share a database. */
export const SHARED = { tag: '@shared' };

/** `servers` are their addresses; `at` tells whose server somebody uses. */
export const test = base.extend<object, { servers: readonly string[] }>({
  servers: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const first = await start();
      const running = DATABASE === undefined ? [first] : [first, await start()];
      await use(running.map(({ address }) => address));
      for (const { end } of running) await end('SIGTERM');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => {
    await use(servers[0]);
  },
});

/** The server of the person at a place: where there are two, neighbours are on different ones. */
export function at(servers: readonly string[], place: number): string {
  return servers[place % servers.length] ?? '';
}
