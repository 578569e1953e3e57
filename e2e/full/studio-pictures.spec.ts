import { expect, test } from '../support/fixtures';
import { drop, file, leftOut, openStudio } from '../support/studio';
import { corpus } from '../../testing/pictures/corpus';

// What the rules say of each picture is in tests/skins/fit/; this is what a browser's own decoders make of it.

const FISH = 'lucky-fishing/symbols/fish';

test('every kind of picture is taken, or refused with a reason', async ({ page }) => {
  await openStudio(page);
  for (const title of ['Machine and scenery', 'Pages']) {
    await page.getByRole('heading', { name: title, exact: true }).click();
  }
  const notes = page.getByRole('list', { name: 'Adjusted to fit' }).getByRole('listitem').locator('span');
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
