import type { DecodePixels, EncodedImage, Pixels, Raster } from '../rules/pixels';
import { blit, emptyRaster } from '../fit/raster';
import { unmultiplied, unpacked } from './drawing';
import type { AtlasPage, PackedFrame } from './formats/atlas';
import { texts } from '../texts';
import { cellsIn, isDrawn, type SheetGrid } from './sheet-grid';
import { FileProblem } from '../rules/file-problem';

/** Frames of any size and timing, each decoded when it is asked for. */
export interface FrameSource {
  /** Milliseconds of each, where they are known. */
  readonly durations: readonly (number | undefined)[];
  readonly pictureAt: (index: number) => Promise<Raster>;
}

/** The frames of an atlas. A page is decoded once. */
export function atlasSource(
  frames: readonly PackedFrame[],
  pages: readonly AtlasPage[],
  pictures: readonly EncodedImage[],
  decode: DecodePixels,
): FrameSource {
  const decoded = new Map<number, Promise<Pixels>>();
  const opened = async (index: number): Promise<Pixels> => {
    const picture = pictures[index];
    if (!picture) throw new FileProblem(texts.animation.noFrames);
    const pixels = await decode(picture, picture);
    return pages[index]?.isPremultiplied ? unmultiplied(pixels) : pixels;
  };
  const pageAt = (index: number): Promise<Pixels> => {
    const pixels = decoded.get(index) ?? opened(index);
    decoded.set(index, pixels);
    return pixels;
  };
  return {
    durations: frames.map(({ duration }) => duration),
    pictureAt: async (index) => {
      const frame = frames[index];
      return frame ? unpacked(await pageAt(frame.page), frame) : emptyRaster({ width: 1, height: 1 });
    },
  };
}

/** Frames that are drawn already. */
export const drawnSource = (
  frames: readonly { readonly picture: Raster; readonly duration?: number | undefined }[],
): FrameSource => ({
  durations: frames.map(({ duration }) => duration),
  pictureAt: (index) => Promise.resolve(frames[index]?.picture ?? emptyRaster({ width: 1, height: 1 })),
});

/** The frames of a grid that count, without empty ones. */
export function gridSource(sheet: Pixels, grid: SheetGrid): FrameSource {
  const cells = cellsIn(sheet, grid);
  const wanted = grid.frames?.flatMap((index) => cells.slice(index, index + 1)) ?? cells;
  const frames = wanted.filter((cell) => isDrawn(sheet, cell));
  return {
    durations: frames.map(() => undefined),
    pictureAt: (index) => {
      const [{ x, y, ...size } = { x: 0, y: 0, width: 1, height: 1 }] = frames.slice(index);
      const frame = emptyRaster(size);
      blit(frame, sheet, { x: -x, y: -y });
      return Promise.resolve(frame);
    },
  };
}

/** Larger pictures are decoded at this size (pixels of the longer side). */
const MAX_SIDE = 1024;

/** Pictures that are a frame each, in the middle of one as large as the largest. */
export function pictureSource(pictures: readonly EncodedImage[], decode: DecodePixels): FrameSource {
  const largest = {
    width: Math.max(...pictures.map(({ width }) => width)),
    height: Math.max(...pictures.map(({ height }) => height)),
  };
  const scale = Math.min(1, MAX_SIDE / Math.max(largest.width, largest.height));
  const pixels = (side: number): number => Math.max(1, Math.round(side * scale));
  return {
    durations: pictures.map(() => undefined),
    pictureAt: async (index) => {
      const frame = emptyRaster({ width: pixels(largest.width), height: pixels(largest.height) });
      const picture = pictures[index];
      if (!picture) return frame;
      const decoded = await decode(picture, { width: pixels(picture.width), height: pixels(picture.height) });
      const middle = (whole: number, part: number): number => Math.floor((whole - part) / 2);
      blit(frame, decoded, {
        x: middle(frame.width, decoded.width),
        y: middle(frame.height, decoded.height),
      });
      return frame;
    },
  };
}
