/** Tests of the app itself, as it is built: `tests/app`. The board and the components have a demonstration of their own. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { freePort } from './playwright.port.ts';

const PORT = freePort('KHAMSIN_APP_PORT');
/** A name that is not localhost, where browsers trust a plain `http://` page with nothing. */
const INSECURE = '--host-resolver-rules=MAP khamsin.test 127.0.0.1';

export default defineConfig({
  ...base,
  testDir: 'tests/app',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...base.use,
    baseURL: `http://127.0.0.1:${PORT}/`,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), INSECURE],
    },
  },
  webServer: {
    command: `npx vite build && npx vite preview --host 127.0.0.1 --strictPort --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
