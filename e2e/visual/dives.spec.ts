import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { renderers } from '../../testing/game/renderers';
import { dealt } from '../../testing/game/games';
import { expect, openFrozenSlots, pressSpin, restMs, screen, test } from '../support/film';
import { only } from '../../testing/pixels';

// Free dives from their shells to their chart, and the scene that sinks with them.

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

test.describe('on a phone', () => {
  test.use(screen);

  for (const renderer of renderers)
    test(`dives from their shells to their chart, drawn by ${renderer}`, async ({
      page,
      expectStageFilm,
    }) => {
      const slots = await openFrozenSlots(page, renderer, dives, oceanTreasures);
      await pressSpin(page, slots);
      const end = dives.round.spins.length * durationMs;
      await expectStageFilm('dives', renderer, page, [
        // The shells shine, the door closes and opens,
        { pass: durationMs + 20 },
        durationMs + 200,
        durationMs + 400,
        { pass: durationMs + 520 },
        durationMs + 700,
        durationMs + 850,
        durationMs + 1_080,
        // a dive turns and collects its pearls,
        restOf(3) - 600,
        restOf(3) - 200,
        { pass: restOf(3) + 20 },
        restOf(3) + 200,
        restOf(3) + 400,
        // and the chart tells what all of them have paid.
        { pass: restMs(oceanTreasures, dives.round.spins.length), settled: true },
        end + 600,
        end + 1_300,
        end + 2_000,
      ]);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.34 });

  test('the depths', async ({ page, expectFilm }) => {
    const { spins } = toTheChamber.round;
    const deeper = [4, 8, 12].map((divers) => spins.findIndex(({ collectors }) => collectors === divers));
    const slots = await openFrozenSlots(page, 'dom', toTheChamber, oceanTreasures);
    await pressSpin(page, slots);
    await expectFilm('depths', page, {
      part: page.locator('.scene'),
      style: only('.scene, .scene *'),
      moments: deeper.flatMap((spin) => [{ pass: restOf(spin) + 20 }, restOf(spin) + 900]),
    });
  });
});
