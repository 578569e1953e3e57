import { luckyRounds } from '../testing/game/games';
import { stubNextOutcome } from '../testing/game/chance';
import { openFrozen, skipRound } from '../testing/game/slots';
import { jumpTime } from '../testing/time';
import { expect, test } from './support/fixtures';

// The show of a large win, on the real page: tests/stage/wins/win-show.test.ts has the show itself, visual/ films it.

test('a win counts up while the texts are true; the first press completes it, the second one spins', async ({
  page,
}) => {
  const slots = await openFrozen(page, luckyRounds.whale);
  await page.waitForLoadState('networkidle');
  const sum = page.locator('.win-overlay-sum');
  const shownIn = () =>
    Promise.all([slots.balance, slots.win].map((display) => display.getAttribute('data-shown')));
  await skipRound(page, slots);
  await expect(slots.balance).toHaveText('1,490');
  await expect(slots.win).toHaveText('500');
  await expect(page.locator('.flying-coin')).toHaveCount(16);
  await jumpTime(page, 2_000);
  const [, win] = await shownIn();
  expect(Number(win)).toBeGreaterThan(0);
  expect(Number(win)).toBeLessThan(500);
  await expect(sum).toHaveText(win ?? '');

  for (const press of [
    () => slots.stage.click(),
    () => slots.spinButton.press('Enter'),
    () => slots.spinButton.click(),
  ]) {
    await expect(sum).not.toHaveText('500');
    await press();
    await jumpTime(page, 20);
    await expect(sum).toHaveText('500');
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await stubNextOutcome(page, luckyRounds.whale);
    await press();
    await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
    await expect(sum).toHaveCount(0);
    await jumpTime(page, 2_030);
    await jumpTime(page, 2_000);
  }
});
