import { allFish, stubOutcome, stubNextOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, skipRound, startSpin } from './support/slots';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// Spec section 4: idle, then spinning, then settled.

test('takes the bet at the start, turns the reels for two seconds, and pays at the end', async ({ page }) => {
  await freezeTime(page);
  await stubOutcome(page, allFish);
  const slots = await openSlots(page);
  const { stage, balance, bet, win, minus, plus, spinButton, cells, toast } = slots;

  await expect(stage).toHaveAttribute('data-phase', 'idle');
  await expect(stage).not.toHaveAttribute('data-winning-column');
  await expect(balance).toHaveText('1,000');
  await expect(bet).toHaveText('10');
  await expect(win).toHaveText('0');
  await expect(spinButton).toHaveText('SPIN!');
  const gridBefore = await cells.allTextContents();
  expect(gridBefore).not.toEqual(allFish);

  const expectSpinning = async (coins: string, grid: readonly string[]): Promise<void> => {
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await expect(stage).not.toHaveAttribute('data-winning-column');
    await expect(balance).toHaveText(coins);
    await expect(win).toHaveText('0');
    await expect(spinButton).toHaveText('Spinning...');
    for (const button of [minus, plus, spinButton]) await expect(button).toBeDisabled();
    await expect(cells).toHaveText([...grid]);
  };

  await test.step('a round that wins', async () => {
    await startSpin(slots);
    await expectSpinning('990', gridBefore);
    await advanceTime(page, 1_985);
    await expectSpinning('990', gridBefore);
    await expect(toast).toHaveCount(0);

    await advanceTime(page, 35);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(stage).toHaveAttribute('data-winning-column', 'middle');
    await expect(balance).toHaveText('1,040');
    await expect(win).toHaveText('50');
    await expect(spinButton).toHaveText('SPIN!');
    for (const button of [minus, plus, spinButton]) await expect(button).toBeEnabled();
    await expect(cells).toHaveText([...allFish]);
    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveAttribute('data-variant', 'default');
    await expect(toast).toContainText('🎉 You Won!');
    await expect(toast).toContainText("You've won 50 coins!");
  });

  await test.step('a round that does not: win display and highlight of the one before are gone', async () => {
    await stubNextOutcome(page, noWin);
    await startSpin(slots);
    await expectSpinning('1,030', allFish);
    await advanceTime(page, 2_020);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(stage).not.toHaveAttribute('data-winning-column');
    await expect(balance).toHaveText('1,030');
    await expect(win).toHaveText('0');
    await expect(spinButton).toBeEnabled();
    await expect(cells).toHaveText([...noWin]);
    await expect(toast).toHaveCount(1);
  });
});

test('draws only from crypto.getRandomValues: filled with zeros, every cell is a fish', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(0);
      return array;
    };
  });
  const slots = await openSlots(page);
  await page.evaluate(() => {
    Object.assign(Math, {
      random: () => {
        throw new Error('Math.random was asked.');
      },
    });
  });
  await skipRound(page, slots);
  await expect(slots.cells).toHaveText([...allFish]);
  await expect(slots.stage).toHaveAttribute('data-winning-column', 'middle');
  await expect(slots.balance).toHaveText('1,040');
});

test('spins on Enter, Space and a tap on the reels, once for each press', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
  const { stage, balance } = await openSlots(page);

  const expectOneRound = async (ask: () => Promise<void>, coinsLeft: string): Promise<void> => {
    await stubNextOutcome(page, noWin);
    await ask();
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await expect(balance).toHaveText(coinsLeft);
    await jumpTime(page, 2_020);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(balance).toHaveText(coinsLeft);
  };
  await expectOneRound(() => stage.click(), '990');
  await stage.focus();
  await expectOneRound(() => page.keyboard.press('Enter'), '980');
  await expectOneRound(() => page.keyboard.press('Space'), '970');

  await test.step('a key that is held', async () => {
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.down(key);
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await jumpTime(page, 2_020);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      // The keyboard repeats a key that is down.
      await page.keyboard.down(key);
      await advanceTime(page, 100);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await page.keyboard.up(key);
    }
  });
});
