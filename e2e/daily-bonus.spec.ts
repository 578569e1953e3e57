import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openSlots, savedText, startWith } from './support/slots';
import { freezeTime, jumpTime } from './support/time';

// Once per calendar day of the player's own time zone: 100 coins, and more on each day in a row.

const cardOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    text: main.getByText('Daily bonus').locator('..'),
    button: main.getByRole('button', { name: /^Claim(ed)?$/ }),
    balance: page.getByTestId('coin-balance'),
    toasts: page.getByTestId('toast'),
  };
};

test.describe('in Europe/Berlin, in the night in which a day loses an hour', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('is claimed once a day, and again after midnight', async ({ page }) => {
    await freezeTime(page, '2026-03-28T22:30:05Z');
    await page.goto('/');
    const { text, button, balance, toasts } = cardOf(page);
    await expect(text).toContainText('100 free coins today');
    await button.click();
    await expect(balance).toHaveText('1,100');
    await expect(toasts).toContainText('Daily bonus');
    await expect(toasts).toContainText('100 coins.');
    await expect(text).toContainText('Day 2: 150 free coins in 30m');

    await test.step('not twice, and the focus stays where it is', async () => {
      await expect(button).toHaveText('Claimed');
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await page.reload();
      await expect(text).toContainText('Day 2: 150 free coins in 30m');
      await expect(balance).toHaveText('1,100');
      await expect(toasts).toHaveCount(0);
    });

    await test.step('when midnight has come, while the page lies open', async () => {
      await jumpTime(page, 30 * 60_000);
      await expect(text).toContainText('150 free coins: day 2 in a row');
      await button.click();
      await expect(balance).toHaveText('1,250');
      await expect(toasts).toContainText('150 coins, day 2 in a row.');
      await expect(text).toContainText('Day 3: 200 free coins in 23h 0m');
    });
  });
});

test('is paid once where two tabs claim it at the same time', async ({ page, context }) => {
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
  const remaining = async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => cardOf(tab).toasts.count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(remaining).toBe(1);
  expect(await savedText(page)).toContain('"coins":1100');
  expect(await remaining()).toBe(1);
});

test('is where a player without enough coins for any bet is sent, and nobody else', async ({ page }) => {
  await startWith(page, 4);
  const { stage, toast } = await openSlots(page);
  const refuse = async (): Promise<void> => {
    await stage.focus();
    await page.keyboard.press('Space');
    await expect(toast).toContainText('Not enough coins!');
  };
  await refuse();
  await expect(toast).toContainText(
    "You need more coins to place this bet. Today's daily bonus waits for you on the Home page: 100 coins.",
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await cardOf(page).button.click();
  await expect(cardOf(page).balance).toHaveText('104');
});
