/** People at their devices: each has a browser of their own, and does what a hand does. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { KhamsinBoard } from '../../src/board';
import { byMouse, choices, lots } from '../app/table';

/** Where somebody is: an address of a page, and the language and colours they like. */
export interface Taste {
  readonly language?: string;
  readonly theme?: string;
  readonly width?: number;
}

/** Somebody new, at a server. */
export async function person(browser: Browser, server: string, taste: Taste = {}): Promise<Page> {
  const width = taste.width ?? 1280;
  const viewport = { width, height: width < 500 ? 640 : 860 };
  const context = await browser.newContext({ baseURL: server, viewport });
  await context.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('khamsin.settings', JSON.stringify({ motion: 'still' }));
      localStorage.setItem('khamsin.language', language);
      localStorage.setItem('khamsin.theme', theme);
    },
    [taste.language ?? 'en', taste.theme ?? 'sand'] as const,
  );
  return context.newPage();
}

/** Makes a game against a friend; what stands behind `#` in its link. */
export async function invite(
  page: Page,
  ruleset: string,
  name: string,
  lobby: 'link' | 'lobby' = 'link',
): Promise<string> {
  await page.goto(`./#/new?ruleset=${ruleset}&against=friend`);
  await page.getByLabel('Your name').fill(name);
  if (lobby === 'lobby') await page.getByText('Anybody: show it in the lobby').click();
  await page.getByRole('button', { name: 'Make the game and invite' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the other player' })).toBeVisible();
  const link = await page.getByLabel('Link to the game').inputValue();
  return link.slice(link.indexOf('#'));
}

/** Opens a link and joins. */
export async function joinBy(page: Page, hash: string, name: string): Promise<void> {
  await page.goto(`./${hash}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join in' }).click();
  await seated(page);
}

/** Waits for the board of a table; whoever is still asked to join sees only a picture of one. */
export async function seated(page: Page): Promise<void> {
  await expect(page.locator('.table khamsin-board [role=gridcell]').first()).toBeAttached({ timeout: 30_000 });
}

/** Whether somebody is to act, has to wait, or the game is over. */
export function duty(page: Page): Promise<'mine' | 'wait' | 'over'> {
  return page.evaluate(() => {
    if (document.getElementById('result')) return 'over';
    const board = document.querySelector<KhamsinBoard>('khamsin-board');
    return board?.state.input === 'choices' ? 'mine' : 'wait';
  });
}

/** Waits until one of some people is to act; `null` when the game is over. */
export async function actor(people: readonly Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 600; tries++) {
    const duties = await Promise.all(people.map(duty));
    if (duties.every((one) => one === 'over')) return null;
    const place = duties.indexOf('mine');
    if (place !== -1) return people[place] ?? null;
    await people[0]?.waitForTimeout(50);
  }
  throw new Error('nobody is to act');
}

/** What a board shows, in short. */
function signature(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board = document.querySelector<KhamsinBoard>('khamsin-board');
    const moves = document.querySelector('ol')?.textContent ?? '';
    return `${moves} ${board?.state.input ?? ''} ${document.getElementById('result')?.textContent ?? ''}`;
  });
}

/** Makes one action: captures first, otherwise by lot. */
export async function act(page: Page, chance: () => number): Promise<void> {
  const all = await choices(page);
  const good = all.filter(({ mark }) => mark !== 'dot');
  const list = good.length > 0 ? good : all;
  const step = list[Math.floor(chance() * list.length)];
  const before = await signature(page);
  if (step) await byMouse(page)(step);
  else await page.getByRole('button', { name: /^(Pass|Stop capturing|Take over)/ }).click();
  await expect.poll(() => signature(page)).not.toBe(before);
}

/** Plays a whole turn. */
export async function turn(page: Page, chance: () => number): Promise<void> {
  await expect.poll(() => duty(page), { timeout: 20_000 }).toBe('mine');
  while ((await duty(page)) === 'mine') await act(page, chance);
}

/** Plays until the game is over for all of them; how many actions it took. */
export async function playOut(people: readonly Page[], chance = lots(3)): Promise<number> {
  for (let count = 0; count < 700; count++) {
    const page = await actor(people);
    if (!page) return count;
    await act(page, chance);
  }
  throw new Error('the game does not end');
}

/** The turns that a page lists. */
export function moves(page: Page): Promise<string[]> {
  return page.locator('ol .text').allTextContents();
}

/** Gives the game up, and says so twice. */
export async function giveUp(page: Page): Promise<void> {
  await seated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').filter({ hasText: 'Are you sure?' }).getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('#result')).toBeVisible();
}

/** Opens a class; what stands behind `#` in its address. */
export async function holdClass(page: Page, title: string): Promise<string> {
  await page.goto('./#/class/new');
  await page.getByLabel('Name of the class').fill(title);
  await page.getByLabel('Game', { exact: true }).selectOption('saut-du-chat');
  await page.getByRole('button', { name: 'Open the class' }).click();
  await expect(page.getByRole('heading', { name: `Class ${title}` })).toBeVisible();
  return page.url().slice(page.url().indexOf('#'));
}

/** Comes into a class. */
export async function enterClass(page: Page, hash: string, name: string): Promise<void> {
  await page.goto(`./${hash}`);
  await page.getByLabel('Your first name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('You are in.')).toBeVisible();
}
