import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

// The way between pages, on a phone; what each page has is in every-page.spec.ts, the unknown route in
// tests/app/routing/canonical-addresses.test.ts.

test.use({ viewport: { width: 390, height: 844 } });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('title, focus and scrolling follow the route, there and back', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await privacy.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);

  await privacy.click();
  await expect(page).toHaveTitle('Privacy Policy · Lucky Fishing');
  await expect(heading).toHaveText('Privacy Policy');
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Lucky Fishing');
  await expect(heading).toHaveText('Lucky Fishing');
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(before);

  await page.goForward();
  await expect(heading).toHaveText('Privacy Policy');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a page opened by its address starts at its top', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(left);

  for (const { path, heading } of [
    { path: '/privacy', heading: 'Privacy Policy' },
    { path: '/terms', heading: 'Terms of Service' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect.poll(() => scrolled(page)).toBe(left);
});
