import type { BrowserContext, Page } from '@playwright/test';
import type { Round } from '../../../src/engine/round';
import { referencePayout } from '../../../tests/store/reference-payout';
import { stubOutcome } from '../../../testing/game/chance';
import { expect, test } from '../../support/fixtures';
import { games, type GameUnderTest } from '../../../testing/game/games';
import { TIMEOUTS } from '../../../testing/timeouts';
import { kill } from '../../support/tabs';
import { savedGame } from '../../support/saved-rounds';
import { forceRenderer } from '../../../testing/game/renderers';
import { openSlots } from '../../../testing/game/slots';
import { scattered, times } from '../../support/soak';

// A browser's process is killed at any moment of a spin, or of the free ones that it begins, again and again: no coin is
// lost or made.

const SPINS = times(100, 4);
/** A spin takes two seconds; some processes die after it, some before it has begun (ms). */
const MAX_SPIN_MS = 2_300;
/** Of a round with free spins, they die up to the end of the first of those (ms). */
const MAX_FREE_MS = 4_300;

declare global {
  interface Window {
    /** Whether the page has found a round that was cut off. */
    foundOpenRound: boolean;
  }
}

/** What the spins of a test come to. */
const dealAt = (game: GameUnderTest, spin: number): Round => {
  const { loss, win, long } = game;
  return [loss, long, win, long][spin % 4] ?? loss;
};

/** Opens a game in a process of its own, with an outcome to come. */
async function visit(context: BrowserContext, game: GameUnderTest, spin: number): Promise<Page> {
  const page = await context.newPage();
  await forceRenderer(page, 'dom');
  await stubOutcome(page, dealAt(game, spin));
  // Before the game pays it.
  await page.addInitScript(() => {
    const saved = JSON.parse(localStorage.getItem('lucky-fishing') ?? '{}') as { openRound?: unknown };
    window.foundOpenRound = Boolean(saved.openRound);
  });
  await openSlots(page, game.definition);
  return page;
}

for (const game of games) {
  const { definition, title } = game;
  test(`no crash in a round of ${title} makes or loses a coin`, async ({ context }) => {
    test.setTimeout(TIMEOUTS.test + SPINS * 15_000);
    let before = { coins: 1000, rounds: 0 };
    let cutOff = 0;
    let page = await visit(context, game, 0);
    for (let spin = 0; spin < SPINS; spin++) {
      // oxlint-disable-next-line typescript/no-deprecated -- The default still waits for what a click opens.
      await page.getByRole('button', { name: 'SPIN!' }).click({ noWaitAfter: true });
      // The moment of the crash matters here: do not wait for anything.
      const latest = dealAt(game, spin).spins.length > 1 ? MAX_FREE_MS : MAX_SPIN_MS;
      await new Promise((resolve) => setTimeout(resolve, latest * scattered(spin)));
      await kill(page);
      await page.close();

      page = await visit(context, game, spin + 1);
      if (await page.evaluate(() => window.foundOpenRound)) cutOff++;
      await expect.poll(async () => (await savedGame(page))?.openRound ?? null).toBeNull();
      const saved = await savedGame(page);
      const { coins, rounds } = saved ?? before;
      expect(rounds - before.rounds, 'rounds saved by one press').toBeLessThanOrEqual(1);
      const lastRound = saved?.games[definition.id]?.lastRound;
      const won =
        rounds > before.rounds && lastRound
          ? referencePayout({ game: definition.id, id: 0, ...lastRound }) - lastRound.bet
          : 0;
      expect(coins, `after spin ${spin + 1}`).toBe(before.coins + won);
      await expect(page.getByTestId('coin-balance')).toHaveText(coins.toLocaleString('en-US'));
      before = { coins, rounds };
    }
    // The test proves something only if rounds were begun and some of them were cut off.
    expect(before.rounds).toBeGreaterThan(SPINS / 2);
    expect(cutOff).toBeGreaterThan(SPINS / 8);
  });
}
