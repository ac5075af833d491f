/** Tests of the lab's report: `tests/lab`. The program must be built; its pages need no server. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig({ ...base, webServer: [], testDir: 'tests/lab', timeout: 300_000 });
