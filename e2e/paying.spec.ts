import { stubOutcome, stubNextOutcome, grid, noWin, symbols, type Outcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, skipRound } from './support/slots';
import { freezeTime } from './support/time';

// Spec section 4, the win rule, and section 3, what symbols pay.

test.beforeEach(async ({ page }) => {
  // The rules are the same whatever draws the reels; this renderer is the quickest.
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
});

const columns = ['left', 'middle', 'right'] as const;

/** A grid with one symbol in all of one column, and no other win. */
const inColumn = (column: number, symbol: string): Outcome =>
  noWin.map((other, cell) => (cell % columns.length === column ? symbol : other));

for (const [column, name] of columns.entries()) {
  test(`pays every symbol three times in the ${name} column`, async ({ page }) => {
    const slots = await openSlots(page);
    let coins = 1000;
    for (const { name: symbol, payout } of symbols) {
      await stubNextOutcome(page, inColumn(column, symbol));
      await skipRound(page, slots);
      coins += payout * 10 - 10;
      await expect(slots.stage).toHaveAttribute('data-winning-column', name);
      await expect(slots.win).toHaveText((payout * 10).toLocaleString('en-US'));
      await expect(slots.balance).toHaveText(coins.toLocaleString('en-US'));
      await expect(slots.toast.last()).toContainText('🎉 You Won!');
      await expect(slots.toast.last()).toContainText(
        `You've won ${(payout * 10).toLocaleString('en-US')} coins!`,
      );
    }
  });
}

test('pays only the first match: middle, then left, then right', async ({ page }) => {
  const slots = await openSlots(page);
  const rows = (row: string): Outcome => grid(...([row, row, row] as [string, string, string]));
  const rounds = [
    { outcome: rows('Treasure Fish Whale'), column: 'middle', win: '50' },
    { outcome: rows('Fish Tuna Shark'), column: 'middle', win: '100' },
    { outcome: grid('Fish Tuna Whale', 'Fish Shark Whale', 'Fish Tuna Whale'), column: 'left', win: '50' },
    { outcome: grid('Whale Tuna Fish', 'Shark Tuna Fish', 'Whale Tuna Fish'), column: 'middle', win: '100' },
    { outcome: grid('Whale Tuna Fish', 'Shark Tuna Fish', 'Whale Shark Fish'), column: 'right', win: '50' },
  ];
  for (const { outcome, column, win } of rounds) {
    await stubNextOutcome(page, outcome);
    await skipRound(page, slots);
    await expect(slots.stage).toHaveAttribute('data-winning-column', column);
    await expect(slots.win).toHaveText(win);
  }
});

test('does not pay rows, diagonals or two of a kind', async ({ page }) => {
  const slots = await openSlots(page);
  const losing = [
    grid('Fish Fish Fish', 'Whale Whale Whale', 'Treasure Treasure Treasure'),
    grid('Treasure Fish Tuna', 'Fish Treasure Shark', 'Whale Tuna Treasure'),
    grid('Fish Tuna Treasure', 'Fish Treasure Shark', 'Treasure Tuna Shark'),
    grid('Fish Tuna Shark', 'Fish Tuna Shark', 'Tuna Shark Fish'),
    grid('Tuna Shark Fish', 'Fish Tuna Shark', 'Fish Tuna Shark'),
  ];
  let coins = 1000;
  for (const outcome of losing) {
    await stubNextOutcome(page, outcome);
    await skipRound(page, slots);
    coins -= 10;
    await expect(slots.cells).toHaveText([...outcome]);
    await expect(slots.stage).not.toHaveAttribute('data-winning-column');
    await expect(slots.win).toHaveText('0');
    await expect(slots.balance).toHaveText(String(coins));
  }
  await expect(slots.toast).toHaveCount(0);
});
