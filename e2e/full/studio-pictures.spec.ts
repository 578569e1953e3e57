import type { Page } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';

// The studio shows the product's own pictures too.

const assets = resolve(import.meta.dirname, '../../assets');

/** How many images a game and the pages around it have in assets/. */
async function imagesOf(game: string): Promise<number> {
  const files = (await readdir(assets, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return files.filter(
    (file) =>
      ['.svg', '.png', '.webp'].includes(extname(file)) && [game, 'shell'].includes(file.split('/')[0] ?? ''),
  ).length;
}

async function openStudio(page: Page): Promise<void> {
  await page.goto('/studio');
  await expect(page.getByRole('button', { name: 'Close-up of Fish' })).toBeVisible();
}

test('every picture of both games and of the pages is there', async ({ page }) => {
  await openStudio(page);
  for (const { id, definition } of games) {
    await page.getByRole('group', { name: 'Games' }).getByRole('button', { name: definition.title }).click();
    for (const title of ['Machine and scenery', 'Pages']) {
      const group = page
        .locator('.studio-group')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    }
    const ours = page.locator('.studio-card img[alt$=", original"]');
    await expect(ours).toHaveCount(await imagesOf(id));
    const loaded = (): Promise<boolean> =>
      ours.evaluateAll((images) =>
        images.every((image) => {
          if (!(image instanceof HTMLImageElement)) return false;
          // Also those further down.
          image.loading = 'eager';
          return image.complete && image.naturalWidth > 0;
        }),
      );
    await expect.poll(loaded).toBe(true);
  }
});
