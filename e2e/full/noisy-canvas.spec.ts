import { expect, test } from '../support/fixtures';
import { roundPath } from '../../src/features/round-link';
import { gameUnderTest } from '../../testing/game/games';
import { colourAt, screenshotWith } from '../../testing/pixels';
import { slotsOf } from '../../testing/game/slots';
import { answerWithNoise } from '../support/noisy-canvas';
import { choose, file, leftOut, openStudio, png, yours } from '../support/studio';
import sharp from 'sharp';

// Browsers that answer with noise where a page asks what is on a canvas. The reels are in square-pixels.spec.ts.

test.beforeEach(({ page }) => answerWithNoise(page));

test("the studio keeps an artist's picture as it is, and says why it isn't fitted", async ({ page }) => {
  await openStudio(page);
  const fish = await png('fish.png', '#ff00ff');
  const tuna = file('tuna.jpg', await sharp(fish.buffer).flatten().jpeg().toBuffer(), 'image/jpeg');
  await choose(page, [fish, tuna]);
  await expect(yours(page, 'Fish')).toBeVisible();
  expect(await colourAt(await screenshotWith(yours(page, 'Fish')), 0.5, 0.5)).toEqual([255, 0, 255]);
  await expect(page.getByTestId('studio-messages')).toContainText('fish.png: Used as it is');
  await expect(leftOut(page)).toHaveText([/^This browser hides the pixels of pictures/]);
});

test("a round's picture that would be noise is refused instead of saved", async ({ page }) => {
  const { definition, win } = gameUnderTest('lucky-fishing');
  await page.goto(roundPath(definition, win));
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(slotsOf(page, definition).toast).toContainText("The picture can't be saved");
  expect(downloads).toEqual([]);
});
