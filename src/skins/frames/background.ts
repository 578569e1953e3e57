import { backgroundOf, removeBackground } from '../fit/background';
import { rasterOf } from '../fit/raster';
import type { Pixels, Raster } from '../rules/pixels';
import { texts } from '../texts';
import type { FrameSource } from './frame-source';

/** The part of a frame that is a background at least: less may be the frame of a card. */
const MIN_BACKGROUND = 0.3;

/** Pixels without the plain colour behind them; undefined where nothing plain is behind them. */
export function withoutPlainBackground(pixels: Pixels): Raster | undefined {
  const background = backgroundOf(pixels);
  if (background?.kind !== 'plain') return undefined;
  const result = rasterOf(pixels);
  removeBackground(result, background.colours);
  let gone = 0;
  for (let at = 3; at < result.data.length; at += 4) if (result.data[at] === 0) gone += 1;
  const all = pixels.width * pixels.height;
  // What is of one colour is all drawing.
  return gone >= MIN_BACKGROUND * all && gone < all ? result : undefined;
}

/** Frames without the plain background that is behind all of them, and what was done or what may look wrong. */
export async function withoutBackgrounds(
  source: FrameSource,
): Promise<{ readonly source: FrameSource; readonly notes: readonly string[] }> {
  const last = source.durations.length - 1;
  const looked: Pixels[] = [];
  for (const index of new Set([0, Math.floor(last / 2), last])) looked.push(await source.pictureAt(index));
  if (!looked.some(backgroundOf)) return { source, notes: [] };
  if (!looked.every(withoutPlainBackground)) return { source, notes: [texts.animationNotes.ground] };
  const pictureAt = async (index: number): Promise<Raster> => {
    const picture = await source.pictureAt(index);
    return withoutPlainBackground(picture) ?? picture;
  };
  return { source: { durations: source.durations, pictureAt }, notes: [texts.animationNotes.groundRemoved] };
}
