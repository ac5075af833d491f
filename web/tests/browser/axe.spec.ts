/** Automatic checks of accessibility, in every theme, in both directions and in the reader's own colours. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}

test('axe finds nothing in an open dialog', async ({ page }) => {
  await page.goto('demo/');
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
});
