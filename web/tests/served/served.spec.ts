/** Offline, insecure, under the policy, within the budgets: the app as the program gives it out. */
import { expect, type Page } from '@playwright/test';
import { byMouse, game, hurry, playOut, put, sit } from '../app/table';
import { least } from '../least';
import { test } from './server';

/** What must stay empty: errors, refused by the policy or not, and requests to somewhere else. */
function watch(page: Page, served: string): string[] {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(served) && !/^(?:data|blob):/.test(request.url())) wrong.push(request.url());
  });
  return wrong;
}

async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('the policy is strict, and nothing on any page offends it or asks somebody else', async ({ page, served }) => {
  const wrong = watch(page, served);
  const answer = await page.goto('./');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  for (const path of ['', 'games', 'new', 'settings', 'game/seega', 'print', 'sources', 'kiosk']) {
    await page.goto(`./#/${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(wrong).toEqual([]);
});

test('after one visit a whole game is played in flight mode', async ({ page, context }) => {
  test.setTimeout(300_000);
  await hurry(page);
  await page.goto('./');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await sit(page, game('saut-du-chat/ludens-planet'));
  await playOut(page, byMouse(page));
  await expect(page.locator('#result')).toBeVisible();
});

test('on a plain address that is not this machine the app still plays', async ({ page, served }) => {
  test.setTimeout(300_000);
  await hurry(page);
  await page.goto(served.replace('127.0.0.1', 'khamsin.test'));
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('khamsin-board [role=gridcell]')).toHaveCount(25);
  const cell = page.locator('khamsin-board [data-place="b2"]');
  await cell.click();
  await expect(page.locator('ol li')).not.toHaveCount(0);
});

test('a kiosk starts over when nobody is there, and there is no way out', async ({ page }) => {
  await page.goto('./#/kiosk/seega/ludens-planet?idle=4');
  await page.getByRole('button', { name: 'Touch to play' }).click();
  await expect(page.locator('khamsin-board')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect.poll(() => page.url()).toContain('#/kiosk/seega');
  await expect(page.getByRole('button', { name: 'Touch to play' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('main a')).toHaveCount(0);
  await page.getByRole('button', { name: 'Touch to play' }).click();
  await expect(page.locator('khamsin-board')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Touch to play' })).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('khamsin.game.')))).toEqual(
    [],
  );
});

test('frames keep coming while level 8 thinks', async ({ page }) => {
  await hurry(page);
  // Against itself on the largest board: one turn may be over before anybody has looked.
  const computer = { kind: 'computer', level: 8 } as const;
  await page.goto(
    await put(page, game('seega/tabuleiro-42(size=9)', { players: { first: computer, second: computer } })),
  );
  const longest = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last: number | null = null;
          let [seen, gap] = [0, 0];
          const frame = (now: number) => {
            const thinks = document.querySelector('.duty')?.textContent === 'The computer is thinking.';
            if (thinks && last !== null) {
              seen += now - last;
              gap = Math.max(gap, now - last);
            }
            last = thinks ? now : null;
            if (seen < 1000) requestAnimationFrame(frame);
            else resolve(gap);
          };
          requestAnimationFrame(frame);
        }),
    );
  expect(await least(250, longest)).toBeLessThan(250);
});

test('the first board is painted within two seconds on a slow machine', async ({ page, served }) => {
  await hurry(page);
  const path = await put(page, game('seega/ludens-planet'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const painted = async () => {
    await page.goto('about:blank');
    await page.goto(new URL(path, served).href, { waitUntil: 'commit' });
    await page.locator('khamsin-board [role=gridcell]').first().waitFor();
    return page.evaluate(() => performance.now());
  };
  expect(await least(2000, painted)).toBeLessThan(2000);
});
