import type { BrowserContext, Page } from '@playwright/test';
import { stubOutcome, noWin } from '../support/chance';
import { expect, test } from '../support/fixtures';
import { recordBegunRounds, payoutOf, savedGame } from '../support/saved-rounds';
import { forceRenderer } from '../support/renderers';
import { openSlots, startSpin, startWith, type Slots } from '../support/slots';
import { times } from '../support/soak';
import { advanceTime, freezeTime, jumpTime } from '../support/time';

// Two tabs, each in a process of its own, spin at the same time. Browsers show one process what another has
// written when they get to it: without the store's care coins are made and lost here.

const ROUNDS = times(400, 12);
const START = 50_000;

async function openTab(context: BrowserContext): Promise<{ page: Page; slots: Slots }> {
  const page = await context.newPage();
  await forceRenderer(page, 'dom');
  await stubOutcome(page, noWin);
  await startWith(page, START);
  await recordBegunRounds(page);
  return { page, slots: await openSlots(page) };
}

/** Ends the page's round at once, as when its tab is hidden for a moment. */
const endRound = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });

/** Presses SPIN! where nothing turns. Playwright's own click would wait for the end of a round that has just begun. */
const pressIfIdle = ({ spinButton }: Slots): Promise<void> =>
  spinButton.evaluate((button: HTMLButtonElement) => {
    if (button.textContent === 'SPIN!') button.click();
  });

test('two tabs that want every round of each other keep every coin, and both say so', async ({ context }) => {
  test.setTimeout(60_000 + ROUNDS * 2_000);
  let [playing, waiting] = [await openTab(context), await openTab(context)];
  await startSpin(playing.slots);
  for (let round = 1; round < ROUNDS; round++) {
    // The other tab asks in the last moment of the round, and has the next one as soon as this one is paid.
    await waiting.slots.spinButton.click({ noWaitAfter: true });
    await endRound(playing.page);
    await expect(async () => {
      // On a busy machine it may have timed out before: then it asks again.
      await pressIfIdle(waiting.slots);
      await expect(waiting.slots.stage).toHaveAttribute('data-phase', 'spinning', { timeout: 1_000 });
    }).toPass();
    [playing, waiting] = [waiting, playing];
  }
  await endRound(playing.page);

  const rounds = (
    await Promise.all([playing, waiting].map(({ page }) => page.evaluate(() => window.begunRounds)))
  ).flat();
  expect(new Set(rounds.map(({ id }) => id)).size, 'rounds begun once each').toBe(rounds.length);
  expect(rounds.length).toBeGreaterThanOrEqual(ROUNDS);
  const expected = rounds.reduce((coins, round) => coins - round.bet + payoutOf(round), START);
  await expect.poll(() => savedGame(playing.page)).toMatchObject({ coins: expected, rounds: rounds.length });
  for (const { slots } of [playing, waiting]) {
    await expect(slots.balance).toHaveText(expected.toLocaleString('en-US'));
  }
});

test('a tab that spins while another does gets a message, and loses nothing', async ({ page, context }) => {
  await freezeTime(page);
  const [first, second] = [await openTab(context), await openTab(context)];
  await startSpin(first.slots);
  await second.slots.spinButton.click();
  // It waits a moment for the first to end its round, from when it asks for the lock.
  const waiting = (): Promise<number> =>
    second.page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length);
  await expect.poll(waiting).toBe(1);
  await advanceTime(page, 300);
  await expect(second.slots.toast).toContainText('Spinning in another tab');
  await expect(second.slots.stage).toHaveAttribute('data-phase', 'idle');
  for (const { slots } of [first, second]) await expect(slots.balance).toHaveText('49,990');
  await jumpTime(page, 2_030);
  await expect(first.slots.stage).toHaveAttribute('data-phase', 'settled');
  await startSpin(second.slots);
});
