import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'fflate';
import { expect, test } from '../support/fixtures';
import { choose, expectAllSix, file, heading, sixPngs } from '../support/studio';

// A skin leaves the studio and comes back; the studio in a browser without space.

test('a skin is downloaded as a zip and dropped again, by code of the studio alone', async ({ page }) => {
  const own: string[] = [];
  page.on('response', (response) => {
    if (/\/load-studio-[^/]*\.js$/.test(response.url())) own.push(response.url());
  });
  await page.goto('/settings', { waitUntil: 'networkidle' });
  expect(own).toEqual([]);
  await page.getByRole('link', { name: 'Open the studio' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('of 6 replaced')).toBeVisible();
  expect(own).toHaveLength(1);
  await test.step('which is light', async () => {
    const [path = ''] = own.map((address) => new URL(address).pathname);
    const code = await readFile(resolve(import.meta.dirname, '../../dist', path.slice(1)));
    expect(gzipSync(code).length / 1000).toBeLessThanOrEqual(60);
  });
  await choose(page, await sixPngs());
  await expectAllSix(page);
  const save = page.getByRole('button', { name: 'Download skin.zip' });
  await save.click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(3);
  const fields = { 'Name of the skin': 'Round Sea', Artist: 'Ana', 'Licence, such as CC-BY-4.0': 'CC0' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  const download = page.waitForEvent('download');
  await save.click();
  const zip = await download;
  expect(zip.suggestedFilename()).toBe('skin.zip');
  const content = await readFile(await zip.path());

  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectAllSix(page);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'Yes, remove all' }).click();
  const done = page.getByRole('main').getByText('Removed all your art.');
  await expect(done).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByText('0 of 6 replaced')).toBeVisible();
  await expect(page.getByLabel('Artist')).toHaveValue('');

  await choose(page, [file('skin.zip', content)]);
  await expectAllSix(page);
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label)).toHaveValue(value);
});
