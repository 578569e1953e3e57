import { stubNextOutcome } from '../../testing/game/chance';
import { expect, openFrozenSlots, pressSpin, screen, restMs, test } from '../support/film';
import { games } from '../../testing/game/games';
import { renderers } from '../support/reels-drawn';
import { graphicsName } from '../../testing/game/renderers';

// The reels of every game from rest to rest, drawn by each renderer.

test.use(screen);

/** Reels pull back, accelerate, run, slow down and swing into place, one after the other. */
const moments = [0, 80, 160, 240, 320, 450, 800, 1_200, 1_500, 1_700, 1_900];

test('WebGL is drawn by SwiftShader, alike on every machine', async ({ page }) => {
  expect(await graphicsName(page)).toContain('SwiftShader');
});

for (const { id, definition, loss } of games)
  for (const renderer of renderers)
    test(`spins of ${definition.title}, drawn by ${renderer}`, async ({ page, expectStageFilm }) => {
      const slots = await openFrozenSlots(page, renderer, loss, definition);
      await pressSpin(page, slots);
      await expectStageFilm(id, renderer, page, [...moments, restMs(definition)]);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');

      await test.step('with less motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await stubNextOutcome(page, loss);
        await pressSpin(page, slots);
        await expectStageFilm(`${id}-reduced`, renderer, page, [300, 800, 1_500, restMs(definition)]);
        await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      });
    });
