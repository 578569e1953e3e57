import { expect, test } from './support/fixtures';

// Spec section 2, Terms, Privacy and Responsible Gaming.

for (const path of ['/terms', '/privacy', '/responsible-gaming']) {
  test(`${path} says when it was last updated, and what it has to state`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article).toContainText('Last updated May 12, 2025');
    await expect(article.locator('time')).toHaveAttribute('datetime', '2025-05-12');
    await expect(article).toContainText(/virtual coins[^.]* (have )?no cash value/i);
    await expect(article).toContainText(/18/);
    await expect(article).toContainText(/may be changed with notice/);
    // Terms and Responsible Gaming speak of purchases; nobody's data are bought on Privacy.
    if (path !== '/privacy') {
      await expect(article).toContainText(/purchases are final and non-refundable/);
      await expect(article).toContainText(/minimum age is 18/);
    }
    expect(await page.locator('body').innerText()).not.toMatch(/[‘’]/);
  });
}

test('names the tools to stay in control, and leads to help elsewhere in a new tab', async ({ page }) => {
  await page.goto('/responsible-gaming');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 3 })).toHaveText([
    'Session limits',
    'Daily reminders',
    'Purchase limits',
    'Self-exclusion',
  ]);
  const links = await article.getByRole('link').all();
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^https:\/\/(?!localhost)[\w.-]+\.\w+\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toContainText('opens in a new tab');
  }
});
