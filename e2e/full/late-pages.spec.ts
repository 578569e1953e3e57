import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdUp } from '../support/hold-up';
import { ball, drop, file, yours } from '../support/studio';

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

test('files that are dropped while the studio is loading are added once it is there', async ({ page }) => {
  const { asked, release } = await holdUp(page, /\/load-studio[^/]*\.js$/);
  await page.goto('/studio', { waitUntil: 'commit' });
  await asked;
  for (const name of ['fish', 'tuna']) await drop(page.locator('body'), [file(`${name}.svg`, ball('#f0f'))]);
  release();
  for (const name of ['Fish', 'Tuna']) await expect(yours(page, name)).toBeVisible();
});

test('a file that is dropped while any other page is loading is answered once it is there', async ({
  page,
}) => {
  const { asked, release } = await holdUp(page, PROGRAM);
  await page.goto('/responsible-gaming', { waitUntil: 'commit' });
  await asked;
  await drop(page.locator('body'), [file('fish.svg', ball('#f0f'), 'image/svg+xml')]);
  release();
  await expect(page.getByTestId('toast')).toContainText("fish.svg isn't a skin");
});
