import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { TIMEOUTS } from '../testing/timeouts';
import { colourAt, screenshotWith } from '../testing/pixels';
import {
  choose,
  drop,
  expectAllSix,
  expectKept,
  file,
  heading,
  openStudio,
  png,
  sixPngs,
  yours,
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
