interface Bitmap {
  readonly width: number;
  readonly address: string;
}

/** An image in several widths. */
interface SizedImage {
  /** The width it is shown in at most (CSS pixels). */
  readonly shownWidth: number;
  /** The width it is shown in at least, in however narrow a window (CSS pixels). */
  readonly phoneWidth: number;
  /** In ascending width. */
  readonly bitmaps: readonly Bitmap[];
}

/** Enlarging a bitmap by up to this factor is not visible. */
const MAX_ENLARGEMENT = 1.1;

/** All images in several widths that code has asked for, by the address of each of their bitmaps. */
const images = new Map<string, SizedImage>();

function choose({ shownWidth, phoneWidth, bitmaps }: SizedImage): Bitmap | undefined {
  const needed = Math.min(shownWidth, Math.max(window.innerWidth, phoneWidth)) * window.devicePixelRatio;
  return bitmaps.find(({ width }) => width * MAX_ENLARGEMENT >= needed) ?? bitmaps.at(-1);
}

/**
 * Chooses the smallest of these bitmaps (in ascending width) that looks sharp at a width in CSS pixels, else the largest.
 * A narrow window shows an image at the window's width, or at `phoneWidth`. docs/decisions/image-widths.md says why images
 * do not use `srcset`.
 */
export function fitting(shownWidth: number, bitmaps: readonly Bitmap[], phoneWidth = 0): string {
  const image = { shownWidth, phoneWidth, bitmaps };
  for (const { address } of bitmaps) images.set(address, image);
  return choose(image)?.address ?? '';
}

/** The bitmap of the same image that the screen needs now, where this one is too coarse for it; else undefined. */
export function finer(address: string): string | undefined {
  const image = images.get(address);
  const [current, chosen] = [image?.bitmaps.find((one) => one.address === address), image && choose(image)];
  return current && chosen && chosen.width > current.width ? chosen.address : undefined;
}

/**
 * The widest bitmap of the same image, for what is drawn again from it on each screen. The address itself where it is not
 * that of a bitmap: an SVG, an artist's own file.
 */
export const widest = (address: string): string => images.get(address)?.bitmaps.at(-1)?.address ?? address;
