import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

// A page whose program is slow to come.

const PROGRAM = /\/responsible-gaming-page[^/]*\.js$/;

const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

/** Holds up the Responsible Gaming page, and returns how to let it go. */
async function delayPage(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const delayed = new Promise<void>((resolve) => (release = resolve));
  await page.route(PROGRAM, async (route) => {
    await delayed;
    await route.continue();
  });
  return release;
}

test('the page before stays until the next has come, unless another is chosen', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const release = await delayPage(page);
  await page.goto('/');
  const asked = page.waitForRequest(PROGRAM);
  await follow(page, 'Responsible Gaming');
  await asked;
  await follow(page, 'Responsible Gaming');
  await expect(page).toHaveURL('/');
  await follow(page, 'Privacy Policy');
  await expect(heading).toHaveText('Privacy Policy');
  await follow(page, 'Responsible Gaming');
  await follow(page, 'Responsible Gaming');
  await expect(page).toHaveTitle('Privacy Policy · Lucky Fishing');
  release();
  await expect(heading).toHaveText('Responsible Gaming');
  await page.goBack();
  await expect(heading).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(heading).toHaveText('Lucky Fishing');
});

test('the page before stays on the way back too, and the first page waits empty', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/responsible-gaming');
  await follow(page, 'Privacy Policy');
  await expect(heading).toHaveText('Privacy Policy');
  await page.reload();
  await expect(heading).toHaveText('Privacy Policy');
  const release = await delayPage(page);
  const asked = page.waitForRequest(PROGRAM);
  await page.evaluate(() => history.back());
  await asked;
  await expect(heading).toHaveText('Privacy Policy');
  release();
  await expect(heading).toHaveText('Responsible Gaming');

  await page.unroute(PROGRAM);
  const releaseFirst = await delayPage(page);
  await page.reload({ waitUntil: 'commit' });
  // The live region exists before the page does.
  await expect(page.getByRole('status')).toBeAttached();
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  releaseFirst();
  await expect(heading).toHaveText('Responsible Gaming');
});
