/** Hands for the tests: games put on the device, moves found on the board, made by mouse, finger, key or letters. */
import type { Locator, Page } from '@playwright/test';
import type { KhamsinBoard } from '../../src/board';
import type { KeptGame } from '../../src/games/kept';

/** What a hand can do: touch one place, then perhaps another; or press a button that has no place on the board. */
export interface Step {
  readonly from: string | null;
  readonly to: string;
  readonly action: string;
  readonly mark: string;
}

const PERSON = { kind: 'person', name: '' } as const;
const COMPUTER = { kind: 'computer', level: 1 } as const;

/** A game to keep: against the lowest level unless something else is said. */
export function game(ruleset: string, parts: Partial<KeptGame> = {}): KeptGame {
  return {
    id: 'test',
    spec: { ruleset, seed: '7', turns: [] },
    players: { first: PERSON, second: COMPUTER },
    clock: null,
    left: null,
    match: null,
    seed: '1',
    begun: 0,
    changed: 0,
    result: null,
    ...parts,
  };
}

/** Two people at one device. */
export const TWO = { first: PERSON, second: PERSON };

/** Settings that let a game run as fast as it can. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('khamsin.settings', JSON.stringify({ motion: 'still' }));
  });
}

/** Puts a game on the device; where it is played is given back. */
export async function put(page: Page, kept: KeptGame): Promise<string> {
  await page.goto('./#/settings');
  await page.evaluate((text) => {
    const { id } = JSON.parse(text) as { id: string };
    localStorage.setItem(`khamsin.game.${id}`, text);
  }, JSON.stringify(kept));
  return `./#/play/${kept.id}`;
}

/** Puts a game on the device and sits down at it. */
export async function sit(page: Page, kept: KeptGame): Promise<void> {
  await page.goto(await put(page, kept));
  await ready(page);
}

/** Waits until a person is to act or the game is over. */
export async function ready(page: Page): Promise<'mine' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.getElementById('result')) return 'over';
      const board = document.querySelector<KhamsinBoard>('khamsin-board');
      return board?.state.input === 'choices' ? 'mine' : null;
    },
    undefined,
    { polling: 20, timeout: 30_000 },
  );
  return (await found.jsonValue()) === 'over' ? 'over' : 'mine';
}

/** What the board allows. */
export function choices(page: Page): Promise<Step[]> {
  return page.evaluate(() => [...(document.querySelector<KhamsinBoard>('khamsin-board')?.state.choices ?? [])]);
}

/** Waits until the board allows an action: the state that the last one led to has come. */
export async function offered(page: Page, action: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      document.querySelector<KhamsinBoard>('khamsin-board')?.state.choices.some((choice) => choice.action === text),
    action,
  );
}

/** Touches places one after the other without a pause: quicker than the core can answer. */
export async function touchAtOnce(page: Page, places: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const place of all) document.querySelector<HTMLElement>(`khamsin-board [data-place="${place}"]`)?.click();
  }, places);
}

/** The turns that the page lists. */
export function moves(page: Page): Promise<string[]> {
  return page.locator('ol .text').allTextContents();
}

/** A fixed row of numbers that looks like chance. */
export function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Plays until the game is over: captures first, otherwise by lot. How many actions it took. */
export async function playOut(page: Page, make: (step: Step) => Promise<void>, chance = lots(3)): Promise<number> {
  for (let count = 0; count < 700; count++) {
    if ((await ready(page)) === 'over') return count;
    const all = await choices(page);
    const good = all.filter(({ mark }) => mark !== 'dot');
    const list = good.length > 0 ? good : all;
    const step = list[Math.floor(chance() * list.length)];
    const before = await signature(page);
    if (step) await make(step);
    else await page.getByRole('button', { name: /^(Pass|Stop capturing|Take over)/ }).click();
    await page.waitForFunction((old) => {
      const board = document.querySelector<KhamsinBoard>('khamsin-board');
      const now = `${document.querySelectorAll('ol li').length} ${document.querySelector('ol')?.textContent ?? ''}`;
      return document.getElementById('result') !== null || (board !== null && now !== old);
    }, before);
  }
  throw new Error('the game does not end');
}

function signature(page: Page): Promise<string> {
  return page.evaluate(
    () => `${document.querySelectorAll('ol li').length} ${document.querySelector('ol')?.textContent ?? ''}`,
  );
}

/** A place on the board or beside it; a click on it waits until it stands still and nothing covers it. */
export function cell(page: Page, place: string): Locator {
  return page.locator(`khamsin-board [data-place="${place}"]`);
}

/** How many pixels of the board, with what lies beside it, are covered by what is said and can be done below it. */
export function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom') =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? NaN;
    return Math.max(0, edge('khamsin-board', 'bottom') - edge('.dock', 'top'));
  });
}

/** Whether a hand has to be touched first: not if it is the only thing there is to take up. */
export async function needsTaking(page: Page, { from }: Step): Promise<boolean> {
  if (from === null) return false;
  const all = await choices(page);
  return !all.every((one) => one.from === from);
}

/** By mouse: a click on the piece, a click on the target. */
export function byMouse(page: Page): (step: Step) => Promise<void> {
  return async (step) => {
    for (const place of (await needsTaking(page, step)) ? [step.from ?? '', step.to] : [step.to]) {
      await cell(page, place).click();
    }
  };
}
