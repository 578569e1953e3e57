import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isOfOneColour } from '../../../../src/pages/studio/reading/one-colour';
import { isSymbol } from '../../../../src/skins/image-list';
import { skinSlots } from '../../../../src/skins/skin-slots';
import { product } from '../../../../tools/skins/product';
import { nodeArtTools } from '../../../../tools/skins/node-art-tools';

const symbolsOf = (game: string): string[] =>
  skinSlots(product).images.filter((slot) => isSymbol(slot) && slot.startsWith(`${game}/`));
const six = symbolsOf('lucky-fishing');

test.each([
  ['assets', 'lucky-fishing'],
  ['assets', 'ocean-treasures'],
  ['skins/paper', 'lucky-fishing'],
  ['skins/paper', 'ocean-treasures'],
  ['skins/pixel', 'lucky-fishing'],
  ['skins/pixel', 'ocean-treasures'],
  ['skins/desert-oasis', 'lucky-fishing'],
])('the symbols of %s for %s are told apart by their colours', async (folder, game) => {
  const slots = symbolsOf(game);
  const files = new Map(
    slots.map((slot) => {
      const path = ['.svg', '.png']
        .map((ending) => slot + ending)
        .find((one) => existsSync(`${folder}/${one}`));
      return [path ?? slot, new Blob([new Uint8Array(readFileSync(`${folder}/${path}`))])];
    }),
  );
  expect(files.size).toBe(slots.length);
  expect(await isOfOneColour(files, slots, nodeArtTools)).toBe(false);
});

const SHAPES = [
  '<circle cx="50" cy="50" r="44"',
  '<path d="M50 6l44 88H6z"',
  '<rect x="6" y="26" width="88" height="48"',
  '<ellipse cx="50" cy="50" rx="30" ry="44"',
  '<path d="M50 6l44 44l-44 44l-44-44z"',
  '<path d="M6 20h88l-20 60h-48z"',
];
/** Six shapes, each of its colour, with an outline, an eye and a light. */
async function shapes(colourOf: (n: number) => string, more: (n: number) => string = () => '') {
  const pictures = SHAPES.map(async (shape, n) => {
    const line = `stroke="hsl(210 60% 20%)" stroke-width="3" fill="${colourOf(n)}"/>`;
    const eye = '<circle cx="40" cy="42" r="6" fill="#fff"/><circle cx="40" cy="42" r="3"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shape} ${line}${more(n)}${eye}</svg>`;
    const png = await sharp(Buffer.from(svg), { density: 200 }).png().toBuffer();
    return [`${six[n]}.png`, new Blob([new Uint8Array(png)])] as const;
  });
  return new Map(await Promise.all(pictures));
}
const blue = (n: number): string => `hsl(${205 + 2 * n} 75% ${48 + 2 * n}%)`;

test.each<[string, boolean, () => ReturnType<typeof shapes>]>([
  ['six blue symbols', true, () => shapes(blue)],
  ['six red ones', true, () => shapes((n) => `hsl(${(356 + 2 * n) % 360} 80% 50%)`)],
  ['five blue ones and a red one', false, () => shapes((n) => (n === 3 ? 'hsl(0 80% 50%)' : blue(n)))],
  ['blue ones from dark to light', false, () => shapes((n) => `hsl(210 75% ${22 + 11 * n}%)`)],
  [
    'blue ones, one of which is half yellow',
    false,
    () => shapes(blue, (n) => (n === 2 ? '<path d="M6 50h88v24h-88z" fill="#fc3"/>' : '')),
  ],
  ['grey ones', false, () => shapes((n) => `hsl(210 4% ${48 + 2 * n}%)`)],
  ['line art', false, () => shapes(() => 'none')],
])('%s have one colour: %s', async (_, isOne, files) => {
  expect(await isOfOneColour(await files(), six, nodeArtTools)).toBe(isOne);
});

test('a skin that has not all symbols of a game is not judged', async () => {
  const files = await shapes(blue);
  files.delete(`${six[0]}.png`);
  expect(await isOfOneColour(files, six, nodeArtTools)).toBe(false);
});
