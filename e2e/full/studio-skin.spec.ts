import type { Page, Response } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { gzipSync, unzipSync, zipSync } from 'fflate';
import { expect, test } from '../support/fixtures';
import { stageReady } from '../../testing/game/slots';
import {
  choose,
  expectAllSix,
  file,
  heading,
  leftOut,
  openStudio,
  png,
  sixPngs,
  yours,
} from '../support/studio';

// A skin as a whole, beside its pictures and sounds.

test('pixels stay square at once, in the studio and the game', async ({ page }) => {
  await openStudio(page);
  await choose(page, [await png('fish.png', '#ff00ff')]);
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'auto');
  await page.getByRole('checkbox', { name: 'Keep pixels sharp' }).check();
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'pixelated');
  await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
  await stageReady(page);
  const fish = page.getByRole('table', { name: 'Paytable' }).locator('img').first();
  await expect(fish).toHaveAttribute('src', /^blob:/);
  await expect(fish).toHaveCSS('image-rendering', 'pixelated');
});

const colour = (page: Page, token: string): Promise<string> =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`),
    token,
  );

test('colours show on a sample at once, and on pages where they are readable', async ({ page }) => {
  await openStudio(page);
  const group = page.locator('details').filter({ hasText: 'Page colours' });
  await group.getByRole('heading', { name: 'Page colours' }).click();
  const sample = group.getByRole('img', { name: 'Sample of your colours' });
  const gold = group.getByLabel('Gold, your colour', { exact: true });
  await gold.fill('#ffcd48');
  await expect(group.getByText('1 of 19 replaced')).toBeVisible();
  await expect(sample.getByText('Play', { exact: true })).toHaveCSS('background-color', 'rgb(255, 205, 72)');
  await group.getByLabel('Secondary text, your colour').fill('#123456');
  await expect(sample.getByText('secondary text')).toHaveCSS('color', 'rgb(18, 52, 86)');
  await expect(group.getByText(/^muted \(#123456\) on trench .* has a contrast of 1\.\d:1/)).toBeVisible();
  await expect(group.getByText('And 1 more.')).toBeVisible();

  const ours = await colour(page, 'muted');
  await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
  await stageReady(page);
  expect(await colour(page, 'gold')).toBe('#ffcd48');
  expect(await colour(page, 'muted')).toBe(ours);
});

test('the originals are downloaded to draw over, and change nothing as long as nobody does', async ({
  page,
}) => {
  await openStudio(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the originals' }).click();
  const content = await readFile(await (await download).path());
  const files = unzipSync(content);
  const places = Object.keys(files).filter((path) => !path.startsWith('template/'));
  for (const folder of [
    'lucky-fishing/symbols',
    'ocean-treasures/stage',
    'shell/pages',
    'lucky-fishing/sounds',
  ]) {
    expect(places.some((path) => path.startsWith(`${folder}/`))).toBe(true);
  }
  expect(places).toContain('lucky-fishing/symbols/fish.svg');
  expect(Object.keys(files)).toContain('template/silhouettes.png');
  await choose(page, [file('lucky-fishing-template.zip', content)]);
  await expect(
    page.getByText('Nothing changed, because all files are still the originals.').first(),
  ).toBeVisible();
  await expect(page.getByText('0 of 6 replaced')).toBeVisible();
  await expect(leftOut(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const { buffer } = await png('fish.png', '#ff00ff');
  const changed = zipSync({ ...files, 'lucky-fishing/symbols/fish.png': new Uint8Array(buffer) });
  await choose(page, [file('lucky-fishing-template.zip', changed)]);
  await expect(yours(page, 'Fish')).toBeVisible();
  await expect(page.getByText('1 of 6 replaced')).toBeVisible();
});

test('a skin is downloaded as a zip and dropped again, by code of the studio alone', async ({ page }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (/\/assets\/[^/]*\.js$/.test(response.url())) scripts.set(response.url(), response);
  });
  for (const path of ['/slots', '/ocean-treasures', '/settings'])
    await page.goto(path, { waitUntil: 'networkidle' });
  const elsewhere = new Set(scripts.keys());
  expect([...elsewhere].filter((url) => url.includes('studio'))).toEqual([]);
  await page.getByRole('link', { name: 'Open the studio' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('of 6 replaced')).toBeVisible();
  await page.waitForLoadState('networkidle');
  let weight = 0;
  for (const [url, response] of scripts)
    if (!elsewhere.has(url)) weight += gzipSync(await response.body()).length / 1000;
  expect(weight, 'kB of scripts that only the studio loads').toBeGreaterThan(20);
  expect(weight, 'kB of scripts that only the studio loads').toBeLessThanOrEqual(90);
  await choose(page, await sixPngs());
  await expectAllSix(page);
  const save = page.getByRole('button', { name: 'Share', exact: true });
  await save.click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(3);
  const fields = { 'Skin name': 'Round Sea', Artist: 'Ana', 'Licence, such as CC-BY-4.0': 'CC0' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  const download = page.waitForEvent('download');
  await save.click();
  const zip = await download;
  expect(zip.suggestedFilename()).toBe('round-sea.zip');
  const content = await readFile(await zip.path());

  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'Yes, remove all' }).click();
  await expect(page.getByRole('main').getByText('Removed all your art.')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByLabel('Artist')).toHaveValue('');

  await choose(page, [file('skin.zip', content)]);
  await expectAllSix(page);
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label)).toHaveValue(value);
});
