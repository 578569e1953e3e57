import { expect, it } from 'vitest';
import { asDrop } from '../../../../src/pages/studio/watch/saved-files';
import { skinSlots } from '../../../../src/skins/skin-slots';
import { product } from '../../../../tools/skins/product';

const slots = skinSlots(product);
/** The paths of what is dropped where the first file of a folder is saved. */
const dropOf = async (...files: [path: string, text?: string][]): Promise<string[]> => {
  const all = files.map(([path, text = '']) => ({ path, content: new Blob([text]) }));
  return (await asDrop(all.slice(0, 1), all, slots)).map(({ path }) => path);
};

it('takes a saved file alone', async () => {
  expect(await dropOf(['art/fish.png'], ['art/fish.svg'], ['art/tuna.png'])).toEqual(['art/fish.png']);
});

it('takes the other files of its animation', async () => {
  expect(await dropOf(['art/fish.png'], ['art/fish.json'], ['art/other/fish.json'])).toEqual([
    'art/fish.png',
    'art/fish.json',
  ]);
  expect(await dropOf(['art/a.json', '{"image":"sheet-1.png"}'], ['art/sheet-1.png'], ['art/b.png'])).toEqual(
    ['art/a.json', 'art/sheet-1.png'],
  );
  expect(await dropOf(['art/fish_01.png'], ['art/fish_02.png'], ['art/fish.png'])).toEqual([
    'art/fish_01.png',
    'art/fish_02.png',
  ]);
});

it('knows its game by what stands beside it', async () => {
  expect(await dropOf(['art/octopus.png'], ['art/fish.png'], ['art/tuna.png'])).toEqual([
    'lucky-fishing/symbols/octopus.png',
  ]);
  expect(await dropOf(['art/octopus.png'], ['art/crab.png'], ['art/turtle.png'])).toEqual([
    'ocean-treasures/symbols/octopus.png',
  ]);
});
