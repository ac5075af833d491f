/** Pictures of the demonstration in every theme, at two widths, and once without colours; for looking at. */
import { expect, test } from '@playwright/test';

for (const theme of ['sand', 'night', 'contrast']) {
  for (const width of [320, 1280]) {
    test(`@screenshots ${theme} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => {
        localStorage.setItem('khamsin.theme', value);
      }, theme);
      await page.goto('demo/');
      await expect(page.getByRole('grid').first()).toBeVisible();
      await page.screenshot({ path: `screenshots/${theme}-${width}.png`, fullPage: true });
    });
  }
}

test('@screenshots without colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('demo/');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('filter', 'grayscale(1)');
  });
  await page.screenshot({ path: 'screenshots/greyscale.png', fullPage: true });
});
