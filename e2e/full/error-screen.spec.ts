import type { Page } from '@playwright/test';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/fixtures';
import { test } from '../support/hosted';

// A page whose code is not on the host any more. tests/app/routing/page-failure.test.ts has one that throws, and one
// without a connection.

/** Follows a link to a policy page. */
const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

test('one reload brings a page of the new version', async ({ page, host, nextBuild, expectError }) => {
  expectError(/Failed to load resource/);
  expectError(/dynamically imported module/);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });

  await test.step('the page comes, and Back leads to the one before', async () => {
    host.show(nextBuild);
    await open(page, 'Terms of Service');
    await expect(heading).toHaveText('Terms of Service');
    await expect(page).toHaveURL('/terms');
    expect(loads).toBe(1);
    await expect(page.locator('script[src]')).toHaveAttribute('src', /2\.js$/);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText('Lucky Fishing');
  });

  await test.step('a page that is missing in the new version too is reloaded once', async () => {
    const assets = join(nextBuild, 'assets');
    const program = (await readdir(assets)).find((name) => name.startsWith('responsible-gaming-page')) ?? '';
    await rename(join(assets, program), join(nextBuild, program));
    const before = loads;
    await open(page, 'Responsible Gaming');
    await expect(heading).toHaveText("This page couldn't be loaded");
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Page not loaded · Lucky Fishing');
    expect(await page.locator('body').innerText()).not.toMatch(/\.js|https?:|\bat \w|\w+Error\b|import/);
    expect(loads).toBe(before + 1);
    await rename(join(nextBuild, program), join(assets, program));
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(heading).toHaveText('Responsible Gaming');
  });
});
