import type { Raster } from '../../rules/pixels';
import { emptyRaster } from '../../fit/raster';
import { putOver } from '../drawing';
import type { Tag } from '../formats/atlas';
import { playedDuration } from './movie';
import { UnreadableImage } from '../../rules/file-problem';
import { texts } from '../../texts';
import {
  MAX_PIXELS,
  readOldPalette,
  readPalette,
  readPixels,
  readTilemap,
  readTileset,
  type Colours,
  type Tileset,
} from './aseprite-pixels';
import { AsepriteReader } from './aseprite-reader';

// The file of Aseprite, as docs/ase-file-specs.md in Aseprite's repository says. Layers are drawn over one another, in
// whatever way they are blended there.

const MAGIC = 0xa5e0;
const FRAME_MAGIC = 0xf1fa;
const CHUNK = {
  oldPalette: 0x0004,
  olderPalette: 0x0011,
  layer: 0x2004,
  cel: 0x2005,
  tags: 0x2018,
  palette: 0x2019,
  tileset: 0x2023,
};
/** Of the file, of a frame and of a chunk, before what is in them (bytes). */
const HEADS = { file: 128, frame: 16, chunk: 6 };
const CEL = { raw: 0, linked: 1, compressed: 2, tiles: 3 };

/** An Aseprite file: its frames as they are shown, and those that the artist has put under a name. */
interface AsepriteFile {
  readonly frames: readonly Raster[];
  /** Milliseconds of each. */
  readonly durations: readonly number[];
  readonly tags: readonly Tag[];
  /** Whether it looks the same in Aseprite. */
  readonly isExact: boolean;
}

interface Layer {
  /** How many groups it is in. */
  readonly depth: number;
  readonly isShown: boolean;
  /** Whether it is drawn over those below it, not mixed with them. */
  readonly isPlain: boolean;
  /** Whether the colour that is none elsewhere is one on it. */
  readonly isBackground: boolean;
  /** 0 to 255. */
  readonly opacity: number;
  /** The set that its tiles are from, if it has tiles. */
  readonly tileset: number | undefined;
}

interface Cel {
  readonly layer: number;
  /** How many layers later it is drawn than its own. */
  readonly later: number;
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
  readonly pixels: Raster;
}

export const isAseprite = (bytes: Uint8Array): boolean =>
  bytes.length > HEADS.file && (bytes[4] ?? 0) + ((bytes[5] ?? 0) << 8) === MAGIC;

/** Reads an Aseprite file. Throws an Error where it is not whole. */
export function readAseprite(bytes: Uint8Array<ArrayBuffer>): AsepriteFile {
  const file = new AsepriteReader(bytes);
  const count = file.word(6);
  const [width, height, depth] = [file.word(8), file.word(10), file.word(12)];
  if (width * height * count > MAX_PIXELS * 4) throw new UnreadableImage(texts.image.reasons.tooManyPixels);
  const flags = file.long(14);
  const palette: number[][] = [];
  const colours: Colours = { depth, palette, transparent: depth === 8 ? file.byte(28) : -1 };
  let isOldPalette = true;
  const layers: Layer[] = [];
  const tilesets: Tileset[] = [];
  const tags: Tag[] = [];
  const cels: Cel[][] = [];
  const durations: number[] = [];
  let at = HEADS.file;
  for (let index = 0; index < count; index++) {
    if (file.word(at + 4) !== FRAME_MAGIC) throw new UnreadableImage(texts.image.reasons.damaged);
    const end = at + file.long(at);
    durations.push(playedDuration(file.word(at + 8)));
    const own: Cel[] = [];
    cels.push(own);
    for (let chunk = at + HEADS.frame; chunk + HEADS.chunk <= end;) {
      const size = file.long(chunk);
      if (size < HEADS.chunk) throw new UnreadableImage(texts.image.reasons.damaged);
      const type = file.word(chunk + 4);
      const data = file.part(chunk + HEADS.chunk, chunk + size);
      if (type === CHUNK.layer) layers.push(layerOf(data, layers, flags));
      else if (type === CHUNK.palette) {
        isOldPalette = false;
        readPalette(data, palette);
      } else if (type === CHUNK.oldPalette && isOldPalette) readOldPalette(data, palette, 255);
      else if (type === CHUNK.olderPalette && isOldPalette) readOldPalette(data, palette, 63);
      else if (type === CHUNK.tags) tags.push(...tagsIn(data));
      else if (type === CHUNK.tileset) tilesets.push(...[readTileset(data, colours) ?? []].flat());
      else if (type === CHUNK.cel) {
        const cel = celOf(data, { colours, layers, tilesets, cels });
        if (cel) own.push(cel);
      }
      chunk += size;
    }
    at = end;
  }
  const frames = cels.map((all) => {
    const frame = emptyRaster({ width, height });
    for (const { layer, x, y, opacity, pixels } of all.toSorted(byOrder)) {
      const of = layers[layer];
      if (of?.isShown) putOver(pixels, frame, x, y, (of.opacity * opacity) / 255 ** 2);
    }
    return frame;
  });
  return { frames, durations, tags, isExact: layers.every(({ isShown, isPlain }) => !isShown || isPlain) };
}

const byOrder = (one: Cel, other: Cel): number =>
  one.layer + one.later - other.layer - other.later || one.later - other.later;

const LAYER = { visible: 1, background: 8, reference: 64 };
const TILES = 2;
/** In the flags of the file: whether the opacity of layers counts, and that of groups. */
const COUNTS = { layers: 1, groups: 2 };

/** A layer in a group is hidden and faded with it. */
function layerOf(data: AsepriteReader, before: readonly Layer[], counts: number): Layer {
  const [flags, type, depth] = [data.word(0), data.word(2), data.word(4)];
  const parent = before.findLast((one) => one.depth < depth);
  const isGroup = type === 1;
  const own = (counts & (isGroup ? COUNTS.groups : COUNTS.layers)) !== 0 ? data.byte(12) : 255;
  return {
    depth,
    isPlain: data.word(10) === 0,
    isShown: (flags & LAYER.visible) !== 0 && (flags & LAYER.reference) === 0 && parent?.isShown !== false,
    isBackground: (flags & LAYER.background) !== 0,
    opacity: (own * (parent?.opacity ?? 255)) / 255,
    tileset: type === TILES ? data.long(18 + data.word(16)) : undefined,
  };
}

function tagsIn(data: AsepriteReader): Tag[] {
  const directions = ['forward', 'reverse', 'pingpong', 'pingpong_reverse'];
  const tags: Tag[] = [];
  let at = 10;
  for (let left = data.word(0); left > 0; left--) {
    const direction = directions[data.byte(at + 4)] ?? 'forward';
    tags.push({ name: data.text(at + 17), from: data.word(at), to: data.word(at + 2), direction });
    at += 19 + data.word(at + 17);
  }
  return tags;
}

interface Surroundings {
  readonly colours: Colours;
  readonly layers: readonly Layer[];
  readonly tilesets: readonly Tileset[];
  readonly cels: readonly (readonly Cel[])[];
}

/** A cel; undefined where it is of a kind that holds no pixels, or its tiles are in another file. */
function celOf(data: AsepriteReader, { colours, layers, tilesets, cels }: Surroundings): Cel | undefined {
  const [layer, opacity, kind] = [data.word(0), data.byte(6), data.word(7)];
  const place = { layer, opacity, x: data.short(2), y: data.short(4), later: data.short(9) };
  if (kind === CEL.linked) {
    const pixels = cels[data.word(16)]?.find((one) => one.layer === layer)?.pixels;
    return pixels && { ...place, pixels };
  }
  const of = layers[layer];
  if (kind === CEL.tiles) {
    const tileset = tilesets.find(({ id }) => id === of?.tileset);
    return tileset && { ...place, pixels: readTilemap(data, tileset) };
  }
  if (kind !== CEL.raw && kind !== CEL.compressed) return undefined;
  const size = { width: data.word(16), height: data.word(18) };
  const own = of?.isBackground ? { ...colours, transparent: -1 } : colours;
  return { ...place, pixels: readPixels(data.bytes.subarray(20), size, own, kind === CEL.raw) };
}
