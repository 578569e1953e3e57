import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { savedText } from '../testing/game/slots';
import { freezeTime, jumpTime } from '../testing/time';

// Once per calendar day of the player's own time zone; what each day brings is in tests/pages/home/daily-bonus.test.ts.

const cardOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    text: main.getByText('Daily bonus').locator('..'),
    button: main.getByRole('button', { name: /^Claim(ed)?$/ }),
    balance: page.getByTestId('coin-balance'),
    toasts: page.getByTestId('toast'),
  };
};

test.use({ timezoneId: 'Europe/Berlin' });

test('two tabs that claim it at once get it once, and again after midnight', async ({ page, context }) => {
  await freezeTime(page, '2026-03-28T22:30:05Z');
  const other = await context.newPage();
  const tabs = [page, other];
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  await Promise.all(tabs.map((tab) => expect(cardOf(tab).button).toHaveText('Claim')));
  await Promise.all(
    tabs.map((tab) => cardOf(tab).button.evaluate((button: HTMLButtonElement) => button.click())),
  );
  for (const tab of tabs) {
    await expect(cardOf(tab).balance).toHaveText('1,100');
    await expect(cardOf(tab).button).toHaveText('Claimed');
  }
  const shown = async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => cardOf(tab).toasts.count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(shown).toBe(1);
  expect(await savedText(page)).toContain('"coins":1100');
  expect(await shown()).toBe(1);

  const { text, button, balance, toasts } = cardOf(page);
  await test.step('again when midnight has come', async () => {
    await jumpTime(page, 30 * 60_000);
    await expect(text).toContainText('150 free coins. Day 2 in a row');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(balance).toHaveText('1,250');
    await expect(toasts).toContainText("You got 150 coins. That's day 2 in a row.");
  });
  await test.step('not twice, and the focus stays where it is', async () => {
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(text).toContainText('Day 3: 200 free coins in 23h 0m');
    await expect(balance).toHaveText('1,250');
  });
});
