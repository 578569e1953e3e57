import type { BrowserContext, Page } from '@playwright/test';
import { allFish, stubOutcome, grid, noWin } from '../support/chance';
import { expect, test } from '../support/fixtures';
import { payoutOf, savedGame, type SavedGame } from '../support/saved-rounds';
import { forceRenderer } from '../support/renderers';
import { openSlots } from '../support/slots';
import { scattered, times } from '../support/soak';

// A browser's process is killed at any moment of a spin, again and again: no coin is lost or made.

const SPINS = times(100, 4);
/** A spin takes two seconds; some processes die after it, some before it has begun (ms). */
const LATEST_MS = 2_300;

const outcomes = [
  noWin,
  allFish,
  grid('Fish Tuna Whale', 'Tuna Shark Whale', 'Shark Fish Whale'),
  grid('Octopus Tuna Whale', 'Octopus Shark Fish', 'Octopus Fish Tuna'),
];

/** Opens the Slots page in a process of its own, with an outcome to come. */
async function visit(context: BrowserContext, spin: number): Promise<Page> {
  const page = await context.newPage();
  await forceRenderer(page, 'dom');
  await stubOutcome(page, outcomes[spin % outcomes.length] ?? noWin);
  await openSlots(page);
  return page;
}

async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never resolves: the page that should answer has crashed.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test('coins are bets and payouts of the saved rounds, whenever the process is killed', async ({
  context,
}) => {
  test.setTimeout(30_000 + SPINS * 15_000);
  let before: Pick<SavedGame, 'coins' | 'rounds'> = { coins: 1000, rounds: 0 };
  let cutOff = 0;
  let page = await visit(context, 0);
  for (let spin = 0; spin < SPINS; spin++) {
    await page.getByRole('button', { name: 'SPIN!' }).click({ noWaitAfter: true });
    // The moment of the crash matters here: do not wait for anything.
    await new Promise((resolve) => setTimeout(resolve, LATEST_MS * scattered(spin)));
    await kill(page);

    page = await visit(context, spin + 1);
    if ((await page.getByTestId('toast').filter({ hasText: 'finished for you' }).count()) > 0) cutOff++;
    await expect.poll(async () => (await savedGame(page))?.openRound ?? null).toBeNull();
    const saved: Pick<SavedGame, 'coins' | 'rounds' | 'games'> = (await savedGame(page)) ?? {
      ...before,
      games: {},
    };
    expect(saved.rounds - before.rounds, 'rounds saved by one press').toBeLessThanOrEqual(1);
    const { lastRound } = saved.games['lucky-fishing'] ?? {};
    const won = saved.rounds > before.rounds && lastRound ? payoutOf(lastRound) - lastRound.bet : 0;
    expect(saved.coins, `after spin ${spin + 1}`).toBe(before.coins + won);
    await expect(page.getByTestId('coin-balance')).toHaveText(saved.coins.toLocaleString('en-US'));
    before = saved;
  }
  // The test proves something only if rounds were begun and some of them were cut off.
  expect(before.rounds).toBeGreaterThan(SPINS / 2);
  expect(cutOff).toBeGreaterThan(SPINS / 8);
});
