/** Tests of the app itself, as it was built last: `tests/app`. The board and the components have a demonstration of their own. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { freePort } from './playwright.port.ts';

const PORT = freePort('KHAMSIN_APP_PORT');
/** A name that is not localhost, where browsers trust a plain `http://` page with nothing. */
const INSECURE = '--host-resolver-rules=MAP khamsin.test 127.0.0.1';
const PROMISES = 'promises.spec.ts';

/** What tests of the app need, whoever gives it out. */
export const app = defineConfig({
  ...base,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), INSECURE],
    },
  },
  webServer: [],
});

export default defineConfig({
  ...app,
  testDir: 'tests/app',
  projects: [
    // What is measured goes first, with nothing beside it.
    { name: 'promises', testMatch: PROMISES, workers: 1 },
    { name: 'pages', testIgnore: PROMISES, dependencies: ['promises'] },
  ],
  use: { ...app.use, baseURL: `http://127.0.0.1:${PORT}/` },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --strictPort --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
