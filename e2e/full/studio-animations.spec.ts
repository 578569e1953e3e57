import type { Page } from '@playwright/test';
import { asepriteFile } from '../../testing/animations/aseprite-file';
import { attacking, dying, inRows, waiting } from '../../testing/animations/drawn-crab';
import { fishFrame, fishFrames, pngOf } from '../../testing/animations/drawn-frames';
import { apngOf, gifOf, webpOf } from '../../testing/animations/movies';
import { libgdxAtlas, named, packSheet, texturePacker } from '../../testing/animations/sheets';
import { expect, test } from '../support/fixtures';
import { choose, expectKept, file, leftOut, openStudio, yours, type Dropped } from '../support/studio';

// Animations as programs write them, in a browser: what it decodes and draws. What becomes of each is in
// tests/pages/studio/reading/animations.test.ts.

const look = (hue: 0 | 1 | 2 | 3 | 4 | 5) =>
  ({
    colour: (
      [
        [240, 120, 40],
        [40, 80, 240],
        [60, 200, 60],
        [200, 60, 200],
        [220, 200, 40],
        [60, 200, 200],
      ] as const
    )[hue],
  }) as const;
const times = Array.from({ length: 8 }, () => 80);

async function ofEachKind(): Promise<Dropped[]> {
  const tight = packSheet(fishFrames(8, look(1)), { isTrimmed: true, turned: 'clockwise' });
  const left = packSheet(fishFrames(8, look(2)), { isTrimmed: true, turned: 'counterclockwise', pages: 2 });
  const pages = await Promise.all(left.pages.map(pngOf));
  const [tightPage] = tight.pages;
  const [grid] = packSheet(fishFrames(8, look(3))).pages;
  if (!tightPage || !grid) throw new Error('There is no sheet.');
  const data = texturePacker(
    named(tight.packed, (n) => `tuna_${n}.png`),
    tightPage,
    { image: 'tuna.png' },
  );
  const atlas = libgdxAtlas(
    named(left.packed, () => 'shark'),
    left.pages,
    ['shark.png', 'shark2.png'],
  );
  const sequence = await Promise.all(fishFrames(4, look(4)).map(pngOf));
  return [
    file('fish.gif', await gifOf(fishFrames(8, look(0)), times), 'image/gif'),
    file('tuna.png', await pngOf(tightPage), 'image/png'),
    file('tuna.json', data, 'application/json'),
    ...pages.map((page, index) => file(['shark.png', 'shark2.png'][index] ?? '', page, 'image/png')),
    file('shark.atlas', atlas),
    file('whale_sheet.png', await pngOf(grid), 'image/png'),
    ...sequence.map((picture, index) => file(`treasure_0${index}.png`, picture, 'image/png')),
    file('lucky-fishing octopus.aseprite', asepriteFile(fishFrames(8, look(5)), 100)),
  ];
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: yours(page, name) });

test('animations of each kind are taken at once', async ({ page }) => {
  await openStudio(page);
  await choose(page, await ofEachKind());
  await expect(page.getByText('6 of 6 replaced')).toBeVisible();
  await expect(leftOut(page)).toHaveCount(0);
  await expect(page.getByText('Includes your animation.')).toHaveCount(6);

  await test.step('other formats take the place of those', async () => {
    const [one, other] = [fishFrames(8, look(1)), fishFrames(8, look(2))];
    await choose(page, [
      file('fish.png', await apngOf(one, times), 'image/png'),
      file('tuna.webp', await webpOf(other, times), 'image/webp'),
    ]);
    await expect(page.getByText('Fish, Tuna and 2 more now use your pictures.').first()).toBeVisible();
  });
});

test('a sheet without data can be cut up by rows and columns', async ({ page }) => {
  await openStudio(page);
  const [grid] = packSheet(fishFrames(8)).pages;
  await choose(page, [file('whale_sheet.png', await pngOf(grid ?? fishFrame(0)), 'image/png')]);
  const form = card(page, 'Whale').getByRole('form', { name: 'Frames of Whale (win)' });
  await expect(form.getByLabel('Rows')).toHaveValue('2');
  await form.getByLabel('Columns').fill('2');
  await form.getByRole('button', { name: 'Cut again: Whale (win)' }).click();
  await expect(page.getByText('Whale and Whale (win) now use your pictures.').first()).toBeVisible();
  await expect(form.getByLabel('Columns')).toHaveValue('2');
});

test('a sheet with its data is given to a symbol by its button, and the board has a place for what moves', async ({
  page,
}) => {
  await openStudio(page);
  const { pages, packed } = packSheet(fishFrames(8, look(1)), { isTrimmed: true });
  const [sheet = fishFrame(0)] = pages;
  const data = texturePacker(
    named(packed, (n) => `pose ${n}`),
    sheet,
    { image: 'hero.png' },
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture for Tuna' }).click();
  await (
    await chooser
  ).setFiles([
    file('hero.png', await pngOf(sheet), 'image/png'),
    file('hero.json', data, 'application/json'),
  ]);
  await expect(card(page, 'Tuna').getByText('Includes your animation.')).toBeVisible();

  await choose(page, [file('hermit_crab.ase', asepriteFile(fishFrames(4, look(0)), 100))]);
  const board = page.getByRole('region', { name: 'Where do these go?' });
  await expect(board.getByRole('radio', { name: 'Crab (win), Ocean Treasures' })).toBeChecked();
  await board.getByRole('button', { name: 'Add here: hermit_crab.ase' }).click();
  await expect(page.getByText('Crab and Crab (win) now use your pictures.').first()).toBeVisible();
});

test('animations are chosen among the rows of a sheet, and frames left out, by presses', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Ocean Treasures' }).click();
  const sheet = inRows([waiting(4), attacking(6), dying(5)]);
  await choose(page, [file('crab_sheet.png', await pngOf(sheet), 'image/png')]);
  const rows = page.getByRole('region', { name: 'Choose animations' });
  const pressed = (name: string) =>
    expect(rows.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await pressed('Crab (win): Row 1');
  await rows.getByRole('button', { name: 'Crab (win): Row 2' }).press('Enter');
  await pressed('Crab (win): Row 2');
  await rows.getByRole('button', { name: 'Crab (rest): Row 1' }).click();
  await rows.getByRole('button', { name: 'Frame 2 of Row 2' }).press('Space');
  await expect(rows.getByRole('button', { name: 'Frame 2 of Row 2' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await test.step('and again from its card', async () => {
    await rows.getByRole('button', { name: 'Done' }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose frames: Crab (win)' }).click();
    await pressed('Crab (win): Row 2');
    await expect(rows.getByRole('button', { name: 'Frame 2 of Row 2' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

test('a new picture with an old animation is pointed out', async ({ page }) => {
  await openStudio(page);
  const warning = page.getByText(
    /^Fish has a new picture, but its animation still starts with the old picture/,
  );
  const blue = async (): Promise<Dropped> =>
    file('fish.png', await pngOf(fishFrame(0, look(1))), 'image/png');
  await choose(page, [file('fish.gif', await gifOf(fishFrames(8), times), 'image/gif')]);
  await expect(page.getByText('Includes your animation.')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await choose(page, [await blue()]);
  await expect(warning).toBeVisible();

  await test.step('the picture fades into it', async () => {
    await page.getByRole('button', { name: /^Keep it, fading from the new picture: Fish \(win\)$/ }).click();
    await expect(warning).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(warning).toBeVisible();
  });
  await test.step('or it goes', async () => {
    await page.getByRole('button', { name: 'Remove the animation: Fish (win)' }).click();
    await expect(warning).toHaveCount(0);
    await expect(page.getByText('Includes your animation.')).toHaveCount(0);
    await expect(yours(page, 'Fish')).toBeVisible();
    await expectKept(page, 1);
  });
});
