/** The board under real hands: mouse, touch, keys, small screens, a strict policy. */
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { KhamsinBoard } from '../../src/board';

const toy = (page: Page) => page.locator('[data-scene="toy"]');
const cell = (scene: Locator, square: string) => scene.locator(`[data-place="${square}"]`);
const said = (page: Page) => page.locator('[data-said]');

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

let broken: string[] = [];

test.beforeEach(async ({ page }) => {
  broken = [];
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(error.message));
  const answer = await page.goto('demo/');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('grid').first()).toBeVisible();
});

// Also what the policy forbids is an error of the console.
test.afterEach(() => {
  expect(broken).toEqual([]);
});

test('mouse: a tap places, a drag from the hand places, the centre is refused', async ({ page }) => {
  const scene = toy(page);
  await cell(scene, 'b2').click();
  await expect(said(page)).toHaveText('first: b2');
  const from = await middle(scene.locator('button[data-place="@man"]'));
  const to = await middle(cell(scene, 'd4'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await expect(scene.locator('.kb-lifted')).toHaveCount(1);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(said(page)).toHaveText('second: d4');
  await expect(scene.locator('.kb-lifted')).toHaveCount(0);
  await cell(scene, 'c3').click();
  await expect(said(page)).toHaveText('not c3');
});

test('keys alone: from the top of the page to a placed stone', async ({ page }) => {
  const scene = toy(page);
  for (let i = 0; i < 10 && (await scene.locator(':focus').count()) === 0; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(cell(scene, 'e2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('first: e2');
  await expect(cell(scene, 'e2')).toBeFocused();
  await expect(scene.getByRole('status')).toHaveText('first: e2');
});

test('the focus ring shows for keys and not for the mouse', async ({ page }) => {
  const scene = toy(page);
  await cell(scene, 'a1').click();
  expect(await cell(scene, 'a1').evaluate((node) => node.matches(':focus-visible'))).toBe(false);
  await page.keyboard.press('ArrowRight');
  expect(await cell(scene, 'b1').evaluate((node) => node.matches(':focus-visible'))).toBe(true);
});

test('a move takes no longer than 200 ms, and none with reduced motion', async ({ page }) => {
  /** How long what moves after a click takes; looked at in every frame, because on a slow machine it is over before one can ask. */
  const moving = async () => {
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { times });
      const look = () => {
        for (const one of document.getAnimations()) {
          if (!(one instanceof CSSAnimation)) times.push(Number(one.effect?.getComputedTiming().endTime ?? 0));
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await cell(toy(page), 'b2').click();
    await expect(said(page)).toHaveText('first: b2');
    // Two frames: one in which it begins, one in which it is seen.
    return page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { times: number[] }).times;
    });
  };
  const times = await moving();
  expect(times.length).toBeGreaterThan(0);
  expect(Math.max(...times)).toBeLessThanOrEqual(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(await moving()).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('right to left: the page turns, the board does not', async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const [a, e] = [await middle(cell(toy(page), 'a1')), await middle(cell(toy(page), 'e1'))];
  expect(a.x).toBeLessThan(e.x);
});

/** A finger, as the browser's own protocol makes it. */
async function touch(
  session: CDPSession,
  type: 'Start' | 'Move' | 'End' | 'Cancel',
  ...points: { x: number; y: number }[]
) {
  await session.send('Input.dispatchTouchEvent', {
    type: `touch${type}`,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });
}

test.describe('a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('nothing is cut off, and squares are at least 44 pixels where the board allows', async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const scene of ['toy', '0', '6', '7']) {
      const box = await cell(page.locator(`[data-scene="${scene}"]`), 'a1').boundingBox();
      expect(box?.width, scene).toBeGreaterThanOrEqual(44);
    }
  });

  test('a tap places; a drag places and does not scroll', async ({ page, context }) => {
    const scene = toy(page);
    await cell(scene, 'a2').tap();
    await expect(said(page)).toHaveText('first: a2');
    await scene.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    const before = await page.evaluate(() => window.scrollY);
    const [from, to] = [await middle(scene.locator('button[data-place="@man"]')), await middle(cell(scene, 'd2'))];
    await touch(session, 'Start', from);
    for (const part of [0.2, 0.5, 0.8, 1]) {
      await touch(session, 'Move', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await touch(session, 'End');
    await expect(said(page)).toHaveText('second: d2');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('a second finger ends the drag', async ({ page, context }) => {
    const scene = toy(page);
    await scene.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    const [from, to] = [await middle(scene.locator('button[data-place="@man"]')), await middle(cell(scene, 'd2'))];
    await touch(session, 'Start', from);
    await touch(session, 'Move', to);
    await expect(scene.locator('.kb-lifted')).toHaveCount(1);
    await touch(session, 'Start', to, await middle(cell(scene, 'a4')));
    await expect(scene.locator('.kb-lifted')).toHaveCount(0);
    await touch(session, 'End');
    await expect(said(page)).toHaveText('');
  });
});

test('zoomed to 400 %, the board still fits the width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const board = await toy(page).locator('.kb-board').boundingBox();
  expect(board?.width).toBeGreaterThan(250);
  expect(board?.width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a captured piece flies into the tray and is gone', async ({ page }) => {
  const scene = page.locator('[data-scene="0"]');
  const board = scene.locator('khamsin-board');
  await scene.scrollIntoViewIfNeeded();
  const flying = await board.evaluate((node: KhamsinBoard) => {
    node.set({ pieces: new Map([...node.state.pieces].filter(([square]) => square !== 'b3')), choices: [] });
    return node.querySelectorAll('.kb-passing > *').length;
  });
  expect(flying).toBe(1);
  await expect(board.locator('.kb-passing > *')).toHaveCount(0);
});
