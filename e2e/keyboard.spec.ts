import { comesFirst, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, startWith } from './support/slots';
import { stopTime, takeTime } from './support/time';

// Play without a mouse. The menu's keys are in menu.spec.ts, focus on the way between pages in routes.spec.ts.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await takeTime(page);
  await comesFirst(page, noWin);
});

test('keeps the focus on SPIN! from the press to the end of the round, and a held key plays one', async ({
  page,
}) => {
  const { spinButton, stage, balance } = await openSlots(page);
  await stopTime(page);
  await spinButton.focus();
  for (const [key, coinsLeft] of [
    ['Enter', '990'],
    ['Space', '980'],
  ] as const) {
    await page.keyboard.down(key);
    if (key === 'Space') await page.keyboard.up(key);
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await expect(spinButton).toBeFocused();
    await expect(spinButton).toBeDisabled();
    await page.clock.runFor(2_020);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(spinButton).toBeFocused();
    // The keyboard repeats a key that is down.
    if (key === 'Enter') await page.keyboard.down(key);
    await page.clock.runFor(100);
    await page.keyboard.up('Enter');
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(balance).toHaveText(coinsLeft);
  }
});

test('keeps the focus on what can be pressed no more: a bet at its limit, SPIN! without the coins', async ({
  page,
}) => {
  await startWith(page, 12);
  const { minus, plus, spinButton, bet, stage } = await openSlots(page);
  await stopTime(page);
  await minus.focus();
  await page.keyboard.press('Enter');
  await expect(bet).toHaveText('5');
  await expect(minus).toBeDisabled();
  await expect(minus).toBeFocused();

  await plus.press('Enter');
  await spinButton.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(2_020);
  await expect(stage).toHaveAttribute('data-phase', 'settled');
  await expect(spinButton).toBeDisabled();
  await expect(spinButton).toBeFocused();
});
