import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdUp } from '../support/hold-up';

// A page whose program is slow to come.

const PROGRAM = /\/responsible-gaming-page[^/]*\.js$/;

const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

test('the page before stays until the next has come, unless another is chosen', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const { asked, release } = await holdUp(page, PROGRAM);
  await page.goto('/');
  await follow(page, 'Responsible Gaming');
  await asked;
  await follow(page, 'Responsible Gaming');
  await expect(page).toHaveURL('/');
  await follow(page, 'Privacy Policy');
  await expect(heading).toHaveText('Privacy Policy');
  await follow(page, 'Responsible Gaming');
  await expect(page).toHaveTitle('Privacy Policy · Lucky Fishing');
  release();
  await expect(heading).toHaveText('Responsible Gaming');
  for (const before of ['Privacy Policy', 'Lucky Fishing']) {
    await page.goBack();
    await expect(heading).toHaveText(before);
  }
});

test('the page before stays on the way back too, and the first one is there before its program', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/responsible-gaming');
  await follow(page, 'Privacy Policy');
  await expect(heading).toHaveText('Privacy Policy');
  await page.reload();
  await expect(heading).toHaveText('Privacy Policy');
  const { asked, release } = await holdUp(page, PROGRAM);
  await page.evaluate(() => history.back());
  await asked;
  await expect(heading).toHaveText('Privacy Policy');
  release();
  await expect(heading).toHaveText('Responsible Gaming');

  await page.unroute(PROGRAM);
  const first = await holdUp(page, PROGRAM);
  await page.reload({ waitUntil: 'commit' });
  await first.asked;
  await expect(heading).toHaveText('Responsible Gaming');
  await expect(page.getByTestId('coin-balance')).toHaveText('');
  first.release();
  await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
});
