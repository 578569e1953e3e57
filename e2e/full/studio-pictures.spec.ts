import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { choose, drop, file, leftOut, openStudio, yours } from '../support/studio';
import { advanceTime, freezeTime } from '../../testing/time';
import { bytesOf, fish } from '../../testing/pictures/drawn';
import { corpus } from '../../testing/pictures/corpus';

// What the rules say of each picture is in tests/skins/fit/; this is what a browser's own decoders make of it.

const FISH = 'lucky-fishing/symbols/fish';

test('every kind of picture is taken, or refused with a reason', async ({ page }) => {
  await openStudio(page);
  for (const title of ['Machine and scenery', 'Pages']) {
    await page.getByRole('heading', { name: title, exact: true }).click();
  }
  const notes = page.getByRole('list', { name: 'Notes on your files' }).getByRole('listitem').locator('span');
  for (const item of corpus) {
    await test.step(`${item.file} (${item.what})`, async () => {
      const card = page.locator(`[data-place="${item.slot ?? FISH}"]`);
      await drop(card, [file(item.file, await item.make())]);
      if (item.outcome !== 'as it is' && 'refused' in item.outcome) {
        const reason = new RegExp(item.outcome.refused.source.replace(/^\^/, '^\\S+ '));
        await expect(leftOut(page)).toHaveText([reason]);
        return;
      }
      await expect(card).toHaveAttribute('data-source', 'custom');
      await expect(leftOut(page)).toHaveCount(0);
      const said = item.outcome === 'as it is' ? [] : item.outcome.notes;
      await expect(notes).toHaveText(said.length === 0 ? [] : [`${item.file}: ${said.join(' ')}`]);
      const picture = card.getByRole('img', { name: /your version$/ });
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
        .toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(card).toHaveAttribute('data-source', 'default');
    });
  }
});

test('a picture is moved, scaled and turned by keys, buttons and pointer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page);
  await choose(page, [file('fish.jpg', await bytesOf(fish(500, 400, '#fff').jpeg()))]);
  await page
    .getByRole('list', { name: 'Notes on your files' })
    .getByRole('button', { name: 'Adjust Fish' })
    .click();
  const field = page.getByRole('group', { name: 'Fish in its place' });
  await expect(field).toBeFocused();
  const picture = yours(page, 'Fish');
  /** Waits until the picture is another one than before. */
  const expectFittedAgain = async (change: () => Promise<void>): Promise<void> => {
    const before = (await picture.getAttribute('src')) ?? '';
    await change();
    await expect(picture).not.toHaveAttribute('src', before);
  };
  await expectFittedAgain(() => page.getByRole('button', { name: 'Remove background' }).click());
  for (const key of ['ArrowUp', 'ArrowLeft', '-', ']']) await expectFittedAgain(() => field.press(key));
  await expectFittedAgain(() => page.getByRole('button', { name: 'Larger' }).click());
  await expectFittedAgain(async () => {
    const box = await field.boundingBox();
    if (!box) throw new Error('It is not there.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2);
    await page.mouse.up();
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await expectFittedAgain(() => page.getByRole('button', { name: 'Reset' }).click());
  // All of it is one change.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toHaveCount(0);
});

test("the game's own drawing moves as an artist's as it does as the game's", async ({ page }) => {
  await freezeTime(page);
  await openStudio(page);
  const drawing = await readFile(resolve(import.meta.dirname, '../../assets/lucky-fishing/symbols/fish.svg'));
  await choose(page, [file('fish.svg', drawing)]);
  await page.getByRole('button', { name: 'Close-up of Fish' }).click();
  await page.getByRole('button', { name: 'Play the win of Fish, Your version' }).click();
  await advanceTime(page, 80);
  const actor = page
    .getByRole('group', { name: 'Fish, In a win, Your version, on dark' })
    .locator('#tail')
    .first();
  await expect(actor).toHaveAttribute('transform', /^matrix\((?!1,0,0,1,)/);
  await expect(page.getByText('This picture has none of these parts')).toHaveCount(0);
});
