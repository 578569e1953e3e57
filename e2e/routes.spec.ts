import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

// Spec section 8, the unknown route, and the way between pages; what each page has is in every-page.spec.ts.

test('every path without a screen shows the 404 page, outside the layout, and logs itself', async ({
  page,
  baseURL,
  expectError,
}) => {
  // A path that begins with two slashes is one of this site too.
  for (const path of ['/slots/deeper', '/index.php', '//slots?play#reels', '//localhost/slots']) {
    expectError(new RegExp(`404.*${path.replace(/[?#].*/, '')}$`));
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lost at sea');
    await expect(page).toHaveTitle('Lost at sea · Lucky Fishing');
    await expect(page).toHaveURL(`${baseURL}${path}`);
    for (const part of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
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
});
