import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

// Spec section 8: an unhandled routing error.

/** The program of the Terms page, which is fetched when it is first wanted. */
const TERMS = /\/terms-page[^/]*\.js$/;

const stubTermsPage = (page: Page, body: string): Promise<unknown> =>
  page.route(TERMS, (route) => route.fulfill({ contentType: 'text/javascript', body }));

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

test('where a page cannot be fetched, it offers the way back, and to try again', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/);
  expectError(/dynamically imported module/);
  await page.goto('/');
  await page.route(TERMS, (route) => route.abort());
  await openTerms(page);
  await expectErrorScreen(page);

  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Fishing');

  await openTerms(page);
  await expectErrorScreen(page);
  await page.unroute(TERMS);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});

test('where a page throws while it is drawn, the reason is kept from the player', async ({
  page,
  expectError,
}) => {
  expectError(/a secret of the program/);
  await stubTermsPage(page, `export const TermsPage = () => { throw new Error('a secret of the program') };`);
  await page.goto('/');
  await openTerms(page);
  await expectErrorScreen(page);
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('where the first page to be opened throws, there is a way back too', async ({ page, expectError }) => {
  expectError(/a secret of the program/);
  await stubTermsPage(page, `throw new Error('a secret of the program');`);
  await page.goto('/terms');
  await expectErrorScreen(page);
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
});
