import { expect, type Locator, type Page } from '@playwright/test';
import { symbolIds } from '../../src/engine/definition';
import { symbolName } from '../../src/games/game-texts';
import { texts } from '../../src/games/lucky-fishing/texts';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import sharp from 'sharp';

// The studio as an artist uses it: files that are dropped or chosen, and what the page then says.

/** A file as it is dropped. */
export interface Dropped {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** Zeros behind it (bytes), which are made in the page. */
  readonly padding?: number;
}

export const file = (name: string, content: string | Uint8Array, mimeType = ''): Dropped => ({
  ...{ name, mimeType },
  buffer: Buffer.from(content),
});
const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${inner}</svg>`;
export const ball = (colour: string): string => svg(`<circle cx="128" cy="128" r="118" fill="${colour}"/>`);
export const png = (name: string, colour: string): Promise<Dropped> =>
  sharp(Buffer.from(ball(colour)))
    .png()
    .toBuffer()
    .then((content) => file(name, content, 'image/png'));

/** A sound of this many seconds: silence, then a tone at 8 kHz, 16 bits, mono. */
export function wav(name: string, seconds: number, silence = 0): Dropped {
  const samples = Math.round(8_000 * seconds);
  const buffer = Buffer.alloc(44 + 2 * samples);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(buffer.length - 8, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(8_000, 24);
  buffer.writeUInt32LE(16_000, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(2 * samples, 40);
  for (let n = Math.round(8_000 * silence); n < samples; n++) {
    buffer.writeInt16LE(Math.round(8_000 * Math.sin(n / 3)), 44 + 2 * n);
  }
  return { name, mimeType: 'audio/wav', buffer };
}

/** One of each symbol, unlike any colour of the game. */
export const sixPngs = (): Promise<Dropped[]> =>
  Promise.all(
    symbolIds(luckyFishing).map((id, n) => png(`${id}.png`, n === 0 ? '#ff00ff' : `hsl(${60 * n} 100% 50%)`)),
  );

/** Drops files on a part of the page, as from a folder of the system. */
export async function drop(target: Locator, files: readonly Dropped[]): Promise<void> {
  const contents = files.map(
    ({ name, mimeType, buffer, padding = 0 }) =>
      [name, mimeType, buffer.toString('base64'), padding] as const,
  );
  await target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const [name, type, text, padding] of dropped) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes, new Uint8Array(padding)], name, { type }));
    }
    for (const type of ['dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, contents);
}

/** Chooses files in the dialog of the system. */
export const choose = (page: Page, files: readonly Dropped[]): Promise<void> =>
  page.getByTestId('studio-files').setInputFiles([...files]);
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Studio' });
/** The sentences about what was left out. */
export const leftOut = (page: Page): Locator =>
  page.getByRole('list', { name: 'Problems to fix' }).getByRole('listitem');
/** The artist's picture in the place of one of ours. */
export const yours = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: `${name}, your version`, exact: true });

/** Waits until this many of the artist's files are stored, which is after the page shows them. */
export const expectKept = (page: Page, files: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const done = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error('It cannot be read.', { cause: request.error }));
          });
        const database = await done(indexedDB.open('lucky-fishing-skin'));
        const count = await done(database.transaction('files').objectStore('files').count());
        database.close();
        return count;
      }),
    )
    .toBe(files);

export async function openStudio(page: Page): Promise<void> {
  await page.goto('/studio');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('of 6 replaced')).toBeVisible();
}

/** Expects that all symbols of Lucky Fishing are the artist's. */
export async function expectAllSix(page: Page): Promise<void> {
  await expect(page.getByText('6 of 6 replaced')).toBeVisible();
  for (const id of symbolIds(luckyFishing)) await expect(yours(page, symbolName(texts, id))).toBeVisible();
}
