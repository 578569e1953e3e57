import type { Page } from '@playwright/test';
import { heapUsed } from '../../../testing/measures/heap';
import { stubNextOutcome } from '../../../testing/game/chance';
import { liveContexts, watchContexts } from '../../../testing/game/contexts';
import { expect, test } from '../../support/fixtures';
import { gameUnderTest, games } from '../../../testing/game/games';
import { jumpTime } from '../../../testing/time';
import { TIMEOUTS } from '../../../testing/timeouts';
import { forceRenderer } from '../../../testing/game/renderers';
import {
  COUNTED_MS,
  openFrozen,
  openSlots,
  skipRound,
  spinToEnd,
  stageReady,
  startWith,
} from '../../../testing/game/slots';
import { scattered, soaking, times } from '../../support/soak';

// Hours of play and navigation use no more memory than the first visit.

const TRIPS = times(100, 6);
const ROUNDS = times(1000, 24);
/** Until then programs are compiled and the browser's own records fill up. */
const ROUNDS_BEFORE = times(200, 6);
/** One in this many has free spins, where the game has a feature. */
const FREE_SPINS_EVERY = 6;
/** Most of what is allowed comes at the beginning: in a short test it is less. */
const MAX_GROWTH = times(2, 1.25) * 1024 * 1024;

const fishing = gameUnderTest('lucky-fishing');

test.use({ viewport: { width: 1100, height: 600 } });

const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

// Every day the renderer that holds something of which browsers allow few.
for (const renderer of soaking ? (['webgl', 'canvas'] as const) : (['webgl'] as const)) {
  test(`${TRIPS} visits to the ${renderer} reels leave nothing behind`, async ({ page, context }) => {
    test.setTimeout(TIMEOUTS.test + TRIPS * 5_000);
    await forceRenderer(page, renderer);
    await watchContexts(page);
    const { stage } = await openSlots(page);
    const session = await context.newCDPSession(page);

    const trip = async (n: number): Promise<void> => {
      await goTo(page, 'Home');
      await expect(stage).toHaveCount(0);
      // Both games in turn.
      const { id, pageTitle } = games[n % games.length] ?? fishing;
      await goTo(page, pageTitle);
      await expect(stage.and(page.locator(`[data-game=${id}]`))).toHaveCount(1);
      // Every third visit ends before anything is ready, within 50 ms.
      if (n % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 50 * scattered(n)));
      else await stageReady(page);
    };
    // What is kept for good after the first visits (pictures, programs) isn't a leak.
    for (let n = 0; n < 4; n++) await trip(n);
    await stageReady(page);
    const before = await heapUsed(session);
    for (let n = 0; n < TRIPS; n++) await trip(n);
    await stageReady(page);
    await expect(stage.locator('canvas')).toHaveCount(1);
    await expect.poll(() => liveContexts(page)).toBe(renderer === 'webgl' ? 1 : 0);
    expect((await heapUsed(session)) - before).toBeLessThanOrEqual(MAX_GROWTH);
  });
}

for (const { definition, title, loss, long } of games) {
  test(`${ROUNDS} rounds of ${title} leave nothing behind`, async ({ page, context }) => {
    test.setTimeout(TIMEOUTS.test + (ROUNDS_BEFORE + ROUNDS) * 3_000);
    await startWith(page, 1_000_000);
    const slots = await openFrozen(page, loss, { game: definition, renderer: 'canvas' });
    const session = await context.newCDPSession(page);
    const play = async (n: number): Promise<void> => {
      const round = n % FREE_SPINS_EVERY === 0 && definition.feature ? long : loss;
      const isLong = round.spins.length > 1;
      await stubNextOutcome(page, round);
      // On other days than those of the long form most rounds take a few frames only.
      if (!isLong && (soaking || n % 10 === 0)) await spinToEnd(page, slots);
      else await skipRound(page, slots, round);
      // While the sum of free spins counts up, a press completes that and starts no round.
      if (isLong) await jumpTime(page, COUNTED_MS);
    };
    for (let n = 0; n < ROUNDS_BEFORE; n++) await play(n);
    const before = await heapUsed(session);
    for (let n = 0; n < ROUNDS; n++) await play(n);
    expect((await heapUsed(session)) - before).toBeLessThanOrEqual(MAX_GROWTH);
  });
}
