import { joined, playedDuration, type Movie, type Patch } from './movie';

const BLOCK = { extension: 0x21, image: 0x2c, end: 0x3b };
const CONTROL = 0xf9;
/** Of the signature and the logical screen, before any table of colours (bytes). */
const HEAD = 13;
/** Of an image's place and size, before its own colours (bytes). */
const DESCRIPTOR = 10;

/** The bytes of a table of colours, by the flags that announce it. */
const colourBytes = (flags: number): number => ((flags & 0x80) !== 0 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Takes a GIF apart. One that is cut off ends with its last whole picture. */
export function readGif(bytes: Uint8Array<ArrayBuffer>): Movie {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const patches: Patch[] = [];
  const colours = bytes.subarray(HEAD, HEAD + colourBytes(view.getUint8(10)));
  let control: number | undefined;
  let at = HEAD + colours.length;
  while (at < bytes.length && bytes[at] !== BLOCK.end) {
    if (bytes[at] === BLOCK.image) {
      const own = colourBytes(bytes[at + DESCRIPTOR - 1] ?? 0);
      const end = blocksEnd(bytes, at + DESCRIPTOR + own + 1);
      if (end === undefined) break;
      patches.push(patchOf({ bytes, view, colours }, { at, end, control }));
      control = undefined;
      at = end;
    } else {
      if (bytes[at] !== BLOCK.extension) break;
      if (bytes[at + 1] === CONTROL) control = at;
      const end = blocksEnd(bytes, at + 2);
      if (end === undefined) break;
      at = end;
    }
  }
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), patches };
}

/** Where a row of blocks ends, each of which begins with its length; undefined where the file ends before. */
function blocksEnd(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length;) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) return at;
  }
  return undefined;
}

/** A GIF of one picture, which fills it. */
function patchOf(
  gif: { bytes: Uint8Array<ArrayBuffer>; view: DataView<ArrayBuffer>; colours: Uint8Array },
  { at, end, control }: { at: number; end: number; control: number | undefined },
): Patch {
  const { bytes, view, colours } = gif;
  const [x, y, width, height] = [1, 3, 5, 7].map((offset) => view.getUint16(at + offset, true));
  const head = bytes.slice(0, HEAD);
  head.set(bytes.subarray(at + 5, at + 9), 6);
  const picture = bytes.slice(at, end);
  picture.fill(0, 1, 5);
  const flags = control === undefined ? 0 : view.getUint8(control + 3);
  const rest = control === undefined ? [] : [bytes.subarray(control, control + 8)];
  return {
    image: {
      ...{ format: 'gif', width: width ?? 0, height: height ?? 0 },
      bytes: joined([head, colours, ...rest, picture, Uint8Array.of(BLOCK.end)]),
    },
    ...{ x: x ?? 0, y: y ?? 0, isOver: true },
    after: (['stays', 'stays', 'cleared', 'restored'] as const)[(flags >> 2) & 7] ?? 'stays',
    duration: playedDuration(control === undefined ? 0 : 10 * view.getUint16(control + 4, true)),
  };
}
