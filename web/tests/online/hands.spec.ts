/** Without a mouse and without eyes: a game is made, joined and played by keys alone, and the other's moves are told. */
import { expect, type Locator, type Page } from '@playwright/test';
import { lots } from '../app/table';
import { duty, moves, person, seated, turn } from './people';
import { at, test } from './servers';

/** More stops than any of these pages has. */
const STOPS = 80;

/** Goes on from stop to stop until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} cannot be reached by keys`);
}

test('a game is made, played and answered by keys alone, and what the other does is announced', async ({
  browser,
  servers,
}) => {
  const ada = await person(browser, at(servers, 0));
  const bo = await person(browser, at(servers, 1));
  await ada.goto('./#/new?ruleset=saut-du-chat/ludens-planet&against=friend');
  const name = ada.getByLabel('Your name');
  await expect(name).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Make the game and invite' })).toBeEnabled();
  await tabTo(ada, name);
  await ada.keyboard.type('Ada');
  await ada.keyboard.press('Enter');
  const link = ada.getByLabel('Link to the game');
  await expect(link).toBeVisible();
  await tabTo(ada, link);
  await tabTo(ada, ada.getByRole('button', { name: 'Copy the link' }));
  const address = await link.inputValue();

  const hash = address.slice(address.indexOf('#'));
  await bo.goto(`./${hash}`);
  await expect(bo.getByLabel('Your name')).toBeVisible();
  await tabTo(bo, bo.getByLabel('Your name'));
  await bo.keyboard.type('Bo');
  await bo.keyboard.press('Enter');
  await seated(bo);
  await seated(ada);
  // What had the focus is gone with the form and the invitation; nobody begins at the top of the page again.
  for (const page of [ada, bo]) await expect(page.locator('main')).toBeFocused();

  // The board is one stop; arrows lead on inside it. The line for letters is a way for those who do not see it.
  await tabTo(ada, ada.locator('khamsin-board [role=gridcell][tabindex="0"]'));
  await ada.keyboard.press('ArrowRight');
  await expect(ada.locator('khamsin-board [role=gridcell][tabindex="0"]')).toBeFocused();
  const letters = ada.getByLabel('Your move in letters');
  await tabTo(ada, letters);
  const move = await ada.evaluate(() => document.querySelector('khamsin-board')?.state.choices[0]?.action ?? '');
  await ada.keyboard.type(move);
  await ada.keyboard.press('Enter');
  await expect.poll(() => moves(bo)).toHaveLength(1);
  const news = (page: Page) => page.locator('khamsin-board .kb-announcer');
  await expect(news(bo)).toContainText('First');
  await expect(news(bo)).toContainText(/Second is to|your turn/i);
  await expect.poll(() => duty(bo)).toBe('mine');
  await turn(bo, lots(3));
  await expect(news(ada)).toContainText('Second');

  await bo.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(news(ada)).toContainText('asks to take the last turn back');
  await tabTo(ada, ada.getByRole('button', { name: 'Decline' }));
  await ada.keyboard.press('Enter');
  await expect(news(bo)).toContainText('Your offer was declined.');

  await tabTo(ada, ada.getByRole('button', { name: 'More' }));
  await ada.keyboard.press('Enter');
  await tabTo(ada, ada.getByRole('dialog').getByRole('button', { name: 'Give up' }));
  await ada.keyboard.press('Enter');
  const sure = ada.getByRole('dialog').filter({ hasText: 'Are you sure?' }).getByRole('button', { name: 'Give up' });
  await tabTo(ada, sure);
  await ada.keyboard.press('Enter');
  await expect(ada.locator('#result')).toBeVisible();
  await tabTo(ada, ada.getByRole('button', { name: 'Offer a rematch' }));
});

test('a class is opened, joined and begun by keys alone', async ({ browser, servers }) => {
  const teacher = await person(browser, at(servers, 0));
  await teacher.goto('./#/class/new');
  const title = teacher.getByLabel('Name of the class');
  await expect(title).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Open the class' })).toBeEnabled();
  await tabTo(teacher, title);
  await teacher.keyboard.type('7b');
  await teacher.keyboard.press('Enter');
  await expect(teacher.getByRole('heading', { name: 'Class 7b' })).toBeVisible();
  const hash = teacher.url().slice(teacher.url().indexOf('#'));
  for (const name of ['Mia', 'Noor']) {
    const pupil = await person(browser, at(servers, 1));
    await pupil.goto(`./${hash}`);
    const field = pupil.getByLabel('Your first name');
    await expect(field).toBeVisible();
    await tabTo(pupil, field);
    await pupil.keyboard.type(name);
    await pupil.keyboard.press('Enter');
    await expect(pupil.getByText('You are in.')).toBeVisible();
  }
  await expect(teacher.getByText('2 pupils')).toBeVisible();
  await tabTo(teacher, teacher.getByRole('link', { name: 'Large, for a projector' }));
  const begin = teacher.getByRole('button', { name: 'Begin round 1' });
  await tabTo(teacher, begin);
  await teacher.keyboard.press('Enter');
  await expect(teacher.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  for (const fold of ['Pupils and names', 'Take it along']) {
    await tabTo(teacher, teacher.locator('summary').filter({ hasText: fold }));
    await teacher.keyboard.press('Enter');
  }
  await tabTo(teacher, teacher.getByRole('button', { name: 'Remove Noor' }));
  await tabTo(teacher, teacher.getByRole('link', { name: 'Save the table (CSV)' }));
});
