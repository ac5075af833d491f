/** Pictures of the demonstration in every theme, at two widths, and once without colours; for looking at. */
import { expect, test } from '@playwright/test';

for (const theme of ['sand', 'night', 'contrast']) {
  for (const width of [320, 1280]) {
    test(`@screenshots ${theme} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => {
        localStorage.setItem('khamsin.theme', value);
      }, theme);
      await page.goto('demo/');
      await expect(page.getByRole('grid').first()).toBeVisible();
      await page.screenshot({ path: `screenshots/${theme}-${width}.png`, fullPage: true });
    });
  }
}

test('@screenshots without colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('demo/');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('filter', 'grayscale(1)');
  });
  await page.screenshot({ path: 'screenshots/greyscale.png', fullPage: true });
});

/** Of the pixels of two pieces, this share must differ by a clear step of grey. */
const APART = 0.1;

test('no two pieces look alike without colours, at 24 pixels', async ({ page }) => {
  await page.goto('demo/');
  await expect(page.locator('[data-pieces] img').first()).toBeVisible();
  const shares = await page.evaluate(async () => {
    const STEP = 0.2;
    const SIZE = 24;
    const greys = async (image: HTMLImageElement): Promise<number[]> => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = SIZE;
      const brush = canvas.getContext('2d');
      if (!brush) return [];
      brush.fillStyle = '#808080';
      brush.fillRect(0, 0, SIZE, SIZE);
      brush.drawImage(image, 0, 0, SIZE, SIZE);
      const { data } = brush.getImageData(0, 0, SIZE, SIZE);
      return Array.from({ length: SIZE * SIZE }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = data.slice(4 * at, 4 * at + 3);
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      });
    };
    const found: number[] = [];
    for (const theme of document.querySelectorAll('[data-pieces]')) {
      const images = theme.querySelectorAll<HTMLImageElement>('.row:first-child img');
      const pieces = await Promise.all([...images].map(greys));
      pieces.forEach((one, place) => {
        for (const other of pieces.slice(place + 1)) {
          const apart = one.filter((grey, at) => Math.abs(grey - (other[at] ?? 0)) > STEP);
          found.push(apart.length / one.length);
        }
      });
    }
    return found;
  });
  expect(shares.length).toBeGreaterThan(20);
  expect(Math.min(...shares)).toBeGreaterThan(APART);
});
