/** Tests of the app as `khamsin serve` gives it out: `tests/served`. The program must be built, with the app in it. */
import { defineConfig } from '@playwright/test';
import app from './playwright.app.config.ts';

// Each test asks for its server itself.
export default defineConfig({ ...app, webServer: [], testDir: 'tests/served' });
