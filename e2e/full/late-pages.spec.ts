import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

// A page whose program is slow to come.

test.describe('while the program of a page is on its way', () => {
  /** Holds up the Terms page, and returns how to let it go. */
  async function delayTermsPage(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const delayed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/terms-page[^/]*\.js$/, async (route) => {
      await delayed;
      await route.continue();
    });
    return release;
  }

  const askedFor = (page: Page) => page.waitForRequest(/\/terms-page[^/]*\.js$/);
  const policy = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

  test('the page before stays, and however often the link is pressed, one step leads back', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const release = await delayTermsPage(page);
    await page.goto('/');
    const asked = askedFor(page);
    await policy(page, 'Terms of Service').click();
    await asked;
    await policy(page, 'Terms of Service').click();
    await expect(heading).toHaveText('Lucky Fishing');
    await expect(page).toHaveTitle('Lucky Fishing');
    await expect(page).toHaveURL('/');

    release();
    await expect(heading).toHaveText('Terms of Service');
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText('Lucky Fishing');
  });

  test('another choice takes its place', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const release = await delayTermsPage(page);
    await page.goto('/');
    await policy(page, 'Terms of Service').click();
    await policy(page, 'Privacy Policy').click();
    await expect(heading).toHaveText('Privacy Policy');
    release();
    await page.goBack();
    await expect(heading).toHaveText('Lucky Fishing');
    await page.goForward();
    await expect(heading).toHaveText('Privacy Policy');
  });

  test('the page before stays on the way back too, and the first page leaves the ground of the sea', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/terms');
    await policy(page, 'Privacy Policy').click();
    await expect(heading).toHaveText('Privacy Policy');
    await page.reload();
    await expect(heading).toHaveText('Privacy Policy');

    const release = await delayTermsPage(page);
    const asked = askedFor(page);
    await page.evaluate(() => history.back());
    await asked;
    await expect(heading).toHaveText('Privacy Policy');
    await expect(heading).toBeVisible();
    release();
    await expect(heading).toHaveText('Terms of Service');

    await page.unroute(/\/terms-page[^/]*\.js$/);
    const releaseFirst = await delayTermsPage(page);
    await page.reload({ waitUntil: 'commit' });
    // The live region exists before the page does.
    await expect(page.getByRole('status')).toBeAttached();
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    releaseFirst();
    await expect(heading).toHaveText('Terms of Service');
  });
});
