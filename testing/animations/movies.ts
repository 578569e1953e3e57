import sharp from 'sharp';
import { crc32 } from '../../src/skins/rules/file-format';
import type { Pixels } from '../../src/skins/rules/pixels';
import { pngOf } from './drawn-frames';

// Animated pictures of each format.

function stacked(frames: readonly Pixels[]) {
  const [{ width, height } = { width: 0, height: 0 }] = frames;
  const data = new Uint8Array(width * height * 4 * frames.length);
  for (const [index, frame] of frames.entries())
    data.set(Uint8Array.from(frame.data), index * width * height * 4);
  return sharp(data, { raw: { width, height: height * frames.length, channels: 4, pageHeight: height } });
}

/** @param delay milliseconds of each frame */
export const gifOf = async (frames: readonly Pixels[], delay: number[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await stacked(frames).gif({ delay, loop: 0 }).toBuffer());

/** @param delay milliseconds of each frame */
export const webpOf = async (frames: readonly Pixels[], delay: number[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await stacked(frames).webp({ delay, loop: 0, lossless: true }).toBuffer());

const letters = (text: string): number[] => [...new TextEncoder().encode(text)];
const four = (value: number): number[] => [24, 16, 8, 0].map((by) => (value >>> by) & 255);

function chunk(type: string, data: readonly number[] | Uint8Array): Uint8Array {
  const inner = Uint8Array.from([...letters(type), ...data]);
  return Uint8Array.from([...four(data.length), ...inner, ...four(crc32(inner))]);
}

/** The chunks of a PNG by their type. */
function* chunksOf(png: Uint8Array<ArrayBuffer>): Generator<readonly [type: string, data: Uint8Array]> {
  const view = new DataView(png.buffer);
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield [type, png.subarray(at + 8, at + 8 + view.getUint32(at))];
  }
}

/** Each frame in the place of the one before. @param delay milliseconds of each frame */
export async function apngOf(
  frames: readonly Pixels[],
  delay: readonly number[],
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let sequence = 0;
  for (const [index, frame] of frames.entries()) {
    const png = await pngOf(frame);
    const chunks = [...chunksOf(png)];
    if (index === 0) {
      parts.push(png.subarray(0, 8), chunk('IHDR', chunks[0]?.[1] ?? []));
      parts.push(chunk('acTL', [...four(frames.length), ...four(0)]));
    }
    const time = [0, 0].map((_, at) => ((delay[index] ?? 0) >> (8 - 8 * at)) & 255);
    const control = [
      ...four(sequence++),
      ...four(frame.width),
      ...four(frame.height),
      ...four(0),
      ...four(0),
    ];
    parts.push(chunk('fcTL', [...control, ...time, 1000 >> 8, 1000 & 255, 0, 0]));
    for (const [type, data] of chunks.filter(([type]) => type === 'IDAT')) {
      parts.push(index === 0 ? chunk(type, data) : chunk('fdAT', [...four(sequence++), ...data]));
    }
  }
  return new Uint8Array(Buffer.concat([...parts, chunk('IEND', [])]));
}
