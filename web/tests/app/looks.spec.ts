/** Pictures of every page, for looking at: two themes at two widths, and once from right to left. */
import { test } from '@playwright/test';
import { PLACES, prepare, visit } from './visit';

const LOOKS = [
  { theme: 'sand', width: 320, language: 'en' },
  { theme: 'sand', width: 1280, language: 'en' },
  { theme: 'night', width: 320, language: 'en' },
  { theme: 'night', width: 1280, language: 'en' },
  { theme: 'sand', width: 1280, language: 'ar' },
];

for (const { theme, width, language } of LOOKS) {
  test(`@screenshots ${theme} at ${width}, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 860 });
    await prepare(page, theme, language);
    for (const place of PLACES) {
      await visit(page, place);
      await page.screenshot({
        path: `screenshots/${place.name}-${theme}-${width}-${language}.png`,
        fullPage: !place.path.startsWith('#/play'),
      });
    }
  });
}
