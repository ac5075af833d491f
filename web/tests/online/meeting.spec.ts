/** Finding each other in the lobby, and a game that nobody finds. */
import { expect } from '@playwright/test';
import { duty, invite, person, seated } from './people';
import { at, test } from './servers';

test('a game shown in the lobby is joined from there, and is gone from it then', async ({ browser, servers }) => {
  const ada = await person(browser, at(servers, 0));
  const bo = await person(browser, at(servers, 1));
  await bo.goto('./#/lobby');
  const name = `Ada ${Date.now() % 100_000}`;
  await invite(ada, 'pahtum/globe-joueur', name, 'lobby');
  const game = bo.getByRole('listitem').filter({ hasText: name });
  await expect(game).toContainText('Without a clock');
  await game.getByRole('button').click();
  await seated(bo);
  await seated(ada);
  await expect.poll(async () => [await duty(ada), await duty(bo)]).toContain('mine');
  const cleo = await person(browser, at(servers, 0));
  await cleo.goto('./#/lobby');
  // What waits is listed, or it is said that nothing does: the server has answered.
  const list = cleo.locator('main');
  await expect(list.getByRole('listitem').or(list.getByText('Nobody is waiting')).first()).toBeVisible();
  await expect(cleo.getByText(name)).toHaveCount(0);
});

test('a game that does not exist says so, and what to do', async ({ page }) => {
  await page.goto('./#/live/222222222222');
  await expect(page.getByRole('alert')).toContainText('There is no such game');
});
