/** Whole games against the lowest level, each by other means. */
import { expect, test } from '@playwright/test';
import { byMouse, choices, game, hurry, needsTaking, playOut, sit, type Step } from './table';

let broken: string[] = [];

test.beforeEach(async ({ page }) => {
  broken = [];
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(error.message));
  await hurry(page);
});

// Also what the policy forbids is an error of the console.
test.afterEach(() => {
  expect(broken).toEqual([]);
});

for (const ruleset of [
  'seega/jeu-du-seega',
  'saut-du-chat/ludens-planet',
  'pahtum/globe-joueur',
  'seti/aleph',
  'seti/beth',
]) {
  test(`by mouse: ${ruleset}`, async ({ page }) => {
    test.setTimeout(300_000);
    await sit(page, game(ruleset));
    const count = await playOut(page, byMouse(page));
    expect(count).toBeGreaterThan(3);
    await expect(page.locator('#result')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Rematch/ })).toBeVisible();
  });
}

test('by keys alone, from the home page to the end', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await tabTo('Play now');
  await page.keyboard.press('Enter');
  const cells = page.locator('khamsin-board [role=gridcell]');
  await expect(cells).toHaveCount(25);
  for (let i = 0; i < 20 && (await cells.and(page.locator(':focus')).count()) === 0; i++)
    await page.keyboard.press('Tab');
  await playOut(page, async (step) => {
    for (const place of (await needsTaking(page, step)) ? [step.from ?? '', step.to] : [step.to]) await walk(place);
  });
  await expect(page.locator('#result')).toBeVisible();

  async function tabTo(name: string): Promise<void> {
    const wanted = page.getByRole('button', { name });
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`${name} cannot be reached`);
  }

  async function walk(to: string): Promise<void> {
    const from = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['place'] ?? '');
    const [files, ranks] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
    for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Enter');
  }
});

test('by typed moves: Pahtum', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, game('pahtum/globe-joueur'));
  const field = page.getByLabel('Your move in letters');
  await playOut(page, async ({ action }) => {
    await field.fill(action);
    await field.press('Enter');
  });
  await expect(page.locator('#result')).toBeVisible();
});

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('by touch: Seti-Beth, and nothing is cut off', async ({ page }) => {
    test.setTimeout(300_000);
    await sit(page, game('seti/beth'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await playOut(page, async (step: Step) => {
      for (const place of (await needsTaking(page, step)) ? [step.from ?? '', step.to] : [step.to]) {
        await page.locator(`khamsin-board [data-place="${place}"]`).tap();
      }
    });
    await expect(page.locator('#result')).toBeVisible();
  });

  test('the first stones by touch: Seega', async ({ page }) => {
    await sit(page, game('seega/ludens-planet'));
    expect((await choices(page)).length).toBe(24);
    await page.locator('khamsin-board [data-place="b2"]').tap();
    await expect(page.getByText('2 of 2 to place')).toBeVisible();
    await page.locator('khamsin-board [data-place="d4"]').tap();
    await expect(page.locator('ol li')).toHaveCount(2);
  });
});
