import type { BrowserContext, Page } from '@playwright/test';
import { comesFirst, noWin } from '../support/chance';
import { expect, test } from '../support/fixtures';
import { keepLedger, payoutOf, savedGame } from '../support/ledger';
import { forceRenderer } from '../support/renderers';
import { openSlots, startWith, type Slots } from '../support/slots';
import { times } from '../support/soak';
import { stopTime, takeTime } from '../support/time';

// Two tabs, each in a process of its own, spin at the same time. Browsers show one process what another has
// written when they get to it: without the store's care coins are made and lost here.

const PRESSES = times(200, 12);
const START = 50_000;

async function openTab(context: BrowserContext): Promise<{ page: Page; slots: Slots }> {
  const page = await context.newPage();
  await takeTime(page);
  await forceRenderer(page, 'dom');
  await comesFirst(page, noWin);
  await startWith(page, START);
  await keepLedger(page);
  const slots = await openSlots(page);
  await stopTime(page);
  return { page, slots };
}

test('two tabs that spin at once keep every coin, and both say so', async ({ context }) => {
  test.setTimeout(60_000 + PRESSES * 3_000);
  const tabs = [await openTab(context), await openTab(context)];
  for (let press = 0; press < PRESSES; press++) {
    await Promise.all(
      tabs.map(async ({ page, slots: { spinButton, stage, toast } }) => {
        await spinButton.click();
        // One tab has the round; the other waits a moment for it, and is told. Then it is the other's turn.
        await expect(stage.and(page.locator('[data-phase=spinning]')).or(toast).first()).toBeVisible();
        await page.clock.runFor(2_100);
        await expect(stage).not.toHaveAttribute('data-phase', 'spinning');
        await page.clock.runFor(6_000);
        await expect(toast).toHaveCount(0);
      }),
    );
  }

  const [first, second] = tabs;
  if (!first || !second) throw new Error('There are two tabs.');
  const rounds = (await Promise.all(tabs.map(({ page }) => page.evaluate(() => window.begunRounds)))).flat();
  expect(new Set(rounds.map(({ id }) => id)).size, 'rounds begun once each').toBe(rounds.length);
  expect(rounds.length).toBeGreaterThan(PRESSES);

  const expected = rounds.reduce((coins, { bet, grid }) => coins - bet + payoutOf(grid, bet), START);
  await expect.poll(async () => (await savedGame(first.page))?.coins).toBe(expected);
  expect((await savedGame(first.page))?.rounds).toBe(rounds.length);
  for (const { slots } of tabs) await expect(slots.balance).toHaveText(expected.toLocaleString('en-US'));
});
