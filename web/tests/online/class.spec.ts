/** A class: its teacher, its pupils, their rounds, and what is on the wall. */
import { expect, type Page } from '@playwright/test';
import { enterClass, giveUp, holdClass, person, seated } from './people';
import { at, SHARED, test } from './servers';

const NAMES = ['Mia', 'Noor', 'Paul'];

/** Waits for the one game of a round, and tells who plays it and who has nobody to play with. */
async function pairOf(
  teacher: Page,
  round: number,
  pupils: readonly Page[],
): Promise<{ first: Page; second: Page; alone: Page }> {
  const game = await teacher
    .getByRole('region', { name: `Round ${round}` })
    .getByRole('link')
    .getAttribute('href');
  // Somebody may still sit at a game of an earlier round.
  const isPlaying = (page: Page) => game !== null && page.url().endsWith(game);
  await expect.poll(() => pupils.filter(isPlaying).length, { timeout: 20_000 }).toBe(2);
  const [first, second] = pupils.filter(isPlaying);
  const alone = pupils.find((page) => !isPlaying(page));
  if (!first || !second || !alone) throw new Error('the round has not two players');
  return { first, second, alone };
}

test(
  'a class: three pupils, rounds, a pause, names, files, somebody taken out, the end',
  SHARED,
  async ({ browser, servers }) => {
    test.setTimeout(180_000);
    const teacher = await person(browser, at(servers, 0));
    const hash = await holdClass(teacher, '7b');
    const pupils = await Promise.all(NAMES.map(() => person(browser, at(servers, 1))));
    for (const [place, page] of pupils.entries()) await enterClass(page, hash, NAMES[place] ?? '');
    await expect(teacher.getByText('3 pupils')).toBeVisible();
    await teacher.getByRole('button', { name: 'Begin round 1' }).click();

    const { first, second, alone } = await pairOf(teacher, 1, pupils);
    await expect(alone.getByText('You have no opponent in this round.')).toBeVisible();
    await seated(first);
    await teacher.getByRole('button', { name: 'Pause everything' }).click();
    await expect(first.getByText('Your teacher has paused the game.')).toBeVisible();
    await expect(alone.getByText('The class is paused.')).toBeVisible();
    await teacher.getByRole('button', { name: 'Go on' }).click();
    await expect(first.getByText('Your teacher has paused the game.')).toHaveCount(0);

    await giveUp(first);
    // After a while both are back in the class by themselves, unless they stay.
    await second.getByRole('button', { name: 'Stay here' }).click();
    await expect(first.getByText('Your game is over.')).toBeVisible({ timeout: 30_000 });
    expect(second.url()).toContain('#/live/');
    await expect(teacher.locator('tbody tr')).toHaveCount(3);

    await teacher.getByText('Pupils and names').click();
    await teacher.getByLabel('Name of pupil 1').fill('Mia K');
    await teacher.getByRole('button', { name: 'Save the name' }).first().click();
    await expect(teacher.getByRole('rowheader', { name: 'Mia K' })).toBeVisible();
    await teacher.getByText('Take it along').click();
    const file = async (name: string) => {
      const address = (await teacher.getByRole('link', { name }).getAttribute('href')) ?? '';
      const answer = await teacher.request.get(address);
      expect(answer.ok()).toBe(true);
      return answer.text();
    };
    const [table, records] = ['Save the table (CSV)', 'Save the records (PGN)'] as const;
    expect(await file(table)).toContain('Mia K');
    expect(await file(records)).toContain('[Event "7b');
    await teacher.getByText('Left out').click();
    for (const text of [await file(table), await file(records)]) {
      expect(text.length).toBeGreaterThan(20);
      for (const name of NAMES) expect(text).not.toContain(name);
    }

    // Whoever stayed has a link to the next game; the others are led there.
    await teacher.getByRole('button', { name: 'Begin round 2' }).click();
    await expect(teacher.getByRole('heading', { name: 'Round 2' })).toBeVisible();
    await expect.poll(() => alone.url(), { timeout: 20_000 }).toContain('#/live/');
    // Its games still run: the teacher is asked before they are ended.
    await teacher.getByRole('button', { name: 'Begin round 3' }).click();
    await teacher.getByRole('button', { name: 'End them as draws' }).click();
    await expect(teacher.getByRole('heading', { name: 'Round 3' })).toBeVisible();

    // A game of the third round, from which its player is taken: the other has won it.
    await second.goto(`./${hash}`);
    const third = await pairOf(teacher, 3, pupils);
    await seated(third.first);
    await seated(third.second);
    const place = pupils.indexOf(third.first);
    const name = ['Mia K', 'Noor', 'Paul'][place] ?? '';
    await teacher.getByRole('button', { name: `Remove ${name}` }).click();
    await teacher
      .getByRole('dialog')
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await expect(teacher.locator('tbody tr')).toHaveCount(2);
    await expect(teacher.getByText('2 pupils')).toBeVisible();
    await expect(third.second.getByRole('heading', { name: 'You win' })).toBeVisible();

    await teacher.getByRole('button', { name: 'End the class' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'End the class' }).click();
    await expect(teacher.getByText('The class has ended.')).toBeVisible();
    await third.second.getByRole('link', { name: 'Back to the class' }).click();
    await expect(third.second.getByText('The class has ended.')).toBeVisible();
  },
);

test('the wall shows the address, a code to scan, who is in and who plays whom, and nothing to press', async ({
  browser,
  servers,
}) => {
  const teacher = await person(browser, at(servers, 0));
  const hash = await holdClass(teacher, '7c');
  const opening = teacher.waitForEvent('popup');
  await teacher.getByRole('link', { name: 'Large, for a projector' }).click();
  const wall = await opening;
  await expect(wall.getByRole('heading', { name: 'Class 7c' })).toBeVisible();
  const address = new URL(hash, at(servers, 0)).href;
  await expect(wall.locator('.address')).toHaveText(address.replace('http://', ''));
  const code = wall.getByRole('img', { name: 'The link as a QR code' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await code.evaluate((image: HTMLImageElement) => new URL(image.src).searchParams.get('text'))).toBe(address);
  await expect(wall.getByRole('button')).toHaveCount(0);
  // All of it is on the screen at once.
  const bottom = await code.evaluate((image) => image.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(wall.viewportSize()?.height ?? 0);

  for (const [place, name] of ['Mia', 'Noor'].entries()) {
    await enterClass(await person(browser, at(servers, place)), hash, name);
  }
  await expect(wall.getByText('2 pupils')).toBeVisible();
  await teacher.getByRole('button', { name: 'Begin round 1' }).click();
  await expect(wall.getByRole('link', { name: /(Mia against Noor|Noor against Mia)/ })).toBeVisible();
  await teacher.getByRole('button', { name: 'Pause everything' }).click();
  await expect(wall.getByText('The class is paused.')).toBeVisible();
});
