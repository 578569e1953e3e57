import { stripsOf, windowAt } from '../src/engine/grid';
import { stubOutcome, stubNextOutcome } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { games, inCoins, lastNamesOf, namesIn } from '../testing/game/games';
import { forceRenderer } from '../testing/game/renderers';
import { openSlots, skipRound, startSpin } from '../testing/game/slots';
import { advanceTime, freezeTime, jumpTime } from '../testing/time';

// Spec section 4, with every game: idle, then spinning, then settled.

for (const game of games) {
  const { definition, title, win: won, loss } = game;
  const { default: bet } = definition.bet;
  /** The attribute that names the reel which has won, where one line at most pays. */
  const winningColumn =
    definition.payRule === 'first-full-line' ? (won.round.spins[0].wins[0]?.line ?? '') : null;

  test(`${title} takes the bet at the start, turns the reels for two seconds, pays at the end, and draws only from crypto.getRandomValues`, async ({
    page,
  }) => {
    await forceRenderer(page, 'dom');
    await freezeTime(page);
    await stubOutcome(page, won);
    const slots = await openSlots(page, definition);
    const { stage, balance, bet: shownBet, win, minus, plus, spinButton, cells, toast } = slots;

    await page.evaluate(() => {
      Object.assign(Math, {
        random: () => {
          throw new Error('Math.random was asked.');
        },
      });
    });

    await expect(stage).toHaveAttribute('data-phase', 'idle');
    await expect(stage).not.toHaveAttribute('data-winning-column');
    await expect(balance).toHaveText('1,000');
    await expect(shownBet).toHaveText(String(bet));
    await expect(win).toHaveText('0');
    await expect(spinButton).toHaveText('SPIN!');
    const gridBefore = await cells.allTextContents();
    expect(gridBefore).not.toEqual(lastNamesOf(game, won));

    const expectSpinning = async (coins: number, grid: readonly string[]): Promise<void> => {
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await expect(stage).not.toHaveAttribute('data-winning-column');
      await expect(balance).toHaveText(inCoins(coins));
      await expect(win).toHaveText('0');
      await expect(spinButton).toHaveText('Spinning...');
      for (const button of [minus, plus, spinButton]) await expect(button).toBeDisabled();
      await expect(cells).toHaveText([...grid]);
    };
    const after = 1000 - bet + won.round.payout;

    await test.step('a round that wins', async () => {
      await startSpin(slots);
      await expectSpinning(1000 - bet, gridBefore);
      await jumpTime(page, 1_985);
      await expectSpinning(1000 - bet, gridBefore);
      await expect(toast).toHaveCount(0);

      await jumpTime(page, 35);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      if (winningColumn === null) await expect(stage).not.toHaveAttribute('data-winning-column');
      else await expect(stage).toHaveAttribute('data-winning-column', winningColumn);
      await expect(balance).toHaveText(inCoins(after));
      await expect(win).toHaveText(inCoins(won.round.payout));
      await expect(spinButton).toHaveText('SPIN!');
      for (const button of [minus, plus, spinButton]) await expect(button).toBeEnabled();
      await expect(cells).toHaveText(lastNamesOf(game, won));
      await expect(toast).toHaveCount(1);
      await expect(toast).toHaveAttribute('data-variant', 'default');
      await expect(toast).toContainText('🎉 You Won!');
      await expect(toast).toContainText(`You've won ${inCoins(won.round.payout)} coins!`);
    });

    await test.step('a round that does not: win display, highlight and toast of the one before are gone', async () => {
      await stubNextOutcome(page, loss);
      await startSpin(slots);
      await expectSpinning(after - bet, lastNamesOf(game, won));
      await jumpTime(page, 2_020);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(stage).not.toHaveAttribute('data-winning-column');
      await expect(balance).toHaveText(inCoins(after - bet));
      await expect(win).toHaveText('0');
      await expect(spinButton).toBeEnabled();
      await expect(cells).toHaveText(lastNamesOf(game, loss));
      await expect(toast).toHaveCount(0);
    });

    await test.step('filled with zeros, it shows the first of all', async () => {
      await page.evaluate(() => {
        crypto.getRandomValues = (array) => {
          if (array instanceof Uint32Array) array.fill(0);
          return array;
        };
      });
      await skipRound(page, slots);
      // Each reel stops at place 0 of its strip; where there are none, each cell shows the first symbol.
      const { columns, rows } = definition.grid;
      const [first = ''] = Object.keys(definition.symbols);
      const strips = stripsOf(definition, 'base') ?? Array.from({ length: columns }, () => [first]);
      const zeros = strips.map((strip) => windowAt(strip, 0, rows));
      await expect(cells).toHaveText(namesIn(definition, zeros));
    });

    await test.step('balance and last grid survive a reload', async () => {
      const coins = await balance.textContent();
      const grid = await cells.allTextContents();
      await page.reload();
      await expect(balance).toHaveText(coins ?? '');
      await expect(cells).toHaveText(grid);
    });
  });

  test(`${title} spins on Enter, Space and a tap on the reels, and on SPIN!, which keeps the focus, once for each press`, async ({
    page,
  }) => {
    await forceRenderer(page, 'dom');
    await freezeTime(page);
    await stubOutcome(page, loss);
    const { stage, balance, spinButton } = await openSlots(page, definition);

    const expectOneRound = async (ask: () => Promise<void>, coinsLeft: number): Promise<void> => {
      await stubNextOutcome(page, loss);
      await ask();
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await expect(balance).toHaveText(inCoins(coinsLeft));
      await jumpTime(page, 2_020);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(balance).toHaveText(inCoins(coinsLeft));
    };
    await expectOneRound(() => stage.click(), 1000 - bet);
    await stage.focus();
    await expectOneRound(() => page.keyboard.press('Enter'), 1000 - 2 * bet);
    await expectOneRound(() => page.keyboard.press('Space'), 1000 - 3 * bet);

    await test.step('a key that is held', async () => {
      for (const key of ['Enter', 'Space']) {
        await stubNextOutcome(page, loss);
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

    await test.step('SPIN! keeps the focus from the press to the end of the round', async () => {
      await spinButton.focus();
      let coinsLeft = 1000 - 5 * bet;
      for (const key of ['Enter', 'Space']) {
        await stubNextOutcome(page, loss);
        coinsLeft -= bet;
        await page.keyboard.down(key);
        if (key === 'Space') await page.keyboard.up(key);
        await expect(stage).toHaveAttribute('data-phase', 'spinning');
        await expect(spinButton).toBeFocused();
        await expect(spinButton).toBeDisabled();
        await jumpTime(page, 2_020);
        await expect(stage).toHaveAttribute('data-phase', 'settled');
        await expect(spinButton).toBeFocused();
        // The keyboard repeats a key that is down.
        if (key === 'Enter') await page.keyboard.down(key);
        await advanceTime(page, 100);
        await page.keyboard.up('Enter');
        await expect(stage).toHaveAttribute('data-phase', 'settled');
        await expect(balance).toHaveText(inCoins(coinsLeft));
      }
    });
  });
}
