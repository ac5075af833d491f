/** Nobody is helped in a game between people: no engine thinks about it, and no way leads to one while the game runs. */
import { expect, type Page } from '@playwright/test';
import type { ToWorker } from '../../src/core/messages';
import { lots } from '../app/table';
import { giveUp, invite, joinBy, moves, person, seated, turn } from './people';
import { at, test } from './servers';

/** Pages on which an engine thinks, or from which a position gets to one; and links that carry a game. */
const HELP = /#\/(review|editor|play|open|puzzles|compare)\b|position=|#[^/]/;
/** Questions about what is good, not about what is allowed. */
const ADVICE = /^(search|review|consider|probe)$/;

/** Writes down what the page asks its workers. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (message: ToWorker) => void;
    Worker.prototype.postMessage = function (message: ToWorker) {
      if ('ask' in message) asked.push(message.ask.ask);
      post.call(this, message);
    };
  });
}

function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as { asked?: string[] }).asked ?? []);
}

/** Where the links of a table lead, and what its buttons are called; a dialog's too. */
function offered(page: Page): Promise<{ links: string[]; buttons: string[] }> {
  return page.locator('main').evaluate((main) => ({
    links: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    buttons: [...main.querySelectorAll('button')].map((button) => button.textContent.trim()),
  }));
}

test('neither players nor watchers find an engine at a running game', async ({ browser, servers }) => {
  const ada = await person(browser, at(servers, 0));
  const bo = await person(browser, at(servers, 1));
  const cleo = await person(browser, at(servers, 0));
  for (const page of [ada, bo, cleo]) await overhear(page);
  const link = await invite(ada, 'seega/ludens-planet', 'Ada');
  await joinBy(bo, link, 'Bo');
  await turn(ada, lots(2));
  await cleo.goto(`./${link}`);
  await seated(cleo);
  await expect.poll(() => moves(bo)).toHaveLength(1);

  for (const page of [bo, ada, cleo]) {
    await page.getByRole('button', { name: 'More' }).click();
    const { links, buttons } = await offered(page);
    expect(links.filter((one) => HELP.test(one))).toEqual([]);
    expect(buttons.length).toBeGreaterThan(2);
    expect(buttons.filter((name) => /hint|analy|review|value|share/i.test(name))).toEqual([]);
    await page.keyboard.press('Escape');
    // The key that asks for a hint elsewhere asks for nothing here.
    await page.locator('khamsin-board [role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press('h');
  }
  await turn(bo, lots(2));
  await expect.poll(() => moves(ada)).toHaveLength(2);
  for (const page of [ada, bo, cleo]) {
    const questions = await asked(page);
    expect(questions).toContain('state');
    expect(questions.filter((name) => ADVICE.test(name))).toEqual([]);
  }

  // It is not among the games of the device either, so that no review finds it.
  const id = link.slice(link.lastIndexOf('/') + 1);
  await bo.goto('./#/games');
  await expect(bo.getByText('There are none yet.')).toBeVisible();
  await bo.goto(`./#/review/${id}`);
  await expect(bo.locator('main h1')).toBeVisible();
  await expect(bo.locator('main khamsin-board')).toHaveCount(0);
  // The way back is the lobby.
  await bo.goto('./#/lobby');
  await bo.getByRole('link', { name: 'Back to your game' }).click();
  await seated(bo);
  await expect.poll(() => moves(bo)).toHaveLength(2);

  // When it is over it may be looked at as closely as one likes.
  await giveUp(bo);
  expect((await offered(bo)).links.some((one) => HELP.test(one))).toBe(true);
  await bo.getByRole('link', { name: 'Review' }).click();
  await expect.poll(async () => (await asked(bo)).some((name) => ADVICE.test(name))).toBe(true);
});
