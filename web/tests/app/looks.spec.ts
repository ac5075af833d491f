/** Every page in every theme: automatic checks of accessibility, and pictures for looking at. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { game, ready, TWO } from './table';

const LANGUAGES = ['en', 'fr'];
const THEMES = ['sand', 'night', 'contrast'];
/** Second has given up in the middle of the placing. */
const OVER = {
  ruleset: 'seega/ludens-planet',
  turns: ['b2,d4', 'a1,a2', 'e5,e4'],
  end: { resigned: 'second' as const },
};
const RUNNING = { ...OVER, end: null };

const KEPT = [
  game('seega/ludens-planet', { id: 'over', spec: OVER, players: TWO, result: '1-0' }),
  game('seega/ludens-planet', {
    id: 'running',
    spec: RUNNING,
    players: TWO,
    clock: { kind: 'increment', start: 600_000, increment: 5000 },
    left: { first: 581_000, second: 8200 },
  }),
  game('seti/aleph', { id: 'seti' }),
  game('pahtum/globe-joueur', { id: 'pahtum' }),
];

/** The pages by name, each with what shows that it is there. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', ''],
  ['game', '#/game/seega'],
  ['new', '#/new?ruleset=pahtum/globe-joueur'],
  ['play', '#/play/running'],
  ['seti', '#/play/seti'],
  ['pahtum', '#/play/pahtum'],
  ['result', '#/play/over'],
  ['games', '#/games'],
  ['settings', '#/settings'],
];

async function prepare(page: Page, theme: string, language: string): Promise<void> {
  await page.addInitScript(
    ([colours, lang, games]) => {
      localStorage.setItem('khamsin.theme', colours);
      localStorage.setItem('khamsin.language', lang);
      for (const one of games) localStorage.setItem(`khamsin.game.${one.id}`, JSON.stringify(one));
    },
    [theme, language, KEPT] as const,
  );
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${path}`);
  await expect(page.getByRole('heading').first()).toBeAttached();
  if (path.startsWith('#/play')) await ready(page);
  // Boards and lists that the core fills in.
  await page.waitForTimeout(700);
}

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    test(`axe finds nothing in ${theme}, ${language}`, async ({ page }) => {
      await prepare(page, theme, language);
      for (const [name, path] of PAGES) {
        await show(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
          [],
        );
        expect(await page.evaluate(() => document.body.innerText.match(/\bweb-[a-z-]+/g)), name).toBeNull();
      }
    });
  }
}

test('axe finds nothing in the dialogs and the rules beside the board', async ({ page }) => {
  await prepare(page, 'sand', 'en');
  await show(page, '#/play/running');
  await page.locator('khamsin-board [data-place="c3"]').click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.locator('[data-clause]').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Share and save' }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('nothing is cut off at 320 pixels, which is 400 % of 1280', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await prepare(page, 'sand', 'fr');
  for (const [name, path] of PAGES) {
    await show(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  }
});

for (const theme of ['sand', 'night']) {
  for (const width of [320, 1280]) {
    test(`@screenshots ${theme} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 860 });
      await prepare(page, theme, 'en');
      for (const [name, path] of PAGES) {
        await show(page, path);
        await page.screenshot({
          path: `screenshots/${name}-${theme}-${width}.png`,
          fullPage: !path.startsWith('#/play'),
        });
      }
    });
  }
}
