import type { Page } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readAssetList } from '../../build/artwork/image-list';
import { games } from '../../testing/game/games';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { countColours, screenshotWith } from '../../testing/pixels';
import { choose, file, openStudio, yours } from '../support/studio';
import { bytesOf, pixelFish } from '../../testing/pictures/drawn';
import { advanceTime, freezeTime } from '../../testing/time';

// The studio shows the product's own pictures too, each of them closely.

const assets = resolve(import.meta.dirname, '../../assets');

/** How many images a game and the pages around it have. */
async function imagesOf(game: string): Promise<number> {
  const listed = Object.values(await readAssetList(assets)).filter(({ slot }) =>
    [game, 'shell'].includes(slot.split('/')[0] ?? ''),
  );
  return listed.length + (await readdir(resolve(assets, game, 'symbols'))).length;
}

const look = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Close-up of ${name}`, exact: true }).click();

test('a close-up shows three sizes on dark and light, and a symbol in each state', async ({ page }) => {
  await freezeTime(page);
  await openStudio(page);
  for (const symbol of ['Fish', 'Whale']) await look(page, symbol);

  const tiles = page.getByRole('group', { name: /^Fish, .*, on (dark|light)$/ });
  const states = ['At rest', 'At full speed', 'As a silhouette', 'In a win'];
  await expect
    .poll(() => tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label'))))
    .toEqual(
      states.flatMap((state) => ['dark', 'light'].map((ground) => `Fish, ${state}, Original, on ${ground}`)),
    );
  const widths = await tiles
    .first()
    .getByRole('img')
    .evaluateAll((images) => images.map(({ clientWidth }) => clientWidth));
  expect(widths).toEqual([192, 96, 48]);
  const passing = tiles
    .filter({ has: page.locator('canvas') })
    .first()
    .locator('canvas');
  await expect.poll(async () => countColours(await screenshotWith(passing.first()))).toBeGreaterThan(50);

  const part = (symbol: string, id: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: symbol, exact: true }) })
      .locator(`.symbol-actor #${id}`)
      .first();
  const moved = /^matrix\((?!1,0,0,1,)/;
  await expect(part('Fish', 'tail')).not.toHaveAttribute('transform', moved);
  await page.getByRole('button', { name: 'Play the win of Fish' }).click();
  await advanceTime(page, 80);
  await expect(part('Fish', 'tail')).toHaveAttribute('transform', moved);

  await page.getByRole('group', { name: 'Whale, In a win, Original, on light' }).hover();
  await advanceTime(page, 80);
  await expect(part('Whale', 'spout')).toHaveAttribute('transform', moved);

  await expectAccessible(page);
  await page.reload();
  await expect(tiles).toHaveCount(8);
});

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

test('pixel art stays sharp at full speed, and nothing fails without a 2D canvas', async ({ page }) => {
  await openStudio(page);
  await choose(page, [file('fish.png', await bytesOf(pixelFish().png()), 'image/png')]);
  await expect(yours(page, 'Fish')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Keep pixels sharp' }).check();
  await look(page, 'Fish');
  const passing = page
    .getByRole('group', { name: 'Fish, At full speed, Your version, on dark' })
    .locator('canvas')
    .first();
  /** All opacities that its pixels have. */
  const opacities = (): Promise<number[]> =>
    passing.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return [...new Set(Array.from(data).filter((_, at) => at % 4 === 3))].sort((one, other) => one - other);
    });
  await expect.poll(opacities).toEqual([0, 255]);

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await look(page, 'Whale');
  const tiles = page.getByRole('group', { name: /^Whale, / });
  await expect(tiles).toHaveCount(8);
  await expect
    .poll(() =>
      tiles
        .first()
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Play the win of Whale' }).click();
  await expect(tiles).toHaveCount(8);
});
