import type { Page } from '@playwright/test';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/fixtures';
import { copyAsNewBuild } from '../support/new-build';
import { startHost, type StaticHost } from '../support/static-host';

// Spec section 8: an unhandled routing error. And a page whose code is not on the host any more.

/** The program of the Terms page, which is fetched when it is first wanted. */
const TERMS = /\/terms-page[^/]*\.js$/;

const stubTermsPage = (page: Page, body: string): Promise<unknown> =>
  page.route(TERMS, (route) => route.fulfill({ contentType: 'text/javascript', body }));

const screens = {
  'Unexpected Application Error!': 'Something went wrong',
  "This page couldn't be loaded": 'Page not loaded',
  'No connection': 'No connection',
} as const;

async function expectErrorScreen(page: Page, says: keyof typeof screens): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(says);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${screens[says]} · Lucky Fishing`);
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/\.js|https?:|\bat \w|\w+Error\b|a secret of the program|import/);
}

/** Follows a link to a policy page. */
const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const openTerms = (page: Page): Promise<void> => open(page, 'Terms of Service');

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

const dist = resolve(import.meta.dirname, '../../dist');

const hostTest = test.extend<{ host: StaticHost }>({
  host: async ({}, use) => {
    const host = await startHost(dist);
    await use(host);
    await host.end();
  },
  baseURL: async ({ host }, use) => use(new URL(host.address).origin),
});

hostTest(
  'after a new version a page that was not opened before comes from it, by one reload',
  async ({ page, context, host, expectError }) => {
    expectError(/Failed to load resource/);
    expectError(/dynamically imported module/);
    expectError(/Unable to preload CSS/);
    const next = await mkdtemp(join(tmpdir(), 'lucky-fishing-next-'));
    await copyAsNewBuild(dist, next);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/');
    const loads = countLoads(page);

    await hostTest.step('the page comes, and Back leads to the one before', async () => {
      host.show(next);
      await openTerms(page);
      await expect(heading).toHaveText('Terms of Service');
      await expect(page).toHaveURL('/terms');
      expect(loads()).toBe(1);
      await expect(page.locator('script[src]')).toHaveAttribute('src', /2\.js$/);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(heading).toHaveText('Lucky Fishing');
    });

    await hostTest.step('a page that is missing in the new version too is reloaded once', async () => {
      const assets = join(next, 'assets');
      const program = (await readdir(assets)).find((name) => name.startsWith('privacy-page')) ?? '';
      await rename(join(assets, program), join(next, program));
      const before = loads();
      await open(page, 'Privacy Policy');
      await expectErrorScreen(page, "This page couldn't be loaded");
      expect(loads()).toBe(before + 1);
      await rename(join(next, program), join(assets, program));
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(heading).toHaveText('Privacy Policy');
    });

    await hostTest.step('without a connection nothing is reloaded, and the screen says so', async () => {
      const before = loads();
      await context.setOffline(true);
      await open(page, 'Responsible Gaming');
      await expectErrorScreen(page, 'No connection');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(heading).toHaveText('Responsible Gaming');
      expect(loads()).toBe(before + 1);
    });
    await host.end();
    await rm(next, { recursive: true, force: true });
  },
);

test('where a page throws while it is drawn, the reason is kept from the player', async ({
  page,
  expectError,
}) => {
  expectError(/a secret of the program/);
  await stubTermsPage(page, `export const TermsPage = () => { throw new Error('a secret of the program') };`);
  await page.goto('/');
  await openTerms(page);
  await expectErrorScreen(page, 'Unexpected Application Error!');
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});
