import type { Locator, Page } from '@playwright/test';
import { luckyRounds } from '../testing/game/games';
import { stubOutcome } from '../testing/game/chance';
import { forceRenderer } from '../testing/game/renderers';
import { openSlots, savedText, seedSave, stageReady, startSpin } from '../testing/game/slots';
import { limitsOf, playedFor } from '../testing/saved/saved-limits';
import { advanceTime, freezeTime, jumpTime } from '../testing/time';
import { expect, test } from './support/fixtures';

// Play limits as far as layout, focus and tabs are concerned. What limits allow is in tests/player/limits/ and
// tests/pages/slot/limits.test.ts.

const NOW = Date.UTC(2026, 0, 14, 12);
const MINUTE = 60_000;

const sessionOf = (page: Page): Locator => page.getByTestId('session');

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await stubOutcome(page, luckyRounds.loss);
  await freezeTime(page, NOW);
});

test("a session's time and net result are in view in every window", async ({ page }) => {
  await seedSave(page, { rounds: 60, log: playedFor(12, NOW) });
  await openSlots(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 800, height: 600 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(sessionOf(page)).toContainText(/Session\s*12 min/);
    await expect(sessionOf(page)).toContainText(/Net\s*−100/);
    await expect(sessionOf(page)).toBeInViewport({ ratio: 1 });
  }
  await jumpTime(page, MINUTE);
  await expect(sessionOf(page)).toContainText(/Session\s*13 min/);
});

test('the warning that a session ends comes once, in one of two tabs', async ({ page, context }) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(9, NOW),
    limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
  });
  await page.goto('/leaderboard');
  const other = await context.newPage();
  await other.goto('/terms');
  for (const tab of [page, other]) await expect(tab.getByTestId('coin-balance')).toHaveText('1,000');
  const warnings = async () =>
    (await Promise.all([page, other].map((tab) => tab.getByTestId('toast').allTextContents()))).flat();
  expect(await warnings()).toEqual([]);
  await jumpTime(page, MINUTE);
  await expect.poll(warnings).toEqual([expect.stringContaining('5 minutes left')]);
  await advanceTime(page, 6_000);
  await expect.poll(warnings).toEqual([]);
});

test('a reminder waits for the end of a round, and nothing but an answer closes it', async ({ page }) => {
  await seedSave(page, { rounds: 60, log: playedFor(14, NOW), limits: limitsOf({ remindEvery: 15 }) });
  const slots = await openSlots(page);
  const reminder = page.getByRole('dialog', { name: 'A look at your play so far' });
  await jumpTime(page, MINUTE - 1000);
  await startSpin(slots);
  await advanceTime(page, 1_500);
  await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
  await expect(reminder).toHaveCount(0);
  await advanceTime(page, 600);
  for (const [row, value] of Object.entries({
    'Time played': '15 min',
    'Coins bet': '610',
    'Coins won': '500',
    Net: '−110',
  }))
    await expect(reminder.getByRole('row', { name: row })).toContainText(value);

  for (const key of ['Escape', 'Escape', 'Space']) await page.keyboard.press(key);
  await page.mouse.click(5, 400);
  await expect(reminder).toBeVisible();
  expect(JSON.parse((await savedText(page)) ?? '')).toMatchObject({ rounds: 61 });

  await test.step('"Take a break" leads to the part of a page that it names', async () => {
    await reminder.getByRole('button', { name: 'Take a break' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Responsible Gaming' })).toBeAttached();
    const part = page.getByRole('heading', { name: 'Self-exclusion' });
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();
    await stageReady(page);
    await expect(reminder).toHaveCount(0);
  });
});
