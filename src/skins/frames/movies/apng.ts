import { crc32 } from '../../rules/file-format';
import { joined, playedDuration, type Movie, type Patch } from './movie';

const SIGNATURE = 8;
/** Length, type and checksum around the data of a chunk (bytes). */
const AROUND = 12;
/** Chunks that no frame has for itself. How all of them are turned, no decoder needs to know. */
const OF_THE_WHOLE = ['acTL', 'eXIf', 'IEND'];

/** What an `fcTL` chunk says about the frame that follows it. */
interface Control {
  readonly width: number;
  readonly height: number;
  readonly place: Omit<Patch, 'image'>;
  readonly pixels: Uint8Array[];
}

/** Takes an animated PNG apart. It is known to be whole. */
export function readApng(bytes: Uint8Array<ArrayBuffer>): Movie {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  /** Colours and the like, which all frames share. */
  const shared: Uint8Array[] = [];
  const frames: Control[] = [];
  for (let at = SIGNATURE; at + AROUND <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = data.slice();
    else if (type === 'fcTL') frames.push(controlOf(new DataView(data.slice().buffer)));
    // The first picture need not be one of the animation.
    else if (type === 'IDAT') frames.at(-1)?.pixels.push(data);
    else if (type === 'fdAT') frames.at(-1)?.pixels.push(data.subarray(4));
    else if (!OF_THE_WHOLE.includes(type) && frames.length <= 1) shared.push(chunk(type, data));
    at += AROUND + length;
  }
  const [width = 0, height = 0] = header.length >= 8 ? sizeIn(header) : [];
  const signature = bytes.subarray(0, SIGNATURE);
  const patches = frames.map(({ width, height, place, pixels }): Patch => {
    const own = header.slice();
    new DataView(own.buffer).setUint32(0, width);
    new DataView(own.buffer).setUint32(4, height);
    const parts = [chunk('IHDR', own), ...shared, ...pixels.map((data) => chunk('IDAT', data))];
    const image = joined([signature, ...parts, chunk('IEND', new Uint8Array(0))]);
    return { image: { format: 'png', bytes: image, width, height }, ...place };
  });
  return { width, height, patches };
}

function sizeIn(header: Uint8Array<ArrayBuffer>): [number, number] {
  const view = new DataView(header.buffer);
  return [view.getUint32(0), view.getUint32(4)];
}

function controlOf(view: DataView<ArrayBuffer>): Control {
  const [delay, parts] = [view.getUint16(20), view.getUint16(22)];
  return {
    width: view.getUint32(4),
    height: view.getUint32(8),
    place: {
      ...{ x: view.getUint32(12), y: view.getUint32(16) },
      duration: playedDuration((1000 * delay) / (parts || 100)),
      after: (['stays', 'cleared', 'restored'] as const)[view.getUint8(24)] ?? 'stays',
      isOver: view.getUint8(25) === 1,
    },
    pixels: [],
  };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(AROUND + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
