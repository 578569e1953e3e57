import { joined, playedDuration, type Movie, type Patch } from './movie';

/** Of the file, before its first chunk; and of a chunk, before its data (bytes). */
const HEAD = 12;
const CHUNK_HEAD = 8;
/** Of a frame's place, size and time, before its picture (bytes). */
const FRAME_HEAD = 16;
const HAS_ALPHA = 0x10;

/** Takes an animated WebP apart. It is known to be whole. */
export function readAnimatedWebp(bytes: Uint8Array<ArrayBuffer>): Movie {
  let size = { width: 0, height: 0 };
  const patches: Patch[] = [];
  for (const { type, data } of chunksIn(bytes, HEAD)) {
    if (type === 'VP8X') size = { width: threeBytes(data, 4) + 1, height: threeBytes(data, 7) + 1 };
    if (type === 'ANMF') patches.push(patchOf(data));
  }
  return { ...size, patches };
}

const threeBytes = (data: Uint8Array, at: number): number =>
  (data[at] ?? 0) + ((data[at + 1] ?? 0) << 8) + ((data[at + 2] ?? 0) << 16);

/** Chunks have an even length in the file. */
function* chunksIn(
  bytes: Uint8Array,
  from: number,
): Generator<{ type: string; data: Uint8Array; all: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = from; at + CHUNK_HEAD <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEAD + length + (length % 2);
    yield {
      type: String.fromCharCode(...bytes.subarray(at, at + 4)),
      data: bytes.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length),
      all: bytes.subarray(at, end),
    };
    at = end;
  }
}

/** A WebP of one picture, which fills it. */
function patchOf(frame: Uint8Array): Patch {
  const flags = frame[15] ?? 0;
  const parts = [...chunksIn(frame, FRAME_HEAD)].filter(({ type }) => /^(ALPH|VP8[ L])$/.test(type));
  // With its opacity apart, a picture needs a head that says so.
  const extended = chunk('VP8X', Uint8Array.of(HAS_ALPHA, 0, 0, 0, ...frame.subarray(6, 12)));
  const hasAlpha = parts.some(({ type }) => type === 'ALPH');
  const chunks = [...(hasAlpha ? [extended] : []), ...parts.map(({ all }) => all)];
  return {
    image: {
      ...{ format: 'webp', bytes: chunk('RIFF', joined([letters('WEBP'), ...chunks])) },
      ...{ width: threeBytes(frame, 6) + 1, height: threeBytes(frame, 9) + 1 },
    },
    ...{ x: 2 * threeBytes(frame, 0), y: 2 * threeBytes(frame, 3) },
    duration: playedDuration(threeBytes(frame, 12)),
    isOver: (flags & 2) === 0,
    after: (flags & 1) === 0 ? 'stays' : 'cleared',
  };
}

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length, true);
  return joined([letters(type), length, data]);
}
