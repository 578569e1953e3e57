import { expect, test } from './support/fixtures';

// Spec section 2, header and footer.

test('the header shows menu, title, coins, profile and leaderboard on every width, the footer three columns above a copyright line', async ({
  page,
}) => {
  await page.goto('/terms');
  const header = page.getByRole('banner');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(header.getByText('Lucky Fishing')).toBeVisible();
    await expect(header.getByTestId('coin-balance')).toHaveText('1,000');
    for (const [name, path] of [
      ['Profile', '/profile'],
      ['Leaderboard', '/leaderboard'],
    ] as const) {
      const link = header.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(header.getByTestId('coin-balance')).toBeInViewport();

  const footer = page.getByRole('contentinfo');
  const about = footer.getByRole('region', { name: 'About Lucky Fishing' });
  const policies = footer.getByRole('navigation', { name: 'Policies' });
  const note = footer.getByRole('region', { name: 'Play responsibly' });
  const copyright = footer.getByText(/^© \d{4} Lucky Fishing/);
  await expect(about).toContainText('Virtual coins');
  await expect(note).toContainText('18 and over');
  await expect(note.getByText('18+', { exact: true })).toBeVisible();
  await expect(copyright).toBeVisible();
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Responsible Gaming', '/responsible-gaming'],
  ] as const) {
    await expect(policies.getByRole('link', { name })).toHaveAttribute('href', path);
  }

  const boxes = await Promise.all([about, policies, note, copyright].map((part) => part.boundingBox()));
  const [first, second, third, below] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  if (!first || !second || !third || !below) throw new Error('The footer has four parts.');
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(third.x).toBeGreaterThan(second.x + second.width);
  for (const { y } of [second, third]) expect(y).toBe(first.y);
  for (const { y, height } of [first, second, third]) expect(below.y).toBeGreaterThanOrEqual(y + height);

  await policies.getByRole('link', { name: 'Responsible Gaming' }).click();
  await expect(page).toHaveURL('/responsible-gaming');
  await header.getByRole('link', { name: 'Lucky Fishing' }).click();
  await expect(page).toHaveURL('/');
});
