import { weekOf } from '../src/player/calendar';
import { expect, test } from './support/fixtures';
import { seedSave } from '../testing/game/slots';
import { freezeTime } from '../testing/time';

// The board of the weekly challenge: what it says is in tests/pages/leaderboard/.

/** A Friday morning. */
const NOW = Date.UTC(2026, 0, 16, 9, 24);

test("shows all ten ranks that win and the player's own without a box that scrolls", async ({ page }) => {
  await freezeTime(page, NOW);
  await seedSave(page, { challenge: { week: weekOf(NOW), spins: 37, score: 100, reachedAt: NOW - 60_000 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/leaderboard');
  const heading = page.getByRole('heading', { name: 'This week' });
  const section = page.getByRole('main').locator('section', { has: heading });
  const rows = section.locator('tbody tr');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(9)).toContainText('2,000');
  await expect(rows.nth(10)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(10)).toContainText('37 spins');
  // The page's own scrolling shows each of them in full.
  for (const row of [rows.first(), rows.nth(10)]) {
    await row.scrollIntoViewIfNeeded();
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  const isCutOff = await section.evaluate((element) =>
    [...element.querySelectorAll('*')].some(
      ({ scrollHeight, clientHeight, tagName }) => tagName === 'DIV' && scrollHeight > clientHeight + 1,
    ),
  );
  expect(isCutOff).toBe(false);

  await test.step('and the others on request', async () => {
    await section.getByRole('button', { name: /^Show all \d+ anglers$/ }).click();
    expect(await rows.count()).toBeGreaterThan(20);
  });
});
