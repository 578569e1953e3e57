import { noWin } from '../support/chance';
import { graphicsName } from '../support/renderers';
import { renderers } from '../support/reels-drawn';
import { expect, openFrozenSlots, pressSpin, spinThrough, test } from '../support/stage-snapshots';

// The stage from rest to rest, on the narrowest phone.

test.use({ viewport: { width: 320, height: 640 } });

/** When a reel pulls back, accelerates, runs (twice), slows down and swings into place (ms). */
const moments = [100, 300, 500, 1000, 1500, 1900] as const;

test('WebGL is drawn by SwiftShader, alike on every machine', async ({ page }) => {
  expect(await graphicsName(page)).toContain('SwiftShader');
});

for (const renderer of renderers) {
  test(`a spin without a win, drawn by ${renderer}`, async ({ page, expectStageSnapshot }) => {
    const slots = await openFrozenSlots(page, renderer, noWin);
    await expectStageSnapshot('rest', renderer, slots);
    await pressSpin(page, slots);
    await spinThrough(page, slots, moments, (moment) => expectStageSnapshot(`${moment}`, renderer, slots));
    await expectStageSnapshot('settled', renderer, slots);
  });

  test(`a spin with less motion, drawn by ${renderer}`, async ({ page, expectStageSnapshot }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slots = await openFrozenSlots(page, renderer, noWin);
    await pressSpin(page, slots);
    await spinThrough(page, slots, [500, 1500], (moment) =>
      expectStageSnapshot(`reduced-${moment}`, renderer, slots),
    );
  });
}
