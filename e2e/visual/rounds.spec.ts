import type { Round } from '../../src/engine/round';
import { stubNextOutcome } from '../../testing/game/chance';
import { games, luckyRounds, oceanRounds } from '../../testing/game/games';
import { graphicsName, renderers } from '../../testing/game/renderers';
import { advanceTime, jumpTime } from '../../testing/time';
import {
  expect,
  openFrozenSlots,
  playFrozenRound,
  pressSpin,
  restMs,
  screen,
  tagOf,
  test,
} from '../support/film';

// The reels of every game from rest to rest, and each kind of win, drawn by each renderer: what has won lifts, moves and
// pays.

test.use(screen);

/** Reels pull back, accelerate, run, slow down and swing into place, one after the other (ms since the press). */
const spin = [0, 80, 160, 240, 320, 450, 800, 1_200, 1_500, 1_700, 1_900];

/** From the moment at which the reels rest (ms). */
const small = [60, 140, 220, 340, 480, 640, 800, 960, 1_120, 1_280, 1_500, 1_900];
/** Of 20 bets and more: the stage dims, and a sum counts up. */
const large = [140, 340, 640, 1_240, 1_700, 2_400, 3_400, 4_600, 6_000, 7_600, 9_600, 13_400];
/** Lines are drawn one after the other, then all together. */
const lines = [140, 340, 500, 640, 900, 1_100, 1_300, 1_500, 1_700, 2_000, 2_400, 2_800];

interface Win {
  readonly name: string;
  readonly outcome: Round;
  readonly moments: readonly number[];
}

/** Of each symbol, and in each reel. */
const luckyWins: readonly Win[] = [
  { name: 'fish', outcome: luckyRounds.fish, moments: small },
  { name: 'tuna', outcome: luckyRounds.tuna, moments: small.slice(0, 6) },
  // Their gestures: the sizes that these two reach are passed by the next ones.
  { name: 'shark', outcome: luckyRounds.shark, moments: large.slice(0, 4) },
  { name: 'octopus', outcome: luckyRounds.octopus, moments: large.slice(0, 4) },
  { name: 'whale', outcome: luckyRounds.whale, moments: large },
  { name: 'treasure', outcome: luckyRounds.treasure, moments: large },
];

const oceanWins: readonly Win[] = [
  { name: 'lines', outcome: oceanRounds.threeLines, moments: lines },
  { name: 'line-and-pearl', outcome: oceanRounds.lineAndPearl, moments: large },
];

const winsOf: Readonly<Record<string, readonly Win[]>> = {
  'lucky-fishing': luckyWins,
  'ocean-treasures': oceanWins,
};

test('WebGL is drawn by SwiftShader, alike on every machine', async ({ page }) => {
  expect(await graphicsName(page)).toContain('SwiftShader');
});

for (const { id, definition, loss, win } of games)
  for (const renderer of renderers)
    test(
      `spins and wins of ${definition.title}, drawn by ${renderer}`,
      tagOf(renderer, id),
      async ({ page, expectStageFilm }) => {
        const slots = await openFrozenSlots(page, renderer, loss, definition);
        const expectSettled = (): Promise<void> =>
          expect(slots.stage).toHaveAttribute('data-phase', 'settled');
        /** Lets the show of a win end, and then its message, before the next round begins. */
        const expectShowOver = async (): Promise<void> => {
          await jumpTime(page, 10_000);
          await jumpTime(page, 10_000);
          await advanceTime(page, 500);
          await expect(slots.toast).toHaveCount(0);
        };
        await pressSpin(page, slots);
        await expectStageFilm(id, renderer, page, [...spin, restMs(definition)]);
        await expectSettled();

        await test.step('with less motion', async () => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await stubNextOutcome(page, win);
          await pressSpin(page, slots);
          await expectStageFilm(`${id}-reduced`, renderer, page, [300, 800, 1_500, restMs(definition)]);
          await expectSettled();
          await expectShowOver();
          await page.emulateMedia({ reducedMotion: 'no-preference' });
        });

        const wins = winsOf[id] ?? [];
        // What moves in a win are elements of the page over whatever draws the reels: what each renderer draws itself, the
        // reels behind them, is in the first and the last win.
        const filmed = renderer === 'canvas' ? wins : wins.filter((_, n) => n === 0 || n === wins.length - 1);
        for (const { name, outcome, moments } of filmed)
          await test.step(name, async () => {
            await stubNextOutcome(page, outcome);
            await playFrozenRound(page, slots);
            await expectStageFilm(name, renderer, page, moments);
            await expectShowOver();
          });
      },
    );
