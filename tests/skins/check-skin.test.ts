import { expect, it } from 'vitest';
import { figureNames } from '../../src/games/win-art';
import { checkSkin } from '../../src/skins/check-skin';
import { texts } from '../../src/skins/texts';
import { nodeArtTools } from '../../tools/skins/node-art-tools';
import { svg } from '../tools/assets/assets-folder';
import { paperSea } from './skin-files';

type Changes = Readonly<Record<string, string | Uint8Array<ArrayBuffer> | undefined>>;

const { skin: words, manifest: manifestWords, names } = texts;
const sound = await paperSea();

/** The sound skin after these files were added, replaced or taken away. */
function contentsWith(changes: Changes): Map<string, Blob> {
  const files = { ...Object.fromEntries(sound), ...changes };
  return new Map(
    Object.entries(files).flatMap(([path, content]) =>
      content === undefined ? [] : [[path, new Blob([content])] as const],
    ),
  );
}
const problemsWith = async (changes: Changes) =>
  (await checkSkin(contentsWith(changes), nodeArtTools)).problems;

const manifestWith = (fields: object) =>
  JSON.stringify({ ...(JSON.parse(sound.get('skin.json') as string) as object), ...fields });
const nothing: Changes = Object.fromEntries([...sound.keys()].map((path) => [path, undefined]));

/** Pictures of all figures, narrow and wide. */
const figures: Changes = Object.fromEntries(
  figureNames.map((name, n) => [
    `shell/wins/figures/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${6 + n} 16"><path d="M1 1h4v12z"/></svg>`,
  ]),
);

it.each<[string, Changes]>([
  ['a file of each kind, for a part of the product', {}],
  [
    'a sound that is played quieter',
    { 'skin.json': manifestWith({ gains: { 'lucky-fishing/sounds/coins': -6 } }) },
  ],
  ['a README', { 'README.md': '# Paper Sea' }],
  ["an animation that begins with the product's picture", { 'lucky-fishing/symbols/fish.png': undefined }],
  ['figures of any width', figures],
  ['a font', { 'shell/wins/figures/font.woff2': 'wOF2...' }],
  ['colours alone', { ...nothing, 'skin.json': manifestWith({ colours: { gold: '#ffd27a' } }) }],
])('a skin is sound with %s', async (_, changes) => {
  expect(await problemsWith(changes)).toEqual([]);
});

it('checks a blur as the picture of its symbol, and what plays as it lands as its other animations', async () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>';
  const problems = await problemsWith({
    'lucky-fishing/symbols/fish.blur.svg': wide,
    'lucky-fishing/symbols/fish.land.png': sound.get('lucky-fishing/symbols/fish.win.png'),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^lucky-fishing\/symbols\/fish\.blur\.svg .*square/),
    words.noData('lucky-fishing/symbols/fish.land.png', 'lucky-fishing/symbols/fish.land.json'),
  ]);
});

it('decodes one picture at a time: a single one may take all memory that there is', async () => {
  let [running, max, all] = [0, 0, 0];
  const decode: typeof nodeArtTools.decode = async (...wanted) => {
    running++;
    all++;
    max = Math.max(max, running);
    const pixels = await nodeArtTools.decode(...wanted);
    running--;
    return pixels;
  };
  await checkSkin(contentsWith({ 'lucky-fishing/stage/coin.svg': svg() }), { ...nodeArtTools, decode });
  expect({ max, all }).toEqual({ max: 1, all: 4 });
});

const LUCKY = 'lucky-fishing/symbols';
const WIN = `${LUCKY}/fish.win`;

it.each<[string, Changes, string]>([
  ['without its file', { 'skin.json': undefined }, `skin.json ${manifestWords.missing}.`],
  [
    'with a wrong file',
    { 'skin.json': manifestWith({ author: '' }) },
    `skin.json ${manifestWords.needs.author}.`,
  ],
  [
    'with a heavy file',
    { 'skin.json': ' '.repeat(64_001) },
    `skin.json ${manifestWords.tooHeavy(64_001, 64_000)}.`,
  ],
  ['with nothing else', { ...nothing, 'skin.json': manifestWith({}) }, words.nothingElse('skin.json')],
  [
    'with a picture of a game that it is not for',
    { 'ocean-treasures/symbols/crab.svg': svg() },
    words.unlistedGame('skin.json', 'ocean-treasures'),
  ],
  [
    'with a picture twice',
    { [`${LUCKY}/fish.svg`]: svg(), [`${WIN}.png`]: undefined, [`${WIN}.json`]: undefined },
    names.duplicates(`${LUCKY}/fish`, ['fish.png', 'fish.svg']),
  ],
  [
    'with an SVG that contains a script',
    { 'lucky-fishing/stage/coin.svg': svg().replace('<circle', '<script>play()</script><circle') },
    "lucky-fishing/stage/coin.svg contains a <script> (line 2). Delete it, because pictures can't contain scripts.",
  ],
  [
    'with a picture that the game does not have',
    { 'lucky-fishing/stage/anchor.svg': svg() },
    "lucky-fishing/stage/anchor.svg isn't one of the game's pictures. Rename it to ",
  ],
  ['with a program', { 'play.js': 'play()' }, names.unexpected.picture('play.js', names.moveOut)],
  [
    'with an empty sound',
    { 'lucky-fishing/sounds/coins.mp3': '' },
    `lucky-fishing/sounds/coins.mp3 ${texts.sound.empty}.`,
  ],
  [
    'with a sound that is only made quieter',
    { 'skin.json': manifestWith({ gains: { 'lucky-fishing/sounds/count': -6 } }) },
    words.gainAlone('skin.json', 'lucky-fishing/sounds/count'),
  ],
  [
    'with only some of the digits',
    { ...figures, 'shell/wins/figures/4.svg': undefined },
    words.missingDigits(['4']),
  ],
  [
    'with a font that is none',
    { 'shell/wins/figures/font.ttf': '<svg/>' },
    `shell/wins/figures/font.ttf ${texts.font.noFont}.`,
  ],
  [
    'with a heavy font',
    { 'shell/wins/figures/font.woff': `wOFF${' '.repeat(256_000)}` },
    `shell/wins/figures/font.woff ${texts.font.tooHeavy(256_004, 256_000)}.`,
  ],
  ['with a sheet without data', { [`${WIN}.json`]: undefined }, words.noData(`${WIN}.png`, `${WIN}.json`)],
  ['with data without a sheet', { [`${WIN}.png`]: undefined }, words.noSheet(`${WIN}.json`, `${WIN}.png`)],
  ['with wrong data', { [`${WIN}.json`]: '{}' }, `${WIN}.json ${texts.animation.notData}.`],
  [
    'with an unknown animation',
    { [`${LUCKY}/fish.swim.json`]: '{}' },
    `${LUCKY}/fish.swim.json isn't one of the game's animations. Rename it to fish.win, fish.rest, `,
  ],
  [
    "with an animation that does not begin with the skin's own picture",
    { [`${LUCKY}/fish.png`]: undefined, [`${LUCKY}/fish.svg`]: svg() },
    `${WIN}.png doesn't fit the games yet. Add it in the studio, which makes these changes: `,
  ],
])('a skin is refused %s', async (_, changes, problem) => {
  expect(await problemsWith(changes)).toEqual([expect.stringContaining(problem)]);
});
