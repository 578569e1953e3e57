import { expect, test } from 'vitest';
import { readAseprite } from '../../../src/skins/frames/movies/aseprite';
import { asepriteOf, asepriteParts } from '../../../testing/animations/aseprite-file';

const { cel, layer, oldPalette, palette, tilemap, tileset } = asepriteParts;
const RED = [200, 0, 0] as const;
const BLUE = [0, 0, 200] as const;
const BLACK = [10, 10, 10] as const;
const colours = oldPalette([BLACK, RED, BLUE]);
const TWO = { width: 2, height: 1 };

/** Each pixel as a letter: `r`, `b` and `k` for black, in capitals where it is half-transparent, and `.` where nothing is. */
function drawn(file: Uint8Array<ArrayBuffer>): string {
  const [frame] = readAseprite(file).frames;
  const { data = [], width = 0, height = 0 } = frame ?? {};
  return Array.from({ length: width * height }, (_, index) => {
    const [red = 0, , blue = 0, opacity = 0] = data.slice(4 * index, 4 * index + 4);
    if (opacity === 0) return '.';
    const letter = red > 100 ? 'r' : blue > 100 ? 'b' : 'k';
    return opacity === 255 ? letter : letter.toUpperCase();
  }).join('');
}

test('colours are read from the old list, which Aseprite writes where all are opaque', () => {
  expect(drawn(asepriteOf(TWO, [colours, layer({}), cel(0, TWO, [1, 2])]))).toBe('rb');
  const both = [
    palette([
      [...BLACK, 255],
      [...BLUE, 255],
      [...RED, 128],
    ]),
    colours,
  ];
  expect(drawn(asepriteOf(TWO, [...both, layer({}), cel(0, TWO, [1, 2])]))).toBe('bR');
});

test('the colour that is none elsewhere is one on the background', () => {
  expect(drawn(asepriteOf(TWO, [colours, layer({}), cel(0, TWO, [0, 1])]))).toBe('.r');
  expect(drawn(asepriteOf(TWO, [colours, layer({ flags: 1 | 8 }), cel(0, TWO, [0, 1])]))).toBe('kr');
});

test('a cel is drawn as many layers later as it says', () => {
  const layers = [colours, layer({}), layer({})];
  expect(drawn(asepriteOf(TWO, [...layers, cel(0, TWO, [1, 1]), cel(1, TWO, [2, 0])]))).toBe('br');
  expect(drawn(asepriteOf(TWO, [...layers, cel(0, TWO, [1, 1], 1), cel(1, TWO, [2, 0])]))).toBe('rr');
  expect(drawn(asepriteOf(TWO, [...layers, cel(0, TWO, [1, 1]), cel(1, TWO, [2, 0], -1)]))).toBe('rr');
});

test('a layer fades with its group', () => {
  const group = [colours, layer({ type: 1, opacity: 128 }), layer({ depth: 1 })];
  expect(drawn(asepriteOf(TWO, [...group, cel(1, TWO, [1, 2])]))).toBe('RB');
});

test('tiles are laid out, mirrored and turned', () => {
  const size = { width: 4, height: 4 };
  const tiles = tileset(7, { width: 2, height: 2 }, [...[0, 0, 0, 0], ...[1, 2, 0, 0]]);
  const layers = [colours, tiles, layer({ type: 2, tileset: 7 })];
  const laid = (...all: number[]): string =>
    drawn(asepriteOf(size, [...layers, tilemap(0, { width: 2, height: 2 }, all)]));
  expect(laid(1, 0, 0, 1)).toBe('rb......' + '..rb....');
  expect(laid(1 + 2 ** 29, 1 + 2 ** 30, 0, 0)).toBe('br....rb' + '........');
  // A quarter to the right: its rows become columns, which are mirrored then.
  expect(laid(1 + 2 ** 31, 1 + 2 ** 31 + 2 ** 29, 0, 0)).toBe('r..rb..b' + '........');
});

test('tiles that are in another file are left out', () => {
  const layers = [colours, layer({ type: 2, tileset: 7 })];
  expect(drawn(asepriteOf(TWO, [...layers, tilemap(0, { width: 1, height: 1 }, [1])]))).toBe('..');
});
