import { describe, expect, it } from 'vitest';
import { checkSkin } from '../../src/skins/check-skin';
import { skinCheck } from '../../tools/skins/skin-check';
import { svg } from '../tools/assets/assets-folder';
import { paperSea } from './skin-files';

type Changes = Readonly<Record<string, string | Uint8Array<ArrayBuffer> | undefined>>;

const sound = await paperSea();

/** What is wrong with the sound skin after these files were added, replaced or taken away. */
async function problemsWith(changes: Changes): Promise<readonly string[]> {
  const files = new Map(sound);
  for (const [path, content] of Object.entries(changes)) {
    if (content === undefined) files.delete(path);
    else files.set(path, content);
  }
  const contents = new Map([...files].map(([path, content]) => [path, new Blob([content])]));
  return (await checkSkin(contents, skinCheck)).problems;
}

const skinFile = (fields: object) =>
  JSON.stringify({ ...(JSON.parse(sound.get('skin.json') as string) as object), ...fields });

describe('a skin is sound', () => {
  it('with a file of each kind, for a part of the product', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('with a README', async () => {
    expect(await problemsWith({ 'README.md': '# Paper Sea' })).toEqual([]);
  });

  it('with an animation that begins with the own picture of the product', async () => {
    expect(await problemsWith({ 'lucky-fishing/symbols/fish.png': undefined })).toEqual([]);
  });

  it('with colours alone', async () => {
    const nothing = Object.fromEntries([...sound.keys()].map((path) => [path, undefined]));
    const colours = { ...nothing, 'skin.json': skinFile({ colours: { gold: '#ffd27a' } }) };
    expect(await problemsWith(colours)).toEqual([]);
    expect(await problemsWith({ ...nothing, 'skin.json': skinFile({}) })).toEqual([
      'skin.json is all there is: add a picture, a sound or a colour.',
    ]);
  });
});

it('decodes one picture at a time: a single one may take all memory that there is', async () => {
  let [running, most, all] = [0, 0, 0];
  const decode: typeof skinCheck.decode = async (...wanted) => {
    running++;
    all++;
    most = Math.max(most, running);
    const pixels = await skinCheck.decode(...wanted);
    running--;
    return pixels;
  };
  const contents = new Map([...sound].map(([path, content]) => [path, new Blob([content])]));
  contents.set('lucky-fishing/stage/coin.svg', new Blob([svg()]));
  await checkSkin(contents, { ...skinCheck, decode });
  expect({ most, all }).toEqual({ most: 1, all: 4 });
});

describe('a skin is refused', () => {
  it.each<[string, Changes, string]>([
    [
      'without its file',
      { 'skin.json': undefined },
      'skin.json is missing: it says what the skin is called, whose it is and what it is for.',
    ],
    [
      'with a wrong file',
      { 'skin.json': skinFile({ author: '' }) },
      'skin.json needs "author": who drew it.',
    ],
    [
      'with a heavy file',
      { 'skin.json': ' '.repeat(64_001) },
      'skin.json weighs 65 kB: make it at most 64 kB.',
    ],
    [
      'with a picture of a game that it is not for',
      { 'ocean-treasures/symbols/crab.svg': svg() },
      'skin.json does not list ocean-treasures, which the skin has files for: add it to "games".',
    ],
    [
      'with a picture twice',
      {
        'lucky-fishing/symbols/fish.svg': svg(),
        'lucky-fishing/symbols/fish.win.png': undefined,
        'lucky-fishing/symbols/fish.win.json': undefined,
      },
      'lucky-fishing/symbols/fish is there 2 times (fish.png, fish.svg): keep one of them.',
    ],
    [
      'with a picture of the wrong proportion',
      { 'lucky-fishing/stage/frame.svg': svg(300, 200) },
      'lucky-fishing/stage/frame.svg is 300 × 200: make it 300 × 300, for it is shown as 600 × 600.',
    ],
    [
      'with an SVG that runs a program',
      { 'lucky-fishing/stage/coin.svg': svg().replace('<circle', '<script>play()</script><circle') },
      'lucky-fishing/stage/coin.svg holds a <script> (line 2): delete it, no program may run in an image.',
    ],
    [
      'with a picture of nothing in the game',
      { 'lucky-fishing/stage/anchor.svg': svg() },
      expect.stringMatching(
        /^lucky-fishing\/stage\/anchor\.svg is not an image of the game: name it after one of /,
      ) as string,
    ],
    ['with a program', { 'play.js': 'play()' }, 'play.js is not an image of the game: move it out of here.'],
    [
      'with a picture in other letters',
      { 'Lucky-Fishing/Symbols/Tuna.PNG': 'x' },
      'Lucky-Fishing/Symbols/Tuna.PNG is not an image of the game: name it tuna.png, in the folder lucky-fishing/symbols itself.',
    ],
    [
      'with an empty sound',
      { 'lucky-fishing/sounds/coins.mp3': '' },
      'lucky-fishing/sounds/coins.mp3 is empty: export it again from the sound program.',
    ],
    [
      'with a sound of nothing in the game',
      { 'lucky-fishing/sounds/descend.mp3': 'ID3' },
      'lucky-fishing/sounds/descend.mp3 is not a sound of the game: name it descend.mp3, in the folder ocean-treasures/sounds itself.',
    ],
    [
      'with a sheet without data',
      { 'lucky-fishing/symbols/fish.win.json': undefined },
      'lucky-fishing/symbols/fish.win.png is a sprite sheet without its data: put lucky-fishing/symbols/fish.win.json beside it.',
    ],
    [
      'with data without a sheet',
      { 'lucky-fishing/symbols/fish.win.png': undefined },
      'lucky-fishing/symbols/fish.win.json is without its sprite sheet: put lucky-fishing/symbols/fish.win.png beside it.',
    ],
    [
      'with wrong data',
      { 'lucky-fishing/symbols/fish.win.json': '{}' },
      'lucky-fishing/symbols/fish.win.json is no data of a sprite sheet: export it as JSON (hash or array) from Aseprite or TexturePacker.',
    ],
    [
      'with an animation for something else',
      { 'lucky-fishing/symbols/fish.swim.json': '{}' },
      expect.stringMatching(
        /^lucky-fishing\/symbols\/fish\.swim\.json is not an animation of the game: name it after one of fish\.win, fish\.rest, /,
      ) as string,
    ],
    [
      "with an animation that does not begin with the skin's own picture",
      { 'lucky-fishing/symbols/fish.png': undefined, 'lucky-fishing/symbols/fish.svg': svg() },
      "lucky-fishing/symbols/fish.win.png begins with another picture than the symbol's own: make that the first frame, or the symbol would jump.",
    ],
  ])('%s', async (_, changes, problem) => {
    expect(await problemsWith(changes)).toEqual([problem]);
  });
});
