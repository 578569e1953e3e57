import type { Page } from '@playwright/test';
import { stubNextOutcome, grid, noWin } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { openFrozen, skipRound, startSpin, type Slots } from '../testing/game/slots';
import { jumpTime } from '../testing/time';

// A win is shown by moving parts, flying coins and counting numbers; the page's texts are correct throughout. All of it
// lies over the reels, whatever draws them: visual/rounds.spec.ts films it over each.

const threeWhales = grid('Fish Whale Shark', 'Tuna Whale Fish', 'Shark Whale Tuna');
/** The show of three whales takes no longer (ms): for 50 times the bet the stage dims. */
const MAX_SHOW_MS = 4_500;

const flying = (page: Page) => page.locator('.flying-coin');
const sum = (page: Page) => page.locator('.win-event-sum');
const actors = (page: Page) => page.locator('.symbol-actor');
const shownIn = (slots: Slots) =>
  Promise.all([slots.balance, slots.win].map((at) => at.getAttribute('data-shown')));

/** Opens the Slots page, with the time frozen, the show's code loaded and a win of 500 coins as the next outcome. */
async function openToWin(page: Page): Promise<Slots> {
  const slots = await openFrozen(page, threeWhales);
  await page.waitForLoadState('networkidle');
  return slots;
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('a win is counted up until it is over, cut short by the next spin, or left', async ({ page }) => {
  const slots = await openToWin(page);

  await test.step('it is counted up, and what the page says is true from the start', async () => {
    await skipRound(page, slots);
    await expect(slots.balance).toHaveText('1,490');
    await expect(slots.win).toHaveText('500');
    await expect(actors(page)).toHaveCount(3);
    await expect(flying(page)).toHaveCount(16);

    await jumpTime(page, 2_000);
    const [, win] = await shownIn(slots);
    expect(Number(win)).toBeGreaterThan(0);
    expect(Number(win)).toBeLessThan(500);
    await expect(sum(page)).toHaveText(win ?? '');
    await jumpTime(page, 1_700);
    const [balance] = await shownIn(slots);
    expect(Number(balance?.replace(',', ''))).toBeGreaterThan(990);
    expect(Number(balance?.replace(',', ''))).toBeLessThan(1_490);
    await expect(slots.balance).toHaveText('1,490');

    await jumpTime(page, MAX_SHOW_MS - 3_700);
    await expect(sum(page)).toHaveCount(0);
    expect(await shownIn(slots)).toEqual([null, null]);
    await expect(flying(page)).toHaveCount(0);
    // The winners stay in the light until the next spin.
    await expect(actors(page)).toHaveCount(3);
  });

  await test.step('the next spin cuts a show short and clears it away', async () => {
    await stubNextOutcome(page, threeWhales);
    await skipRound(page, slots);
    await jumpTime(page, 600);
    await expect(flying(page)).toHaveCount(16);
    await stubNextOutcome(page, noWin);
    await startSpin(slots);
    await expect(flying(page)).toHaveCount(0);
    await expect(actors(page)).toHaveCount(0);
    expect(await shownIn(slots)).toEqual([null, null]);
    await expect(slots.balance).toHaveText('1,970');
    await expect(slots.win).toHaveText('0');
    await jumpTime(page, 2_030);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
  });

  await test.step('a press on the reels or a key on SPIN! ends the show, and only the next one spins', async () => {
    await stubNextOutcome(page, threeWhales);
    await skipRound(page, slots);
    await jumpTime(page, 1_400);
    await expect(sum(page)).toBeVisible();
    for (const press of [() => slots.stage.click(), () => slots.spinButton.press('Enter')]) {
      await press();
      await jumpTime(page, 500);
      await expect(sum(page)).toHaveCount(0);
      expect(await shownIn(slots)).toEqual([null, null]);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await stubNextOutcome(page, threeWhales);
      await press();
      await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
      await jumpTime(page, 2_030);
      await jumpTime(page, 1_400);
      await expect(sum(page)).toBeVisible();
    }
  });

  await test.step('leaving the stage in the middle of a spin that wins is paid and leaves nothing behind', async () => {
    await stubNextOutcome(page, threeWhales);
    await startSpin(slots);
    await jumpTime(page, 500);
    await linkTo(page, 'Home').click();
    await expect(slots.stage).toHaveCount(0);
    await jumpTime(page, 1_000);
    await expect(slots.balance).toHaveText('3,930');
  });
});
