/** Tests of the app as `khamsin serve` gives it out: `tests/served`. The program must be built, with the app in it. */
import { defineConfig } from '@playwright/test';
import { app } from './playwright.app.config.ts';

// Each test asks for its server itself. Some of them measure, so none runs beside another.
export default defineConfig({ ...app, testDir: 'tests/served', workers: 1 });
