/** Tests in a real browser: the Chromium that is on the path, because its own download is not available everywhere. */
import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { freePort } from './playwright.port.ts';

const executablePath = execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser'], {
  encoding: 'utf8',
}).trim();
const PORT = freePort('KHAMSIN_BOARD_PORT');

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Each test has a browser of its own, and most of its time somebody waits.
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
  webServer: {
    command: `npx vite build && npx vite preview --host 127.0.0.1 --strictPort --port ${PORT}`,
    env: { KHAMSIN_DEMO: '1' },
    url: `http://127.0.0.1:${PORT}/demo/`,
    reuseExistingServer: false,
  },
});
