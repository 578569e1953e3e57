import { stripsOf, windowAt } from '../src/engine/grid';
import { stubNextOutcome } from '../testing/game/chance';
import { games, inCoins, lastNamesOf, namesIn } from '../testing/game/games';
import { COUNTED_MS, openFrozen, savedText, skipRound, stageReady, startSpin } from '../testing/game/slots';
import { advanceTime, jumpTime } from '../testing/time';
import { listen } from './support/announced';
import { expect, test } from './support/fixtures';
import { saveInAnotherTab } from './support/tabs';

// Spec sections 4 and 5, with every game: idle, then spinning, then settled, for the bet chosen; and what a screen reader
// announces of it. Paytables are in tests/pages/slot/every-game.test.ts.

for (const game of games) {
  const { definition, title, win: won, loss } = game;
  const { min, max, step, default: bet } = definition.bet;
  /** The attribute that names the reel which has won, where one line at most pays. */
  const winningColumn = definition.payRule === 'first-full-line' ? (won.spins[0].wins[0]?.line ?? '') : null;

  test(`${title} takes the bet, turns the reels for two seconds and pays`, async ({ page }) => {
    const slots = await openFrozen(page, won, { game: definition });
    const { stage, balance, bet: shownBet, win, minus, plus, spinButton, cells, toast } = slots;
    let coins = 1000;
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
    await expect(minus).toHaveText(`-${step}`);
    await expect(plus).toHaveText(`+${step}`);
    await expect(win).toHaveText('0');
    await expect(spinButton).toHaveText('SPIN!');
    const gridBefore = await cells.allTextContents();
    expect(gridBefore).not.toEqual(lastNamesOf(won));

    const announced = await listen(page);
    const expectSpinning = async (grid: readonly string[]): Promise<void> => {
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await expect(stage).not.toHaveAttribute('data-winning-column');
      await expect(balance).toHaveText(inCoins(coins - bet));
      await expect(win).toHaveText('0');
      await expect(spinButton).toHaveText('Spinning...');
      for (const button of [minus, plus, spinButton]) await expect(button).toBeDisabled();
      await expect(cells).toHaveText([...grid]);
    };

    await test.step('a round that wins', async () => {
      await startSpin(slots);
      await expectSpinning(gridBefore);
      await jumpTime(page, 1_985);
      await expectSpinning(gridBefore);
      await expect(toast).toHaveCount(0);
      expect(await announced.jsonValue()).toEqual([]);

      await jumpTime(page, 35);
      coins += won.payout - bet;
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      if (winningColumn === null) await expect(stage).not.toHaveAttribute('data-winning-column');
      else await expect(stage).toHaveAttribute('data-winning-column', winningColumn);
      await expect(balance).toHaveText(inCoins(coins));
      await expect(win).toHaveText(inCoins(won.payout));
      await expect(spinButton).toHaveText('SPIN!');
      for (const button of [minus, plus, spinButton]) await expect(button).toBeEnabled();
      await expect(cells).toHaveText(lastNamesOf(won));
      // The message waits for the count.
      await expect(toast).toHaveCount(0);
      await jumpTime(page, COUNTED_MS);
      await expect(toast).toHaveCount(1);
      await expect(toast).toHaveAttribute('data-variant', 'default');
      await expect(toast).toContainText('🎉 You Won!');
      await expect(toast).toContainText(`You've won ${inCoins(won.payout)} coins!`);
      // Long enough for a late announcement.
      await jumpTime(page, 4_000);
      expect(await announced.jsonValue()).toEqual([
        expect.stringMatching(new RegExp(`^polite: .* Balance ${inCoins(coins)} coins\\.$`)),
      ]);
    });

    await test.step('a round that does not: win display, highlight and toast of the one before are gone', async () => {
      await stubNextOutcome(page, loss);
      await startSpin(slots);
      await expectSpinning(lastNamesOf(won));
      await jumpTime(page, 2_020);
      coins -= bet;
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(stage).not.toHaveAttribute('data-winning-column');
      await expect(balance).toHaveText(inCoins(coins));
      await expect(win).toHaveText('0');
      await expect(spinButton).toBeEnabled();
      await expect(cells).toHaveText(lastNamesOf(loss));
      await expect(toast).toHaveCount(0);
    });

    /** Expects that what is pressed begins one round; `hold` presses a key again that is down, as a keyboard repeats it. */
    const expectOneRound = async (press: () => Promise<void>, hold?: () => Promise<void>): Promise<void> => {
      await stubNextOutcome(page, loss);
      await press();
      coins -= bet;
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await expect(balance).toHaveText(inCoins(coins));
      await jumpTime(page, 2_020);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await hold?.();
      await advanceTime(page, 100);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(balance).toHaveText(inCoins(coins));
    };
    const { keyboard } = page;

    await test.step('on the reels a tap, Enter and Space begin one round each, held or not', async () => {
      await expectOneRound(() => stage.click());
      await stage.focus();
      for (const key of ['Enter', 'Space']) {
        await expectOneRound(() => keyboard.press(key));
        await expectOneRound(
          () => keyboard.down(key),
          () => keyboard.down(key),
        );
        await keyboard.up(key);
      }
    });
    await test.step('SPIN! keeps the focus from the press to the end of the round', async () => {
      await spinButton.focus();
      for (const key of ['Enter', 'Space']) {
        await expectOneRound(
          async () => {
            await keyboard.down(key);
            if (key === 'Space') await keyboard.up(key);
            await expect(stage).toHaveAttribute('data-phase', 'spinning');
            await expect(spinButton).toBeFocused();
            await expect(spinButton).toBeDisabled();
          },
          async () => {
            await expect(spinButton).toBeFocused();
            if (key === 'Enter') await keyboard.down(key);
          },
        );
        await keyboard.up(key);
      }
    });

    await test.step('the least bet', async () => {
      for (let less = bet - step; less >= min; less -= step) {
        await minus.click();
        await expect(shownBet).toHaveText(String(less));
      }
      await expect(minus).toBeDisabled();
      // The focus stays on what can be pressed no more.
      await expect(minus).toBeFocused();
      await keyboard.press('Enter');
      await expect(shownBet).toHaveText(String(min));
    });
    await test.step('the most', async () => {
      // Each press is a change of the page of its own: as many as there are steps.
      for (let less = min; less < max; less += step) await plus.dispatchEvent('click');
      await expect(shownBet).toHaveText(String(max));
      await expect(plus).toBeDisabled();
      await plus.dispatchEvent('click');
      await expect(shownBet).toHaveText(String(max));
    });
    await test.step('a win pays multiples of it', async () => {
      await stubNextOutcome(page, won);
      await skipRound(page, slots);
      const payout = (won.payout * max) / bet;
      coins += payout - max;
      await expect(win).toHaveText(inCoins(payout));
      await expect(balance).toHaveText(inCoins(coins));
    });

    await test.step('filled with zeros, it shows the first symbols', async () => {
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
      await expect(cells).toHaveText(namesIn(definition.id, zeros));
    });

    await test.step('each refusal is announced at once, on the reels and on SPIN!, which keeps the focus', async () => {
      await saveInAnotherTab(page, { coins: 7 });
      await expect(balance).toHaveText('7');
      const before = (await announced.jsonValue()).length;
      const refusals: string[] = [];
      for (const [part, key] of [
        [stage, 'Space'],
        [stage, 'Enter'],
        [spinButton, 'Enter'],
      ] as const) {
        await part.focus();
        await keyboard.press(key);
        refusals.push('assertive: Not enough coins! You need more coins to place this bet.');
        await expect.poll(async () => (await announced.jsonValue()).slice(before)).toEqual(refusals);
      }
      await expect(spinButton).toBeDisabled();
      await expect(spinButton).toBeFocused();
      await expect(toast.last()).toHaveAttribute('data-variant', 'destructive');
      await expect(stage).toHaveAttribute('data-phase', 'settled');
    });

    await test.step('balance, last grid and bet survive a reload', async () => {
      await minus.click();
      // It is shown at once, and saved as soon as the lock is free.
      await expect.poll(() => savedText(page)).toContain(`"bet":${max - step}`);
      const [before, grid] = [(await balance.textContent()) ?? '', await cells.allTextContents()];
      await page.reload();
      await stageReady(page, definition);
      await expect(balance).toHaveText(before);
      await expect(cells).toHaveText(grid);
      await expect(shownBet).toHaveText(String(max - step));
    });
  });
}
