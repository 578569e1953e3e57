import type { Page } from '@playwright/test';
import { games } from '../../testing/game/games';
import { COUNTED_MS, openFrozen, seedSave, skipRound } from '../../testing/game/slots';
import { playMany, seedHistory } from '../../testing/saved/history';
import { freezeTime, jumpTime } from '../../testing/time';
import { expect, test } from '../support/fixtures';
import { layoutFaults, spreadTexts } from '../support/layout-faults';
import { saveInAnotherTab } from '../support/tabs';

// A phone on which a reader spreads texts (WCAG 2.2, 1.4.12), in English and the languages with the longest texts.

const LANGUAGES = ['en', 'de', 'fr'];

test.use({ viewport: { width: 390, height: 844 } });

/** Texts with an amount of which a part is cut off, or off the screen. */
const cutAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: holder, textContent } = texts.currentNode;
      if (!holder?.checkVisibility() || holder.closest('.sr-only') || !/\d/.test(textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      const isClipped = getComputedStyle(holder).overflowX !== 'visible';
      if (isClipped && holder.scrollWidth > holder.clientWidth) found.add(`cut off: ${textContent}`);
      if (text.left < -1 || text.right > innerWidth + 1) found.add(`off the screen: ${textContent}`);
    }
    return [...found];
  });

/** Expects all of the page to be there in each language, with texts spread. */
async function expectWhole(page: Page): Promise<void> {
  await spreadTexts(page);
  for (const language of LANGUAGES) {
    await saveInAnotherTab(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => cutAmounts(page), language).toEqual([]);
    await expect.poll(() => layoutFaults(page), language).toEqual([]);
  }
}

for (const coins of [1000, 104_250, Number.MAX_SAFE_INTEGER])
  test(`a balance of ${coins} is whole`, async ({ page }) => {
    await freezeTime(page);
    await seedSave(page, { coins });
    await page.goto('/');
    await expectWhole(page);
  });

for (const game of games)
  test(`${game.title}: bet, win, balance, paytable and help are whole`, async ({ page }) => {
    await seedSave(page, { coins: 1_234_567 });
    const slots = await openFrozen(page, game.win, { game: game.definition });
    await skipRound(page, slots);
    await jumpTime(page, COUNTED_MS);
    await expectWhole(page);
    await page.locator('.machine-sign button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => cutAmounts(page), 'in the help').toEqual([]);
  });

for (const path of ['/profile', '/leaderboard', '/settings', '/fairness'])
  test(`${path} is whole`, async ({ page }) => {
    await freezeTime(page);
    await seedHistory(page, playMany(40, Date.UTC(2026, 0, 1, 9)), {
      pastWeeks: [{ week: 2920, rank: 3, score: 104_250, prize: 12_000 }],
    });
    await page.goto(path);
    await expectWhole(page);
  });
