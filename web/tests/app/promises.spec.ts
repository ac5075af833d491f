/** What the app promises: a first move at once, quick answers, a page that never stops, any address. */
import { expect, test, type Page } from '@playwright/test';
import { least, median } from '../least';
import { byMouse, choices, game, hurry, playOut, ready, sit, type Step } from './table';

test('first visit: a first move within three seconds and one click', async ({ browser, baseURL }) => {
  const visit = async () => {
    // Somebody new each time.
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const start = Date.now();
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('khamsin-board [data-place="b2"]').click();
    await expect(page.getByText('2 of 2 to place')).toBeVisible();
    const taken = Date.now() - start;
    await page.close();
    return taken;
  };
  expect(await least(3000, visit)).toBeLessThan(3000);
});

/** How long it takes from a move to the moment at which the computer has answered it. */
async function answered(page: Page, step: Step): Promise<number> {
  await page.evaluate(() => {
    const board = document.querySelector('khamsin-board');
    const list = document.querySelector('.side') ?? document.body;
    const seen = window as unknown as { moved?: number; answered?: number };
    delete seen.moved;
    delete seen.answered;
    board?.addEventListener('board-act', () => (seen.moved = performance.now()), { once: true });
    const watcher = new MutationObserver(() => {
      const input = (board as unknown as { state: { input: string; turn: string | null } }).state;
      if (seen.moved === undefined || input.input !== 'choices' || input.turn !== 'first') return;
      if (document.querySelectorAll('ol li').length % 2 === 1) return;
      seen.answered ??= performance.now();
      watcher.disconnect();
    });
    watcher.observe(list, { subtree: true, childList: true, characterData: true });
  });
  await byMouse(page)(step);
  await page.waitForFunction(() => (window as unknown as { answered?: number }).answered !== undefined);
  return page.evaluate(() => {
    const { moved = 0, answered = 0 } = window as unknown as { moved?: number; answered?: number };
    return answered - moved;
  });
}

test('the lowest level answers within 100 ms and a short pause', async ({ page }) => {
  await hurry(page);
  const play = async () => {
    await sit(page, game('saut-du-chat/ludens-planet'));
    const times: number[] = [];
    while (times.length < 8 && (await ready(page)) === 'mine') {
      const [step] = await choices(page);
      if (!step) break;
      times.push(await answered(page, step));
    }
    return median(times);
  };
  expect(await least(100, play)).toBeLessThan(100);
});

test('while the highest level thinks frames keep coming', async ({ page }) => {
  const players = { first: { kind: 'person', name: '' }, second: { kind: 'computer', level: 8 } } as const;
  const think = async () => {
    await sit(page, game('saut-du-chat/ludens-planet', { players }));
    const [step] = await choices(page);
    if (step) await byMouse(page)(step);
    await expect(page.getByText('The computer is thinking.')).toBeVisible();
    const frames = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const end = performance.now() + 500;
          const frame = () => {
            count += 1;
            if (performance.now() < end) requestAnimationFrame(frame);
            else resolve(count);
          };
          requestAnimationFrame(frame);
        }),
    );
    return 500 / frames;
  };
  const limit = 500 / 15;
  expect(await least(limit, think)).toBeLessThan(limit);
});

/** How long it takes from “Take back” to a board that waits for a move again. */
function takenBack(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Take back'));
        const board = document.querySelector('khamsin-board') as unknown as { state: { input: string } } | null;
        if (!button || !board) {
          reject(new Error('nothing to press'));
          return;
        }
        const begin = performance.now();
        const watcher = new MutationObserver(() => {
          if (document.querySelectorAll('ol li').length > 0 || board.state.input !== 'choices') return;
          watcher.disconnect();
          resolve(performance.now() - begin);
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        button.click();
      }),
  );
}

test('taking back stops the highest level within 100 ms', async ({ page }) => {
  await hurry(page);
  const players = { first: { kind: 'person', name: '' }, second: { kind: 'computer', level: 8 } } as const;
  await sit(page, game('saut-du-chat/ludens-planet', { players }));
  const rounds = async () => {
    const times: number[] = [];
    while (times.length < 5) {
      const [step] = await choices(page);
      if (step) await byMouse(page)(step);
      await expect(page.getByText('The computer is thinking.')).toBeVisible();
      await page.waitForTimeout(300);
      times.push(await takenBack(page));
    }
    return median(times);
  };
  expect(await least(100, rounds)).toBeLessThan(100);
});

test('on a plain http address that is not localhost, a whole game and a copied link', async ({ page, baseURL }) => {
  await hurry(page);
  const insecure = (baseURL ?? '').replace('127.0.0.1', 'khamsin.test');
  await page.goto(insecure);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await page.evaluate(
    (text) => {
      localStorage.setItem('khamsin.game.test', text);
    },
    JSON.stringify(game('seti/beth')),
  );
  await page.goto(`${insecure}#/play/test`);
  await playOut(page, byMouse(page));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share and save' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
});

test('nothing is asked of another origin', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['127.0.0.1', ''].includes(url.hostname)) elsewhere.push(request.url());
  });
  for (const path of ['', '#/new', '#/game/seega', '#/games', '#/settings']) {
    await page.goto(`./${path}`);
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});

test('a page that does not exist, and a game that is not there, say so', async ({ page }) => {
  await page.goto('./#/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.goto('./#/play/none');
  await expect(page.getByRole('heading', { name: 'This game is not on this device' })).toBeVisible();
});
