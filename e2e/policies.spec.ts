import { expect, test } from './support/fixtures';

// Spec section 2, Terms, Privacy and Responsible Gaming.

test('each says when it was last updated, and what it has to state', async ({ page }) => {
  await page.goto('/terms');
  for (const [path, name] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
    ['/responsible-gaming', 'Responsible Gaming'],
  ] as const) {
    await test.step(path, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
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

  await test.step('the tools to stay in control, and help elsewhere in a new tab', async () => {
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
});
