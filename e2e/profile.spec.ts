import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { stubPersistence } from './support/persistence';
import { seedHistory, playMany } from '../testing/saved/history';
import { forceRenderer } from '../testing/game/renderers';
import { luckyFishingWith } from '../testing/saved/saved-game';
import { savedText, seedSave } from '../testing/game/slots';

// The player's own page: name, figures, every round, the save file. All of it lives on this device.

const NOON = Date.UTC(2026, 0, 14, 12);

const partsOf = (page: Page) => {
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name });
  const history = main.locator('section', { has: page.getByRole('heading', { name: 'Every round' }) });
  return {
    main,
    name: main.getByRole('textbox', { name: 'Your name' }),
    saveName: main.getByRole('button', { name: 'Save name' }),
    /** A figure by its name. */
    figure: (name: string) =>
      region('Your stats').locator('dl > div', { hasText: name }).getByRole('definition'),
    history,
    rows: history.locator('tbody').getByRole('row'),
    file: region('Save file'),
  };
};

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  return partsOf(page);
}

const chooseFile = (page: Page, text: string): Promise<void> =>
  partsOf(page)
    .file.getByLabel('Import a file')
    .setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Clears everything that this site has stored. */
async function clearSiteData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await page.goto('about:blank');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

test('the angler gets a name and a picture by keyboard', async ({ page }) => {
  await stubPersistence(page, { persisted: false });
  const parts = await openProfile(page);
  await test.step('before the first round the plots take up no more space than they need', async () => {
    const seen = parts.main.getByRole('region', { name: 'Symbols seen' });
    await expect(seen).toContainText('No symbols yet');
    const [top, next] = await Promise.all(
      [seen, parts.file].map(async (part) => (await part.boundingBox())?.y),
    );
    // Less than a drawing is high.
    expect((next ?? NaN) - (top ?? NaN)).toBeLessThan(260);
  });

  await parts.name.fill('A');
  await parts.saveName.click();
  await expect(parts.name).toHaveAttribute('aria-invalid', 'true');
  await expect(parts.name).toHaveAccessibleDescription(/at least 2 visible characters/);
  await expect(parts.name).toBeFocused();
  await expect(parts.file).toContainText('Your browser may delete the game');
  await expectAccessible(page);

  await parts.name.fill('Björn');
  await parts.name.press('Enter');
  await expect(parts.main).toContainText('Your name is saved.');
  await parts.main.getByRole('radio', { name: 'Fish' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => savedText(page)).toContain('"avatar":"tuna"');
  await page.reload();
  await expect(page.locator('h1 + p')).toHaveText('Björn');
  await expect(parts.main.getByRole('radio', { name: 'Tuna' })).toBeChecked();
});

test('rounds are paged by keyboard, drawn, saved to a file and brought back', async ({ page }) => {
  const played = playMany(120, NOON);
  await seedHistory(page, played, { profile: { name: 'Åsa 🎣', avatar: 'whale' } });
  const parts = await openProfile(page);
  await expect(parts.rows).toHaveCount(50);
  const preview = parts.file.getByRole('table', { name: 'What will change' });
  const press = (name: string | RegExp): Promise<void> => parts.file.getByRole('button', { name }).click();

  await test.step('paged', async () => {
    const pages = parts.history.getByRole('navigation', { name: 'Pages of the history' });
    const older = pages.getByRole('button', { name: 'Older' });
    await expect(pages).toContainText('Page 1 of 3');
    await older.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(pages).toContainText('Page 3 of 3');
    await expect(older).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Page 3 of 3' })).toHaveCount(1);
    await expect(parts.rows).toHaveCount(20);
  });

  await test.step('drawn', async () => {
    const plots = parts.main.locator('.plot');
    await parts.file.scrollIntoViewIfNeeded();
    await expect(plots.locator('canvas')).toHaveCount(2);
    await expect(plots.first()).toHaveAccessibleName(
      /^Balance over time\. From [\d,]+ coins to [\d,]+ coins/,
    );
    await expect(plots.last()).toHaveAccessibleName(/^Symbols seen\. 1,080 cells so far/);
    for (const [opener, name] of [
      ['Symbols as a table', 'Symbols seen'],
      ['Balance as a table', 'Balance over time'],
    ] as const) {
      await parts.main.getByText(opener).click();
      await expect(parts.main.getByRole('table', { name })).toBeVisible();
    }
  });

  const text = await test.step('saved', async () => {
    const coming = page.waitForEvent('download');
    await press('Save');
    const saved = await coming;
    expect(saved.suggestedFilename()).toMatch(/^lucky-fishing-\d{4}-\d\d-\d\d\.json$/);
    return readFile(await saved.path(), 'utf8');
  });
  await test.step('previewed, with nothing on the page that keeps anybody out', async () => {
    await chooseFile(page, text);
    await expect(preview).toBeVisible();
    await expectAccessible(page);
  });

  await clearSiteData(page);
  await openProfile(page);
  await expect(parts.history).toContainText('No rounds yet.');
  const coins = played.coins.toLocaleString('en-US');
  await test.step('brought back', async () => {
    await chooseFile(page, text);
    await expect(parts.file.getByRole('heading', { name: 'What will change' })).toBeFocused();
    for (const [row, says] of [
      ['Coins', `1,000${coins}`],
      ['Name', 'noneÅsa 🎣'],
      ['Rounds in the history', '0120'],
      ['Sound', 'offunchanged'],
    ] as const)
      await expect(
        preview
          .getByRole('row')
          .filter({ hasText: new RegExp(`^${row}`) })
          .first(),
      ).toHaveText(`${row}${says}`);
    await expect(page.getByTestId('coin-balance')).toHaveText('1,000');

    await press(/^Import$/);
    await expect(parts.file).toContainText('The file was imported.');
    await expect(page.getByTestId('coin-balance')).toHaveText(coins);
    await expect(page.locator('h1 + p')).toHaveText('Åsa 🎣');
    await expect(parts.figure('Rounds')).toHaveText('120');
    await expect(parts.rows).toHaveCount(50);
    await expect(parts.history).toContainText('Page 1 of 3');
  });

  await test.step('undone', async () => {
    await press('Undo');
    await expect(parts.file).toContainText('Everything is back to how it was.');
    await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
    await expect(parts.history).toContainText('No rounds yet.');
    await expect(parts.file.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  await test.step('refused where the file was cut off', async () => {
    const before = await savedText(page);
    await chooseFile(page, text.slice(0, -9));
    await expect(parts.file).toContainText('not a save file, or part of it is missing');
    await expect(parts.file).toContainText('Nothing was changed.');
    await expect(page.locator('[aria-live=assertive]')).toContainText('not a save file');
    await expect(parts.file.getByRole('table')).toHaveCount(0);
    expect(await savedText(page)).toBe(before);
  });

  await test.step('there after a reload', async () => {
    await chooseFile(page, text);
    await press(/^Import$/);
    await expect(parts.rows).toHaveCount(50);
    await page.reload();
    await expect(page.getByTestId('coin-balance')).toHaveText(coins);
    await expect(parts.rows).toHaveCount(50);
    await expect(parts.file).toContainText('Last saved to a file on');
  });
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
  let letPlotsCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letPlotsCome = resolve));
  await page.route(/uplot/i, async (route) => {
    await held;
    await route.continue();
  });
  const parts = await openProfile(page);
  await expect(parts.history).toContainText("Your browser can't keep a history");
  const save = parts.file.getByRole('button', { name: 'Save' });
  const plotsComing = page.waitForRequest(/uplot/i);
  await save.scrollIntoViewIfNeeded();
  await plotsComing;
  const before = await save.boundingBox();
  letPlotsCome();
  await expect(page.getByText("Your browser can't draw the chart")).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
  await expect(parts.figure('Rounds')).toHaveText('1');
  await expectAccessible(page);
});
