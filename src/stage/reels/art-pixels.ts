// Pixel art on the stage: each pixel that its artist drew covers a whole number of screen pixels.

import { observePixelRatio, observeSize } from '../../ui/browser/observe';
import { pixelArtSide } from './motion';

/** The style property that says how large a pixel of the art is (CSS pixels): page elements move by it. */
export const ART_PIXEL = '--art-pixel';

/** A larger picture was drawn in pixels of its own (pixels). */
const MAX_SIDE = 1024;

/** The sides of pixel art in the artist's own pixels, once they are counted; 0 where there is no such grid. */
const counted = new WeakMap<HTMLImageElement, number>();

const commonFactor = (one: number, other: number): number =>
  other === 0 ? one : commonFactor(other, one % other);

/** The largest squares that a square picture consists of (pixels): 8 where pixel art was enlarged eight times, else 1. */
export function squareOf({ data, width }: Pick<ImageData, 'data' | 'width'>): number {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * width);
  let square = width;
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x > 0 && colours[at] !== colours[at - 1]) square = commonFactor(square, x);
      if (y > 0 && colours[at] !== colours[at - width]) square = commonFactor(square, y);
    }
    if (square === 1) break;
  }
  return square;
}

function countPixels(image: HTMLImageElement): number {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || width !== height || width > MAX_SIDE) return 0;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  context.drawImage(image, 0, 0);
  return width / squareOf(context.getImageData(0, 0, width, height));
}

/** Where art lies in the middle of a square field (device pixels). */
interface ArtPlace {
  readonly corner: number;
  readonly side: number;
  /** How many pixels of the screen, across, each of its own covers: a whole number; 0 where the art has no square pixels. */
  readonly pixel: number;
}

/** The place of a symbol's art in a field of this side (device pixels): as large as whole pixels allow. */
export function placeOfArt(image: HTMLImageElement, side: number): ArtPlace {
  const own = counted.get(image) ?? countPixels(image);
  counted.set(image, own);
  const pixel = own === 0 ? 0 : Math.floor(side / own);
  if (pixel === 0) return { corner: 0, side, pixel };
  return { corner: Math.floor((side - own * pixel) / 2), side: own * pixel, pixel };
}

/** The largest of the places that symbols' pixels cover, by which reels of pixel art move; 0 where none has square pixels. */
export const pixelOf = (images: Iterable<HTMLImageElement>, side: number): number =>
  Math.max(0, ...Array.from(images, (image) => placeOfArt(image, side).pixel));

/** Rounds a place to whole steps. */
export const roundTo = (step: number, place: number): number => Math.round(place / step) * step;

/**
 * Has the page's elements in a reel window show pixel art in whole pixels (stage.css), now and at each change of its size.
 *
 * @param address of a symbol's picture
 * @returns what ends that
 */
export function fitArtPixels(
  host: HTMLElement,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  address: string,
): () => void {
  const image = new Image();
  const fit = (): void => {
    if (image.naturalWidth === 0) return;
    const { clientWidth, clientHeight } = host;
    const ratio = window.devicePixelRatio;
    const cell = { width: (clientWidth * ratio) / columns, height: (clientHeight * ratio) / rows };
    const { side, pixel } = placeOfArt(image, pixelArtSide(cell));
    if (pixel === 0) return;
    host.style.setProperty('--symbol', `${side / ratio}px`);
    host.style.setProperty(ART_PIXEL, `${pixel / ratio}px`);
  };
  image.addEventListener('load', fit);
  image.src = address;
  const stopObserving = [observeSize(host, fit), observePixelRatio(fit)];
  return () => {
    image.removeEventListener('load', fit);
    for (const stop of stopObserving) stop();
  };
}
