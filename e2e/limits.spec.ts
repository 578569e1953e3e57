import type { Page } from '@playwright/test';
import { stubOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { limitsOf, playedFor, toolsOf, tryToSpin } from './support/limits';
import { forceRenderer } from './support/renderers';
import { seedSave, openSlots, skipRound, savedText, slotsOf, startSpin } from './support/slots';
import { advanceTime, freezeTime, jumpTime, turnClock } from './support/time';

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

const sessionOf = (page: Page) => page.getByTestId('session');

test('time and net result of a session are always in view on the reels', async ({ page }) => {
  await seedSave(page, { rounds: 60, log: playedFor(12, NOW) });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 800, height: 600 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await openSlots(page);
    await expect(sessionOf(page)).toContainText(/Session\s*12 min/);
    await expect(sessionOf(page)).toContainText(/Net\s*−100/);
    await expect(sessionOf(page)).toBeInViewport({ ratio: 1 });
  }
  await jumpTime(page, MINUTE);
  await advanceTime(page, MINUTE);
  await expect(sessionOf(page)).toContainText(/Session\s*14 min/);
  await test.step('a round is counted, and after a pause another session begins', async () => {
    await skipRound(page, slotsOf(page));
    await expect(sessionOf(page)).toContainText(/Net\s*−110/);
    await advanceTime(page, 5 * MINUTE);
    await expect(sessionOf(page)).toContainText(/Session\s*0 min/);
    await expect(sessionOf(page)).toContainText(/Net\s*0/);
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
    await page.reload();
    await openSlots(page);
    await tryToSpin(page);
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

test.describe('the warning that a session ends comes once, wherever the player is', () => {
  const followLink = (page: Page, name: string): Promise<void> =>
    page.getByRole('banner').getByRole('link', { name }).first().click();
  const toastOf = (page: Page) => page.getByTestId('toast');

  test('on another page while it is open', async ({ page }) => {
    await seedSave(page, {
      rounds: 60,
      log: playedFor(9, NOW),
      limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
    });
    await page.goto('/leaderboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
    await expect(toastOf(page)).toHaveCount(0);
    await advanceTime(page, MINUTE);
    await expect(toastOf(page)).toContainText('5 minutes left');
    await followLink(page, 'Lucky Fishing');
    await advanceTime(page, 6_000);
    await expect(toastOf(page)).toHaveCount(0);
    await openSlots(page);
    await expect(sessionOf(page)).toContainText('5 left');
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('when they come back with four left, and not again after a reload', async ({ page }) => {
    await seedSave(page, {
      rounds: 60,
      log: playedFor(11, NOW),
      limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
    });
    const slots = await openSlots(page);
    await expect(slots.toast).toContainText('4 minutes left');
    await expect.poll(() => savedText(page)).toContain('"warnedMinutes":5');
    await page.reload();
    await openSlots(page);
    await expect(sessionOf(page)).toContainText('4 left');
    await expect(toastOf(page)).toHaveCount(0);
    await advanceTime(page, 3 * MINUTE);
    await expect(slots.toast).toContainText('1 minute left');
  });

  test('in the tab that they look at', async ({ page, context }) => {
    await seedSave(page, {
      rounds: 60,
      log: playedFor(9, NOW),
      limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
    });
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/terms');
    await expect(other.getByTestId('coin-balance')).toHaveText('1,000');
    await jumpTime(page, MINUTE);
    const sentences = async () =>
      (await Promise.all([page, other].map((tab) => toastOf(tab).allTextContents()))).flat();
    await expect.poll(sentences).toEqual([expect.stringContaining('5 minutes left')]);
  });
});

test('a session limit until the next day outlasts a pause', async ({ page }) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(15, NOW),
    limits: limitsOf({ session: { minutes: 15, until: 'tomorrow' } }),
  });
  const { spinButton } = await openSlots(page);
  await jumpTime(page, HOUR);
  await expect(spinButton).toBeDisabled();
  await expect(page.getByText(/You can spin again on Jan 15, 2026, 12:00\sAM/)).toBeVisible();
  await advanceTime(page, 11 * HOUR);
  await expect(spinButton).toBeEnabled();
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

for (const [name, heading, part] of [
  ['Take a break', 'Responsible Gaming', 'Self-exclusion'],
  ['See my rounds', 'Profile', 'Every round'],
] as const) {
  test(`${name} answers a reminder and leads there`, async ({ page }) => {
    await seedSave(page, { log: playedFor(30, NOW), limits: limitsOf({ remindEvery: 30 }) });
    await openSlots(page);
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page.getByRole('heading', { name: part })).toBeFocused();
    await expect(page.getByRole('heading', { name: part })).toBeInViewport();
    await openSlots(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the first spin of a day is preceded by yesterday and this week', async ({ page }) => {
  const yesterday = playedFor(20, NOW - 24 * HOUR);
  await seedSave(page, { rounds: 60, log: yesterday, limits: limitsOf({ remindDaily: true }) });
  const slots = await openSlots(page);
  const reminder = page.getByRole('dialog', { name: 'Before you play today' });
  await expect(reminder).toHaveCount(0);
  await slots.stage.press('Space');
  await expect(reminder).toBeVisible();
  await expect(reminder.getByRole('row', { name: 'Time played' })).toHaveText(/20 min\s*20 min/);
  expect(await roundsOf(page)).toBe(60);
  await reminder.getByRole('button', { name: 'Continue' }).click();
  await jumpTime(page, MINUTE);
  await skipRound(page, slots);
  expect(await roundsOf(page)).toBe(61);
});

test('a bet limit lets through what is left of it, and no coin more', async ({ page }) => {
  await seedSave(page, { rounds: 60, log: playedFor(1, NOW), limits: limitsOf({ betPerDay: 615 }) });
  const slots = await openSlots(page);
  await jumpTime(page, MINUTE);
  await skipRound(page, slots);
  await expect(slots.spinButton).toBeDisabled();
  await expect(page.getByText('Only 5 coins of it are left.')).toBeVisible();
  await tryToSpin(page);
  expect(await roundsOf(page)).toBe(61);
  await slots.minus.click();
  await expect(slots.spinButton).toBeEnabled();
  await skipRound(page, slots);
  await expect(slots.spinButton).toBeDisabled();
  await expect(page.getByText('You have used all of it.')).toBeVisible();
  await advanceTime(page, 12 * HOUR);
  await expect(slots.spinButton).toBeEnabled();
});

test('a break closes the game in every tab, at every address, until it is over', async ({
  page,
  context,
}) => {
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
  for (const address of ['/slots', '/slots?play', '/slots#reels', '/slots/']) {
    await page.goto(address);
    await expect(closed).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Now' }).first().click();
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

test('a stricter limit applies at once, a looser one a day later, also on a clock turned back', async ({
  page,
}) => {
  await page.goto('/responsible-gaming');
  const { form, set } = toolsOf(page);
  const limit = form('Coins bet a day').getByRole('textbox');
  await limit.fill('100');
  await set('Coins bet a day', 'Now: 100 coins a day.');
  await limit.fill('500');
  await set('Coins bet a day', /Now: 100 coins a day\. From Jan 15, 2026, 12:00\sPM: 500 coins a day\./);
  await limit.fill('');
  await set('Coins bet a day', /Now: 100 coins a day\. From Jan 15, 2026, 12:00\sPM: no limit\./);
  await limit.fill('50');
  await set('Coins bet a day', 'Now: 50 coins a day.');

  await limit.fill('ten');
  await form('Coins bet a day').getByRole('button', { name: 'Set' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Enter a whole number of coins, 0 or more, or leave it empty for no limit.',
  );
  await limit.fill('');
  await set('Coins bet a day', /From Jan 15, 2026, 12:00\sPM: no limit\./);

  await turnClock(page, NOW - 30 * 24 * HOUR);
  await page.reload();
  await expect(form('Coins bet a day').getByRole('status')).toHaveText(/Now: 50 coins a day\. From Jan 15/);
  await turnClock(page, NOW + 25 * HOUR);
  await page.reload();
  await expect(form('Coins bet a day').getByRole('status')).toHaveText('Now: no limit.');
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
  await page.reload();
  await expect(slots.spinButton).toBeDisabled();
});
