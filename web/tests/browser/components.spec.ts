/** The components under real hands. */
import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('demo/');
});

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('tabs follow the arrows', async ({ page }) => {
  await page.getByRole('tab', { name: 'Moves' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('two');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toContainText('three');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toContainText('one');
});

test('a notice is shown and can be taken away', async ({ page }) => {
  await page.getByRole('button', { name: 'Notice' }).click();
  const notice = page.getByRole('status', { name: 'Notices' });
  await expect(notice).toContainText('goes by itself');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeEmpty();
});

test('the language changes every text, and is remembered', async ({ page }) => {
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.getByLabel('Langue')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('gridcell', { name: 'c3, vide, case centrale' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Langue')).toHaveValue('fr');
});

test('the theme follows the system until one is chosen', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe('rgb(20, 23, 31)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe('rgb(250, 244, 230)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await page.getByLabel('Colours').selectOption('night');
  await expect.poll(background).toBe('rgb(20, 23, 31)');
});
