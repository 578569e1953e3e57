import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { leftOut, openStudio, png, yours } from '../support/studio';

// A folder in which an artist saves while the studio is open. The origin's private file system stands for one of the disk.

const FOLDER = 'art';

/** Saves a file in the folder, as a drawing program does. */
const save = (page: Page, name: string, content: Buffer): Promise<void> =>
  page.evaluate(
    async ([folder, file, text]) => {
      const root = await navigator.storage.getDirectory();
      const art = await root.getDirectoryHandle(folder, { create: true });
      const handle = await art.getFileHandle(file, { create: true });
      const writing = await handle.createWritable();
      await writing.write(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
      await writing.close();
    },
    [FOLDER, name, content.toString('base64')] as const,
  );
const picture = async (colour: string): Promise<Buffer> => (await png('fish.png', colour)).buffer;
const addressOf = (page: Page, name: string): Promise<string | null> => yours(page, name).getAttribute('src');

for (const observes of [true, false]) {
  test(`a saved file is on the reels, ${observes ? 'as the browser reports it' : 'where no browser reports it'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([folder, isObserving]) => {
        const pick = async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
        Object.assign(window, { showDirectoryPicker: pick });
        if (!isObserving) Object.assign(window, { FileSystemObserver: undefined });
      },
      [FOLDER, observes] as const,
    );
    await openStudio(page);
    const watch = page.getByRole('button', { name: 'Watch a folder' });
    const again = page.getByRole('button', { name: 'Watch art again' });
    const stop = page.getByRole('button', { name: 'Stop watching' });

    await test.step('what is in the folder is added, and each save', async () => {
      await save(page, 'fish.png', await picture('#f0f'));
      await save(page, 'notes.txt', Buffer.from('hello'));
      await watch.click();
      await expect(yours(page, 'Fish')).toBeVisible();
      await expect(page.getByText('Watching art.')).toBeVisible();
      await save(page, 'tuna.png', await picture('#0f0'));
      await expect(yours(page, 'Tuna')).toBeVisible();
      await expect(page.getByText('Spinning...')).toBeVisible();
      await expect(leftOut(page)).toHaveCount(0);
    });

    await test.step('a half-written file changes nothing until it is whole', async () => {
      const before = await addressOf(page, 'Fish');
      const whole = await picture('#00f');
      await save(page, 'fish.png', whole.subarray(0, whole.length / 2));
      await expect(leftOut(page)).toHaveText([/^fish\.png is cut off/]);
      expect(await addressOf(page, 'Fish')).toBe(before);
      await save(page, 'fish.png', whole);
      await expect(yours(page, 'Fish')).not.toHaveAttribute('src', before ?? '');
      await expect(leftOut(page)).toHaveCount(0);
    });

    await test.step('a file without a place is asked about once', async () => {
      await save(page, 'picture.png', await picture('#ff0'));
      const board = page.getByRole('region', { name: 'Where do these go?' });
      await board.getByRole('radio', { name: 'Whale', exact: true }).first().check({ force: true });
      await board.getByRole('button', { name: 'Add here' }).click();
      await expect(yours(page, 'Whale')).toBeVisible();
      const before = await addressOf(page, 'Whale');
      await save(page, 'picture.png', await picture('#0ff'));
      await expect(yours(page, 'Whale')).not.toHaveAttribute('src', before ?? '');
      await expect(board).toHaveCount(0);
    });

    await test.step('what is saved after it was stopped comes once it is watched again, and nothing else', async () => {
      await stop.click();
      await save(page, 'shark.png', await picture('#f00'));
      await again.click();
      await expect(yours(page, 'Shark')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(yours(page, 'Shark')).toHaveCount(0);
      await expect(page.getByText('3 of 6 replaced')).toBeVisible();
    });
  });
}

test('a browser without folders says what to do instead', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }));
  await openStudio(page);
  await expect(page.getByText("This browser can't watch a folder")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch a folder' })).toHaveCount(0);
});
