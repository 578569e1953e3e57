import type { Round } from '../../src/engine/round';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { renderers } from '../../testing/game/renderers';
import { oceanRounds } from '../../testing/game/games';
import { roundMs, roundSchedule, resultSchedule } from '../../src/stage/round-schedule';
import { expect, openFrozenSlots, pressSpin, screen, tagOf, test } from '../support/film';
import { showing } from '../../testing/shown-art';
import { FRAME_MS } from '../../testing/time';
import { only } from '../../testing/pixels';

// Free dives from their shells to their chart, and the scene that sinks with them.

const { long: dives, deeper, deepest } = oceanRounds;

/** When the reels of a spin rest (ms since the round began). */
const restOf = (round: Round, spin: number): number =>
  roundSchedule(oceanTreasures, round)[spin]?.restsMs ?? NaN;

test.describe('on a phone', () => {
  test.use(screen);

  for (const renderer of renderers)
    test(
      `dives from their shells to their chart, drawn by ${renderer}`,
      tagOf(renderer, oceanTreasures.id),
      async ({ page, expectStageFilm }) => {
        const slots = await openFrozenSlots(page, renderer, dives, oceanTreasures);
        await pressSpin(page, slots);
        const [base, third] = [restOf(dives, 0), restOf(dives, 3)];
        const end = roundMs(oceanTreasures, dives);
        await expectStageFilm('dives', renderer, page, [
          // The shells shine, the door closes and opens,
          { pass: base + 20 },
          base + 400,
          base + 1_100,
          base + 2_500,
          base + 3_200,
          // a dive turns and collects its pearls,
          third - 600,
          third - 200,
          { pass: third + 20 },
          third + 250,
          third + 600,
          third + 900,
          third + 1_500,
          // and the chart tells what all of them have paid.
          { pass: end + FRAME_MS - 1, settled: true },
          end + 600,
          end + 1_300,
          end + 2_000,
        ]);
        await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      },
    );

  test(
    'the plate of a deeper level',
    { tag: ['@full', ...showing(oceanTreasures.id)] },
    async ({ page, expectFilm }) => {
      const slots = await openFrozenSlots(page, 'dom', deeper, oceanTreasures);
      await pressSpin(page, slots);
      const rises = deeper.spins.map((_, spin) => resultSchedule(oceanTreasures, deeper, spin).rise);
      const spin = rises.findIndex((rise) => rise);
      const rests = restOf(deeper, spin);
      const comes = rests + (rises[spin]?.atMs ?? NaN);
      await expectFilm('deeper', page, {
        style: only('[data-testid=slot-stage], .plate, .plate *'),
        moments: [
          { pass: rests + 20 },
          { pass: comes + 20 },
          ...[100, 180, 240, 320, 1_400].map((ms) => comes + ms),
        ],
      });
    },
  );
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 640 }, deviceScaleFactor: 0.26 });

  test('the depths', { tag: ['@full', ...showing(oceanTreasures.id)] }, async ({ page, expectFilm }) => {
    const { spins } = deepest;
    const levels = [4, 8, 12].map((divers) => spins.findIndex(({ collectors }) => collectors === divers));
    const slots = await openFrozenSlots(page, 'dom', deepest, oceanTreasures);
    await pressSpin(page, slots);
    await expectFilm('depths', page, {
      part: page.locator('.scene'),
      style: only('.scene, .scene *'),
      moments: levels.flatMap((spin) => {
        const rests = restOf(deepest, spin);
        const toldMs = resultSchedule(oceanTreasures, deepest, spin).toldMs ?? NaN;
        return [{ pass: rests + toldMs + 20 }, rests + toldMs + 900];
      }),
    });
  });
});
