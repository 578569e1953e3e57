import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { holdUp } from './support/hold-up';
import { seedHistory, playMany } from '../testing/saved/history';
import { forceRenderer } from '../testing/game/renderers';
import { luckyFishingWith } from '../testing/saved/saved-game';
import { seedSave } from '../testing/game/slots';

// The player's own page, as far as a real browser's layout, files and database are concerned: tests/pages/profile/ has the
// rest.

const NOON = Date.UTC(2026, 0, 14, 12);

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name });
  const history = main.locator('section', { has: page.getByRole('heading', { name: 'Every round' }) });
  return {
    main,
    /** A figure by its name. */
    figure: (name: string) =>
      region('Your stats').locator('dl > div', { hasText: name }).getByRole('definition'),
    history,
    rows: history.locator('tbody').getByRole('row'),
    file: region('Save file'),
  };
}

/** Clears everything that this site has stored. */
async function clearSiteData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await page.goto('about:blank');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

test('rounds are drawn, saved to a file, and brought back on a device without them', async ({ page }) => {
  const played = playMany(120, NOON);
  await seedHistory(page, played, { profile: { name: 'Åsa 🎣', avatar: 'whale' } });
  const parts = await openProfile(page);
  await expect(parts.rows).toHaveCount(50);

  await test.step('drawn', async () => {
    const plots = parts.main.locator('.plot');
    await parts.file.scrollIntoViewIfNeeded();
    await expect(plots.locator('canvas')).toHaveCount(2);
    await expect(plots.first()).toHaveAccessibleName(
      /^Balance over time\. From [\d,]+ coins to [\d,]+ coins/,
    );
    await expect(plots.last()).toHaveAccessibleName(/^Symbols seen\. 1,080 cells so far/);
  });

  const coming = page.waitForEvent('download');
  await parts.file.getByRole('button', { name: 'Save' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^lucky-fishing-\d{4}-\d\d-\d\d\.json$/);
  const file = await saved.path();
  await clearSiteData(page);
  await openProfile(page);
  await expect(parts.history).toContainText('No rounds yet.');
  await parts.file.getByLabel('Import a file').setInputFiles(file);
  await expect(parts.file.getByRole('heading', { name: 'What will change' })).toBeFocused();
  await expectAccessible(page);
  await parts.file.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(parts.file).toContainText('The file was imported.');
  await page.reload();
  await expect(page.getByTestId('coin-balance')).toHaveText(played.coins.toLocaleString('en-US'));
  await expect(page.locator('h1 + p')).toHaveText('Åsa 🎣');
  await expect(parts.figure('Rounds')).toHaveText('120');
  await expect(parts.rows).toHaveCount(50);
});

test('plots that cannot be drawn move nothing under the finger', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in private windows.', 'SecurityError');
    };
  });
  await forceRenderer(page, 'dom');
  const { rounds, totals } = playMany(1, NOON);
  await seedSave(page, { rounds: rounds.length, games: luckyFishingWith({ totals }) });
  const plots = await holdUp(page, /uplot/i);
  const parts = await openProfile(page);
  await expect(parts.history).toContainText("Your browser can't keep a history");
  const save = parts.file.getByRole('button', { name: 'Save' });
  await save.scrollIntoViewIfNeeded();
  await plots.asked;
  const before = await save.boundingBox();
  plots.release();
  await expect(page.getByText("Your browser can't draw the chart")).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
  await expect(parts.figure('Rounds')).toHaveText('1');
  await expectAccessible(page);
});
