import { grid, noWin, stubNextOutcome } from '../support/chance';
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

// Each skin of the repository on the stage: at rest, in mid-spin, and in a win.

test.use({ viewport: { width: 320, height: 640 } });

const whales = grid('Fish Whale Shark', 'Tuna Whale Fish', 'Shark Whale Tuna');

for (const skin of ['paper', 'pixel']) {
  test(`the skin "${skin}", drawn by canvas`, async ({ page, expectStageSnapshot }) => {
    await seedSave(page, { skin });
    const slots = await openFrozenSlots(page, 'canvas', noWin);
    // The ground of the reels is the skin's: it was there before the stage was.
    await expect(slots.stage.locator('.reel-ground')).toHaveAttribute(
      'src',
      new RegExp(`skin-${skin}-reels`),
    );
    await expectStageSnapshot(`${skin}-rest`, 'canvas', slots);
    await pressSpin(page, slots);
    await spinThrough(page, slots, [800], () => expectStageSnapshot(`${skin}-spin`, 'canvas', slots));

    await stubNextOutcome(page, whales);
    await playFrozenRound(page, slots);
    await skipThrough(page, [220, 640], (moment) =>
      expectStageSnapshot(`${skin}-win-${moment}`, 'canvas', slots),
    );
  });
}
