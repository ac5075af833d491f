/** Every page of online play with something on it, for the checks of accessibility and for pictures. */
import { expect, type Browser, type Page } from '@playwright/test';
import { lots } from '../app/table';
import { giveUp, invite, person, seated, turn, type Taste } from './people';

/** A page: its name in pictures, who looks at it, and what shows that it is whole. */
export interface Sight {
  readonly name: string;
  readonly page: Page;
}

/** Sets everything up, and gives one page after the other; each is looked at before the next is prepared. */
export async function* sights(browser: Browser, server: string, taste: Taste): AsyncGenerator<Sight> {
  // The hands that prepare things read English; the reader's own page has the reader's taste.
  const host = await person(browser, server);
  const reader = await person(browser, server, taste);
  const open = async (hash: string, whole: string): Promise<void> => {
    await reader.goto(`./${hash}`);
    await expect(reader.locator(whole).first()).toBeAttached({ timeout: 30_000 });
  };

  await open('#/new?against=friend', 'main details summary');
  await expect(reader.locator('main .summary')).toBeVisible();
  yield { name: 'friend', page: reader };
  const link = await invite(host, 'seega/ludens-planet', 'Ada', 'lobby');
  await open('#/lobby', 'main ul h3');
  yield { name: 'lobby', page: reader };
  await open(link, 'main form');
  yield { name: 'join', page: reader };
  await reader.locator('main form button[type=submit]').click();
  await seated(reader);
  await seated(host);
  await turn(host, lots(4));
  await host.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(reader.locator('.ask button').first()).toBeVisible();
  yield { name: 'live', page: reader };
  await giveUp(host);
  await expect(reader.locator('#result')).toBeVisible();
  yield { name: 'live-over', page: reader };
  await open(`#/series/${link.slice(link.lastIndexOf('/') + 1)}`, 'main table');
  yield { name: 'series', page: reader };

  await open('#/new?against=friend', 'input[autocomplete=nickname]');
  await reader.locator('main button[type=submit]').click();
  await expect(reader.locator('main img')).toBeVisible();
  yield { name: 'wait', page: reader };

  await open('#/class', 'main form');
  yield { name: 'classes', page: reader };
  await open('#/class/new', 'main select');
  await expect(reader.locator('main button[type=submit]')).toBeEnabled();
  yield { name: 'class-new', page: reader };
  await reader.locator('main button[type=submit]').click();
  await expect(reader.locator('main img')).toBeVisible();
  const room = reader.url().slice(reader.url().indexOf('#'));
  for (const name of ['Mia', 'Noor', 'Paul']) {
    const pupil = await person(browser, server, name === 'Paul' ? taste : {});
    await pupil.goto(`./${room}`);
    await pupil.locator('main form input').fill(name);
    if (name === 'Paul') yield { name: 'class-door', page: pupil };
    await pupil.locator('main form button[type=submit]').click();
    await expect(pupil.locator('main table')).toBeVisible();
    if (name === 'Paul') yield { name: 'class-pupil', page: pupil };
  }
  await expect(reader.locator('tbody tr')).toHaveCount(3);
  await reader.locator('main .row button').first().click();
  await expect(reader.locator('main ul li').first()).toBeAttached();
  for (const fold of await reader.locator('main summary').all()) await fold.click();
  yield { name: 'class-teacher', page: reader };
  await open(room.replace('class', 'projector'), 'main ul li');
  await expect(reader.locator('main img')).toBeVisible();
  yield { name: 'class-projector', page: reader };
}
