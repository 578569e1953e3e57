import { isBitmap, readHeader } from '../../../../skins/fit/headers';
import { upright } from '../../../../skins/fit/upright';
import { isLong, isSheetOfFrames } from '../../../../skins/frames/sheet-grid';
import { fileFormat } from '../../../../skins/rules/file-format';
import { openImage } from '../../../../skins/rules/open-image';
import type { Coders } from '../../../../skins/rules/pixels';
import { asImageFile, type DroppedFile } from '../dropped-files';

/** Larger pictures (pixels of a side) are no sheets of frames unless they are called so. */
const MAX_SHEET_SIDE = 2048;

/** Whether an SVG is a strip of frames. One that isn't long is no sheet: drawings made of parts look like those. */
async function isStrip(file: DroppedFile, { decode }: Coders): Promise<boolean> {
  const { image } = await openImage(asImageFile(file));
  if (!image || !isLong(image) || Math.max(image.width, image.height) > MAX_SHEET_SIDE) return false;
  return isSheetOfFrames(await decode(image, image));
}

/**
 * Whether a picture of a symbol is made of several frames, and so an animation: it moves by itself, or shows at least four
 * drawings in a grid, most of them much like the one before. `mayBeSheet`, which only warns, needs less. Where nothing can be
 * decoded, a still picture stays one.
 */
export async function hasFrames(file: DroppedFile, coders: Coders): Promise<boolean> {
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  const format = fileFormat(bytes);
  try {
    if (format === 'svg') return await isStrip(file, coders);
    // What can't be transparent has no frames apart from each other.
    if (format === undefined || format === 'jpeg' || !isBitmap(format)) return false;
    const { isAnimated, width, height } = readHeader[format](bytes);
    if (isAnimated) return (await import('../../../../skins/frames/moving-picture')).isMoving(bytes);
    if (Math.max(width, height) > MAX_SHEET_SIDE) return false;
    const given = { bytes, format, width, height };
    const image = (await upright(given, coders)) ?? given;
    return isSheetOfFrames(await coders.decode(image, { width: image.width, height: image.height }));
  } catch {
    // The check of pictures says why.
    return false;
  }
}
