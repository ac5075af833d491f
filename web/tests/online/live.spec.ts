/** Two people and a third who watches: a whole game, offers, the end and what follows it. */
import { expect } from '@playwright/test';
import { covered, lots } from '../app/table';
import { duty, giveUp, invite, joinBy, moves, person, playOut, seated, turn } from './people';
import { at, SHARED, test } from './servers';

test(
  'a link is made and joined, a whole game is played to its end, and somebody watches all of it',
  SHARED,
  async ({ browser, servers }) => {
    test.setTimeout(300_000);
    const ada = await person(browser, at(servers, 0));
    const bo = await person(browser, at(servers, 1));
    const cleo = await person(browser, at(servers, 0));
    const link = await invite(ada, 'seti/aleph', 'Ada');
    await joinBy(bo, link, 'Bo');
    await seated(ada);
    await cleo.goto(`./${link}`);
    await seated(cleo);
    await expect(cleo.getByText('You are watching.')).toBeVisible();
    await expect(ada.getByText('one person is watching')).toBeVisible();
    await expect(ada.getByText('Bo', { exact: false }).first()).toBeVisible();
    const count = await playOut([ada, bo]);
    expect(count).toBeGreaterThan(3);
    for (const page of [ada, bo, cleo]) await expect(page.locator('#result')).toBeVisible();
    expect(await moves(bo)).toEqual(await moves(ada));
    expect(await moves(cleo)).toEqual(await moves(ada));

    // The finished game is the device's own: its review opens.
    await cleo.getByRole('link', { name: 'Review' }).click();
    await expect(cleo.getByRole('heading', { name: 'Review' })).toBeVisible();
    await expect(cleo.locator('khamsin-board').first()).toBeAttached();
  },
);

test('a reload in the middle of a turn goes on where it was', async ({ browser, servers }) => {
  const ada = await person(browser, at(servers, 0));
  const bo = await person(browser, at(servers, 1));
  const link = await invite(ada, 'seega/ludens-planet', '');
  await joinBy(bo, link, '');
  await seated(ada);
  await ada.locator('khamsin-board [data-place="b2"]').click();
  await expect(ada.getByText('2 of 2 to place')).toBeVisible();
  await ada.reload();
  await seated(ada);
  await expect(ada.getByText('2 of 2 to place')).toBeVisible();
  await ada.locator('khamsin-board [data-place="d4"]').click();
  await expect.poll(() => moves(bo)).toEqual(['b2,d4']);
});

test('a takeback is asked and granted, a draw offered and declined, and giving up asks first', async ({
  browser,
  servers,
}) => {
  const ada = await person(browser, at(servers, 0));
  const bo = await person(browser, at(servers, 1));
  const link = await invite(ada, 'saut-du-chat/ludens-planet', 'Ada');
  await joinBy(bo, link, 'Bo');
  await seated(ada);
  await turn(ada, lots(1));
  await ada.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(ada.getByText('Your offer waits for an answer')).toBeVisible();
  await bo.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => moves(ada)).toEqual([]);
  await expect.poll(() => moves(bo)).toEqual([]);
  await turn(ada, lots(2));

  await bo.getByRole('button', { name: 'More' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click();
  await ada.getByRole('button', { name: 'Decline' }).click();
  await expect(bo.getByRole('paragraph').filter({ hasText: 'Your offer was declined.' })).toBeVisible();

  await bo.getByRole('button', { name: 'More' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const sure = bo.getByRole('dialog').filter({ hasText: 'Are you sure?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  expect(await duty(bo)).not.toBe('over');
  await bo.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await sure.getByRole('button', { name: 'Give up' }).click();
  await expect(ada.getByRole('heading', { name: 'You win' })).toBeVisible();
  await expect(bo.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  await expect(bo.getByRole('paragraph').filter({ hasText: 'Your offer was declined.' })).toHaveCount(0);
});

test('on a phone no offer covers anything of the board, for neither of the two, and the game goes on under it', async ({
  browser,
  servers,
}) => {
  const phone = { width: 320 };
  const ada = await person(browser, at(servers, 0), phone);
  const bo = await person(browser, at(servers, 1), phone);
  // As long as a name can be.
  const link = await invite(ada, 'seega/ludens-planet', 'Adelheid von Sandstein-A');
  await joinBy(bo, link, 'Bo');
  await seated(ada);
  const asked = async () => {
    for (const word of ['Accept', 'Decline']) {
      await expect(bo.getByRole('button', { name: word })).toBeInViewport({ ratio: 1 });
    }
    await expect(ada.getByText('Your offer waits for an answer')).toBeVisible();
    expect([await covered(ada), await covered(bo)]).toEqual([0, 0]);
    for (const page of [ada, bo]) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  };
  await turn(ada, lots(1));
  await ada.getByRole('button', { name: 'Ask to take back' }).click();
  await asked();
  await bo.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByRole('paragraph').filter({ hasText: 'Your offer was declined.' })).toBeVisible();

  await ada.getByRole('button', { name: 'More' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click();
  await asked();
  await turn(bo, lots(1));
  await expect.poll(() => moves(ada)).toHaveLength(2);
});

test(
  'a rematch leads players and watchers to the next game, and the series counts both',
  SHARED,
  async ({ browser, servers }) => {
    const ada = await person(browser, at(servers, 0));
    const bo = await person(browser, at(servers, 1));
    const cleo = await person(browser, at(servers, 1));
    const link = await invite(ada, 'saut-du-chat/ludens-planet', 'Ada');
    await joinBy(bo, link, 'Bo');
    await cleo.goto(`./${link}`);
    await seated(cleo);
    await giveUp(ada);
    await ada.getByRole('button', { name: 'Offer a rematch' }).click();
    await bo.getByRole('button', { name: 'Accept' }).click();
    const old = link.slice(link.lastIndexOf('/') + 1);
    for (const page of [ada, bo, cleo]) {
      await expect.poll(() => page.url()).not.toContain(old);
      await seated(page);
    }
    expect(ada.url().split('#')[1]).toBe(bo.url().split('#')[1]);
    await giveUp(bo);
    await expect(ada.locator('#result')).toBeVisible();
    await ada.getByRole('link', { name: 'Table of the series' }).click();
    await expect(ada.getByText(/^You \d – \d Bo$/)).toBeVisible();
    await expect(ada.locator('tbody tr')).toHaveCount(2);
  },
);
