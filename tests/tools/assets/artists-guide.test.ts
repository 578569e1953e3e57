import { readdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameSymbols } from '../../../build/artwork/game-symbols';
import { readAssetList } from '../../../build/artwork/image-list';
import { catalog } from '../../../src/games/catalog';
import { namesIn, sizeOf } from '../../../src/skins/image-list';
import { product } from '../../../tools/skins/product';

const assets = resolve(import.meta.dirname, '../../../assets');
const guides = ['', ...catalog.map(({ id }) => id)].map((folder) =>
  readFile(resolve(assets, folder, 'README.md'), 'utf8'),
);
const guide = (await Promise.all(guides)).join('\n');
const list = await readAssetList(assets);

/** The rows of the guides' tables that begin with this name. */
const rowsOf = (name: string) =>
  guide.split('\n').filter((line) => new RegExp(`^\\| \`${name}\` +\\|`).test(line));

describe("the artists' guide and those of the games", () => {
  it.each(namesIn(list, gameSymbols))('list %s, and its size', (name) => {
    const size = sizeOf(list, name);
    expect(rowsOf(name)).toEqual([expect.stringContaining(`| ${size?.width} × ${size?.height} `)]);
  });

  it('list no other image', () => {
    const listed = guide.match(/^\| `[a-z-]+\/[a-z]+\/[\w-]+`/gm);
    expect(listed).toHaveLength(namesIn(list, gameSymbols).length);
  });
});

describe.each(catalog)('the sounds of $title', ({ id }) => {
  const folder = resolve(assets, id, 'sounds');

  it('are listed in their folder, each once', async () => {
    const list = await readFile(resolve(folder, 'README.md'), 'utf8');
    const listed = list.match(/(?<=`)[\w-]+(?=\.mp3`)/g);
    expect([...(listed ?? [])].sort()).toEqual([...(product.sounds[id] ?? [])].sort());
  });

  it('have music of 200 kB at most', async () => {
    const music = (await readdir(folder)).filter((file) => file.startsWith('bed-'));
    const sizes = await Promise.all(music.map(async (file) => (await stat(resolve(folder, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
  });
});
