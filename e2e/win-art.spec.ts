import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { drop, file, heading, openStudio } from './support/studio';
import { advanceTime, freezeTime } from '../testing/time';

// A skin draws large wins: the studio plays them with what was dropped.

const bar = async (name: string, width: number, colour: string) =>
  file(
    name,
    await sharp({ create: { width, height: 200, channels: 4, background: colour } })
      .png()
      .toBuffer(),
    'image/png',
  );

/** Pictures of digits, each of another width and wider than those of fonts, with what separates them. */
const digits = (): ReturnType<typeof bar>[] =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'comma'].map((name, n) =>
    bar(name === 'comma' ? 'comma.png' : `digit_${name}.png`, 200 + 20 * n, '#ffcc00'),
  );

test('the largest win is written with dropped figures, in front of a dropped burst and on a dropped plate', async ({
  page,
}) => {
  await freezeTime(page);
  await openStudio(page);
  const missing = page.getByText('Your digits are used once all ten are there. Still missing: 0.');
  const [zero, ...others] = await Promise.all(digits());
  const [burst, title] = await Promise.all([
    bar('burst.png', 200, '#aa2200'),
    bar('title.png', 1_000, '#330044'),
  ]);
  await page.getByRole('heading', { name: 'Large wins', exact: true }).click();
  await drop(heading(page), [...others, burst, title]);
  await expect(missing).toBeVisible();
  if (zero) await drop(heading(page), [zero]);
  await expect(missing).toBeHidden();
  await expect(page.locator('[data-place="shell/wins/figures/0"]')).toHaveAttribute('data-source', 'custom');

  const overlay = page.locator('.win-overlay');
  const sum = overlay.locator('.win-overlay-sum');
  /** The names of the pictures that are shown, and how wide they are of their height (percent). */
  const figures = () =>
    sum.locator('img').evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && !image.hidden)
        .map((image) => {
          const { width, height } = image.getBoundingClientRect();
          return [image.dataset['figure'], Math.round((100 * width) / height)];
        }),
    );
  await page.getByRole('button', { name: 'Show it: Largest win' }).click();
  await advanceTime(page, 2_000);
  await advanceTime(page, 9_000);
  await expect(overlay.locator('img.win-burst')).toBeVisible();
  await expect(overlay.locator('.win-plate')).toHaveText('Catch of a lifetime!');
  await expect(sum).toHaveText('1,000');
  expect(await figures()).toEqual([
    ['1', 110],
    ['comma', 200],
    ['0', 100],
    ['0', 100],
    ['0', 100],
  ]);
  const [outer, inner, plate] = await Promise.all(
    [overlay, sum.locator('.win-figures'), overlay.locator('.win-plate')].map((one) => one.boundingBox()),
  );
  for (const box of [inner, plate]) {
    expect(box?.x ?? 0).toBeGreaterThanOrEqual(outer?.x ?? Infinity);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  }
});

test('a dropped font writes the sum, and one that no browser reads is answered by a sentence', async ({
  page,
}) => {
  await freezeTime(page);
  await openStudio(page);
  await drop(heading(page), [file('numbers.woff2', 'wOF2 and nothing more')]);
  await expect(page.getByText("isn't a font this browser can read")).toBeVisible();
  await drop(heading(page), [file('numbers.woff2', await readFile('src/ui/skin/pixel-art/pixel.woff2'))]);
  await page.getByRole('heading', { name: 'Large wins', exact: true }).click();
  const card = page.locator('[data-place="shell/wins/figures/font"]');
  await expect(card).toHaveAttribute('data-source', 'custom');
  await expect(card.getByRole('heading')).toHaveText('Font of the sum');
  await page.getByRole('button', { name: 'Show it: Largest win' }).click();
  await advanceTime(page, 11_000);
  const sum = page.locator('.win-overlay-sum');
  await expect(sum).toHaveText('1,000');
  expect(await sum.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"Skin Font/);
  const isWithin = await sum.evaluate((element) => {
    const [inner, outer] = [element, element.closest('.win-overlay')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return inner && outer && inner.left >= outer.left && inner.right <= outer.right;
  });
  expect(isWithin).toBe(true);
});
