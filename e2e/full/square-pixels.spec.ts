import type { Locator, Page } from '@playwright/test';
import type { RendererKind } from '../../src/ui/browser/choose-renderer';
import { expect, test } from '../support/fixtures';
import { decode } from '../../testing/compare-pixels';
import { luckyRounds } from '../../testing/game/games';
import { renderers } from '../../testing/game/renderers';
import { screenshotWith } from '../../testing/pixels';
import { openFrozen, seedSave, startSpin } from '../../testing/game/slots';
import { skipTime } from '../support/film';
import { answerWithNoise } from '../support/noisy-canvas';

// The skin "pixel" draws a whole number of the screen's pixels for each pixel of its art, in a spin as well.

/** How wide what has one colour is on the reels, from left to right and from top to bottom (device pixels), each once. */
async function widthsOn(reels: Locator): Promise<number[]> {
  const { width, height, data } = await decode(await screenshotWith(reels));
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const widths = new Set<number>();
  const measure = (length: number, at: (place: number) => number): void => {
    let last: number | null = null;
    for (let place = 1; place < length; place++) {
      if (colours[at(place)] === colours[at(place - 1)]) continue;
      // What the window cuts off is no measure.
      if (last !== null) widths.add(place - last);
      last = place;
    }
  };
  for (let y = 0; y < height; y++) measure(width, (x) => y * width + x);
  for (let x = 0; x < width; x++) measure(height, (y) => y * width + x);
  return [...widths];
}

/** Expects everything on turning reels to be a multiple of so many device pixels wide and high. */
async function expectSquarePixels(page: Page, renderer: RendererKind, pixel: number): Promise<void> {
  await seedSave(page, { skin: 'pixel' });
  const slots = await openFrozen(page, luckyRounds.loss, { renderer });
  await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
  await page.waitForLoadState('networkidle');
  await startSpin(slots);
  for (const pass of [260, 700]) {
    await skipTime(page, pass);
    const widths = await widthsOn(page.locator('.reel-window'));
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((width) => width % pixel !== 0)).toEqual([]);
  }
}

/** Windows in which the machine is 600 and 360 CSS pixels wide: 120 pixels of its art. */
const screens = [
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, pixel: 5 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, pixel: 6 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, pixel: 9 },
];

for (const { pixel, ...screen } of screens)
  test.describe(() => {
    test.use(screen);

    for (const renderer of renderers)
      test(`reels of pixel art turn in pixels of ${pixel} × ${pixel} by ${renderer}`, async ({ page }) => {
        await expectSquarePixels(page, renderer, pixel);
      });
  });

test('they do where the browser answers with noise when it is asked what is on a canvas', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerWithNoise(page);
  await expectSquarePixels(page, 'canvas', 5);
});
