/** Automatic checks of accessibility: every page of online play, in a language of either direction, also on a narrow screen. */
import { expect } from '@playwright/test';
import { offences } from '../offences';
import { test } from './servers';
import { sights } from './visit';

for (const language of ['en', 'ar']) {
  test(`axe finds nothing on any page of online play, ${language}`, async ({ browser, servers }) => {
    test.setTimeout(300_000);
    for await (const { name, page } of sights(browser, servers[0] ?? '', { language })) {
      await test.step(name, async () => {
        expect.soft(await offences(page), name).toEqual([]);
        const raw = await page.evaluate(() => document.body.innerText.match(/\bweb-[a-z-]+/g));
        expect.soft(raw, name).toBeNull();
      });
    }
  });
}

test('nothing is cut off at 320 pixels, which is 400 % of 1280', async ({ browser, servers }) => {
  test.setTimeout(300_000);
  for await (const { name, page } of sights(browser, servers[0] ?? '', { language: 'fr', width: 320 })) {
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  }
});
