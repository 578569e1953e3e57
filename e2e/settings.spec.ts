import type { Page } from '@playwright/test';
import { lastNamesOf, luckyRounds } from '../testing/game/games';
import { stubNextOutcome } from '../testing/game/chance';
import { openFrozen, savedText, skipRound, slotsOf, startSpin } from '../testing/game/slots';
import { jumpTime } from '../testing/time';
import { expect, test } from './support/fixtures';

// Settings in a real browser, and in two of its tabs. What each one changes is in tests/store/account/settings.test.ts and
// tests/app/, what a reset deletes in tests/store/account/reset.test.ts.

async function openSettings(page: Page) {
  await page.goto('/settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Settings');
  return {
    volume: main.getByRole('slider', { name: 'Effects volume' }),
    reduced: main.getByRole('radio', { name: 'Reduced' }),
    word: main.getByRole('textbox', { name: /type RESET/ }),
  };
}

test('the volume and the motion go by keyboard, at once and in another tab', async ({ page, context }) => {
  const here = await openSettings(page);
  const there = await openSettings(await context.newPage());
  await page.bringToFront();
  await here.volume.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
  await expect(here.volume).toHaveAttribute('aria-valuetext', '97 percent');
  await expect(page.getByText('97%')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(here.volume).toHaveValue('0');
  await here.reduced.check();
  for (const { volume, reduced } of [here, there]) {
    await expect(volume).toHaveValue('0');
    await expect(reduced).toBeChecked();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.animate-page-in')).toHaveCSS('animation-name', 'fade-in');
});

test('no word of a choice is broken beside the menu, on the smallest screen where that is open', async ({
  page,
}) => {
  await openSettings(page);
  const lines = await page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('[role=radiogroup] label span:not(:has(*))')];
    return texts.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return { word, lines: range.getClientRects().length };
      }),
    );
  });
  expect(lines).toContainEqual({ word: 'Português', lines: 1 });
  expect(lines.filter((one) => one.lines > 1)).toEqual([]);
});

test('a reset makes everything new in every tab, once the round of another tab is over', async ({
  page,
  context,
}) => {
  const slots = await openFrozen(page, luckyRounds.allFish);
  await skipRound(page, slots);
  await slots.plus.click();
  await expect.poll(() => savedText(page)).toContain('"bet":15');

  const other = await context.newPage();
  const { word } = await openSettings(other);
  const { toast, balance } = slotsOf(other);
  await stubNextOutcome(page, luckyRounds.allFish);
  await startSpin(slots);
  await expect(balance).toHaveText('1,025');
  await word.fill('RESET');
  await word.press('Enter');
  await expect(other.getByRole('button', { name: 'Resetting...' })).toBeVisible();
  // Shown again, as a tab is that was behind another.
  await page.bringToFront();
  await jumpTime(page, 2_030);
  await expect(toast).toContainText('Your game was reset');
  await expect(balance).toHaveText('1,000');
  await expect(word).toHaveValue('');

  await expect(slots.balance).toHaveText('1,000');
  await expect(slots.stage).toHaveAttribute('data-phase', 'idle');
  await expect(slots.stage).not.toHaveAttribute('data-winning-column', /./);
  await expect(slots.bet).toHaveText('10');
  await expect(slots.win).toHaveText('0');
  await expect(slots.cells).not.toHaveText(lastNamesOf(luckyRounds.allFish));
});
