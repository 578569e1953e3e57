import type { Page } from '@playwright/test';
import { oceanTreasures } from '../src/games/ocean-treasures/definition';
import { sumOfPayouts } from '../src/engine/spin';
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

test('every number of a round with dives comes once it has been named, and in the end all agree', async ({
  page,
}) => {
  const slots = await openFrozen(page, round, { game: oceanTreasures });
  const schedule = roundSchedule(oceanTreasures, round);
  const paidBy = (ms: number): number =>
    sumOfPayouts(round.spins.filter((_, n) => (schedule[n]?.restsMs ?? 0) <= ms));
  const seenEnds = new Set<number>();
  let isSummed = false;
  let before = { win: 0, sum: 0, sign: '' };
  await startSpin(slots);
  const endsMs = schedule.at(-1)?.endsMs ?? NaN;
  for (let ms = 0; ms < endsMs + 9_000; ms += STEP_MS) {
    const { win, sum, sign, figure, plate, isWaiting, toasts } = await page.evaluate(readNumbers);
    // The win display only says what has been shown, and it all, before the next spin begins.
    expect(win, `at ${ms} ms`).toBeGreaterThanOrEqual(before.win);
    expect(win, `at ${ms} ms`).toBeLessThanOrEqual(paidBy(ms));
    const ended = schedule.findIndex(({ endsMs: end }) => end >= ms && end < ms + STEP_MS);
    if (ended >= 0) {
      seenEnds.add(ended);
      expect(win, `after spin ${ended}`).toBe(paidBy(ms));
    }
    // The sign says what the door and the plate say, not before them.
    const begins = (text: string): boolean => sign.includes(text) && !before.sign.includes(text);
    if (begins('8 dives left')) expect(figure).toBeGreaterThan(0.9);
    if (begins('×2')) expect(plate).toBeGreaterThan(0.9);
    isSummed ||= sum === round.payout;
    // The sum is counted first; then sign and message say it, and SPIN! is ready.
    if (ms > endsMs + STEP_MS && !isSummed)
      expect([sign.includes('paid'), isWaiting, toasts], `at ${ms} ms`).toEqual([false, true, 0]);
    before = { win, sum, sign };
    await jumpTime(page, STEP_MS);
  }
  expect(seenEnds.size).toBe(round.spins.length);
  const [{ payout: opening }, ...dives] = round.spins;
  await expect(page.getByTestId('feature-status')).toHaveText(
    `13 dives paid ${sumOfPayouts(dives)} coinsBefore the dives: ${opening}`,
  );
  await expect(slots.toast).toContainText(`${round.payout} coins`);
  expect([before.win, isSummed]).toEqual([round.payout, true]);
  await expect(slots.balance).toHaveText(inCoins(990 + round.payout));
});

/** How far apart the moments are at which numbers are read (ms). */
const STEP_MS = 160;

/** For the page: the numbers that can be seen on it. */
function readNumbers() {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const win = find('#win');
  const number = (text: string | null | undefined): number => Number(text?.replace(',', '') ?? 0);
  const opacity = (selector: string): number => Number(find(selector)?.style.opacity ?? 0);
  return {
    win: number(win?.dataset['shown'] ?? win?.textContent),
    sum: opacity('.win-overlay-sum') > 0 ? number(find('.win-overlay-sum')?.textContent) : 0,
    sign: find('.sign-status')?.textContent ?? '',
    figure: opacity('.door .plate-large'),
    plate: opacity('.plate'),
    isWaiting: find('.spin-button')?.dataset['waiting'] !== undefined,
    toasts: document.querySelectorAll('[data-testid=toast]').length,
  };
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
