import { stubOutcome, stubNextOutcome, grid, noWin, symbols, type Outcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { openSlots, skipRound } from './support/slots';
import { freezeTime } from './support/time';

// Spec section 4, the win rule, and section 3, what symbols pay. tests/pages/slot/paying.test.ts plays each symbol in
// each column, and all that pays nothing.

const columns = ['left', 'middle', 'right'] as const;

/** A grid with one symbol in all of one column, and no other win. */
const inColumn = (column: number, symbol: string): Outcome =>
  noWin.map((other, cell) => (cell % columns.length === column ? symbol : other));

test('pays a column of any symbol once, the middle one first, and neither rows nor diagonals', async ({
  page,
}) => {
  await freezeTime(page);
  await stubOutcome(page, noWin);
  const slots = await openSlots(page);
  let coins = 1000;
  const play = async (outcome: Outcome, payout: number): Promise<void> => {
    await stubNextOutcome(page, outcome);
    await skipRound(page, slots);
    coins += payout - 10;
    await expect(slots.win).toHaveText(payout.toLocaleString('en-US'));
    await expect(slots.balance).toHaveText(coins.toLocaleString('en-US'));
  };

  await test.step('neither rows nor diagonals', async () => {
    for (const outcome of [
      grid('Fish Fish Fish', 'Whale Whale Whale', 'Treasure Treasure Treasure'),
      grid('Treasure Fish Tuna', 'Fish Treasure Shark', 'Whale Tuna Treasure'),
    ]) {
      await play(outcome, 0);
      await expect(slots.cells).toHaveText([...outcome]);
      await expect(slots.stage).not.toHaveAttribute('data-winning-column');
    }
    await expect(slots.toast).toHaveCount(0);
  });
  for (const [place, { name: symbol, payout }] of symbols.entries()) {
    await test.step(symbol, async () => {
      const column = place % columns.length;
      await play(inColumn(column, symbol), payout * 10);
      await expect(slots.stage).toHaveAttribute('data-winning-column', columns[column] ?? '');
      await expect(slots.toast.last()).toContainText('🎉 You Won!');
      await expect(slots.toast.last()).toContainText(
        `You've won ${(payout * 10).toLocaleString('en-US')} coins!`,
      );
    });
  }
  await test.step('the middle column before the left', async () => {
    await play(grid('Treasure Fish Whale', 'Treasure Fish Whale', 'Treasure Fish Whale'), 50);
    await expect(slots.stage).toHaveAttribute('data-winning-column', 'middle');
  });
});
