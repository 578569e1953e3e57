/** One bitmap of an image. */
export interface Bitmap {
  /** Its width in pixels. */
  readonly width: number;
  readonly address: string;
}

/** Enlarging a bitmap by up to this factor is not visible. */
const MAX_ENLARGEMENT = 1.1;

/**
 * Chooses the smallest of these bitmaps (in ascending width) that looks sharp at a width of so many CSS pixels, else
 * the largest. docs/decisions/image-widths.md says why images do not use `srcset`.
 */
export function fitting(shownWidth: number, bitmaps: readonly Bitmap[]): string {
  const needed = Math.min(shownWidth, window.innerWidth) * window.devicePixelRatio;
  const chosen = bitmaps.find(({ width }) => width * MAX_ENLARGEMENT >= needed) ?? bitmaps.at(-1);
  return chosen?.address ?? '';
}
