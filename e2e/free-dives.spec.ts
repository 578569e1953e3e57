import type { Page } from '@playwright/test';
import { oceanTreasures } from '../src/games/ocean-treasures/definition';
import { roundMs, roundSchedule } from '../src/stage/round-schedule';
import { expectAccessible } from './support/axe';
import { listen } from './support/announced';
import { expect, test } from './support/fixtures';
import { inCoins, namesIn, oceanRounds } from '../testing/game/games';
import { layoutFaults, spreadTexts } from './support/layout-faults';
import { openFrozen, startSpin } from '../testing/game/slots';
import { jumpTime } from '../testing/time';

// Free dives of Ocean Treasures while they run, and once they are paid. What each of them shows and says in its turn is in
// tests/pages/slot/ocean-treasures.test.ts.

/** Its dives go deeper: a diver collects pearls that count twice, and dives are added. */
const { deeper: round } = oceanRounds;
const [base, ...dives] = round.spins;
const deepest = dives.findIndex(({ multiplier }) => multiplier > 1);
const schedule = roundSchedule(oceanTreasures, round);
const [first] = schedule;

test('free dives show how far they are, lose nothing on a phone, and add up to the payout', async ({
  page,
}) => {
  const slots = await openFrozen(page, round, { game: oceanTreasures });
  const { stage, balance, win, cells } = slots;
  const announced = await listen(page);
  const status = page.getByTestId('feature-status');
  const table = page.getByRole('table', { name: 'Dives' });
  const gauge = page.locator('.feature-gauge');
  const waters = page.locator('.scene-waters');
  const level = (): Promise<number> =>
    waters.evaluate((element) => Number(element.style.getPropertyValue('--level')));
  let now = 0;
  /** Lets time pass to a moment of the round (ms). */
  const playTo = async (ms = NaN): Promise<void> => {
    await jumpTime(page, ms - now);
    now = ms;
  };

  await test.step('nothing of them before the reels have shown the shells', async () => {
    await startSpin(slots);
    await playTo((first?.restsMs ?? NaN) - 100);
    await expect(stage).not.toHaveAttribute('data-feature');
    await expect(table).toHaveCount(0);
    expect(await announced.jsonValue()).toEqual([]);
    await playTo((first?.endsMs ?? NaN) + 1_000);
    await expect(stage).toHaveAttribute('data-dives-left', String(base.freeSpinsLeft));
    await expect(stage).toHaveAttribute('data-multiplier', '1');
    await expect.poll(async () => (await announced.jsonValue()).length).toBe(1);
  });

  for (const [n, { freeSpinsLeft }] of dives.entries()) {
    await playTo((schedule[n + 1]?.restsMs ?? NaN) + 100);
    await expect(table.getByRole('row')).toHaveCount(n + 1);
    await expect.poll(async () => (await announced.jsonValue()).length).toBe(n + 2);
    if (n === deepest)
      await test.step(`dive ${n + 1} goes deeper`, async () => {
        await expect(stage).toHaveAttribute('data-dives-left', String(freeSpinsLeft));
        await expect.poll(level).toBeGreaterThan(0);
        await expect(gauge).toBeVisible();
        // The press on SPIN! may have scrolled the page.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(status).toBeInViewport({ ratio: 1 });
        await expectNothingLost(page);
      });
  }

  await test.step('and the round is paid once', async () => {
    await playTo(roundMs(oceanTreasures, round) + 130);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    for (const name of ['data-feature', 'data-dives-left', 'data-multiplier'])
      await expect(stage).not.toHaveAttribute(name);
    await expect(cells).toHaveText(namesIn(oceanTreasures.id, dives.at(-1)?.grid ?? []));
    await expect(gauge).toHaveCount(0);
    await expect.poll(level).toBe(0);
    await expect(win).toHaveText(inCoins(round.payout));
    await expect(balance).toHaveText(inCoins(990 + round.payout));
    await expect.poll(async () => (await announced.jsonValue()).length).toBe(dives.length + 2);
    expect((await announced.jsonValue()).at(-1)).toContain(`You won ${inCoins(round.payout)} coins.`);
  });

  await test.step('the strips of the reels can be read on a phone', async () => {
    await page.setViewportSize(phone);
    await page.getByText('See the reels').click();
    await expect(page.getByRole('table', { name: 'Reel strips in a free dive' })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => layoutFaults(page), 'lost of the strips').toEqual([]);
  });
});

const phone = { width: 390, height: 844 };

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
