import { unzlibSync } from 'fflate';
import type { Raster } from '../../rules/pixels';
import { emptyRaster } from '../../fit/raster';
import { UnreadableImage } from '../../rules/file-problem';
import { texts } from '../../texts';
import type { AsepriteReader } from './aseprite-reader';

/** Pixels of a picture at most. */
export const MAX_PIXELS = 4096 * 4096;
const TILESET = { holdsTiles: 2 };

/** How the pixels of a file are written. */
export interface Colours {
  /** Bits of a pixel. */
  readonly depth: number;
  /** Red, green, blue and opacity of each colour. */
  readonly palette: readonly (readonly number[])[];
  /** The colour of the palette that is none; -1 where there is none. */
  readonly transparent: number;
}

/** Tiles, one below the other. */
export interface Tileset {
  readonly id: number;
  /** The height of one tile (pixels). */
  readonly height: number;
  readonly pixels: Raster;
}

/** Reads the colours of a palette that have changed into it. */
export function readPalette(data: AsepriteReader, palette: number[][]): void {
  const [first, last] = [data.long(4), data.long(8)];
  let at = 20;
  for (let index = first; index <= last; index++) {
    palette[index] = [2, 3, 4, 5].map((offset) => data.byte(at + offset));
    at += (data.word(at) & 1) === 0 ? 6 : 8 + data.word(at + 6);
  }
}

/** The same in the older form, which Aseprite still writes for colours that are all opaque. @param max of a channel */
export function readOldPalette(data: AsepriteReader, palette: number[][], max: 255 | 63): void {
  let [index, at] = [0, 2];
  for (let packets = data.word(0); packets > 0; packets--) {
    index += data.byte(at);
    const count = data.byte(at + 1) || 256;
    at += 2;
    for (let left = count; left > 0; left--) {
      const channels = [0, 1, 2].map((offset) => Math.round((data.byte(at + offset) * 255) / max));
      palette[index++] = [...channels, 255];
      at += 3;
    }
  }
}

/** The pixels of a picture. @param packed compressed, unless `isRaw` */
export function readPixels(
  packed: Uint8Array,
  size: { readonly width: number; readonly height: number },
  colours: Colours,
  isRaw = false,
): Raster {
  const pixels = emptyRaster(size);
  const count = size.width * size.height;
  const raw = isRaw ? packed : unpacked(packed, count * (colours.depth / 8));
  for (let index = 0; index < count; index++) pixels.data.set(colourAt(raw, index, colours), index * 4);
  return pixels;
}

/** What unpacks to more than it says is cut off there. */
const unpacked = (packed: Uint8Array, size: number): Uint8Array =>
  unzlibSync(packed, { out: new Uint8Array(size) });

function colourAt(
  raw: Uint8Array,
  index: number,
  { depth, palette, transparent }: Colours,
): readonly number[] {
  if (depth === 32) return [0, 1, 2, 3].map((channel) => raw[index * 4 + channel] ?? 0);
  if (depth === 16) {
    const [grey, opacity] = [raw[index * 2] ?? 0, raw[index * 2 + 1] ?? 0];
    return [grey, grey, grey, opacity];
  }
  const colour = raw[index] ?? 0;
  return colour === transparent ? [0, 0, 0, 0] : (palette[colour] ?? [0, 0, 0, 0]);
}

/** A set of tiles; undefined where it is in another file. */
export function readTileset(data: AsepriteReader, colours: Colours): Tileset | undefined {
  const [flags, count, width, height] = [data.long(4), data.long(8), data.word(12), data.word(14)];
  if ((flags & TILESET.holdsTiles) === 0) return undefined;
  const at = 34 + data.word(32) + ((flags & 1) === 0 ? 0 : 8);
  const size = { width, height: height * count };
  if (size.width * size.height > MAX_PIXELS) throw new UnreadableImage(texts.image.reasons.tooManyPixels);
  return { id: data.long(0), height, pixels: readPixels(data.bytes.subarray(at + 4), size, colours) };
}

/** A picture of tiles, each of which may be mirrored and have its rows and columns swapped. */
export function readTilemap(data: AsepriteReader, { height, pixels: tiles }: Tileset): Raster {
  const { width } = tiles;
  const [columns, rows] = [data.word(16), data.word(18)];
  const [id, across, down, swapped] = [22, 26, 30, 34].map((at) => data.long(at)) as [
    number,
    number,
    number,
    number,
  ];
  if (columns * width * rows * height > MAX_PIXELS)
    throw new UnreadableImage(texts.image.reasons.tooManyPixels);
  const written = new DataView(unpacked(data.bytes.subarray(48), columns * rows * 4).buffer);
  const pixels = emptyRaster({ width: columns * width, height: rows * height });
  for (let cell = 0; cell < columns * rows; cell++) {
    const tile = written.getUint32(cell * 4, true);
    const top = ((tile & id) >>> 0) * height;
    // The first tile is empty.
    if (top === 0) continue;
    const [left, above] = [(cell % columns) * width, Math.floor(cell / columns) * height];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const own = [(tile & across) === 0 ? x : width - 1 - x, (tile & down) === 0 ? y : height - 1 - y];
        const [fromX = 0, fromY = 0] = (tile & swapped) === 0 ? own : own.toReversed();
        const from = ((top + fromY) * width + fromX) * 4;
        pixels.data.set(tiles.data.subarray(from, from + 4), ((above + y) * pixels.width + left + x) * 4);
      }
    }
  }
  return pixels;
}
