import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { grid, stubNextOutcome, type Outcome } from '../../testing/game/chance';
import { expect, openFrozenSlots, playFrozenRound, screen, test } from '../support/film';
import { dealt, type Deal } from '../../testing/game/games';
import { renderers } from '../support/reels-drawn';
import { advanceTime, jumpTime } from '../../testing/time';

// Each kind of win, drawn by each renderer: what has won lifts, moves and pays.

test.use(screen);

/** From the moment at which the reels rest (ms). */
const small = [60, 140, 220, 340, 480, 640, 800, 960, 1_120, 1_280, 1_500, 1_900];
/** Of 20 bets and more: the stage dims, and a sum counts up. */
const large = [140, 340, 640, 900, 1_240, 1_700, 2_200, 2_800, 3_400, 4_000, 4_600, 5_600];
/** Lines are drawn one after the other, then all together. */
const lines = [140, 340, 500, 640, 900, 1_100, 1_300, 1_500, 1_700, 2_000, 2_400, 2_800];

interface Win {
  readonly name: string;
  readonly outcome: Outcome | Deal;
  readonly moments: readonly number[];
}

const middle = (name: string): Outcome =>
  grid(`Fish ${name} Shark`, `Tuna ${name} Fish`, `Shark ${name} Tuna`);
const left = (name: string): Outcome => grid(`${name} Tuna Shark`, `${name} Shark Fish`, `${name} Fish Tuna`);
const right = (name: string): Outcome =>
  grid(`Tuna Shark ${name}`, `Shark Fish ${name}`, `Fish Tuna ${name}`);

/** Of each symbol, and in each reel. */
const luckyWins: readonly Win[] = [
  { name: 'fish', outcome: middle('Fish'), moments: small },
  { name: 'tuna', outcome: left('Tuna'), moments: small },
  { name: 'shark', outcome: right('Shark'), moments: large },
  { name: 'octopus', outcome: middle('Octopus'), moments: large },
  { name: 'whale', outcome: left('Whale'), moments: large },
  { name: 'treasure', outcome: right('Treasure'), moments: large },
];

const oceanWins: readonly Win[] = [
  {
    name: 'lines',
    outcome: dealt(
      oceanTreasures,
      ({ spins, bet, payout }) => spins.length === 1 && spins[0].wins.length === 3 && payout < 20 * bet,
    ),
    moments: lines,
  },
  {
    name: 'line-and-pearl',
    outcome: dealt(
      oceanTreasures,
      ({ spins, bet, payout }) =>
        spins.length === 1 &&
        spins[0].wins.length === 1 &&
        spins[0].collected.length === 1 &&
        payout >= 20 * bet,
    ),
    moments: large,
  },
];

for (const { definition, wins } of [
  { definition: luckyFishing, wins: luckyWins },
  { definition: oceanTreasures, wins: oceanWins },
])
  for (const renderer of renderers)
    test(`wins of ${definition.title}, drawn by ${renderer}`, async ({ page, expectStageFilm }) => {
      // What moves in a win are elements of the page over whatever draws the reels, and WebGL shares the canvas's films:
      // its own part, the reels behind them, is in the first and the last win.
      const filmed = renderer === 'webgl' ? wins.filter((_, n) => n === 0 || n === wins.length - 1) : wins;
      const [first] = filmed;
      const slots = await openFrozenSlots(page, renderer, first?.outcome ?? [], definition);
      for (const { name, outcome, moments } of filmed)
        await test.step(name, async () => {
          await stubNextOutcome(page, outcome);
          await playFrozenRound(page, slots);
          await expectStageFilm(name, renderer, page, moments);
          // The show and its message are over before the next round begins.
          await jumpTime(page, 10_000);
          await advanceTime(page, 500);
          await expect(slots.toast).toHaveCount(0);
        });
    });
