interface Bitmap {
  /** Pixels. */
  readonly width: number;
  readonly address: string;
}

/** A picture in several widths. */
interface SizedImage {
  /** The width it is shown in at most (CSS pixels). */
  readonly shownWidth: number;
  /** The width it is shown in at least, in however narrow a window (CSS pixels). */
  readonly phoneWidth: number;
  /** In ascending width. */
  readonly bitmaps: readonly Bitmap[];
}

/** All pictures in several widths, by the address of their narrowest bitmap. */
const images = new Map<string, SizedImage>();

/** Enlarging a bitmap by up to this factor is not visible. */
const MAX_ENLARGEMENT = 1.1;

/** A length that a browser, which enlarges no bitmap, takes for the one that may be enlarged (CSS pixels). */
const reduced = (length: number): number => Math.floor(length / MAX_ENLARGEMENT);

/**
 * Takes a picture in several widths, ascending. Its narrowest bitmap's address stands for it from then on: `imageSources` gives
 * the rest.
 *
 * @param shownWidth the width it is shown in at most (CSS pixels)
 * @param phoneWidth the width it is shown in at least (CSS pixels)
 */
export function sizedImage(shownWidth: number, bitmaps: readonly Bitmap[], phoneWidth = 0): string {
  const address = bitmaps[0]?.address ?? '';
  if (bitmaps.length > 1) images.set(address, { shownWidth, phoneWidth, bitmaps });
  return address;
}

export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * What an `<img>` needs so that the browser loads the one bitmap that its screen needs.
 *
 * @param sizes how wide it is shown, where that is less than the picture may be: the attribute of that name
 */
export function imageSources(address: string, sizes?: string): ImageSources {
  const image = images.get(address);
  if (!image) return { src: address };
  const { shownWidth, phoneWidth, bitmaps } = image;
  const ofWindow = `${reduced(100)}vw`;
  const atLeast = phoneWidth > 0 ? `max(${ofWindow}, ${reduced(phoneWidth)}px)` : ofWindow;
  return {
    // React sets them in this order, and `src` alone would load a bitmap too.
    sizes: sizes ?? `min(${reduced(shownWidth)}px, ${atLeast})`,
    srcSet: bitmaps.map((bitmap) => `${bitmap.address} ${bitmap.width}w`).join(', '),
    src: address,
  };
}

/** Has an image that a script creates show the bitmap that its screen needs, also when it moves to another one. */
export function setSources(image: HTMLImageElement, address: string): void {
  const { src, srcSet = '', sizes = '' } = imageSources(address);
  Object.assign(image, { sizes, srcset: srcSet, src });
}

/**
 * The address of the bitmap that this screen needs, for what must not wait for a choice of the browser's: an image with `srcset`
 * may be missing in its first frame even from the cache.
 *
 * @param cssWidth how wide it is shown, where that is less than the picture may be (CSS pixels)
 */
export function imageForScreen(address: string, cssWidth?: number): string {
  const image = images.get(address);
  if (!image) return address;
  const { shownWidth, phoneWidth, bitmaps } = image;
  const needed =
    (cssWidth ?? Math.min(shownWidth, Math.max(window.innerWidth, phoneWidth))) * window.devicePixelRatio;
  return (
    (bitmaps.find(({ width }) => width * MAX_ENLARGEMENT >= needed) ?? bitmaps.at(-1))?.address ?? address
  );
}

/** What images were given by `showForScreen`. */
const shown = new WeakMap<Element, readonly [address: string, cssWidth: number | undefined]>();

/** Has an image show the bitmap that this screen needs, at once: the parameters are those of `imageForScreen`. */
export function showForScreen(image: HTMLImageElement, address: string, cssWidth?: number): void {
  shown.set(image, [address, cssWidth]);
  image.src = imageForScreen(address, cssWidth);
}

/** Has the images in an element that `showForScreen` has given a bitmap show the one that the screen needs by now. */
export function sharpenIn(element: Element): void {
  for (const image of element.querySelectorAll('img')) {
    const given = shown.get(image);
    if (given) image.src = imageForScreen(...given);
  }
}

/**
 * The widest bitmap of the same picture, for what is drawn from it at any size. The address itself where it is not that of a
 * picture in several widths: an SVG, an artist's own file.
 */
export const widest = (address: string): string => images.get(address)?.bitmaps.at(-1)?.address ?? address;

/** Fetches and decodes the widest bitmap of the same picture. Rejects where it can't be loaded. */
export async function loadWidest(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = widest(address);
  await image.decode();
  return image;
}
