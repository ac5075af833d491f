/**
 * Tests of games between devices, against the real program: `tests/online`. It must be built, with the app in it.
 *
 * `KHAMSIN` is the program, if not the built one. With `KHAMSIN_DATABASE=postgres://…` two servers share that database, and
 * the players of every game are on different ones; `npm run browser:shared` runs the tests for which that makes a difference so.
 */
import { defineConfig } from '@playwright/test';
import { app } from './playwright.app.config.ts';

export default defineConfig({
  ...app,
  // Each test asks for its servers itself.
  testDir: 'tests/online',
});
