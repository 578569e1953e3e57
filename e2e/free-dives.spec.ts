import type { Page } from '@playwright/test';
import { oceanTreasures } from '../src/games/ocean-treasures/definition';
import { roundSchedule } from '../src/stage/round-schedule';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inCoins, oceanRounds } from '../testing/game/games';
import { layoutFaults, spreadTexts } from './support/layout-faults';
import { endRound, openFrozen, startSpin } from '../testing/game/slots';
import { jumpTime } from '../testing/time';

// How free dives of Ocean Treasures are laid out. What each of them shows and says in its turn is in
// tests/pages/slot/ocean-treasures.test.ts.

/** Its dives go deeper: a diver collects pearls that count twice, and dives are added. */
const { deeper: round } = oceanRounds;
const deepest = round.spins.findIndex(({ multiplier }) => multiplier > 1);
const phone = { width: 390, height: 844 };

test('free dives lose nothing on a phone, nor do the strips of the reels, and they add up to the payout', async ({
  page,
}) => {
  const slots = await openFrozen(page, round, { game: oceanTreasures });
  const { stage, balance, win } = slots;
  const dives = page.getByRole('table', { name: 'Dives' }).getByRole('row');
  const level = (): Promise<number> =>
    page.locator('.scene-waters').evaluate((element) => Number(element.style.getPropertyValue('--level')));

  await test.step('in a dive that goes deeper', async () => {
    await startSpin(slots);
    let now = 0;
    for (const [dive, { restsMs }] of roundSchedule(oceanTreasures, round)
      .slice(0, deepest + 1)
      .entries()) {
      await jumpTime(page, restsMs + 100 - now);
      now = restsMs + 100;
      await expect(dives).toHaveCount(dive);
    }
    await expect.poll(level).toBeGreaterThan(0);
    await expectNamedMarks(page);
    // The press on SPIN! may have scrolled the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByTestId('feature-status')).toBeInViewport({ ratio: 1 });
    await expectNothingLost(page);
    await expectAccessible(page);
    // Neither the canvas nor what shows the dives is in the tree: the stage is one thing to press.
    expect(await stage.ariaSnapshot()).toBe(`- 'group "Reels: press Space or Enter to spin"'`);
  });

  await test.step('and add up to the payout', async () => {
    await endRound(page, slots, round);
    await expect(stage).not.toHaveAttribute('data-feature');
    await expect.poll(level).toBe(0);
    await expect(win).toHaveText(inCoins(round.payout));
    await expect(balance).toHaveText(inCoins(990 + round.payout));
  });

  await test.step('the strips of the reels can be read on a phone', async () => {
    await page.setViewportSize(phone);
    await page.getByText('See the reels').click();
    await expect(page.getByRole('table', { name: 'Reel strips in a free dive' })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => layoutFaults(page), 'lost of the strips').toEqual([]);
  });
});

/** Expects the gauge and the depth line only where there is space beside the machine, with what names them. */
async function expectNamedMarks(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  const shown = (parts: string) => page.locator(parts).filter({ visible: true });
  for (const [viewport, marks] of [
    [{ width: 1440, height: 900 }, 2],
    [phone, 0],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect(shown('.feature-gauge, .feature-depth')).toHaveCount(marks);
    await expect(shown('.feature-label')).toHaveCount(marks);
  }
  await page.setViewportSize(before);
}

/** Expects that nothing of the sign in mid-dive is lost on a phone. */
async function expectNothingLost(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  for (const viewport of [{ width: 844, height: 390 }, { width: 320, height: 568 }, phone]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => layoutFaults(page), `lost at ${viewport.width} px`).toEqual([]);
  }
  const setTextsBack = await spreadTexts(page);
  await expect.poll(() => layoutFaults(page), 'lost with texts spread').toEqual([]);
  await setTextsBack();
  await page.setViewportSize(before);
}
