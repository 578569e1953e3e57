import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { dealt } from '../support/games';
import { only } from '../support/pixels';
import { renderers } from '../support/reels-drawn';
import {
  expect,
  openFrozenSlots,
  playFrozenRound,
  pressSpin,
  skipThrough,
  test,
} from '../support/stage-snapshots';

// What Ocean Treasures shows and Lucky Fishing does not: lines, pearls, dives from their door to their chart, and depth.

const threeLines = dealt(
  oceanTreasures,
  ({ spins, bet, payout }) => spins.length === 1 && spins[0].wins.length === 3 && payout < 20 * bet,
);
const lineAndPearl = dealt(
  oceanTreasures,
  ({ spins, bet, payout }) =>
    spins.length === 1 && spins[0].wins.length === 1 && spins[0].collected.length === 1 && payout >= 20 * bet,
);
/** Its third dive collects four pearls. */
const pearlsInThirdDive = 4;
const dives = dealt(
  oceanTreasures,
  ({ spins, bet, payout }) =>
    spins.length === 9 && spins[3]?.collected.length === pearlsInThirdDive && payout < 20 * bet,
);
const toTheChamber = dealt(oceanTreasures, ({ spins }) => (spins.at(-1)?.collectors ?? 0) >= 12);

const { durationMs } = oceanTreasures.spin;
/** When the reels of a free spin rest (ms since the round began). */
const restOf = (spin: number): number => spin * durationMs + 1_500;

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const renderer of renderers) {
    test(`lines that pay, drawn by ${renderer}`, async ({ page, expectStageSnapshot }) => {
      const slots = await openFrozenSlots(page, renderer, threeLines, oceanTreasures);
      await playFrozenRound(page, slots);
      // One line drawn, and all of them.
      await skipThrough(page, [640, 2_000], (moment) =>
        expectStageSnapshot(`lines-${moment}`, renderer, slots),
      );
    });

    test(`a large win with a line and a pearl, drawn by ${renderer}`, async ({
      page,
      expectStageSnapshot,
    }) => {
      const slots = await openFrozenSlots(page, renderer, lineAndPearl, oceanTreasures);
      await playFrozenRound(page, slots);
      // The pearl flies to the diver and from there, as a light, to the win; the stage is dimmed.
      await skipThrough(page, [580, 900, 2_800], (moment) =>
        expectStageSnapshot(`large-${moment}`, renderer, slots),
      );
    });

    test(`dives from their shells to their chart, drawn by ${renderer}`, async ({
      page,
      expectStageSnapshot,
    }) => {
      const slots = await openFrozenSlots(page, renderer, dives, oceanTreasures);
      await pressSpin(page, slots);
      const end = dives.round.spins.length * durationMs;
      // What CSS moves begins where a step ends: one ends where each thing begins.
      const steps: readonly (readonly [ms: number, name?: string])[] = [
        [durationMs + 20],
        [durationMs + 400, 'shells'],
        [durationMs + 520],
        [durationMs + 850, 'door-closed'],
        [durationMs + 1_080, 'door-opens'],
        [restOf(3) + 20],
        [restOf(3) + 200, 'pearls'],
        [end + 20],
        [end + 2_000, 'chart'],
      ];
      const moments = steps.map(([ms]) => ms);
      await skipThrough(page, moments, async (moment) => {
        const [, name] = steps[moments.indexOf(moment)] ?? [];
        if (name) await expectStageSnapshot(`dives-${name}`, renderer, slots);
      });
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('each depth', async ({ page, expectSnapshot }) => {
    const { spins } = toTheChamber.round;
    const deeper = [4, 8, 12].map((divers) => spins.findIndex(({ collectors }) => collectors === divers));
    const slots = await openFrozenSlots(page, 'dom', toTheChamber, oceanTreasures);
    await pressSpin(page, slots);
    const moments = deeper.map((spin) => restOf(spin) + 900);
    const begins = deeper.map((spin) => restOf(spin) + 20);
    const steps = [...begins, ...moments].sort((one, other) => one - other);
    await skipThrough(page, steps, async (moment) => {
      const level = moments.indexOf(moment) + 1;
      if (level === 0) return;
      const sea = { content: 'drawings', style: only('.scene, .scene *') } as const;
      await expectSnapshot(`depth-${level}`, page.locator('.scene'), sea);
    });
  });
});
