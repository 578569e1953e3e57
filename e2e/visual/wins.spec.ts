import { grid, symbols, type Outcome } from '../support/chance';
import { openFrozenSlots, playFrozenRound, test, type Renderer } from '../support/stage-snapshots';
import { advanceThrough } from '../support/time';

// Each symbol's win animation, and a win on each renderer and in each reel.

test.use({ viewport: { width: 320, height: 640 } });

const inMiddle = (name: string): Outcome =>
  grid(`Fish ${name} Shark`, `Tuna ${name} Fish`, `Shark ${name} Tuna`);
const inLeft = grid('Whale Tuna Shark', 'Whale Shark Fish', 'Whale Fish Tuna');
const inRight = grid('Tuna Shark Octopus', 'Shark Fish Octopus', 'Fish Tuna Octopus');

const wins: readonly (readonly [name: string, Renderer, Outcome])[] = [
  ...symbols.map(({ name }) => [name.toLowerCase(), 'canvas', inMiddle(name)] as const),
  ['left', 'webgl', inLeft],
  ['right', 'dom', inRight],
];

/** When the column lifts and its symbols start, in the middle, and before the end (ms since the win). */
const moments = [220, 640, 1_240] as const;

for (const [name, renderer, outcome] of wins) {
  test(`${name}, drawn by ${renderer}`, async ({ page, expectStageSnapshot }) => {
    const slots = await openFrozenSlots(page, renderer, outcome);
    await playFrozenRound(page, slots);
    await advanceThrough(page, moments, (moment) =>
      expectStageSnapshot(`${name}-${moment}`, renderer, slots),
    );
  });
}
