import type { Size } from '../image-list';
import { isBitmap, readHeader } from '../fit/headers';
import { fileFormat } from '../rules/file-format';
import { openImage, type CheckedImage, type ImageFile } from '../rules/open-image';
import type { EncodedImage } from '../rules/pixels';
import { MB } from '../rules/weights';
import { texts } from '../texts';
import type { AtlasPage, PackedFrame } from './formats/atlas';

/** Bytes of a file, and pixels of a side, that are opened at all. */
const MAX_BYTES = 32 * MB;
const MAX_SIDE = 8192;

/** Opens a picture by what is in it, whatever its name says. Throws an Error where it is not whole. */
export async function openPage(file: ImageFile): Promise<CheckedImage> {
  const { size: weight } = file.content;
  if (weight === 0) return { problems: [texts.image.empty] };
  if (weight > MAX_BYTES) return { problems: [texts.image.tooHeavy(weight, MAX_BYTES)] };
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  const format = fileFormat(bytes);
  if (format === 'svg') return openImage({ ...file, extension: '.svg' });
  if (format === undefined || !isBitmap(format)) {
    const problem = format
      ? texts.image.otherFormat(format, 'png')
      : texts.image.unreadable(texts.image.reasons.noImage);
    return { problems: [problem] };
  }
  const { width, height } = readHeader[format](bytes);
  if (Math.max(width, height) > MAX_SIDE) {
    return { problems: [texts.image.tooManyPixels({ width, height }, MAX_SIDE)] };
  }
  return { problems: [], image: { bytes, format, width, height } };
}

/**
 * Frames as they lie in their pictures, which may be in another scale than their data says. `problem` says what keeps them
 * from that, `notes` what looks wrong.
 */
export function framesOn(
  frames: readonly PackedFrame[],
  pages: readonly AtlasPage[],
  pictures: readonly EncodedImage[],
): { frames: readonly PackedFrame[]; problem?: string; notes: readonly string[] } {
  const [first] = frames;
  if (!first) return { frames, problem: texts.animation.noFrames, notes: [] };
  const scales = pages.map(({ size }, index) => scaleOf(size, pictures[index]));
  const placed = frames.map((frame) => inScale(frame, scales[frame.page] ?? 1));
  const outside = placed.find(({ page, area: { x, y, width, height } }) => {
    const picture = pictures[page];
    return (
      !picture ||
      Math.min(x, y) < 0 ||
      Math.min(width, height) < 1 ||
      x + width > picture.width ||
      y + height > picture.height
    );
  });
  const page = scales.indexOf(undefined);
  const [described, picture] = [pages[page]?.size, pictures[page]];
  const isOther = described && picture;
  if (outside) {
    const problem = isOther
      ? texts.animation.otherSheet(described, picture)
      : texts.animation.outside(outside.name);
    return { frames, problem, notes: [] };
  }
  return { frames: placed, notes: isOther ? [texts.animationNotes.otherSheet(described, picture)] : [] };
}

/** How far a size may be off, as a part of it. */
const ROUNDING = 0.005;

/** How much larger a picture is than its data says; undefined where it is another. */
function scaleOf(described: Size | undefined, picture: Size | undefined): number | undefined {
  if (!described || !picture || described.width === 0 || described.height === 0) return 1;
  const [across, down] = [picture.width / described.width, picture.height / described.height];
  return Math.abs(across / down - 1) <= ROUNDING ? across : undefined;
}

function inScale(frame: PackedFrame, scale: number): PackedFrame {
  const { area, offset, whole } = frame;
  const scaled = (length: number): number => Math.round(length * scale);
  const sized = ({ width, height }: Size): Size => ({ width: scaled(width), height: scaled(height) });
  const shown = { width: Math.max(area.width, 1), height: Math.max(area.height, 1) };
  return {
    ...frame,
    area: { x: scaled(area.x), y: scaled(area.y), ...sized(area) },
    offset: { x: scaled(offset.x), y: scaled(offset.y) },
    whole: sized(whole.width < 1 || whole.height < 1 ? shown : whole),
  };
}
