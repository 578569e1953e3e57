import { stubNextOutcome } from '../support/chance';
import { games } from '../support/games';
import { seedSave } from '../support/slots';
import {
  expect,
  openFrozenSlots,
  playFrozenRound,
  pressSpin,
  skipThrough,
  spinThrough,
  test,
} from '../support/stage-snapshots';

// Each skin of the repository on the stage of each game: at rest, in mid-spin, in a win, and the door before free spins.

test.use({ viewport: { width: 320, height: 640 } });

for (const skin of ['paper', 'pixel']) {
  for (const { id, definition, loss, win, long } of games) {
    const name = `${skin}-${id}`;

    test(`the skin "${skin}" on ${definition.title}, drawn by canvas`, async ({
      page,
      expectStageSnapshot,
    }) => {
      await seedSave(page, { skin });
      const slots = await openFrozenSlots(page, 'canvas', loss, definition);
      // The ground of the reels is the skin's: it was there before the stage was.
      await expect(slots.stage.locator('.reel-ground')).toHaveAttribute(
        'src',
        new RegExp(`skin-${skin}-reels`),
      );
      await expectStageSnapshot(`${name}-rest`, 'canvas', slots);
      await pressSpin(page, slots);
      await spinThrough(page, slots, [800], () => expectStageSnapshot(`${name}-spin`, 'canvas', slots));
      await stubNextOutcome(page, win);
      await playFrozenRound(page, slots);
      await skipThrough(page, [220, 640], (moment) =>
        expectStageSnapshot(`${name}-win-${moment}`, 'canvas', slots),
      );
    });

    if (definition.feature) {
      test(`the door of the skin "${skin}" on ${definition.title}`, async ({ page, expectStageSnapshot }) => {
        await seedSave(page, { skin });
        const slots = await openFrozenSlots(page, 'dom', long, definition);
        await pressSpin(page, slots);
        const { durationMs } = definition.spin;
        await skipThrough(page, [durationMs + 20, durationMs + 520, durationMs + 850], () =>
          expect(slots.stage).toHaveAttribute('data-phase', 'spinning'),
        );
        await expect(slots.stage.locator('.door-upper img')).toHaveAttribute(
          'src',
          new RegExp(`skin-${skin}-door`),
        );
        await expectStageSnapshot(`${name}-door`, 'dom', slots);
      });
    }
  }
}
