import { noWin } from '../support/chance';
import { graphicsName } from '../support/renderers';
import { expect, openStill, pressSpin, renderers, spinThrough, test } from '../support/stage-pictures';

// The stage from rest to rest, on the narrowest phone.

test.use({ viewport: { width: 320, height: 640 } });

/** As a reel draws back, gathers speed, runs, runs, loses speed, swings on its mark (ms). */
const moments = [100, 300, 500, 1000, 1500, 1900] as const;

test('WebGL is drawn by SwiftShader, alike on every machine', async ({ page }) => {
  expect(await graphicsName(page)).toContain('SwiftShader');
});

for (const renderer of renderers) {
  test(`a spin without a win, drawn by ${renderer}`, async ({ page, pictureStage }) => {
    const slots = await openStill(page, renderer, noWin);
    await pictureStage('rest', renderer, slots);
    await pressSpin(page, slots);
    await spinThrough(page, slots, moments, (moment) => pictureStage(`${moment}`, renderer, slots));
    await pictureStage('settled', renderer, slots);
  });

  test(`a spin with less motion, drawn by ${renderer}`, async ({ page, pictureStage }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slots = await openStill(page, renderer, noWin);
    await pressSpin(page, slots);
    await spinThrough(page, slots, [500, 1500], (moment) =>
      pictureStage(`reduced-${moment}`, renderer, slots),
    );
  });
}
