/** Automatic checks of accessibility: every page, in every theme, in a language of either direction. */
import { expect, test } from '@playwright/test';
import { offences } from '../offences';
import { PLACES, prepare, visit } from './visit';

const LANGUAGES = ['en', 'ar'];
const FIRST_THEME = 'sand';
const OTHER_THEMES = ['night', 'contrast'];
/** What colours can offend; everything else is the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

for (const language of LANGUAGES) {
  test(`axe finds nothing on any page in any theme, ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await prepare(page, FIRST_THEME, language);
    for (const place of PLACES) {
      await test.step(place.name, async () => {
        await visit(page, place);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        expect.soft(await offences(page), place.name).toEqual([]);
        for (const theme of OTHER_THEMES) {
          await page.evaluate((value) => {
            document.documentElement.dataset['theme'] = value;
          }, theme);
          expect.soft(await offences(page, COLOURS), `${place.name} in ${theme}`).toEqual([]);
        }
        await page.evaluate((value) => {
          document.documentElement.dataset['theme'] = value;
        }, FIRST_THEME);
        const raw = await page.evaluate(() => document.body.innerText.match(/\bweb-[a-z-]+/g));
        expect.soft(raw, place.name).toBeNull();
      });
    }
  });
}

test('axe finds nothing in the dialogs and the rules beside the board', async ({ page }) => {
  await prepare(page, FIRST_THEME, 'en');
  await page.goto('./#/play/running');
  await page.locator('khamsin-board [data-place="c3"]').click();
  await expect(page.locator('.notice')).toBeVisible();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.locator('[data-clause]').first()).toBeVisible();
  expect(await offences(page)).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect(await offences(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Share and save' }).click();
  await expect(page.getByRole('dialog', { name: 'Share and save' })).toBeVisible();
  expect(await offences(page)).toEqual([]);
});

test('nothing is cut off at 320 pixels, which is 400 % of 1280', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await prepare(page, FIRST_THEME, 'fr');
  for (const place of PLACES) {
    await visit(page, place);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place.name).toBeLessThanOrEqual(320);
  }
});
