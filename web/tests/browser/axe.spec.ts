/** Automatic checks of accessibility, in every theme, in both directions and in the reader's own colours. */
import { expect, test } from '@playwright/test';
import { offences } from '../offences';

for (const theme of ['sand', 'night', 'contrast']) {
  for (const direction of ['ltr', 'rtl']) {
    test(`axe finds nothing in ${theme}, ${direction}`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('khamsin.theme', value);
      }, theme);
      await page.goto('demo/');
      await expect(page.getByRole('grid').first()).toBeVisible();
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, direction);
      expect(await offences(page)).toEqual([]);
    });
  }
}

test('axe finds nothing in an open dialog', async ({ page }) => {
  await page.goto('demo/');
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  expect(await offences(page)).toEqual([]);
});
