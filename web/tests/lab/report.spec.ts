/** The lab's reports as people open them: a file, read on a screen or on paper, by eye or by ear. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { offences } from '../offences';

const PROGRAM = process.env['KHAMSIN'] ?? join(import.meta.dirname, '../../../target/release/khamsin');
/** Bytes of a page. */
const LIMIT = 2_000_000;

/** Small runs of every kind: what is looked at here does not depend on how many games there are. */
const RUNS: readonly (readonly [name: string, ...args: string[]])[] = [
  ['compare', 'compare', 'pahtum/globe-joueur', 'pahtum/globe-joueur(pie=true)', '--nodes', '50'],
  ['sheets', 'compare', 'seega/jeu-du-seega', 'seega/tabuleiro-42', '--nodes', '20', '--lang', 'ar'],
  ['openings', 'openings', '--nodes', '20', '--lang', 'fr'],
  ['ladder', 'ladder', 'seti/beth', '--lang', 'de'],
];

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'khamsin-lab-'));
  for (const [name, ...args] of RUNS) {
    const more = args.includes('--lang') ? [] : ['--lang', 'en'];
    const run = ['lab', ...args, ...more, '--games', '4', '--seed', '1', '--out', join(folder, name)];
    execFileSync(PROGRAM, run, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string): string => join(folder, name, 'report.html');

/** Opens a report; what it complains about and whatever it asks for stands in the list. */
async function open(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  const address = pathToFileURL(file(name)).href;
  page.on('console', (message) => wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (request.url() !== address) wrong.push(request.url());
  });
  await page.goto(address);
  await expect(page.locator('h1')).toBeVisible();
  return wrong;
}

/** How many pages a PDF has, as its page tree counts them. */
function pages(pdf: Buffer): number {
  const counts = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/g)];
  return Math.max(0, ...counts.map(([, count]) => Number(count)));
}

for (const [name] of RUNS) {
  test(`axe finds nothing in ${name}, at any width, and it asks nobody for anything`, async ({ page }) => {
    const wrong = await open(page, name);
    for (const width of [1200, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await offences(page)).toEqual([]);
      // Wide tables scroll by themselves; the page does not.
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(scrolls).toBeLessThanOrEqual(0);
    }
    expect(wrong).toEqual([]);
    expect(statSync(file(name)).size).toBeLessThan(LIMIT);
  });

  test(`${name} fits on paper`, async ({ page }) => {
    await open(page, name);
    const printed = pages(await page.pdf({ format: 'A4' }));
    expect(printed).toBeGreaterThanOrEqual(2);
    expect(printed).toBeLessThanOrEqual(12);
    // Nothing is wider than the sheet: 210 mm without its margins, at 96 dots an inch.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 900 });
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(scrolls).toBeLessThanOrEqual(0);
  });
}

test('a game is stepped through by keyboard', async ({ page }) => {
  await open(page, 'compare');
  const game = page.locator('.game').first();
  const pieces = () => game.locator('.piece').allTextContents();
  const shown = game.locator('output');
  const end = await pieces();
  await game.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('0');
  expect((await pieces()).join('')).toBe('');
  await game.getByRole('button', { name: 'Forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/^1\. [a-g][1-7]$/);
  expect((await pieces()).filter((piece) => piece !== '')).toEqual(['■']);
  await game.getByRole('button', { name: 'End' }).click();
  expect(await pieces()).toEqual(end);
});

test('the page names what it takes to repeat it, and its figures stand beside it', async ({ page }) => {
  await open(page, 'compare');
  const { command } = JSON.parse(readFileSync(join(folder, 'compare', 'run.json'), 'utf8')) as { command: string };
  await expect(page.locator('pre')).toContainText(command);
  expect(command).toContain('--lang en');
  await expect(page.locator('blockquote')).toContainText(command);
  const png = readFileSync(join(folder, 'compare', 'figures', 'first-score.png'));
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(readFileSync(join(folder, 'compare', 'figures', 'first-score.svg'), 'utf8')).toContain('First player’s score');
});
