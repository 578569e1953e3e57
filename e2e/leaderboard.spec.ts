import type { Page } from '@playwright/test';
import { weekOf } from '../src/player/calendar';
import { boardOf } from '../src/player/challenge/leaderboard';
import { luckyFishing } from '../src/games/lucky-fishing/definition';
import { expect, test } from './support/fixtures';
import { seedSave } from '../testing/game/slots';
import { freezeTime, jumpTime } from '../testing/time';

// The weekly challenge: Monday 00:00 to Monday 00:00 UTC, against 24 computer anglers, on this device only. What its board
// says is in tests/pages/leaderboard/, who pays a week's prize in tests/store/account/rewards.test.ts.

/** A Friday morning. */
const NOW = Date.UTC(2026, 0, 16, 9, 24);
const WEEK = weekOf(NOW);

/** The record of a player who has spun in this week. */
const challenge = { week: WEEK, spins: 37, score: 100, reachedAt: NOW - 60_000 };

const boardIn = (page: Page) => {
  const section = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: 'This week' }),
  });
  return {
    section,
    box: section.getByRole('region', { name: 'This week' }),
    own: section.locator('[aria-current]'),
  };
};

test("shows the player's row, in view, without taking the focus or moving the page", async ({ page }) => {
  await freezeTime(page, NOW);
  await seedSave(page, { challenge });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/leaderboard');
  const { section, box, own } = boardIn(page);
  const expected = boardOf(luckyFishing, WEEK, NOW, { ...challenge });
  const rank = expected.find(({ kind }) => kind === 'player')?.rank ?? 0;
  // Far enough down that it would not be seen from the top.
  expect(rank).toBeGreaterThan(15);
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(`${rank}`);
  await expect(own).toContainText('You');
  await expect(own).toContainText('On this device');
  await expect(own).toContainText('37 spins');
  await expect(section).toContainText(`You're at rank ${rank} after 37 of your 100 spins.`);
  const places = await own.evaluate((row) => {
    const outer = row.closest('[role=region]')?.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    return outer && [top - outer.top, outer.bottom - bottom];
  });
  for (const place of places ?? [-1]) expect(place).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('body')).toBeFocused();

  await test.step('and leaves the box where the player scrolls it', async () => {
    await box.evaluate((element) => element.scrollTo(0, 0));
    await jumpTime(page, 5 * 60_000);
    await expect(section).toContainText('2d 14h 31m');
    expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});
