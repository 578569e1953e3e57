import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { seededRandom } from '../../../src/engine/seeded-random';

/** The symbols and sounds of the small folders that these tests make. */
export const SYMBOLS = ['fish', 'tuna', 'shark'];
export const GAME_SYMBOLS = { 'lucky-fishing': SYMBOLS, 'ocean-treasures': ['pearl'] };
export const SOUNDS = { 'lucky-fishing': ['coins', 'win-big'], 'ocean-treasures': ['coins', 'pearl'] };
const IMAGES = {
  shell: {
    'shell/pages/banner': { width: 200, height: 100 },
    '<game>/symbols/<symbol>': { width: 160, height: 160 },
  },
  'lucky-fishing': { 'lucky-fishing/stage/coin': { width: 40, height: 40 } },
  'ocean-treasures': {},
};

/** A sound SVG of this size. */
export const svg = (
  width = 256,
  height = width,
  content = `<circle cx="${width / 2}" cy="${height / 2}" r="${0.45 * Math.min(width, height)}" fill="coral" />`,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  ${content}
</svg>
`;

const random = seededRandom(1);
/** Pixels that do not compress well, so that there is something to cut off. As many as any image here has. */
const pixels = Buffer.from(Array.from({ length: 210 * 210 * 4 }, () => random(256)));

/** A raster image of this size; of several frames, one below the other, where a frame is lower than all. */
export const noise = (width = 160, height = width, { frame = height } = {}) =>
  sharp(pixels.subarray(0, width * height * 4), {
    raw: { width, height, channels: 4, pageHeight: frame },
  });

const tuna = noise().png().toBuffer();
const shark = noise().webp().toBuffer();

/** A folder like `assets`, in which all is well. */
export async function createAssetsFolder() {
  const assets = join(await mkdtemp(join(tmpdir(), 'artwork-')), 'assets');
  const write = async (file: string, content: string | Buffer): Promise<string> => {
    const path = join(assets, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  for (const [name, list] of Object.entries(IMAGES))
    await write(`${name}/images.json`, JSON.stringify(list));
  await write('README.md', '# For artists');
  await write('lucky-fishing/symbols/fish.svg', svg());
  await write('lucky-fishing/symbols/tuna.png', await tuna);
  await write('lucky-fishing/symbols/shark.webp', await shark);
  await write('ocean-treasures/symbols/pearl.svg', svg());
  await write('shell/pages/banner.svg', svg(200, 100));
  await write('lucky-fishing/stage/coin.svg', svg(40));
  await write('lucky-fishing/sounds/README.md', '# The sounds');
  await write('lucky-fishing/sounds/coins.mp3', 'ID3');
  await write('lucky-fishing/sounds/win-big.ogg', 'OggS');
  await write('ocean-treasures/sounds/pearl.mp3', 'ID3');
  return { assets, write, remove: () => rm(join(assets, '..'), { recursive: true }) };
}

export type AssetsFolder = Awaited<ReturnType<typeof createAssetsFolder>>;
