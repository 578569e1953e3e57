import type { Page } from '@playwright/test';
import { openSlots, seedSave, skipRound, stageReady, startSpin } from '../testing/game/slots';
import { limitsOf, playedFor } from '../testing/saved/saved-limits';
import { advanceTime, jumpTime } from '../testing/time';
import { expect, test } from './support/fixtures';
import { HOUR, MINUTE, NOW, prepareToPlay, roundsOf, sessionOf, toSlots, tryToSpin } from './support/limits';

// Play limits, on the reels and on the pages that set them.

test.beforeEach(({ page }) => prepareToPlay(page));

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

test("a session's time and net result are always in view, and a bet limit holds", async ({ page }) => {
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
    await expect(page.getByText('You can bet up to 5 coins more.')).toBeVisible();
    await tryToSpin(page);
    expect(await roundsOf(page)).toBe(61);
    await slots.minus.click();
    await expect(slots.spinButton).toBeEnabled();
    await skipRound(page, slots);
    await expect(slots.spinButton).toBeDisabled();
    await expect(page.getByText('You can bet again')).toBeVisible();
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
  await expect(sessionOf(page)).toContainText('6 min left');
  await advanceTime(page, MINUTE);
  await expect(slots.toast).toContainText('5 minutes left');
  await skipRound(page, slots);
  await advanceTime(page, 4 * MINUTE - 2_030);
  await expect(slots.toast).toContainText('1 minute left');
  await advanceTime(page, MINUTE);

  await test.step('nothing begins a round', async () => {
    await expect(slots.spinButton).toBeDisabled();
    await expect(slots.spinButton).toHaveAccessibleDescription(/^You have reached your session limit\. /);
    await tryToSpin(page);
    await expect(page.getByText('You have reached your session limit.', { exact: true })).toBeInViewport();
    await expect(slots.toast.filter({ hasText: 'session limit' })).toHaveCount(0);
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

test('a reminder must be answered before the next round', async ({ page }) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(14, NOW),
    limits: limitsOf({ remindEvery: 15 }),
  });
  const slots = await openSlots(page);
  const reminder = page.getByRole('dialog', { name: 'A look at your play so far' });
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

test('yesterday and this week are shown before the first spin of a day', async ({ page }) => {
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
});
