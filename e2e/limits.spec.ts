import type { Page } from '@playwright/test';
import { stubOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { toolsOf, tryToSpin } from './support/limits';
import { limitsOf, playedFor } from './support/saved-limits';
import { games } from './support/games';
import { forceRenderer } from './support/renderers';
import { seedSave, openSlots, skipRound, savedText, stageReady, startSpin } from './support/slots';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// Play limits, on the reels and on the pages that set them.

const NOW = Date.UTC(2026, 0, 14, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await stubOutcome(page, noWin);
  await freezeTime(page, NOW);
});

/** How many rounds have been begun, and how often anything was written, as it is saved. */
const countsIn = async (page: Page) =>
  JSON.parse((await savedText(page)) ?? '{}') as { rounds: number; writes: number };
const roundsOf = async (page: Page): Promise<number> => (await countsIn(page)).rounds;

const toSlots = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();

/** Answers a reminder, which leads to a part of another page, and goes back to the reels. */
async function answer(page: Page, button: string, heading: string, part: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await expect(page.getByRole('heading', { name: part })).toBeFocused();
  await expect(page.getByRole('heading', { name: part })).toBeInViewport();
  await toSlots(page);
  await stageReady(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const sessionOf = (page: Page) => page.getByTestId('session');

test('time and net result of a session are always in view, and a bet limit lets through what is left of it', async ({
  page,
}) => {
  await seedSave(page, { rounds: 60, log: playedFor(12, NOW), limits: limitsOf({ betPerDay: 615 }) });
  const slots = await openSlots(page);
  await test.step('in view in every window', async () => {
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
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await jumpTime(page, MINUTE);
  await advanceTime(page, MINUTE);
  await expect(sessionOf(page)).toContainText(/Session\s*14 min/);
  await test.step('no coin more than the bet limit', async () => {
    await skipRound(page, slots);
    await expect(sessionOf(page)).toContainText(/Net\s*−110/);
    await expect(slots.spinButton).toBeDisabled();
    await expect(page.getByText('Only 5 coins of it are left.')).toBeVisible();
    await tryToSpin(page);
    expect(await roundsOf(page)).toBe(61);
    await slots.minus.click();
    await expect(slots.spinButton).toBeEnabled();
    await skipRound(page, slots);
    await expect(slots.spinButton).toBeDisabled();
    await expect(page.getByText('You have used all of it.')).toBeVisible();
  });
  await test.step('after a pause another session begins', async () => {
    await jumpTime(page, 5 * MINUTE);
    await expect(sessionOf(page)).toContainText(/Session\s*0 min/);
    await expect(sessionOf(page)).toContainText(/Net\s*0/);
    await expect(slots.spinButton).toBeDisabled();
  });
  await test.step('and the limit is that of a day', async () => {
    await jumpTime(page, 12 * HOUR);
    await expect(slots.spinButton).toBeEnabled();
  });
});

test('a session limit warns twice, closes SPIN!, and opens it after a pause', async ({ page }) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(8, NOW),
    limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
  });
  const slots = await openSlots(page);
  await jumpTime(page, MINUTE);
  await expect(sessionOf(page)).toContainText('6 left');
  await advanceTime(page, MINUTE);
  await expect(slots.toast).toContainText('5 minutes left');
  await skipRound(page, slots);
  await advanceTime(page, 4 * MINUTE - 2_030);
  await expect(slots.toast).toContainText('1 minute left');
  await advanceTime(page, MINUTE);

  await test.step('nothing begins a round', async () => {
    await expect(slots.spinButton).toBeDisabled();
    await expect(slots.spinButton).toHaveAccessibleDescription(/^Your session limit is reached\. /);
    await tryToSpin(page);
    await expect(slots.toast).toContainText('Your session limit is reached');
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    expect(await roundsOf(page)).toBe(61);
  });

  await test.step('but the pause', async () => {
    // It counts from the last round, which ended some minutes ago.
    await advanceTime(page, MINUTE);
    await expect(slots.spinButton).toBeEnabled();
    await expect(slots.spinButton).not.toHaveAccessibleDescription(/./);
    await skipRound(page, slots);
    expect(await roundsOf(page)).toBe(62);
  });
});

test('the warning that a session ends comes once, in one of two tabs, wherever the player is', async ({
  page,
  context,
}) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(9, NOW),
    limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
  });
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(other.getByTestId('coin-balance')).toHaveText('1,000');
  const sentences = async () =>
    (await Promise.all([page, other].map((tab) => tab.getByTestId('toast').allTextContents()))).flat();
  expect(await sentences()).toEqual([]);
  await jumpTime(page, MINUTE);
  await expect.poll(sentences).toEqual([expect.stringContaining('5 minutes left')]);

  await test.step('not again on the next page', async () => {
    await advanceTime(page, 6_000);
    await expect.poll(sentences).toEqual([]);
    await toSlots(page);
    await stageReady(page);
    await expect(sessionOf(page)).toContainText('5 left');
    expect(await sentences()).toEqual([]);
  });
});

test('a reminder must be answered before the next round', async ({ page }) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(14, NOW),
    limits: limitsOf({ remindEvery: 15 }),
  });
  const slots = await openSlots(page);
  const reminder = page.getByRole('dialog', { name: 'Time for a look at your play' });
  await jumpTime(page, MINUTE - 1000);
  await startSpin(slots);
  await advanceTime(page, 1_500);
  await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
  await expect(reminder).toHaveCount(0);
  await advanceTime(page, 600);
  await expect(reminder).toBeVisible();
  for (const [row, value] of [
    ['Time played', '15 min'],
    ['Coins bet', '610'],
    ['Coins won', '500'],
    ['Net', '−110'],
  ] as const) {
    await expect(reminder.getByRole('row', { name: row })).toContainText(value);
  }

  await test.step('nothing else closes it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await page.mouse.click(5, 400);
    await expect(reminder).toBeVisible();
    await page.reload();
    await expect(reminder).toBeVisible();
    expect(await roundsOf(page)).toBe(61);
  });

  await test.step('Continue gives the reels back', async () => {
    await reminder.getByRole('button', { name: 'Continue' }).click();
    await expect(reminder).toHaveCount(0);
    await skipRound(page, slots);
    expect(await roundsOf(page)).toBe(62);
  });
});

test('the first spin of a day is preceded by yesterday and this week, and answers lead where they say', async ({
  page,
}) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(20, NOW - 24 * HOUR),
    limits: limitsOf({ remindDaily: true }),
  });
  const slots = await openSlots(page);
  const reminder = page.getByRole('dialog', { name: 'Before you play today' });
  await expect(reminder).toHaveCount(0);
  await slots.stage.press('Space');
  await expect(reminder).toBeVisible();
  await expect(reminder.getByRole('row', { name: 'Time played' })).toHaveText(/20 min\s*20 min/);
  expect(await roundsOf(page)).toBe(60);
  await answer(page, 'Take a break', 'Responsible Gaming', 'Self-exclusion');
  await jumpTime(page, MINUTE);
  await skipRound(page, slots);
  expect(await roundsOf(page)).toBe(61);

  await test.step('also that of a reminder after so many minutes', async () => {
    // As another tab saves it, in one breath: a write of this one in between would be lost.
    await page.evaluate(
      (change) => {
        const key = 'lucky-fishing';
        const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as { writes: number };
        localStorage.setItem(key, JSON.stringify({ ...saved, ...change, writes: saved.writes + 1 }));
        window.dispatchEvent(new StorageEvent('storage', { key }));
      },
      { log: playedFor(30, NOW + MINUTE), limits: limitsOf({ remindEvery: 30 }) },
    );
    await answer(page, 'See my rounds', 'Profile', 'Every round');
  });
});

test('a break closes the game in every tab until it is over', async ({ page, context }) => {
  const slots = await openSlots(page);
  const other = await context.newPage();
  await other.goto('/responsible-gaming');
  await other.getByLabel('How long').selectOption('1 week');
  await other.getByRole('button', { name: 'Take a break' }).click();
  await expect(other.getByText(/No game will open until Jan 21, 2026, 12:00\sPM/)).toBeFocused();
  await other.getByRole('button', { name: 'Yes, close the games' }).click();
  await expect(other.getByText(/Now: a break until Jan 21, 2026, 12:00\sPM/)).toBeVisible();

  const closed = page.getByRole('heading', { level: 1, name: 'Taking a break' });
  await expect(closed).toBeVisible();
  await expect(slots.stage).toHaveCount(0);
  await page.keyboard.press('Space');
  for (const { pageTitle } of games) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: pageTitle }).click();
    await expect(closed).toBeVisible();
    await expect(page.getByTestId('slot-stage')).toHaveCount(0);
  }
  await page.goto('/slots/');
  await expect(closed).toBeVisible();
  await expect(page.getByTestId('slot-stage')).toHaveCount(0);

  await test.step('which nothing makes shorter', async () => {
    const { writes } = await countsIn(other);
    await other.getByLabel('How long').selectOption('24 hours');
    await other.getByRole('button', { name: 'Take a break' }).click();
    await other.getByRole('button', { name: 'Yes, close the games' }).click();
    await expect.poll(async () => (await countsIn(other)).writes).toBeGreaterThan(writes);
    await expect(other.getByText(/Now: a break until Jan 21, 2026, 12:00\sPM/)).toBeVisible();
  });
  await jumpTime(page, 7 * 24 * HOUR - MINUTE);
  await expect(closed).toBeVisible();
  await advanceTime(page, 2 * MINUTE);
  await expect(slots.stage).toBeVisible();
  await skipRound(page, slots);
});

test('a limit set in one tab applies in another, and after a reload', async ({ page, context }) => {
  await seedSave(page, { rounds: 60, log: playedFor(40, NOW) });
  const slots = await openSlots(page);
  await expect(slots.spinButton).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/responsible-gaming');
  const { form, set } = toolsOf(other);
  await form('Session limits').getByLabel('Minutes of play').selectOption('30 minutes');
  await form('Session limits').getByLabel('until the next day; all play of a day counts').check();
  await set('Session limits', 'Now: 30 minutes of play a day.');
  await expect(slots.spinButton).toBeDisabled();
  await tryToSpin(page);
  expect(await roundsOf(page)).toBe(60);
  await test.step('in every game', async () => {
    for (const { definition } of games.slice(1))
      await expect((await openSlots(page, definition)).spinButton).toBeDisabled();
    await openSlots(page);
    await expect(slots.spinButton).toBeDisabled();
  });

  await test.step('one until the next day outlasts a pause', async () => {
    await jumpTime(page, HOUR);
    await expect(slots.spinButton).toBeDisabled();
    await expect(page.getByText(/You can spin again on Jan 15, 2026, 12:00\sAM/)).toBeVisible();
    await jumpTime(page, 11 * HOUR);
    await expect(slots.spinButton).toBeEnabled();
  });
});
