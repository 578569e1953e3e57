import { grid, symbols, type Outcome } from '../support/chance';
import { openStill, playStill, test, type Renderer } from '../support/stage-pictures';
import { passThrough } from '../support/time';

// Each symbol's moment, and how a win stands on each renderer and in each reel.

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

/** As the column is lifted and its symbols begin, in the midst of it, and before it ends (ms since it was won). */
const moments = [220, 640, 1_240] as const;

for (const [name, renderer, outcome] of wins) {
  test(`${name}, drawn by ${renderer}`, async ({ page, pictureStage }) => {
    const slots = await openStill(page, renderer, outcome);
    await playStill(page, slots);
    await passThrough(page, moments, (moment) => pictureStage(`${name}-${moment}`, renderer, slots));
  });
}
