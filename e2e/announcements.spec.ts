import { listen } from './support/announced';
import { allFish, stubOutcome, stubNextOutcome, grid, noWin } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { saveInAnotherTab } from './support/tabs';
import { forceRenderer } from '../testing/game/renderers';
import { openSlots, skipRound, startSpin } from '../testing/game/slots';
import { freezeTime, jumpTime } from '../testing/time';

// What a screen reader announces, politely or assertively: every text put into any live region of the page.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, allFish);
});

test('outcomes, bets and refusals are said once, and nothing while the reels turn', async ({ page }) => {
  const slots = await openSlots(page);
  const announced = await listen(page);

  await startSpin(slots);
  await jumpTime(page, 1_900);
  expect(await announced.jsonValue()).toEqual([]);
  await jumpTime(page, 120);
  await expect(slots.toast).toHaveCount(1);
  // Long enough for a late announcement.
  await jumpTime(page, 4_000);
  expect(await announced.jsonValue()).toEqual([
    'polite: Middle reel, three fish: you won 50 coins. Balance 1,040.',
  ]);

  await stubNextOutcome(page, noWin);
  await skipRound(page, slots);
  await stubNextOutcome(page, noWin);
  await skipRound(page, slots);
  await stubNextOutcome(page, grid('Shark Tuna Fish', 'Shark Fish Tuna', 'Shark Tuna Fish'));
  await skipRound(page, slots);
  expect((await announced.jsonValue()).slice(1)).toEqual([
    'polite: No win. Balance 1,030.',
    'polite: No win. Balance 1,020.',
    'polite: Left reel, three sharks: you won 200 coins. Balance 1,210.',
  ]);

  await test.step('the bet as it changes, and a refusal at once, on the reels and on SPIN! alike, which keeps the focus', async () => {
    const heard = (await announced.jsonValue()).length;
    const said = async (): Promise<string[]> => (await announced.jsonValue()).slice(heard);
    const bets: string[] = [];
    for (const [button, bet] of [
      [slots.plus, 15],
      [slots.plus, 20],
      [slots.minus, 15],
    ] as const) {
      await button.click();
      bets.push(`polite: Bet ${bet}.`);
      await expect.poll(said).toEqual(bets);
    }

    await saveInAnotherTab(page, { coins: 7 });
    await expect(slots.balance).toHaveText('7');
    const refusal = 'assertive: Not enough coins! You need more coins to place this bet.';
    const refusals: string[] = [];
    for (const [part, key] of [
      [slots.stage, 'Space'],
      [slots.stage, 'Enter'],
      [slots.spinButton, 'Enter'],
    ] as const) {
      await part.focus();
      await page.keyboard.press(key);
      refusals.push(refusal);
      await expect.poll(said).toEqual([...bets, ...refusals]);
    }
    await jumpTime(page, 2_000);
    expect(await said()).toEqual([...bets, ...refusals]);
    await expect(slots.spinButton).toBeDisabled();
    await expect(slots.spinButton).toBeFocused();
    await expect(slots.toast.last()).toHaveAttribute('data-variant', 'destructive');
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
  });
});
