/** What happens at the table besides playing: refusals, taking back, offers, clocks, reloads, links, records. */
import { expect, test, type Page } from '@playwright/test';
import type { KhamsinBoard } from '../../src/board';
import { byMouse, cell, choices, covered, game, hurry, moves, playOut, ready, sit, TWO } from './table';

const more = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};
const live = (page: Page) => page.locator('khamsin-board [role=status]');

/** First leaps twice from a1: over a2, then over b3. */
const CHAIN = '5/5/1m3/m4/M3m 1 move 0,0 0 1';

/** First has one piece, which cannot move. */
const BLOCKED = '3mM/3mm/5/5/5 1 move 0,0 0 13';

/** As many pieces for both. */
const EVEN = 'M1m1M/5/5/5/m1M1m 1 move 0,0 0 30';

test('an illegal try shows its clause and where it comes from, and the rules light it up', async ({ page }) => {
  await sit(page, game('seega/ludens-planet'));
  await cell(page, 'c3').click();
  await expect(page.getByText('Rule: Keep the centre free')).toBeVisible();
  await expect(page.locator('.notice').getByText('From the sheet')).toBeVisible();
  await expect(live(page)).toContainText('centre');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.locator('[data-clause="seega.place.centre"]')).toHaveClass(/lit/);
  await expect(page.locator('[data-clause="seega.place.centre"]')).toContainText('just used');
});

test('undo within a turn, then take back to my own decision', async ({ page }) => {
  await sit(page, game('seega/ludens-planet'));
  await cell(page, 'b2').click();
  await expect(page.getByText('2 of 2 to place')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 of 2 to place')).toBeVisible();
  for (const square of ['a1', 'a2']) await cell(page, square).click();
  await expect(page.locator('ol li')).toHaveCount(2);
  await ready(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('ol li')).toHaveCount(0);
  expect((await choices(page)).length).toBe(24);
});

test('a drag plays, and the last move has its arrow', async ({ page }) => {
  await sit(page, game('saut-du-chat/ludens-planet', { players: TWO }));
  const step = (await choices(page))[0];
  if (!step?.from) throw new Error('no move');
  await cell(page, step.from).dragTo(cell(page, step.to), { steps: 6 });
  await expect(page.locator('ol li')).toHaveCount(1);
  expect(await moves(page)).toEqual([step.action]);
  const arrows = await page.evaluate(() => document.querySelector<KhamsinBoard>('khamsin-board')?.state.arrows);
  expect(arrows).toEqual([{ from: step.from, to: step.to, kind: 'last' }]);
});

test('stop and count: offered, declined, offered again, accepted', async ({ page }) => {
  const spec = { ruleset: 'seega/ludens-planet', position: EVEN, turns: [] };
  await sit(page, game(spec.ruleset, { spec, players: TWO }));
  await more(page, 'Offer to stop and count');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
  await more(page, 'Offer to stop and count');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'A draw' })).toBeVisible();
});

test('on phones and tablets an open offer covers nothing of the board, and the game goes on under it', async ({
  page,
}) => {
  const phone = { width: 320, height: 640 };
  await page.setViewportSize(phone);
  const asked = async (name: string) => {
    await more(page, name);
    for (const word of ['Accept', 'Decline']) {
      await expect(page.getByRole('button', { name: word })).toBeInViewport({ ratio: 1 });
    }
    expect(await covered(page)).toBe(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(() => covered(page)).toBe(0);
    await page.setViewportSize(phone);
  };
  await sit(page, game('seega/ludens-planet', { players: TWO }));
  await asked('Offer a draw');
  for (const square of ['b1', 'd1']) await cell(page, square).click();
  await expect(page.locator('ol .text')).toHaveText(['b1,d1']);
  const spec = { ruleset: 'seega/ludens-planet', position: EVEN, turns: [] };
  await sit(page, game(spec.ruleset, { id: 'even', spec, players: TWO }));
  await asked('Offer to stop and count');
});

test('the computer answers an offer, and giving up asks first', async ({ page }) => {
  await sit(page, game('saut-du-chat/ludens-planet'));
  await more(page, 'Offer a draw');
  await expect(page.getByText(/^(Agreed\.|I would rather play on\.)$/)).toBeVisible();
  if (await page.locator('#result').isVisible()) return;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const sure = page.getByRole('dialog', { name: 'Give up' });
  await expect(sure).toContainText('Are you sure?');
  await sure.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: 'The computer wins' })).toBeVisible();
});

test('a game on one device with clocks, until a flag falls', async ({ page }) => {
  await page.goto('./#/new?ruleset=seti/beth');
  await page.getByLabel('Someone at this device').check();
  await page.getByLabel('Name of First').fill('Ada');
  await page.getByLabel('For each turn').check();
  // Enough for the first move on a slow machine too.
  await page.getByLabel('Seconds for each turn').fill('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await ready(page);
  await expect(page.getByText('Ada')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(2);
  const [step] = await choices(page);
  if (step) await byMouse(page)(step);
  await expect(page.locator('ol li')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  await expect(page.getByRole('timer').first()).toHaveText('0.0');
});

test('who passes by key goes on at the board: the button goes away, the focus does not', async ({ page }) => {
  const spec = { ruleset: 'seega/tabuleiro-42', position: BLOCKED, turns: [] };
  await sit(page, game(spec.ruleset, { spec, players: TWO }));
  const pass = page.getByRole('button', { name: /^Pass/ });
  await pass.focus();
  await page.keyboard.press('Enter');
  await expect(pass).toHaveCount(0);
  await expect(page.locator('khamsin-board [role=gridcell]:focus')).toHaveCount(1);
});

test('a reload in the middle of a chain goes on there', async ({ page }) => {
  const spec = { ruleset: 'saut-du-chat/ludens-planet', position: CHAIN, turns: [] };
  await sit(page, game(spec.ruleset, { spec, players: TWO }));
  await byMouse(page)({ from: 'a1', to: 'a3', action: 'a1a3', mark: 'ring' });
  const forced = () => page.evaluate(() => document.querySelector<KhamsinBoard>('khamsin-board')?.state.forced);
  await expect.poll(forced).toBe('a3');
  await page.reload();
  await ready(page);
  expect(await forced()).toBe('a3');
  expect((await choices(page)).map(({ action }) => action)).toContain('a3c3');
  await cell(page, 'c3').click();
  await expect(page.locator('ol .text')).toHaveText(['a1a3,a3c3']);
});

test('a link opens a position, and another a game; a broken one says so', async ({ page }) => {
  await page.goto(`./#1;saut-du-chat/ludens-planet@1;${CHAIN.replaceAll(' ', '_')};;`);
  await ready(page);
  expect((await choices(page)).map(({ action }) => action)).toContain('a1a3');
  await page.goto('./#1;seega/tabuleiro-42@1;;b2,d4_a1,a2;');
  await expect(page.locator('ol .text')).toHaveText(['b2,d4', 'a1,a2']);
  await page.goto('./#1;seega/tabuleiro-42@1;nonsense');
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
});

test('the shared link holds the game, and a saved record can be pasted', async ({ page, browser }) => {
  await sit(page, game('seega/tabuleiro-42', { players: TWO }));
  for (const square of ['b2', 'd4', 'a1', 'a2']) await cell(page, square).click();
  await expect(page.locator('ol li')).toHaveCount(2);
  await more(page, 'Share and save');
  const link = page.getByLabel('A link that holds the whole game');
  await expect(link).toHaveValue(/b2,d4_a1,a2/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record (PGN)' }).click(),
  ]);
  const text = (await (await file.createReadStream()).toArray()).join('');
  expect(text).toContain('[Ruleset "seega/tabuleiro-42@1"]');

  const other = await browser.newPage();
  await other.goto(await link.inputValue());
  await expect(other.locator('ol .text')).toHaveText(['b2,d4', 'a1,a2']);
  await other.goto('./#/games');
  await other.getByText('Paste a record or a link').click();
  const paste = other.getByLabel('A game record, a link, or a file of games as text');
  await paste.fill('nothing of the kind');
  await other.getByRole('button', { name: 'Open it' }).click();
  await expect(other.getByRole('alert')).not.toBeEmpty();
  await paste.fill(text);
  await other.getByRole('button', { name: 'Open it' }).click();
  await expect(other.locator('ol .text')).toHaveText(['b2,d4', 'a1,a2']);
  await other.close();
});

test('a match: sides change, points are added up, and my games can be saved and brought back', async ({ page }) => {
  await hurry(page);
  const match = { id: 'm', one: 'first' as const, games: 2 };
  await sit(page, game('seti/beth', { players: TWO, match }));
  await playOut(page, byMouse(page));
  await page.getByRole('button', { name: 'Next game of the match' }).click();
  await expect(page.locator('#result')).toBeHidden();
  await ready(page);
  await playOut(page, byMouse(page));
  await expect(page.getByText('After 2 of 2 games:')).toBeVisible();
  await page.goto('./#/games');
  await expect(page.locator('main li')).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save them all as a file' }).click(),
  ]);
  const path = await file.path();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await expect(page.locator('main li')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: (await import('node:fs')).readFileSync(path),
  });
  await expect(page.locator('main li')).toHaveCount(2);
});

test('a turn can wait to be confirmed', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByLabel('A turn is played').selectOption('confirm');
  await sit(page, game('seega/tabuleiro-42', { players: TWO }));
  await cell(page, 'b2').click();
  await expect(page.locator('ol li')).toHaveCount(0);
  const focused = page.locator('khamsin-board [role=gridcell]:focus');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveCount(1);
  await cell(page, 'b2').click();
  await page.getByRole('button', { name: 'Play b2' }).click();
  await expect(page.locator('ol li')).toHaveCount(1);
  await expect(focused).toHaveCount(1);
});

test('a hint points at something legal', async ({ page }) => {
  await sit(page, game('saut-du-chat/ludens-planet'));
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = () =>
    page.evaluate(() => {
      const state = document.querySelector<KhamsinBoard>('khamsin-board')?.state;
      const arrow = state?.arrows.find(({ kind }) => kind === 'hint');
      return arrow ? state?.choices.some(({ from, to }) => from === arrow.from && to === arrow.to) : null;
    });
  await expect.poll(hint).toBe(true);
});

test('the board is saved as a picture', async ({ page }) => {
  await sit(page, game('seti/aleph', { players: TWO }));
  await more(page, 'Share and save');
  const saved = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return Buffer.concat(await (await file.createReadStream()).toArray());
  };
  const png = await saved('Save a picture (PNG)');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Width and height stand at fixed places: the board is higher than wide.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(height).toBe(1200);
  expect(width).toBeLessThan(height);
  expect((await saved('Save a picture (SVG)')).toString()).toMatch(/^<svg .*<title>Seti/s);
});
