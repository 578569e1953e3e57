import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fitPicture } from '../../../src/skins/fit/fit-picture';
import { extensionOf, nameOf } from '../../../src/skins/paths';
import { nodeArtTools } from '../../../tools/skins/node-art-tools';

const symbols = ['assets', 'skins/pixel'].flatMap((folder) =>
  ['lucky-fishing', 'ocean-treasures'].flatMap((game) =>
    readdirSync(`${folder}/${game}/symbols`)
      .filter((file) => /^[^.]+\.(svg|png|webp)$/.test(file))
      .map((file) => [folder, `${game}/symbols/${file}`] as const),
  ),
);

it.each(symbols)('%s/%s needs nothing to be done', async (folder, path) => {
  const file = new Uint8Array(readFileSync(`${folder}/${path}`));
  const slot = nameOf(path);
  const asItIs = { kind: 'kept', notes: [], format: extensionOf(path).slice(1) };
  expect(await fitPicture(new Blob([file]), slot, nodeArtTools)).toEqual(asItIs);
});
