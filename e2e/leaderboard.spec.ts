import { weekOf } from '../src/player/calendar';
import { expect, test } from './support/fixtures';
import { seedSave } from '../testing/game/slots';
import { freezeTime, jumpTime } from '../testing/time';

// The board of the weekly challenge: what it says is in tests/pages/leaderboard/.

/** A Friday morning. */
const NOW = Date.UTC(2026, 0, 16, 9, 24);

test("shows the player's row, in view, without taking the focus or moving the page", async ({ page }) => {
  await freezeTime(page, NOW);
  await seedSave(page, { challenge: { week: weekOf(NOW), spins: 37, score: 100, reachedAt: NOW - 60_000 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/leaderboard');
  const heading = page.getByRole('heading', { name: 'This week' });
  const section = page.getByRole('main').locator('section', { has: heading });
  const box = section.getByRole('region', { name: 'This week' });
  const own = section.locator('[aria-current]');
  // Far enough down that it would not be seen from the top.
  const [rank] = /\d+/.exec(await own.innerText()) ?? [];
  expect(Number(rank)).toBeGreaterThan(15);
  await expect(own).toContainText('37 spins');
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
