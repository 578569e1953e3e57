import { stubOutcome, stubNextOutcome, noWin } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { games, inCoins } from '../testing/game/games';
import { forceRenderer } from '../testing/game/renderers';
import { openSlots, savedText, skipRound, stageReady } from '../testing/game/slots';
import { freezeTime } from '../testing/time';

// Spec section 5, with every game. Paytables are in tests/pages/slot/every-game.test.ts, bets that are refused in
// tests/pages/slot/saved-data.test.ts.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
});

for (const { definition, title, win } of games) {
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
      // The focus stays on what can be pressed no more.
      await expect(minus).toBeFocused();
      await page.keyboard.press('Enter');
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
    await test.step('it is remembered', async () => {
      await minus.click();
      // It is shown at once, and saved as soon as the lock is free.
      await expect.poll(() => savedText(page)).toContain(`"bet":${max - step}`);
      await page.reload();
      await stageReady(page, definition);
      await expect(bet).toHaveText(String(max - step));
    });
  });
}
