import { zlibSync } from 'fflate';
import type { Size } from '../../src/skins/image-list';
import type { Raster } from '../../src/skins/rules/pixels';

const word = (value: number): number[] => [value & 255, (value >>> 8) & 255];
const long = (value: number): number[] => [...word(value & 0xffff), ...word(value >>> 16)];
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const text = (value: string): number[] => [...word(value.length), ...new TextEncoder().encode(value)];

const chunk = (type: number, data: readonly number[]): number[] => [
  ...long(data.length + 6),
  ...word(type),
  ...data,
];

const layer = (name: string, isShown: boolean): number[] =>
  chunk(0x2004, [
    ...word(isShown ? 3 : 2),
    ...word(0),
    ...word(0),
    ...zeros(4),
    ...word(0),
    255,
    ...zeros(3),
    ...text(name),
  ]);

const cel = (on: number, { width, height, data }: Raster): number[] =>
  chunk(0x2005, [
    ...[...word(on), ...word(0), ...word(0), 255, ...word(2), ...zeros(7)],
    ...[...word(width), ...word(height), ...zlibSync(Uint8Array.from(data))],
  ]);

const linked = (on: number, frame: number): number[] =>
  chunk(0x2005, [...word(on), ...word(0), ...word(0), 255, ...word(1), ...zeros(7), ...word(frame)]);

interface Tag {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const tagChunk = (tags: readonly Tag[]): number[] =>
  chunk(0x2018, [
    ...[...word(tags.length), ...zeros(8)],
    ...tags.flatMap(({ name, from, to }) => [...word(from), ...word(to), 0, ...zeros(12), ...text(name)]),
  ]);

/**
 * A file of Aseprite with true colours: the frames on one layer, under another that is hidden, the last of them as a link to the
 * first.
 *
 * @param duration milliseconds of each
 * @param tags the name of one for all frames but the link, or several
 */
export function asepriteFile(
  frames: readonly Raster[],
  duration: number,
  tags: string | readonly Tag[] = [],
): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (!first) throw new Error('There are no frames.');
  const hidden: Raster = { ...first, data: first.data.map(() => 255) };
  const all = [...frames, undefined].map((picture, index) => {
    const chunks = [
      ...(index === 0
        ? [
            layer('fish', true),
            layer('notes', false),
            tagChunk(typeof tags === 'string' ? [{ name: tags, from: 0, to: frames.length - 1 }] : tags),
          ]
        : []),
      picture ? cel(0, picture) : linked(0, 0),
      cel(1, hidden),
    ];
    return frameOf(chunks, duration);
  });
  return withHead(all, first, 32, duration);
}

function withHead(
  frames: readonly (readonly number[])[],
  { width, height }: Size,
  depth: number,
  duration: number,
): Uint8Array<ArrayBuffer> {
  const body = frames.flat();
  const head = [
    ...[...long(body.length + 128), ...word(0xa5e0), ...word(frames.length), ...word(width), ...word(height)],
    ...[...word(depth), ...long(3), ...word(duration), ...zeros(8), 0],
  ];
  return Uint8Array.from([...head, ...zeros(128 - head.length), ...body]);
}

const frameOf = (chunks: readonly (readonly number[])[], duration: number): number[] => {
  const inner = chunks.flat();
  return [
    ...[...long(inner.length + 16), ...word(0xf1fa), ...word(chunks.length), ...word(duration), ...zeros(2)],
    ...[...long(chunks.length), ...inner],
  ];
};

/** What a file of one frame is made of, for `asepriteOf`. Pixels are numbers of colours. */
export const asepriteParts = {
  /** As Aseprite 1.3.5 and later write colours that are all opaque: in two packets. */
  oldPalette: (colours: readonly (readonly [number, number, number])[]): number[] =>
    chunk(0x0004, [
      ...word(2),
      0,
      1,
      ...(colours[0] ?? []),
      0,
      colours.length - 1,
      ...colours.slice(1).flat(),
    ]),
  palette: (colours: readonly (readonly [number, number, number, number])[]): number[] =>
    chunk(0x2019, [
      ...[...long(colours.length), ...long(0), ...long(colours.length - 1), ...zeros(8)],
      ...colours.flatMap((channels) => [...word(0), ...channels]),
    ]),
  layer: ({ flags = 1, type = 0, depth = 0, opacity = 255, tileset = 0 }): number[] =>
    chunk(0x2004, [
      ...[...word(flags), ...word(type), ...word(depth), ...zeros(4), ...word(0), opacity, ...zeros(3)],
      ...[...text('layer'), ...(type === 2 ? long(tileset) : [])],
    ]),
  /** @param later how many layers later it is drawn than its own */
  cel: (on: number, { width, height }: Size, pixels: readonly number[], later = 0): number[] =>
    chunk(0x2005, [
      ...[...word(on), ...word(0), ...word(0), 255, ...word(2), ...word(later & 0xffff), ...zeros(5)],
      ...[...word(width), ...word(height), ...zlibSync(Uint8Array.from(pixels))],
    ]),
  /** @param pixels of all tiles, the first of which is empty, from top to bottom */
  tileset: (id: number, { width, height }: Size, pixels: readonly number[]): number[] => {
    const packed = zlibSync(Uint8Array.from(pixels));
    return chunk(0x2023, [
      ...[
        ...long(id),
        ...long(2 | 4),
        ...long(pixels.length / width / height),
        ...word(width),
        ...word(height),
      ],
      ...[...word(1), ...zeros(14), ...text('tiles'), ...long(packed.length), ...packed],
    ]);
  },
  /** @param tiles each with the bits that mirror it across (29), down (30) and swap its rows and columns (31) */
  tilemap: (on: number, { width, height }: Size, tiles: readonly number[]): number[] =>
    chunk(0x2005, [
      ...[...word(on), ...word(0), ...word(0), 255, ...word(3), ...zeros(7), ...word(width), ...word(height)],
      ...[
        ...word(32),
        ...long(0x1fffffff),
        ...long(2 ** 29),
        ...long(2 ** 30),
        ...long(2 ** 31),
        ...zeros(10),
      ],
      ...zlibSync(Uint8Array.from(tiles.flatMap(long))),
    ]),
};

/** A file of Aseprite with one frame, whose pixels are numbers of colours. The first of them is none. */
export const asepriteOf = (size: Size, chunks: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> =>
  withHead([frameOf(chunks, 100)], size, 8, 100);
