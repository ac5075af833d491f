/** Pictures of every page of online play, for looking at. */
import { test } from './servers';
import { sights } from './visit';

const LOOKS = [
  { theme: 'sand', width: 320, language: 'en' },
  { theme: 'sand', width: 1280, language: 'en' },
  { theme: 'night', width: 1280, language: 'ar' },
];

for (const { theme, width, language } of LOOKS) {
  test(`@screenshots online: ${theme} at ${width}, ${language}`, async ({ browser, servers }) => {
    test.setTimeout(300_000);
    for await (const { name, page } of sights(browser, servers[0] ?? '', { theme, width, language })) {
      await page.screenshot({
        path: `screenshots/online-${name}-${theme}-${width}-${language}.png`,
        fullPage: !name.startsWith('live'),
      });
    }
  });
}
