import type { Page } from '@playwright/test';
import { clampBet } from '../src/engine/coins';
import { drawRound } from '../src/engine/round';
import { sumOfPayouts } from '../src/engine/spin';
import { oceanTreasures } from '../src/games/ocean-treasures/definition';
import { expectAccessible } from './support/axe';
import { stubDraws } from './support/chance';
import { expect, test } from './support/fixtures';
import { lost, spaceTexts } from './support/lost';
import { forceRenderer } from './support/renderers';
import { stageReady, startSpin, type Slots } from './support/slots';
import { advanceTime, freezeTime } from './support/time';

// Free dives of Ocean Treasures, as its page shows them while they run.

/** Places of the reels: three shells; then eight dives, in the second of which the diver collects pearls. */
const draws = [
  ...[26, 11, 24, 0, 0],
  ...[0, 0, 0, 0, 0],
  ...[0, 0, 0, 0, 2],
  ...Array.from({ length: 6 * 5 }, () => 0),
];
/** The cell of the first shell, in the table. */
const FIRST_OF_MIDDLE_ROW = 5;

const left = draws.values();
const round = drawRound(oceanTreasures, 1, clampBet(oceanTreasures, 10), () => left.next().value ?? NaN);
const text = (coins: number): string => coins.toLocaleString('en-US');

async function openDives(page: Page): Promise<Slots> {
  await freezeTime(page);
  await page.addInitScript(stubDraws, draws);
  await page.goto('/ocean-treasures');
  return stageReady(page);
}

/** One spin of two seconds passes; the first one needs a few frames more to begin. */
async function passSpin(page: Page, n: number): Promise<void> {
  await advanceTime(page, n === 0 ? 2_030 : 2_000);
}

test('the round of this test has eight dives', () => {
  expect(round.spins).toHaveLength(9);
  expect(round.spins[2]?.collected.length).toBeGreaterThan(0);
});

for (const renderer of ['webgl', 'dom'] as const) {
  test(`dives left, multiplier and coins are shown after each dive, and all of it at the end (${renderer})`, async ({
    page,
  }) => {
    await forceRenderer(page, renderer);
    const slots = await openDives(page);
    const status = page.getByTestId('feature-status');
    const cells = await slots.cells.allTextContents();
    await startSpin(slots);
    await expect(slots.stage).not.toHaveAttribute('data-feature', /./);
    expect(await slots.cells.allTextContents()).toEqual(cells);

    for (const [n, spin] of round.spins.slice(0, -1).entries()) {
      await passSpin(page, n);
      await expect(slots.stage).toHaveAttribute('data-dives-left', String(spin.freeSpinsLeft));
      await expect(slots.stage).toHaveAttribute('data-feature', 'dives');
      await expect(slots.stage).toHaveAttribute('data-multiplier', '1');
      await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
      await expect(slots.win).toHaveText(text(sumOfPayouts(round.spins.slice(0, n + 1))));
      await expect(status).toContainText(text(sumOfPayouts(round.spins.slice(1, n + 1))));
      await expect(slots.balance).toHaveText('990');
      await expect(slots.cells.nth(FIRST_OF_MIDDLE_ROW)).toHaveText('Shell');
    }
    // The win display's text is what it will be, while it counts.
    await passSpin(page, 8);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.stage).not.toHaveAttribute('data-feature', /./);
    await expect(slots.win).toHaveText(text(round.payout));
    await expect(slots.balance).toHaveText(text(990 + round.payout));
    await expect(status).toHaveText(`8 dives paid ${text(sumOfPayouts(round.spins.slice(1)))} coins`);
    await expect(page.getByRole('table', { name: 'Dives' }).getByRole('cell')).toHaveText(
      round.spins.slice(1).map(({ payout }) => `${text(payout)} coins`),
    );
    await expect(slots.cells.nth(FIRST_OF_MIDDLE_ROW)).toHaveText('Manta');
  });
}

test('leaving the page in mid-dive pays at once, and says what all dives have paid', async ({ page }) => {
  await forceRenderer(page, 'dom');
  const slots = await openDives(page);
  await startSpin(slots);
  await passSpin(page, 0);
  await expect(slots.stage).toHaveAttribute('data-dives-left', '8');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(slots.balance).toHaveText(text(990 + round.payout));
  await expect(page.locator('[aria-live=polite]').first()).toHaveText(
    `8 dives paid ${text(sumOfPayouts(round.spins.slice(1)))} coins. You won ${text(round.payout)} coins. Balance ${text(990 + round.payout)}.`,
  );
});

test('the sign in mid-dive, the dives and the strips are accessible, and nothing of them is lost on a phone', async ({
  page,
}) => {
  await forceRenderer(page, 'dom');
  await page.setViewportSize({ width: 390, height: 844 });
  const slots = await openDives(page);
  await startSpin(slots);
  await passSpin(page, 0);
  await passSpin(page, 1);
  await expect(slots.stage).toHaveAttribute('data-dives-left', '7');
  await expectAccessible(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => lost(page), `lost at ${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await spaceTexts(page, 'spread');
  await expect.poll(() => lost(page), 'lost with texts spread').toEqual([]);
  await spaceTexts(page, 'as designed');

  await page.getByText('See the reels').click();
  await expect(page.getByRole('table', { name: 'Strips of a dive' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => lost(page), 'lost of the strips').toEqual([]);
});
