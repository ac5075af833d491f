/** What the app promises: a first move at once, quick answers, a page that never stops, any address. */
import { expect, test, type Page } from '@playwright/test';
import { least, median } from '../least';
import { byMouse, choices, game, hurry, needsTaking, playOut, ready, sit, touchAtOnce, type Step } from './table';

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

/** A game with a computer whose first answer nothing forces. */
const against = (level: number) =>
  game('seti/beth', { players: { first: { kind: 'person', name: '' }, second: { kind: 'computer', level } } });

/** Places to touch for the first move there is. What follows it is watched by the page itself: a test would come too late. */
async function firstMove(page: Page): Promise<string[]> {
  const [step] = await choices(page);
  if (!step) return [];
  return (await needsTaking(page, step)) ? [step.from ?? '', step.to] : [step.to];
}

test('while the highest level thinks frames keep coming', async ({ page }) => {
  await hurry(page);
  const think = async () => {
    let [time, frames] = [0, 0];
    for (let round = 0; round < 5; round++) {
      await sit(page, against(8));
      const seen = await page.evaluate(
        (places) =>
          new Promise<{ time: number; frames: number }>((resolve) => {
            // No hint is to be had while the computer thinks.
            const hint = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Hint'));
            let [begin, frames] = [0, 0];
            const frame = () => {
              frames += 1;
              requestAnimationFrame(frame);
            };
            const watcher = new MutationObserver(() => {
              if (begin === 0 && hint?.disabled) {
                begin = performance.now();
                requestAnimationFrame(frame);
              } else if (begin > 0 && !hint?.disabled) {
                watcher.disconnect();
                resolve({ time: performance.now() - begin, frames });
              }
            });
            watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
            for (const place of places) document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.click();
          }),
        await firstMove(page),
      );
      time += seen.time;
      frames += seen.frames;
    }
    // What is over at once would hold up nobody.
    expect(time).toBeGreaterThan(200);
    return time / frames;
  };
  const limit = 500 / 15;
  expect(await least(limit, think)).toBeLessThan(limit);
});

/** How long it takes from “Take back”, pressed while the computer thinks, to a board that waits for the first move again. */
function takenBack(page: Page, thought: { places: string[] } | { hint: true }): Promise<number> {
  return page.evaluate(async (what) => {
    const named = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent.includes(name));
    const [hint, back] = [named('Hint'), named('Take back')];
    const board = document.querySelector('khamsin-board') as unknown as { state: { input: string } } | null;
    if (!hint || !back || !board) throw new Error('nothing to press');
    const until = (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (!holds()) return;
          watcher.disconnect();
          resolve();
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    const thinking = until(() => hint.disabled);
    if ('hint' in what) hint.click();
    else for (const place of what.places) document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.click();
    await thinking;
    // A hint is thought about for 700 ms.
    if ('hint' in what) await new Promise((resolve) => setTimeout(resolve, 200));
    if (!hint.disabled) throw new Error('it has thought to its end');
    const begin = performance.now();
    const waits = until(() => !hint.disabled && !document.querySelector('ol li') && board.state.input === 'choices');
    back.click();
    await waits;
    return performance.now() - begin;
  }, thought);
}

test('taking back stops the highest level, and a hint, within 100 ms', async ({ page }) => {
  await hurry(page);
  await sit(page, against(8));
  const move = await firstMove(page);
  const turns = async () => {
    const times: number[] = [];
    while (times.length < 5) times.push(await takenBack(page, { places: move }));
    return median(times);
  };
  expect(await least(100, turns)).toBeLessThan(100);
  const hints = async () => {
    const times: number[] = [];
    while (times.length < 5) {
      await touchAtOnce(page, move);
      await page.waitForFunction(() => document.querySelectorAll('ol li').length === 2);
      await ready(page);
      times.push(await takenBack(page, { hint: true }));
    }
    return median(times);
  };
  expect(await least(100, hints)).toBeLessThan(100);
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
