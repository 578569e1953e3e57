import { stubOutcome, stubNextOutcome, grid, noWin, symbols } from './support/chance';
import { expect, test } from './support/fixtures';
import { games, inCoins } from './support/games';
import { forceRenderer } from './support/renderers';
import { openSlots, savedText, skipRound, stageReady, startWith } from './support/slots';
import { freezeTime } from './support/time';

// Spec section 5, and the paytable of section 2; bets with every game.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
});

test('lowers and raises the bet of Lucky Fishing by 5 between 5 and 100, plays for it, and lists what symbols pay at it', async ({
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

for (const { definition, title, win, loss } of games) {
  const { min, max, step, default: first } = definition.bet;

  test(`${title} plays for the bet chosen, between its least and its most, and remembers it`, async ({
    page,
  }) => {
    const slots = await openSlots(page, definition);
    const { bet, minus, plus } = slots;
    await expect(bet).toHaveText(String(first));
    await expect(minus).toHaveText(`-${step}`);
    await expect(plus).toHaveText(`+${step}`);
    await test.step('the least', async () => {
      for (let coins = first - step; coins >= min; coins -= step) {
        await minus.click();
        await expect(bet).toHaveText(String(coins));
      }
      await expect(minus).toBeDisabled();
      await minus.dispatchEvent('click');
      await expect(bet).toHaveText(String(min));
    });
    await test.step('the most', async () => {
      // Each press is a change of the page of its own: as many as there are steps.
      for (let coins = min; coins < max; coins += step) await plus.dispatchEvent('click');
      await expect(bet).toHaveText(String(max));
      await expect(plus).toBeDisabled();
      await plus.dispatchEvent('click');
      await expect(bet).toHaveText(String(max));
    });
    await test.step('a win pays multiples of it', async () => {
      await stubNextOutcome(page, win);
      await skipRound(page, slots);
      const payout = (win.round.payout * max) / first;
      await expect(slots.win).toHaveText(inCoins(payout));
      await expect(slots.balance).toHaveText(inCoins(1000 - max + payout));
    });
    await test.step('it is remembered, beside those of the other games', async () => {
      await minus.click();
      // It is shown at once, and saved as soon as the lock is free.
      await expect.poll(() => savedText(page)).toContain(`"bet":${max - step}`);
      await page.reload();
      await stageReady(page, definition);
      await expect(bet).toHaveText(String(max - step));
      for (const other of games.filter((one) => one.definition !== definition)) {
        await openSlots(page, other.definition);
        await expect(bet).toHaveText(String(other.definition.bet.default));
      }
      await openSlots(page, definition);
      await expect(bet).toHaveText(String(max - step));
    });
  });

  test(`${title} refuses a bet that the balance does not cover`, async ({ page }) => {
    const before = first + step - 1;
    await startWith(page, before);
    await stubOutcome(page, loss);
    const slots = await openSlots(page, definition);
    const { stage, balance, bet, plus, minus, spinButton, toast } = slots;
    await expect(balance).toHaveText(String(before));
    await expect(spinButton).toBeEnabled();

    await plus.click();
    await expect(bet).toHaveText(String(first + step));
    await expect(spinButton).toBeDisabled();
    await stage.focus();
    await page.keyboard.press('Space');
    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
    await expect(toast).toContainText('Not enough coins!');
    await expect(toast).toContainText('You need more coins to place this bet.');
    await expect(stage).toHaveAttribute('data-phase', 'idle');
    await expect(balance).toHaveText(String(before));
    await expect(stage).toBeFocused();

    await minus.click();
    await skipRound(page, slots);
    await expect(balance).toHaveText(String(before - first));
    await minus.click();
    await expect(bet).toHaveText(String(first - step));
    await expect(spinButton).toBeDisabled();
  });
}
