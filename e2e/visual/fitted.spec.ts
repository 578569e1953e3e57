import { extname } from 'node:path';
import { countColours, screenshotWith } from '../../testing/pixels';
import { corpus } from '../../testing/pictures/corpus';
import { showing } from '../../testing/shown-art';
import { expect, test } from '../support/pictures';
import { choose, expectKept, file } from '../support/studio';

/** The corpus's files that are given to symbols which the reels show where nothing wins. */
const files = {
  starfish: 'art.png',
  seahorse: 'wide.svg',
  crab: 'fish.jpg',
  angelfish: 'edges.png',
  turtle: 'black.png',
  chest: 'text.svg',
  octopus: 'wide.png',
  'pearl-2': 'turned.jpg',
  'pearl-3': 'sizeless.svg',
  'pearl-10': 'fish.avif',
} as const;

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'pictures of other programs, made fit, on the reels',
  { tag: ['@full', ...showing('ocean-treasures')] },
  async ({ page, expectPart }) => {
    await page.goto('/studio?game=ocean-treasures');
    await expect(page.getByText('0 of 15 replaced')).toBeVisible();
    const made = Object.entries(files).map(async ([symbol, name]) => {
      const item = corpus.find((one) => one.file === name);
      if (!item) throw new Error(`There is no ${name} in the corpus.`);
      return file(
        `ocean-treasures/symbols/${symbol}${extname(name)}`.replaceAll('/', '-'),
        await item.make(),
      );
    });
    await choose(page, await Promise.all(made));
    await expect(page.getByText('10 of 15 replaced')).toBeVisible();
    await expectKept(page, 19);
    await page.goto('/studio?game=ocean-treasures&win=none');
    const reels = page.getByRole('group', { name: 'Reels', exact: true });
    await expect.poll(async () => countColours(await screenshotWith(reels))).toBeGreaterThan(500);
    await expectPart('fitted', reels);
  },
);
