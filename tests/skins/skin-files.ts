import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultAssets } from '../../tools/skins/product';
import { aseprite } from './frames/sheet-data';

/** A skin in which all is well, as text or bytes by path: a file of each kind, and an animation that begins with its own symbol. */
export async function paperSea(): Promise<Map<string, string | Uint8Array<ArrayBuffer>>> {
  const fish = new Uint8Array(await readFile(join(defaultAssets, 'lucky-fishing/symbols/fish.svg')));
  const png = (side: number) => sharp(fish).resize(side).png();
  const frame = await png(128).toBuffer();
  const sheet = sharp({ create: { width: 256, height: 128, channels: 4, background: '#0000' } }).composite([
    { input: frame, left: 0, top: 0 },
    { input: await sharp(frame).flop().toBuffer(), left: 128, top: 0 },
  ]);
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    [
      'skin.json',
      JSON.stringify({ name: 'Paper Sea', author: 'Ana', licence: 'CC-BY-4.0', games: ['lucky-fishing'] }),
    ],
    ['LICENSE.txt', 'CC BY 4.0'],
    ['lucky-fishing/symbols/fish.png', new Uint8Array(await png(256).toBuffer())],
    ['lucky-fishing/symbols/fish.win.png', new Uint8Array(await sheet.png().toBuffer())],
    ['lucky-fishing/symbols/fish.win.json', JSON.stringify(aseprite({ count: 2 }).hash)],
    ['lucky-fishing/sounds/coins.mp3', 'ID3'],
  ]);
}
