import { stubOutcome, stubNextOutcome, grid, noWin, symbols } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, skipRound, startWith } from './support/slots';
import { freezeTime } from './support/time';

// Spec section 5, and the paytable of section 2.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
});

test('lowers and raises the bet by 5 between 5 and 100, plays for it, and lists what symbols pay at it', async ({
  page,
}) => {
  const slots = await openSlots(page);
  const { bet, minus, plus, balance, win } = slots;
  await test.step('the paytable, in coins at the bet chosen, with the odds', async () => {
    const rows = page.getByRole('table', { name: 'Paytable' }).getByRole('row');
    await expect(rows).toHaveCount(symbols.length);
    for (const [place, { name, payout }] of symbols.entries()) {
      const row = rows.nth(place);
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row).toContainText(`${payout}×`);
      await expect(row).toContainText(`${(payout * 10).toLocaleString('en-US')} coins`);
      const image = row.getByRole('presentation');
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    await plus.click();
    await expect(rows.first()).toContainText('75 coins');
    await expect(rows.last()).toContainText('1,500 coins');

    // Of 6^9 grids 816,696 win, and 29,264,940 bets are paid in all.
    const grids = 6 ** 9;
    const odds = page.getByRole('main').getByText(/1 spin in/);
    await expect(odds).toContainText(`1 spin in ${Math.round(grids / 816_696)} wins`);
    await expect(odds).toContainText(`(${((816_696 / grids) * 100).toFixed(2)}%)`);
    await expect(odds).toContainText(
      `100 coins bet bring back about ${Math.round((29_264_940 / grids) * 100)}`,
    );
    await expect(odds).toContainText(`(${((29_264_940 / grids) * 100).toFixed(2)}%)`);
    await minus.click();
  });
  await expect(minus).toHaveText('-5');
  await expect(plus).toHaveText('+5');
  await expect(bet).toHaveText('10');

  await minus.click();
  await expect(bet).toHaveText('5');
  await expect(minus).toBeDisabled();
  await minus.dispatchEvent('click');
  await expect(bet).toHaveText('5');
  await stubNextOutcome(page, grid('Shark Tuna Fish', 'Shark Fish Tuna', 'Shark Tuna Fish'));
  await skipRound(page, slots);
  await expect(win).toHaveText('100');
  await expect(balance).toHaveText('1,095');

  for (let coins = 10; coins <= 100; coins += 5) {
    await plus.click();
    await expect(bet).toHaveText(String(coins));
  }
  await expect(plus).toBeDisabled();
  await plus.dispatchEvent('click');
  await expect(bet).toHaveText('100');
  await stubNextOutcome(page, grid('Fish Tuna Treasure', 'Tuna Fish Treasure', 'Shark Tuna Treasure'));
  await skipRound(page, slots);
  await expect(win).toHaveText('10,000');
  await expect(balance).toHaveText('10,995');

  await minus.click();
  await expect(bet).toHaveText('95');
  await expect(plus).toBeEnabled();
});

test('refuses a bet that the balance does not cover', async ({ page }) => {
  await startWith(page, 14);
  const slots = await openSlots(page);
  const { stage, balance, bet, plus, minus, spinButton, toast } = slots;
  await expect(balance).toHaveText('14');
  await expect(spinButton).toBeEnabled();

  await plus.click();
  await expect(bet).toHaveText('15');
  await expect(spinButton).toBeDisabled();
  await stage.focus();
  await page.keyboard.press('Space');
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await expect(toast).toContainText('Not enough coins!');
  await expect(toast).toContainText('You need more coins to place this bet.');
  await expect(stage).toHaveAttribute('data-phase', 'idle');
  await expect(balance).toHaveText('14');
  await expect(stage).toBeFocused();

  await minus.click();
  await skipRound(page, slots);
  await expect(balance).toHaveText('4');
  await minus.click();
  await expect(bet).toHaveText('5');
  await expect(spinButton).toBeDisabled();
});
