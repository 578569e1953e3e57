import type { Size } from '../../image-list';
import type { DecodePixels, EncodedImage, Raster } from '../../rules/pixels';
import { blit, emptyRaster } from '../../fit/raster';
import { putOver } from '../drawing';
import type { FrameSource } from '../frame-source';
import { roomFor, toSteps } from '../timing';

/** A picture that an animated file puts on what was there before. */
export interface Patch {
  /** A file of the same format with this one picture in it. */
  readonly image: EncodedImage;
  /** Pixels from the upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Whether it is drawn over what is there, or in its place. */
  readonly isOver: boolean;
  /** What becomes of its area before the next one is drawn. */
  readonly after: 'stays' | 'cleared' | 'restored';
  /** Milliseconds. */
  readonly duration: number;
}

/** An animated GIF, PNG or WebP taken apart. */
export interface Movie extends Size {
  readonly patches: readonly Patch[];
}

/** Draws the frames of a movie one after the other, and keeps those that may be shown. Rejects where one cannot be decoded. */
export async function movieSource(movie: Movie, decode: DecodePixels): Promise<FrameSource> {
  const durations = movie.patches.map(({ duration }) => duration);
  const shown = [true, false].flatMap((isFaded) => toSteps(durations, roomFor({ isFaded })).steps.order);
  const last = Math.max(...shown);
  const frames = new Map<number, Raster>();
  let canvas = emptyRaster(movie);
  for (const [index, { image, x, y, isOver, after }] of movie.patches.entries()) {
    if (index > last) break;
    const before = after === 'restored' ? copyOf(canvas) : canvas;
    const pixels = await decode(image, image);
    if (isOver) putOver(pixels, canvas, x, y);
    else blit(canvas, pixels, { x, y });
    if (shown.includes(index)) frames.set(index, copyOf(canvas));
    canvas = before;
    if (after === 'cleared') blit(canvas, emptyRaster(image), { x, y });
  }
  return { durations, pictureAt: (index) => Promise.resolve(frames.get(index) ?? canvas) };
}

const copyOf = ({ width, height, data }: Raster): Raster => ({ width, height, data: data.slice() });

/** Browsers show a frame for this long (ms) that says it is shown for less than 20 ms. */
const USUAL = 100;

export const playedDuration = (milliseconds: number): number => (milliseconds < 20 ? USUAL : milliseconds);

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
