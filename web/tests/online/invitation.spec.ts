/** The ways to a friend: the link, the clipboard, the system's share sheet, the code; also where the page is not secure. */
import { expect, type Page } from '@playwright/test';
import { lots } from '../app/table';
import { invite, joinBy, moves, person, seated, turn } from './people';
import { at, test } from './servers';

/** Pastes what is on the clipboard, by keys as people do, and gives it. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    document.querySelector('main')?.append(area);
    area.focus();
  });
  await page.keyboard.press('Control+V');
  const text = await page.locator('main textarea').inputValue();
  await page.evaluate(() => {
    document.querySelector('main textarea')?.remove();
  });
  return text;
}

/** Whether the picture of the code is there, and of what. */
function code(page: Page): Promise<{ width: number; text: string | null }> {
  return page.getByRole('img', { name: 'The link as a QR code' }).evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    text: new URL(image.src).searchParams.get('text'),
  }));
}

test('a link is copied, shared through the system, and shown as a code', async ({ browser, servers }) => {
  const ada = await person(browser, at(servers, 0));
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve(void Object.assign(globalThis, { shared: data }));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await invite(ada, 'seega/ludens-planet', 'Ada');
  const link = await ada.getByLabel('Link to the game').inputValue();
  await ada.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ada.getByText('Copied', { exact: false })).toBeVisible();
  expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await ada.getByRole('button', { name: 'Share', exact: false }).click();
  await expect.poll(() => ada.evaluate(() => (globalThis as { shared?: ShareData }).shared?.url)).toBe(link);
  await expect.poll(async () => (await code(ada)).width).toBeGreaterThan(0);
  expect((await code(ada)).text).toBe(link);
});

test('on a plain address of the local network everything works: copying, the code, joining, playing, a class', async ({
  browser,
  servers,
}) => {
  const plain = (place: number) => at(servers, place).replace('127.0.0.1', 'khamsin.test');
  const ada = await person(browser, plain(0));
  const bo = await person(browser, plain(1));
  const wrong: string[] = [];
  for (const page of [ada, bo]) page.on('pageerror', (error) => wrong.push(error.message));
  const hash = await invite(ada, 'seega/ludens-planet', 'Ada');
  expect(await ada.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'share' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  const link = await ada.getByLabel('Link to the game').inputValue();
  expect(link).toContain('http://khamsin.test:');
  // What cannot be done is not offered, and what it is good for on another device is not doubted.
  await expect(ada.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(ada.getByText('Other devices cannot open this address')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ada.getByText('Copied', { exact: false })).toBeVisible();
  expect(await pasted(ada)).toBe(link);
  await expect.poll(async () => (await code(ada)).width).toBeGreaterThan(0);

  await joinBy(bo, hash, 'Bo');
  await seated(ada);
  await turn(ada, lots(2));
  await expect.poll(() => moves(bo)).toEqual(await moves(ada));
  await turn(bo, lots(2));
  await expect.poll(() => moves(ada)).toEqual(await moves(bo));
  await bo.getByRole('button', { name: 'More' }).click();
  await bo.getByRole('button', { name: 'Copy the link for watching' }).click();
  await expect(bo.getByText('Copied', { exact: false })).toBeVisible();

  await ada.goto('./#/class/new');
  await ada.getByRole('button', { name: 'Open the class' }).click();
  await expect(ada.getByText('khamsin.test:')).toBeVisible();
  await expect.poll(async () => (await code(ada)).width).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
