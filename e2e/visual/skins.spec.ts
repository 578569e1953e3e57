import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { grid, noWin, stubNextOutcome } from '../support/chance';
import { dealt } from '../support/games';
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

// Each skin of the repository on the stage: at rest, in mid-spin, and in a win, and its door closed.

test.use({ viewport: { width: 320, height: 640 } });

const dives = dealt(oceanTreasures, ({ spins }) => spins.length === 9);
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

  test(`the door of the skin "${skin}", drawn by canvas`, async ({ page, expectStageSnapshot }) => {
    await seedSave(page, { skin });
    const slots = await openFrozenSlots(page, 'canvas', dives, oceanTreasures);
    await pressSpin(page, slots);
    const { durationMs } = oceanTreasures.spin;
    // The shells are lit first; the door begins to close 520 ms after they have come to rest.
    const moments = [20, 520, 850].map((ms) => durationMs + ms);
    await skipThrough(page, moments, async (moment) => {
      if (moment === moments.at(-1)) await expectStageSnapshot(`${skin}-door`, 'canvas', slots);
    });
    await expect(slots.stage.locator('.door-upper img')).toHaveAttribute(
      'src',
      new RegExp(`skin-${skin}-door`),
    );
  });
}
