/** What breaks between a page and its game: the network, the page, the server. Nothing of the game is lost by any of it. */
import { expect, type Page } from '@playwright/test';
import { lots } from '../app/table';
import { Line } from './line';
import { actor, duty, invite, joinBy, moves, person, playOut, seated, turn } from './people';
import { DATABASE, start } from './server';
import { at, SHARED, test } from './servers';

/** How long the network is away. */
const OUTAGE = 10_000;

/** Both play until a page is to move. */
async function untilTurnOf(page: Page, people: readonly Page[], chance: () => number): Promise<void> {
  for (let next = await actor(people); next !== page; next = await actor(people)) {
    if (!next) throw new Error('the game is over too early');
    await turn(next, chance);
  }
}

test(
  'ten seconds without a network: the turn is saved and sent later, what was missed is caught up, all see the end',
  SHARED,
  async ({ browser, servers }) => {
    test.setTimeout(240_000);
    const chance = lots(5);
    const line = await Line.to(at(servers, 0));
    const ada = await person(browser, line.address);
    const bo = await person(browser, at(servers, 1));
    const cleo = await person(browser, at(servers, 0));
    const link = await invite(ada, 'saut-du-chat/ludens-planet', 'Ada');
    await joinBy(bo, link, 'Bo');
    await seated(ada);
    await cleo.goto(`./${link}`);
    await seated(cleo);
    for (let count = 0; count < 2; count++) {
      await turn(ada, chance);
      await untilTurnOf(ada, [ada, bo], chance);
    }

    const pull = async () => {
      line.cut();
      await ada.context().setOffline(true);
      await expect(ada.getByText('The connection is lost')).toBeVisible();
    };
    const plug = async () => {
      line.mend();
      await ada.context().setOffline(false);
      await expect(ada.getByText('Connected', { exact: true })).toBeVisible({ timeout: 20_000 });
    };

    // The one without a network is to move: the turn waits.
    await pull();
    const before = await moves(bo);
    await turn(ada, chance);
    await expect(ada.getByText('Your move is saved and will be sent')).toBeVisible();
    expect(await moves(ada)).toHaveLength(before.length + 1);
    await ada.waitForTimeout(OUTAGE);
    expect(await moves(bo)).toEqual(before);
    await expect(bo.getByText(/away for/)).toBeVisible();
    await plug();
    await expect(ada.getByText('Your move is saved')).toHaveCount(0);
    await expect.poll(() => moves(bo)).toEqual(await moves(ada));

    // The other is to move: the one without a network sees it when the network is back.
    await pull();
    await turn(bo, chance);
    const played = await moves(bo);
    expect(await moves(ada)).toHaveLength(played.length - 1);
    await expect.poll(() => moves(cleo)).toEqual(played);
    await plug();
    await expect.poll(() => moves(ada)).toEqual(played);
    // Nothing else has happened: that she is back is news by itself.
    await expect(bo.getByText(/away for/)).toHaveCount(0);

    await playOut([ada, bo], chance);
    for (const page of [bo, cleo]) await expect.poll(() => moves(page)).toEqual(await moves(ada));
    await expect(cleo.locator('#result')).toBeVisible();
    line.close();
  },
);

test('a turn that waits outlives its page', async ({ browser, servers }) => {
  const line = await Line.to(at(servers, 0));
  const ada = await person(browser, line.address);
  const bo = await person(browser, at(servers, 1));
  const link = await invite(ada, 'saut-du-chat/ludens-planet', 'Ada');
  await joinBy(bo, link, 'Bo');
  await seated(ada);
  line.cut();
  await expect(ada.getByText('The connection is lost')).toBeVisible();
  await turn(ada, lots(1));
  const played = await moves(ada);
  await ada.close();
  expect(await moves(bo)).toEqual([]);
  line.mend();
  const again = await ada.context().newPage();
  await again.goto(`./${link}`);
  await expect.poll(() => moves(bo)).toEqual(played);
  await expect.poll(() => moves(again)).toEqual(played);
  await expect.poll(() => duty(bo)).toBe('mine');
  line.close();
});

test('an answer that is lost costs nobody the seat', async ({ browser, servers }) => {
  const ada = await person(browser, at(servers, 0));
  const bo = await person(browser, at(servers, 0));
  const link = await invite(ada, 'saut-du-chat/ludens-planet', 'Ada');
  // The server hears the question; the page does not hear the answer, nor get a cookie by it.
  await bo.route(
    '**/join?*',
    async (route) => {
      const { cookie = '' } = await route.request().allHeaders();
      const headers = { cookie, 'content-type': 'application/json' };
      const answer = await fetch(route.request().url(), { method: 'POST', headers, body: route.request().postData() });
      expect(answer.status).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
  await bo.goto(`./${link}`);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Join in' }).click();
  await expect(bo.getByRole('alert')).toBeVisible();
  await seated(ada);
  await bo.getByRole('button', { name: 'Join in' }).click();
  await seated(bo);
  await turn(ada, lots(1));
  await expect.poll(() => duty(bo)).toBe('mine');
});

test(
  'a server is killed in the middle of a game: its player goes on at the other, and both see the end',
  SHARED,
  async ({ browser, servers }) => {
    test.skip(DATABASE === undefined, 'needs a database that servers share');
    test.setTimeout(240_000);
    const chance = lots(9);
    const doomed = await start();
    const line = await Line.to(doomed.address);
    const ada = await person(browser, line.address);
    const bo = await person(browser, at(servers, 1));
    const link = await invite(ada, 'saut-du-chat/ludens-planet', 'Ada');
    await joinBy(bo, link, 'Bo');
    await seated(ada);
    for (let count = 0; count < 2; count++) {
      await turn(ada, chance);
      await untilTurnOf(ada, [ada, bo], chance);
    }

    await doomed.end('SIGKILL');
    await expect(ada.getByText('The connection is lost')).toBeVisible();
    await turn(ada, chance);
    await expect(ada.getByText('Your move is saved and will be sent')).toBeVisible();
    line.lead(at(servers, 0));
    await expect(ada.getByText('Connected', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => moves(bo)).toEqual(await moves(ada));

    await playOut([ada, bo], chance);
    expect(await moves(bo)).toEqual(await moves(ada));
    line.close();
  },
);
