import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

// Spec section 8: an unhandled routing error.

/** Has the Terms page's program answered by this, whatever its build has named it. */
const answerTerms = (page: Page, body: string): Promise<void> =>
  page.route(/\/terms-page[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));

async function expectErrorScreen(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Something went wrong · Lucky Fishing');
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/\.js|https?:|\bat \w|\w+Error\b|a secret of the program|import/);
}

const openTerms = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();

test.describe('where a page cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/, /dynamically imported module/] });

  test('an error screen without a stack offers the way back, and to try again', async ({ page }) => {
    await page.goto('/');
    await page.route(/\/terms-page[^/]*\.js$/, (route) => route.abort());
    await openTerms(page);
    await expectErrorScreen(page);

    await page.getByRole('link', { name: 'Back to Shore' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Fishing');

    await openTerms(page);
    await expectErrorScreen(page);
    await page.unroute(/\/terms-page[^/]*\.js$/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });
});

test.describe('where a page throws', () => {
  test.use({ expectedErrors: [/a secret of the program/] });

  test('while it is drawn, the error screen keeps the reason from the player', async ({ page }) => {
    await answerTerms(page, `export const TermsPage = () => { throw new Error('a secret of the program') };`);
    await page.goto('/');
    await openTerms(page);
    await expectErrorScreen(page);
    await page.getByRole('link', { name: 'Back to Shore' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('while it is loaded, when it is the first page to be opened', async ({ page }) => {
    await answerTerms(page, `throw new Error('a secret of the program');`);
    await page.goto('/terms');
    await expectErrorScreen(page);
    await page.getByRole('link', { name: 'Back to Shore' }).click();
    await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
  });
});
