import { grid, noWin, stubNextOutcome, type Outcome } from '../support/chance';
import { expect, openFrozenSlots, playFrozenRound, skipThrough, test } from '../support/stage-snapshots';
import { advanceTime, jumpTime } from '../support/time';

// Each symbol's win animation, and a win on each renderer and in each reel.

test.use({ viewport: { width: 320, height: 640 } });

const inMiddle = (name: string): Outcome =>
  grid(`Fish ${name} Shark`, `Tuna ${name} Fish`, `Shark ${name} Tuna`);
const inLeft = grid('Whale Tuna Shark', 'Whale Shark Fish', 'Whale Fish Tuna');
const inRight = grid('Tuna Shark Octopus', 'Shark Fish Octopus', 'Fish Tuna Octopus');

/** When the column lifts and its symbols start, in the middle, and before the end (ms since the win). */
const moments = [220, 640, 1_240] as const;

/** A round lasts so long then, from frame to frame: 830 of 16 ms. */
const UNTIL_NEXT_MS = 830 * 16 - 2_030 - 1_240;

// One after the other on one page, as long as that changes no pixel.
for (const names of [
  ['Tuna', 'Fish'],
  ['Shark', 'Whale'],
  ['Octopus', 'Treasure'],
]) {
  test(`${names.join(' and ')}, drawn by canvas`, async ({ page, expectStageSnapshot }) => {
    const slots = await openFrozenSlots(page, 'canvas', noWin);
    for (const name of names) {
      await test.step(name, async () => {
        await stubNextOutcome(page, inMiddle(name));
        await playFrozenRound(page, slots);
        await skipThrough(page, moments, (moment) =>
          expectStageSnapshot(`${name.toLowerCase()}-${moment}`, 'canvas', slots),
        );
        // The show and its message are over before the next one, which begins at a frame as the first did.
        await jumpTime(page, UNTIL_NEXT_MS - 500);
        await advanceTime(page, 500);
        await expect(slots.toast).toHaveCount(0);
      });
    }
  });
}

for (const [reel, renderer, outcome] of [
  ['left', 'webgl', inLeft],
  ['right', 'dom', inRight],
] as const) {
  test(`a win in the ${reel} reel, drawn by ${renderer}`, async ({ page, expectStageSnapshot }) => {
    const slots = await openFrozenSlots(page, renderer, outcome);
    await playFrozenRound(page, slots);
    await skipThrough(page, moments, (moment) => expectStageSnapshot(`${reel}-${moment}`, renderer, slots));
  });
}
