/** Learn, puzzles, editor, compare and review, as a reader uses them. */
import { expect, test, type Page } from '@playwright/test';
import type { KhamsinBoard } from '../../src/board';
import { LESSONS } from '../../src/pages/learn/lessons';
import { cell, game, hurry, offered, put, touchAtOnce, TWO } from './table';
import { prepare } from './visit';

/** Actions that are buttons, and not on the board. */
const WORDS: Record<string, RegExp> = { pass: /^Pass/, end: /^Stop/ };

/** Makes an action on the board, legal or not: a touch on where it begins, a touch on where it ends. */
async function make(page: Page, action: string): Promise<void> {
  const button = WORDS[action];
  if (button) {
    await page.getByRole('button', { name: button }).click();
    return;
  }
  const squares = action.match(/[a-i]\d+/g) ?? [];
  const places = action.startsWith('+') ? ['@ship', ...squares] : squares;
  await page.waitForFunction(() => document.querySelector<KhamsinBoard>('khamsin-board')?.state.input === 'choices');
  for (const place of places) await cell(page, place).click();
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
      for (const [place, action] of step.way.entries()) {
        if (place > 0 && !(action in WORDS)) await offered(page, action);
        await make(page, action);
      }
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
  await cell(page, 'c3').click();
  await expect(page.locator('.verdict')).toContainText('This position cannot arise.');
  await expect(page.locator('.verdict')).toContainText('13');
});

test('compare shows a difference between the sheets', async ({ page }) => {
  await page.goto('./#/compare?left=seega/jeu-du-seega&right=seega/tabuleiro-42');
  await expect(page.getByRole('combobox').first()).toHaveValue('seega/jeu-du-seega@1');
  await expect(page.getByRole('rowheader', { name: 'Duty to capture' })).toBeVisible();
  await expect(page.getByText(/after which they differ/)).toBeVisible();
});

test('two rule sets on one board take what is placed faster than they answer', async ({ page }) => {
  await page.goto('./#/compare?left=seega/jeu-du-seega&right=seega/tabuleiro-42');
  await offered(page, 'b2');
  await touchAtOnce(page, ['b2', 'd4']);
  await expect
    .poll(() =>
      page.evaluate(() => [...(document.querySelector<KhamsinBoard>('khamsin-board')?.state.pieces.keys() ?? [])]),
    )
    .toEqual(expect.arrayContaining(['b2', 'd4']));
});

test('a puzzle: a wrong try, then the solution', async ({ page }) => {
  await page.goto('./#/puzzles/seega-ludens-planet/1/4');
  await make(page, 'd3e3');
  await expect(page.locator('.notice')).toContainText('a draw');
  await offered(page, 'e1d1');
  await make(page, 'e1d1');
  await expect(page.locator('[data-solved=true]')).toContainText('Solved');
});

test('a planted blunder is found, and a second try judged', async ({ page }) => {
  const spec = {
    ruleset: 'seega/tabuleiro-42',
    position: '5/1M3/m2M1/3m1/4M 1 move 0,0 0 13',
    turns: ['b4b5', 'd2c2'],
  };
  await put(page, game(spec.ruleset, { spec, players: TWO }));
  await page.goto('./#/review/test');
  await expect(page.getByRole('img', { name: /Values of the game/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(page.locator('.judged').first()).toContainText('b4b5 ??');
  await expect(page.locator('.judged').filter({ hasText: 'e1d1' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await offered(page, 'e1d1');
  await make(page, 'e1d1');
  await expect(page.locator('.said', { hasText: 'That is as good as the best turn.' })).toBeVisible({
    timeout: 60_000,
  });
});

/** Two alternatives at the second turn, one of them with a turn after it. */
const ANNOTATED = `[Ruleset "seega/tabuleiro-42"]
[First "Ada"]
[Second "Bo"]
[Result "*"]

1. b2,d4 2. a1,a2 $2 {too far away} (2. e1,e2 3. c4,c5) (2. c1,c2) 3. e5,e4 *
`;

test('the variations of a pasted record are kept, can be walked, and are written again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/review');
  await page.getByLabel('Record or link').fill(ANNOTATED);
  await page.getByRole('button', { name: 'Open' }).click();
  const tree = page.getByRole('group', { name: 'Turns and variations' });
  const standing = () =>
    page.evaluate(() => [...(document.querySelector<KhamsinBoard>('khamsin-board')?.state.pieces.keys() ?? [])].sort());
  await expect(tree.getByText('too far away')).toBeVisible();
  await expect(tree.getByRole('button', { name: /^2\. a1,a2/ })).toBeVisible();
  await tree.getByRole('button', { name: '3. c4,c5' }).click();
  await expect.poll(standing).toEqual(['b2', 'c4', 'c5', 'd4', 'e1', 'e2']);
  await page.getByRole('button', { name: 'One turn back' }).click();
  await expect.poll(standing).toEqual(['b2', 'd4', 'e1', 'e2']);
  // A turn of one's own becomes a variation of the variation.
  await offered(page, 'a5');
  await touchAtOnce(page, ['a5', 'b5']);
  await expect(tree.getByRole('button', { name: '3. a5,b5' })).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(tree.getByRole('button', { name: '3. a5,b5' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const written = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ['(2. e1,e2 3. c4,c5', '(3. a5,b5)', '(2. c1,c2)', '{too far away}']) {
    expect(written.replaceAll(/\s+/g, ' ')).toContain(part);
  }
  await tree.getByRole('button', { name: '2. c1,c2' }).click();
  await page.getByRole('button', { name: 'Remove this variation' }).click();
  await expect(tree.getByRole('button', { name: '2. c1,c2' })).toHaveCount(0);
});

test('lines of the engine, and what exact tables prove about a position with five pieces', async ({ page }) => {
  await prepare(page, 'sand', 'en');
  await page.goto('./#/review/blunder');
  // The review knows it too: no search sees that far.
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(page.locator('.judged').first()).toContainText('b4b5 ??');
  await page.getByRole('button', { name: 'Beginning' }).click();
  const lines = page.getByRole('region', { name: 'Lines of the engine' });
  const proved = lines.locator('p.proved');
  await expect(proved).toContainText('Proved');
  await expect(proved).toContainText('First: victory, the next capture or the end in 21 turns');
  await lines.getByRole('button', { name: 'Start thinking' }).click();
  await expect(lines.locator('ol > li')).toHaveCount(3);
  await expect(lines.getByText(/^Depth \d+$/)).toBeVisible();
  const turns = () => lines.locator('ol span[dir=ltr]').allTextContents();
  await expect.poll(async () => (await turns())[0]?.split(' ')[0]).toBe('b4a4');
  expect((await turns()).every((line) => line.split(' ').length <= 6)).toBe(true);
  await expect(lines.locator('ol > li').first()).toContainText('Proved');
  await page.getByRole('button', { name: /^1\. b4b5/ }).click();
  await expect(proved).toContainText('Draw');
});

test('in Arabic the left rule set stands on the left', async ({ page }) => {
  await prepare(page, 'sand', 'ar');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#/compare?left=seega/jeu-du-seega&right=seega/tabuleiro-42');
  await expect(page.getByRole('table')).toBeVisible();
  const [left, right] = await page
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(left).toBeLessThan(right ?? 0);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  // No word of the notation is left among the values.
  expect(await page.getByRole('cell').allTextContents()).not.toContain('mandatory');
});

test('a copy without a server says so wherever one plays with others, and what to do', async ({ page }) => {
  for (const path of [
    'new?against=friend',
    'lobby',
    'class',
    'class/new',
    'live/222222222222',
    'series/222222222222',
  ]) {
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('alert').first(), path).toContainText('has no server behind it');
  }
  // The other ways to play are still there.
  await page.goto('./#/new?against=friend');
  await page.getByText('Someone at this device').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('khamsin-board [role=gridcell]').first()).toBeAttached();
});
