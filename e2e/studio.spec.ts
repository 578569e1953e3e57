import type { Locator } from '@playwright/test';
import { zipSync } from 'fflate';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { TIMEOUTS } from '../testing/timeouts';
import { colourAt, screenshotWith } from '../testing/pixels';
import {
  ball,
  choose,
  drop,
  expectAllSix,
  expectKept,
  file,
  heading,
  leftOut,
  openStudio,
  png,
  sixPngs,
  yours,
  type Dropped,
} from './support/studio';
import { savedText } from '../testing/game/slots';
import { advanceTime, freezeTime } from '../testing/time';

// Artists try their own pictures, on their own device.

test('six dropped pictures spin at once, and stay in the studio and the game', async ({ page }) => {
  await freezeTime(page);
  await openStudio(page);
  await drop(heading(page), await sixPngs());
  await expect(page.getByText('Fish, Tuna and 4 more now use your pictures.').first()).toBeVisible();
  // No time has passed yet.
  await expect(page.getByRole('status').filter({ hasText: 'Spinning' })).toBeVisible();
  await advanceTime(page, 2000);
  await expect(page.getByText('Small win: Fish, middle reel')).toBeVisible();
  const reels = page.getByRole('group', { name: 'Reels' });
  await expect(async () => {
    const [red, green, blue] = await colourAt(await screenshotWith(reels), 0.5, 0.5);
    expect([red > 200, green < 60, blue > 200]).toEqual([true, true, true]);
  }).toPass({ timeout: TIMEOUTS.expectation });
  await expectAllSix(page);

  await expectKept(page, 6);
  await page.reload();
  await expectAllSix(page);

  await test.step('"Play Lucky Fishing with your art" leads to the game in these pictures', async () => {
    await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
    const paytable = page.getByRole('table', { name: 'Paytable' }).locator('img').first();
    await expect(paytable).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => savedText(page)).toContain('"skin":"-own"');
    await page.reload();
    await expect(paytable).toHaveAttribute('src', /^blob:/);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('radio', { name: 'Your own art' })).toBeChecked();
    await page.getByRole('radio', { name: 'Original' }).check();
    await menu.getByRole('link', { name: 'Slots' }).click();
    await expect(paytable).toHaveAttribute('src', /^\/assets\//);
  });
});

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

test('all of it works by keyboard, is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page);
  const reach = async (target: Locator): Promise<void> => {
    for (let stops = 0; stops < 60; stops++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element: Element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not lead there.');
  };
  const chooser = page.waitForEvent('filechooser');
  await reach(page.getByRole('button', { name: 'Choose files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await png('octopus.png', '#ff00ff')]);
  const place = page.getByRole('group', { name: 'Place for octopus.png' });
  await reach(place.getByRole('radio', { name: 'Octopus, Lucky Fishing' }));
  await page.keyboard.press('ArrowDown');
  await expect(place.getByRole('radio', { name: 'Octopus, Ocean Treasures' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await reach(page.getByRole('button', { name: 'Add here: octopus.png' }));
  await page.keyboard.press('Enter');
  await expect(yours(page, 'Octopus')).toBeVisible();

  await reach(page.getByRole('button', { name: 'Close-up of Octopus' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'At full speed' })).toBeVisible();
  await reach(page.getByRole('button', { name: 'Restore original: Octopus' }));
  await page.keyboard.press('Enter');
  await expect(yours(page, 'Octopus')).toHaveCount(0);

  await choose(page, [
    ...(await sixPngs()),
    file('notes.txt', 'Hello.'),
    await png(`${'long'.repeat(20)}.png`, 'red'),
  ]);
  await expectAllSix(page);
  await page.getByRole('button', { name: 'Close-up of Fish' }).click();
  await expect(page.getByRole('heading', { name: 'At full speed' })).toHaveCount(2);
  for (const group of ['Sounds', 'Page colours'])
    await page.getByRole('heading', { name: group, exact: true }).click();
  await expect(page.getByRole('img', { name: 'Sample of your colours' })).toBeVisible();
  // Nothing that is pressed lies half under the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});
