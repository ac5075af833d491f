/** What people call themselves is text, wherever it is shown. */
import { expect, type Page } from '@playwright/test';
import { enterClass, giveUp, holdClass, invite, joinBy, person, seated } from './people';
import { at, test } from './servers';

const SCRIPT = '<script>p()</script>';
const IMAGE = '<img src=x onerror=p()>';

/** The text is there as it was written, nothing has come of it, and nobody has run it. */
async function plain(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  const made = await page.evaluate(() => ({
    ran: 'ran' in globalThis,
    elements: document.querySelectorAll('img[src="x"], body script').length,
  }));
  expect(made).toEqual({ ran: false, elements: 0 });
}

/** A page on which what a name might run leaves a trace. */
async function trap(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { p: () => Object.assign(globalThis, { ran: true }) });
  });
  return page;
}

test('names with markup in them are shown as they are: lobby, invitation, table, end, series', async ({
  browser,
  servers,
}) => {
  const ada = await trap(await person(browser, at(servers, 0)));
  const bo = await trap(await person(browser, at(servers, 1)));
  const link = await invite(ada, 'saut-du-chat/ludens-planet', IMAGE, 'lobby');
  await bo.goto('./#/lobby');
  await plain(bo, IMAGE);
  await bo.goto(`./${link}`);
  await plain(bo, IMAGE);
  await joinBy(bo, link, SCRIPT);
  await seated(ada);
  for (const page of [ada, bo]) {
    await plain(page, IMAGE);
    await plain(page, SCRIPT);
  }
  await ada.goto('./#/lobby');
  await plain(ada, SCRIPT);
  await ada.goto(`./${link}`);
  await seated(ada);

  await giveUp(bo);
  await expect(bo.locator('#result')).toContainText(IMAGE);
  await plain(bo, IMAGE);
  await ada.goto(`./#/series/${link.slice(link.lastIndexOf('/') + 1)}`);
  await plain(ada, SCRIPT);
});

test('in a class too: its list, the pupils’ table, the teacher’s desk, the wall', async ({ browser, servers }) => {
  const teacher = await trap(await person(browser, at(servers, 0)));
  const pupils = [await trap(await person(browser, at(servers, 1))), await trap(await person(browser, at(servers, 0)))];
  const title = '<svg onload=p()>7b';
  const hash = await holdClass(teacher, title);
  const [one, two] = pupils;
  if (!one || !two) throw new Error('two pupils are needed');
  await one.goto('./#/class');
  await plain(one, title);
  for (const [page, name] of [
    [one, IMAGE],
    [two, SCRIPT],
  ] as const) {
    await enterClass(page, hash, name);
    await plain(page, name);
  }
  await expect(teacher.locator('tbody tr')).toHaveCount(2);
  for (const name of [IMAGE, SCRIPT]) await plain(teacher, name);
  await teacher.getByText('Pupils and names').click();
  await teacher.getByRole('button', { name: `Remove ${SCRIPT}` }).click();
  await expect(teacher.getByRole('dialog')).toContainText(`${SCRIPT} leaves the class`);
  await teacher.getByRole('button', { name: 'Cancel' }).click();
  await teacher.getByRole('button', { name: 'Begin round 1' }).click();
  await expect(teacher.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await teacher.goto(`./${hash.replace('class', 'projector')}`);
  for (const name of [IMAGE, SCRIPT, title]) await plain(teacher, name);
});
