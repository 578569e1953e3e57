import { games } from '../../testing/game/games';
import { openSlots, seedSave, skipRound, stageReady } from '../../testing/game/slots';
import { limitsOf, playedFor } from '../../testing/saved/saved-limits';
import { advanceTime, jumpTime } from '../../testing/time';
import { expect, test } from '../support/fixtures';
import { countsIn, HOUR, MINUTE, NOW, prepareToPlay, sessionOf, toSlots } from '../support/limits';

// Play limits apply in every tab.

test.beforeEach(({ page }) => prepareToPlay(page));

test('the warning that a session ends comes once, in one of two tabs', async ({ page, context }) => {
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
    await expect(sessionOf(page)).toContainText('5 min left');
    expect(await sentences()).toEqual([]);
  });
});

test('a break closes the game in every tab until it is over', async ({ page, context }) => {
  const slots = await openSlots(page);
  const other = await context.newPage();
  await other.goto('/responsible-gaming');
  await other.getByLabel('Length of the break').selectOption('1 week');
  await other.getByRole('button', { name: 'Take a break' }).click();
  await expect(other.getByText(/All games stay closed until Jan 21, 2026, 12:00\sPM/)).toBeFocused();
  await other.getByRole('button', { name: 'Yes, close the games' }).click();
  await expect(other.getByText(/You're on a break until Jan 21, 2026, 12:00\sPM/)).toBeVisible();

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
    await other.getByLabel('Length of the break').selectOption('24 hours');
    await other.getByRole('button', { name: 'Take a break' }).click();
    await other.getByRole('button', { name: 'Yes, close the games' }).click();
    await expect.poll(async () => (await countsIn(other)).writes).toBeGreaterThan(writes);
    await expect(other.getByText(/You're on a break until Jan 21, 2026, 12:00\sPM/)).toBeVisible();
  });
  await jumpTime(page, 7 * 24 * HOUR - MINUTE);
  await expect(closed).toBeVisible();
  await advanceTime(page, 2 * MINUTE);
  await expect(slots.stage).toBeVisible();
  await skipRound(page, slots);
});
