/** Learn, puzzles, editor, compare and review, as a reader uses them. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { KhamsinBoard } from '../../src/board';
import { LESSONS } from '../../src/pages/learn/lessons';
import { game, hurry, point, TWO } from './table';

/** Makes an action on the board, legal or not: a touch on where it begins, a touch on where it ends. */
async function make(page: Page, action: string): Promise<void> {
  const words: Record<string, RegExp> = { pass: /^Pass/, end: /^Stop/ };
  const button = words[action];
  if (button) {
    await page.getByRole('button', { name: button }).click();
    return;
  }
  const squares = action.match(/[a-i]\d+/g) ?? [];
  const places = action.startsWith('+') ? ['@ship', ...squares] : squares;
  await page.waitForFunction(() => document.querySelector<KhamsinBoard>('khamsin-board')?.state.input === 'choices');
  for (const place of places) {
    await page.locator(`khamsin-board [data-place="${place}"]`).scrollIntoViewIfNeeded();
    const { x, y } = await point(page, place);
    await page.mouse.click(x, y);
  }
}

test.beforeEach(async ({ page }) => {
  await hurry(page);
});

for (const { id, steps } of LESSONS) {
  test(`the lesson ${id} can be completed`, async ({ page }) => {
    await page.goto(`./#/learn/${id}`);
    for (const [at, step] of steps.entries()) {
      await expect(page.getByText(`step ${at + 1} of ${steps.length}`)).toBeVisible();
      if (step.trap && at === 0) {
        await make(page, step.trap.action);
        await expect(page.locator('.notice.refused')).toContainText('Try again');
      }
      for (const action of step.way) await make(page, action);
      await expect(page.locator('[data-reached=true]'), step.id).toBeVisible();
      if (at < steps.length - 1) await page.getByRole('button', { name: 'Next step' }).click();
    }
    await expect(page.getByText('The lesson is done.')).toBeVisible();
    await page.goto('./#/learn');
    await expect(page.getByText(`${steps.length} of ${steps.length} steps done`)).toBeVisible();
  });
}

test('the editor refuses an impossible position in words', async ({ page }) => {
  await page.goto('./#/editor?ruleset=saut-du-chat/ludens-planet');
  await expect(page.getByText('This position can arise.')).toBeVisible();
  const { x, y } = await point(page, 'c3');
  await page.mouse.click(x, y);
  await expect(page.locator('.verdict')).toContainText('This position cannot arise.');
  await expect(page.locator('.verdict')).toContainText('13');
});

test('compare shows a difference between the sheets', async ({ page }) => {
  await page.goto('./#/compare?left=seega/jeu-du-seega&right=seega/tabuleiro-42');
  await expect(page.getByRole('combobox').first()).toHaveValue('seega/jeu-du-seega@1');
  await expect(page.getByRole('rowheader', { name: 'Duty to capture' })).toBeVisible();
  await expect(page.getByText(/after which they differ/)).toBeVisible();
});

test('a puzzle: a wrong try, then the solution', async ({ page }) => {
  await page.goto('./#/puzzles/seega-ludens-planet/1/4');
  await make(page, 'd3e3');
  await expect(page.locator('.notice')).toContainText('a draw');
  await make(page, 'e1d1');
  await expect(page.locator('[data-solved=true]')).toContainText('Solved');
});

test('a planted blunder is found, and a second try judged', async ({ page }) => {
  const spec = {
    ruleset: 'seega/tabuleiro-42',
    position: '5/1M3/m2M1/3m1/m3M 1 move 0,0 0 13',
    turns: ['b4b5', 'd2c2'],
  };
  await page.goto('./#/settings');
  await page.evaluate(
    (text) => {
      localStorage.setItem('khamsin.game.test', text);
    },
    JSON.stringify(game(spec.ruleset, { spec, players: TWO })),
  );
  await page.goto('./#/review/test');
  await expect(page.getByRole('img', { name: /Values of the game/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(page.locator('.judged').first()).toContainText('b4b5 ??');
  await expect(page.locator('.judged').filter({ hasText: 'e1d1' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await make(page, 'e1d1');
  await expect(page.locator('.said', { hasText: 'That is as good as the best turn.' })).toBeVisible({
    timeout: 60_000,
  });
});

const PAGES = ['learn', 'learn/seega/1', 'puzzles', 'editor', 'compare', 'review'];
for (const theme of ['sand', 'night', 'contrast']) {
  test(`axe finds nothing in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('khamsin.theme', value);
    }, theme);
    for (const path of PAGES) {
      await page.goto(`./#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== 'review' && path !== 'learn') await expect(page.getByRole('grid').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    }
  });
}

for (const width of [320, 1280]) {
  test(`pictures of the pages at ${width} @screenshots`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(`./#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== 'review' && path !== 'learn') await expect(page.getByRole('grid').first()).toBeVisible();
      await page.screenshot({ path: `screenshots/${path.replaceAll('/', '-')}-${width}.png`, fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
