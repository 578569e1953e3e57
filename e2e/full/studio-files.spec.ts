import { zipSync } from 'fflate';
import {
  ball,
  choose,
  drop,
  expectKept,
  file,
  heading,
  leftOut,
  openStudio,
  png,
  yours,
  type Dropped,
} from '../support/studio';
import { expect, test } from '../support/fixtures';

// How files come into the studio: refused, placed by hand, taken back, and chosen or dropped on each kind of screen.

const wholePng = await png('fish.png', '#ff00ff');

/** What only the browser finds out, and what the page says of it; the rest is in tests/skins/. */
const bad: readonly (readonly [file: Dropped, sentence: RegExp])[] = [
  [file('fish.png', wholePng.buffer.subarray(0, 900)), /fish\.png is cut off/],
  [file('coins.flac', 'Hey.'), /coins\.flac isn't a sound this browser .* MP3, OGG, Opus, WAV, .* FLAC/],
  [file('a.zip', zipSync({ 'fish.svg': new Uint8Array(9_000_000) })), /Make each file at most 8 MB/],
  [{ ...file('fish.png', ''), padding: 200_000_000 }, /fish\.png is 200 MB. Make it at most 64 MB/],
];

test('a bad file gets a sentence, and a picture can be placed by hand', async ({ page }) => {
  await openStudio(page);
  for (const [dropped, sentence] of bad) {
    await drop(heading(page), [dropped]);
    await expect(leftOut(page)).toHaveText([sentence]);
    await expect(page.getByText('0 of 6 replaced')).toBeVisible();
  }
  const hostile = ball('red').replace('</svg>', '<script>window.smuggled = 1</script></svg>');
  await drop(heading(page), [file('fish.svg', hostile)]);
  await expect(page.getByTestId('studio-messages').getByText('fish.svg: Left out a script.')).toBeVisible();
  await expect(yours(page, 'Fish')).toBeVisible();
  expect(await page.evaluate(() => Object.hasOwn(window, 'smuggled'))).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();

  await choose(page, [
    ...[await png('goldfish.png', '#ff00ff'), await png('octopus.png', '#ff00ff')],
    ...[await png('draft 7.png', '#00ff00'), await png('draft 8.png', '#0000ff')],
  ]);
  const board = page.getByRole('region', { name: 'Where do these go?' });
  await expect(board.getByRole('radio', { name: 'Fish, Lucky Fishing' })).toBeChecked();
  await board.getByRole('button', { name: 'Add here: goldfish.png' }).click();
  await expect(yours(page, 'Fish')).toBeVisible();
  // Of the two that are likely, that of the game which is shown.
  await expect(board.getByRole('radio', { name: 'Octopus, Lucky Fishing' })).toBeChecked();
  await board.getByRole('button', { name: 'Add here: octopus.png' }).click();
  await expect(yours(page, 'Octopus')).toBeVisible();
  await board
    .getByRole('button', { name: 'draft 8.png', exact: true })
    .dragTo(board.getByText('Tuna', { exact: true }));
  await expect(yours(page, 'Tuna')).toBeVisible();
  await board.getByRole('button', { name: 'Skip draft 7.png' }).click();
  await expect(board).toHaveCount(0);

  await choose(page, [await png('draft 7.png', '#00ff00'), await png('draft 9.png', '#0000ff')]);
  await board.getByRole('button', { name: 'Skip all 2' }).click();
  await expect(board).toHaveCount(0);
  await expect(page.getByTestId('studio-messages')).toBeFocused();

  await drop(page.getByRole('listitem').filter({ hasText: 'Whale' }), [await png('draft 8.png', '#00ff00')]);
  await expect(yours(page, 'Whale')).toBeVisible();
  for (let change = 0; change < 4; change++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('0 of 6 replaced')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expectKept(page, 0);
  await page.reload();
  await expect(page.getByText('0 of 6 replaced')).toBeVisible();
});

test('the reels are in view beside or above the files, and a touch screen says nothing of dropping', async ({
  browser,
}) => {
  for (const [width, height, hasTouch] of [
    [1440, 900, false],
    [390, 844, true],
    [844, 390, true],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    await openStudio(page);
    await expect(page.getByRole('group', { name: 'Reels' })).toBeInViewport({ ratio: 0.95 });
    if (height > width || !hasTouch) {
      await expect(page.getByRole('button', { name: 'Choose files' })).toBeInViewport({ ratio: 1 });
    }
    const text = await page.getByRole('main').innerText();
    expect(/drop/i.test(text)).toBe(!hasTouch);
    await context.close();
  }
});

test('one press adds all that have a likely place, and a picture moves by dragging it or by a list', async ({
  page,
}) => {
  // So that nothing has to scroll while it is dragged.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openStudio(page);
  await choose(page, [await png('goldfish.png', '#ff00ff'), await png('octopus.png', '#00ff00')]);
  await page.getByRole('button', { name: 'Add both to their likely places' }).click();
  await expect(yours(page, 'Octopus')).toBeVisible();
  await yours(page, 'Fish').dragTo(page.getByRole('listitem').filter({ hasText: 'Shark' }));
  await expect(yours(page, 'Shark')).toBeVisible();
  await expect(yours(page, 'Fish')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move Octopus to another place' }).click();
  await page.getByLabel('New place').selectOption({ label: 'Whale' });
  await expect(yours(page, 'Whale')).toBeVisible();
  await expect(page.getByText('2 of 6 replaced')).toBeVisible();
});
