import type { Page } from '@playwright/test';
import { weekOf, weekStart } from '../src/player/calendar';
import { newChallenge } from '../src/player/challenge/challenge';
import { boardOf } from '../src/player/challenge/leaderboard';
import { luckyFishing } from '../src/games/lucky-fishing/definition';
import { allFish, stubOutcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { seedSave, openSlots, savedText, skipRound } from './support/slots';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// The weekly challenge: Monday 00:00 to Monday 00:00 UTC, against 24 computer anglers, on this device only.

/** A Friday morning. */
const NOW = Date.UTC(2026, 0, 16, 9, 24);
const WEEK = weekOf(NOW);
const MONDAY = weekStart(WEEK + 1);

/** The record of a player who has spun in this week. */
const challenge = { week: WEEK, spins: 37, score: 100, reachedAt: NOW - 60_000 };
/** A record with the best possible score. */
const unbeaten = { ...challenge, spins: 100, score: 99_999 };

const boardIn = (page: Page) => {
  const section = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: 'This week' }),
  });
  return {
    section,
    box: section.getByRole('region', { name: 'This week' }),
    rows: section.getByRole('table').getByRole('row'),
    own: section.locator('[aria-current]'),
  };
};

/** Each row below the head as it reads: rank, who, score, prize. */
const readRows = async (page: Page): Promise<string[][]> => {
  const { rows } = boardIn(page);
  await expect(rows).not.toHaveCount(0);
  return rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
  );
};

const plain = new Intl.NumberFormat('en-US');

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the same board at the same time, each computer angler marked as one', async ({ page }) => {
      await freezeTime(page, NOW);
      await page.goto('/leaderboard');
      const expected = boardOf(luckyFishing, WEEK, NOW, newChallenge(WEEK));
      expect(expected).toHaveLength(24);
      expect(await readRows(page)).toEqual(
        expected.map(({ rank, name, spins, score, prize }) => [
          String(rank),
          `${name}\nComputer angler`,
          `${plain.format(score)}\n${spins} ${spins === 1 ? 'spin' : 'spins'}`,
          prize ? plain.format(prize) : 'none',
        ]),
      );
      const { section, own } = boardIn(page);
      await expect(own).toHaveCount(0);
      await expect(section).toContainText('2d 14h 36m');
      await expect(section).toContainText("You haven't spun this week.");
      await expect(page.getByRole('main')).toContainText('Everything here lives on this device');
      await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(5);
    });
  });
}

test("shows the player's row, in view, without taking the focus or moving the page", async ({ page }) => {
  await freezeTime(page, NOW);
  await seedSave(page, { challenge: challenge });
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
  await expect(section).toContainText(`You are at rank ${rank}, with 37 of 100 spins counted.`);
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

test('counts a spin: the first one puts the player on the board', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page, NOW);
  await stubOutcome(page, allFish);
  await skipRound(page, await openSlots(page));
  await page.getByRole('banner').getByRole('link', { name: 'Leaderboard' }).click();
  const { own } = boardIn(page);
  await expect(own).toContainText('You');
  await expect(own.getByRole('cell').nth(1)).toHaveText('51 spin');
  const records = page.getByRole('region', { name: 'Your records' });
  await expect(records.getByRole('definition')).toHaveText(['50coins', '1in a row', '1,040coins']);
});

test('a week that ends while a page is open pays its prize once, in one of two tabs', async ({
  page,
  context,
}) => {
  await freezeTime(page, MONDAY - 60_000);
  await seedSave(page, { challenge: unbeaten });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/terms');
  const tabs = [page, other];
  for (const tab of tabs) await expect(tab.getByTestId('coin-balance')).toHaveText('1,000');
  await jumpTime(page, 61_000);
  for (const tab of tabs) await expect(tab.getByTestId('coin-balance')).toHaveText('41,000');
  await expect
    .poll(async () =>
      (await Promise.all(tabs.map((tab) => tab.getByTestId('toast').allTextContents()))).flat(),
    )
    .toEqual([expect.stringContaining("Last week's challengeRank 1, 40,000 coins.")]);
  expect(await savedText(page)).toContain('"coins":41000');
});

test('a week that ended meanwhile is announced and paid once when the player comes back', async ({
  page,
}) => {
  await freezeTime(page, MONDAY + 15 * 86_400_000);
  await seedSave(page, { challenge: unbeaten });
  await page.goto('/leaderboard');
  const balance = page.getByTestId('coin-balance');
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText(/Challenge of Jan 12\s–\s18, 2026/);
  await expect(toast).toContainText('Rank 1, 40,000 coins.');
  await expect(balance).toHaveText('41,000');
  const past = page.getByRole('region', { name: 'Your past weeks' }).getByRole('table');
  await expect(past.getByRole('row')).toHaveCount(2);
  await expect(past.getByRole('row').nth(1)).toHaveText(/1Jan 12\s–\s18, 202699,99940,000/);

  await test.step('again after a reload at that very moment, since nobody can have read it', async () => {
    await page.reload();
    await expect(balance).toHaveText('41,000');
    await expect(toast).toContainText('Rank 1, 40,000 coins.');
  });
  await test.step('and not again once it could be read', async () => {
    await advanceTime(page, 2_000);
    await expect.poll(() => savedText(page)).toContain('"unseenWeeks":[]');
    await page.reload();
    await expect(past.getByRole('row')).toHaveCount(2);
    await expect(balance).toHaveText('41,000');
    await expect(toast).toHaveCount(0);
  });
});
