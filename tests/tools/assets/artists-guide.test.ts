import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameSymbols } from '../../../build/artwork/game-symbols';
import { readImageList } from '../../../build/artwork/image-list';
import { namesIn, sizeOf } from '../../../src/skins/image-list';

const assets = resolve(import.meta.dirname, '../../../assets');
const guide = await readFile(resolve(assets, 'README.md'), 'utf8');
const list = await readImageList(assets);

/** The rows of the guide's tables that begin with this name. */
const rowsOf = (name: string) =>
  guide.split('\n').filter((line) => new RegExp(`^\\| \`${name}\` +\\|`).test(line));

describe("the artists' guide", () => {
  it.each(namesIn(list, gameSymbols))('lists %s, and its size', (name) => {
    const size = sizeOf(list, name);
    expect(rowsOf(name)).toEqual([expect.stringContaining(`| ${size?.width} × ${size?.height} `)]);
  });

  it('lists no other image', () => {
    const listed = guide.match(/^\| `[a-z-]+\/[a-z]+\/[\w-]+`/gm);
    expect(listed).toHaveLength(namesIn(list, gameSymbols).length);
  });
});
