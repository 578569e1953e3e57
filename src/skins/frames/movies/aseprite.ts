import { unzlibSync } from 'fflate';
import type { Raster } from '../../rules/pixels';
import { emptyRaster } from '../../fit/raster';
import { putOver } from '../drawing';
import type { Tag } from '../formats/atlas';
import { playedDuration } from './movie';
import { texts } from '../../texts';
import { UnreadableImage } from '../../rules/file-problem';

// The file of Aseprite, as docs/ase-file-specs.md in Aseprite's repository says. Layers are drawn over one another, in
// whatever way they are blended there.

const MAGIC = 0xa5e0;
const FRAME_MAGIC = 0xf1fa;
const CHUNK = { layer: 0x2004, cel: 0x2005, tags: 0x2018, palette: 0x2019, oldPalette: 0x0004 };
/** Of the file, of a frame and of a chunk, before what is in them (bytes). */
const HEADS = { file: 128, frame: 16, chunk: 6 };
const CEL = { raw: 0, linked: 1, compressed: 2 };
const MAX_PIXELS = 4096 * 4096;

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
  readonly opacity: number;
}

interface Cel {
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
  readonly pixels: Raster;
}

export const isAseprite = (bytes: Uint8Array): boolean =>
  bytes.length > HEADS.file && (bytes[4] ?? 0) + ((bytes[5] ?? 0) << 8) === MAGIC;

/** Reads an Aseprite file. Throws an Error where it is not whole. */
export function readAseprite(bytes: Uint8Array<ArrayBuffer>): AsepriteFile {
  const file = new Reader(bytes);
  const count = file.word(6);
  const [width, height, depth] = [file.word(8), file.word(10), file.word(12)];
  if (width * height * count > MAX_PIXELS * 4) throw new UnreadableImage(texts.image.reasons.tooManyPixels);
  const hasLayerOpacity = (file.long(14) & 1) !== 0;
  const transparent = depth === 8 ? file.byte(28) : -1;
  const palette: number[][] = [];
  const layers: Layer[] = [];
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
      if (type === CHUNK.layer) layers.push(layerOf(data, layers, hasLayerOpacity));
      else if (type === CHUNK.palette) readPalette(data, palette);
      else if (type === CHUNK.tags) tags.push(...tagsIn(data));
      else if (type === CHUNK.cel) {
        const cel = celOf(data, { depth, palette, transparent, cels });
        if (cel) own.push(cel);
      }
      chunk += size;
    }
    at = end;
  }
  const frames = cels.map((all) => {
    const frame = emptyRaster({ width, height });
    for (const { layer, x, y, opacity, pixels } of all.toSorted((one, other) => one.layer - other.layer)) {
      const of = layers[layer];
      if (of?.isShown) putOver(pixels, frame, x, y, (of.opacity * opacity) / 255 ** 2);
    }
    return frame;
  });
  return { frames, durations, tags, isExact: layers.every(({ isShown, isPlain }) => !isShown || isPlain) };
}

/** Reads numbers, the lower byte first. Throws an Error past the end. */
class Reader {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(at: number): number {
    return this.view.getUint8(at);
  }

  word(at: number): number {
    return this.view.getUint16(at, true);
  }

  short(at: number): number {
    return this.view.getInt16(at, true);
  }

  long(at: number): number {
    return this.view.getUint32(at, true);
  }

  text(at: number): string {
    return new TextDecoder().decode(this.bytes.subarray(at + 2, at + 2 + this.word(at)));
  }

  part(from: number, to: number): Reader {
    return new Reader(this.bytes.subarray(from, to));
  }
}

const LAYER = { visible: 1, reference: 64 };

/** A layer in a group is hidden with it. */
function layerOf(data: Reader, before: readonly Layer[], hasOpacity: boolean): Layer {
  const [flags, depth] = [data.word(0), data.word(4)];
  const parent = before.findLast((one) => one.depth < depth);
  return {
    depth,
    isPlain: data.word(10) === 0,
    isShown: (flags & LAYER.visible) !== 0 && (flags & LAYER.reference) === 0 && parent?.isShown !== false,
    opacity: hasOpacity ? data.byte(12) : 255,
  };
}

function readPalette(data: Reader, palette: number[][]): void {
  const [first, last] = [data.long(4), data.long(8)];
  let at = 20;
  for (let index = first; index <= last; index++) {
    palette[index] = [2, 3, 4, 5].map((offset) => data.byte(at + offset));
    at += (data.word(at) & 1) === 0 ? 6 : 8 + data.word(at + 6);
  }
}

function tagsIn(data: Reader): Tag[] {
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
  readonly depth: number;
  readonly palette: readonly (readonly number[])[];
  /** The colour of the palette that is none; -1 where there is none. */
  readonly transparent: number;
  readonly cels: readonly (readonly Cel[])[];
}

/** A cel; undefined where it is of a kind that holds no pixels, such as tiles. */
function celOf(data: Reader, around: Surroundings): Cel | undefined {
  const [layer, opacity, kind] = [data.word(0), data.byte(6), data.word(7)];
  const place = { layer, opacity, x: data.short(2), y: data.short(4) };
  if (kind === CEL.linked) {
    const pixels = around.cels[data.word(16)]?.find((one) => one.layer === layer)?.pixels;
    return pixels && { ...place, pixels };
  }
  if (kind !== CEL.raw && kind !== CEL.compressed) return undefined;
  const pixels = emptyRaster({ width: data.word(16), height: data.word(18) });
  const packed = data.bytes.subarray(20);
  const size = (pixels.data.length / 4) * (around.depth / 8);
  // What unpacks to more than it says is cut off there.
  const raw = kind === CEL.raw ? packed : unzlibSync(packed, { out: new Uint8Array(size) });
  for (let index = 0; index < pixels.data.length / 4; index++) {
    pixels.data.set(colourAt(raw, index, around), index * 4);
  }
  return { ...place, pixels };
}

function colourAt(
  raw: Uint8Array,
  index: number,
  { depth, palette, transparent }: Surroundings,
): readonly number[] {
  if (depth === 32) return [0, 1, 2, 3].map((channel) => raw[index * 4 + channel] ?? 0);
  if (depth === 16) {
    const [grey, opacity] = [raw[index * 2] ?? 0, raw[index * 2 + 1] ?? 0];
    return [grey, grey, grey, opacity];
  }
  const colour = raw[index] ?? 0;
  return colour === transparent ? [0, 0, 0, 0] : (palette[colour] ?? [0, 0, 0, 0]);
}
