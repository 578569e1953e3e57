/** One bitmap of a picture. */
export interface Bitmap {
  /** Its width in pixels. */
  readonly width: number;
  readonly address: string;
}

/** A bitmap may be enlarged by this much before an eye sees it. */
const UNSEEN = 1.1;

/**
 * Which bitmap of a picture this screen needs: the smallest that shows it sharply, or the largest there is.
 *
 * @param shownWidth how wide the picture is shown at most (CSS pixels); it is never wider than the window
 * @param bitmaps in ascending width, at least one
 */
export function fitting(shownWidth: number, bitmaps: readonly Bitmap[]): string {
  const needed = Math.min(shownWidth, window.innerWidth) * window.devicePixelRatio;
  const chosen = bitmaps.find(({ width }) => width * UNSEEN >= needed) ?? bitmaps.at(-1);
  return chosen?.address ?? '';
}
