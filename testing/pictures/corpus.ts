import { bmp, bytesOf, fish, fishWithin, fringed, pixelFish, pixels, type Bytes } from './drawn';

/** A file that an artist may drop, and what must come of it. */
export interface CorpusItem {
  /** The name of the file: of the fish, where `slot` names no other place. */
  readonly file: string;
  readonly what: string;
  readonly make: () => Promise<Bytes>;
  readonly slot?: string;
  /** It is taken as it is, byte for byte, or after this was done to it, or refused with this. */
  readonly outcome: 'as it is' | { readonly notes: readonly string[] } | { readonly refused: RegExp };
}

const notes = (...all: string[]) => ({ notes: all });
const refused = (sentence: RegExp) => ({ refused: sentence });
const latin1 = (text: string): Promise<Bytes> => Promise.resolve(new Uint8Array(Buffer.from(text, 'latin1')));

const SQUARE = 'Fitted into the square.';
const BUTTON = 'Press "Adjust" to remove it.';

const bitmaps: readonly CorpusItem[] = [
  { file: 'fish.png', what: 'a clean square', make: () => bytesOf(fish(256).png()), outcome: 'as it is' },
  { file: 'fish.webp', what: 'a clean square', make: () => bytesOf(fish(256).webp()), outcome: 'as it is' },
  {
    file: 'wide.png',
    what: '245 × 263 pixels',
    make: () => bytesOf(fish(245, 263).png()),
    outcome: notes(SQUARE),
  },
  {
    ...{ file: 'large.png', what: 'of 4000 pixels', make: () => bytesOf(fish(4000).png()) },
    outcome: notes('Reduced from 4,000 pixels.'),
  },
  {
    ...{ file: 'edges.png', what: 'mostly empty', make: () => fishWithin(1000, 300, 600, 50) },
    outcome: notes('Enlarged, because it filled only 26% of the square.'),
  },
  {
    ...{
      file: 'tiny.png',
      what: 'of soft edges and few pixels',
      make: () => bytesOf(fish(64).blur(1).png()),
    },
    outcome: notes('Enlarged from 64 pixels, so it may look soft.'),
  },
  {
    ...{ file: 'art.png', what: 'pixel art', make: () => bytesOf(pixelFish().png()) },
    outcome: notes(SQUARE, 'Enlarged 22 times, with its pixels kept.'),
  },
  {
    ...{ file: 'art64.png', what: 'pixel art of 64 pixels' },
    make: () =>
      bytesOf(
        pixelFish()
          .resize(60, 30, { kernel: 'nearest' })
          .extend({ top: 17, bottom: 17, left: 2, right: 2, background: '#0000' })
          .png(),
      ),
    outcome: notes('Enlarged 4 times, with its pixels kept.'),
  },
  {
    ...{ file: 'uneven.png', what: 'pixel art enlarged by no whole number' },
    make: () =>
      bytesOf(
        pixels('ofyfofyfofyfofyfofyf', 'yfofyfofyfofyfofyfof')
          .resize(150, 150, { fit: 'fill', kernel: 'nearest' })
          .png(),
      ),
    outcome: notes(
      'It fills the whole square, without a transparent background.',
      'Its pixels are 7 and 8 pixels wide. Export it in a whole multiple of its size.',
    ),
  },
  {
    ...{ file: 'fish.jpg', what: 'a JPEG on white', make: () => bytesOf(fish(600, 600, '#fff').jpeg()) },
    outcome: notes('Converted from JPEG.', 'Reduced from 600 pixels.', `It has a background. ${BUTTON}`),
  },
  {
    ...{ file: 'turned.jpg', what: 'a JPEG that a camera held upright' },
    make: () => bytesOf(fish(400, 300, '#123').withMetadata({ orientation: 6 }).jpeg()),
    outcome: notes('Converted from JPEG.', SQUARE, `It has a background. ${BUTTON}`),
  },
  {
    ...{ file: 'renamed.png', what: 'a WebP under another name', make: () => bytesOf(fish(256).webp()) },
    outcome: notes(),
  },
  {
    file: 'fish.gif',
    what: 'a still GIF',
    make: () => bytesOf(fish(300).gif()),
    outcome: notes('Converted from GIF.'),
  },
  {
    ...{ file: 'fish.avif', what: 'an AVIF', make: () => bytesOf(fish(300, 200).avif()) },
    outcome: notes('Converted from AVIF.', SQUARE),
  },
  {
    ...{ file: 'fish.bmp', what: 'a BMP', make: () => bmp(300, 300) },
    outcome: notes('Converted from BMP.', `It has a background. ${BUTTON}`),
  },
  {
    ...{ file: 'black.png', what: 'dark fringes', make: () => fringed(256, 0) },
    outcome: notes('Its dark edges were cleaned.'),
  },
  {
    ...{ file: 'white.png', what: 'white fringes', make: () => fringed(256, 255) },
    outcome: notes('Its white edges were cleaned.'),
  },
  {
    ...{ file: 'sign.png', what: 'of another proportion', slot: 'lucky-fishing/stage/sign' },
    make: () => bytesOf(fish(1200, 500).png()),
    outcome: notes('Fitted into the area as a whole.', 'Reduced from 1,200 pixels.'),
  },
  {
    ...{ file: 'banner.jpg', what: 'a photograph', slot: 'shell/pages/banner' },
    make: () => bytesOf(fish(1600, 1200, '#456').jpeg()),
    outcome: notes('Converted from JPEG.', 'Fills the whole area, so its edges are cut.'),
  },
  { file: 'empty.png', what: 'empty', make: () => latin1(''), outcome: refused(/^is empty/) },
  {
    ...{ file: 'cut.jpg', what: 'cut off' },
    make: async () => (await bytesOf(fish(300).jpeg())).slice(0, 3000),
    outcome: refused(/^is cut off or unreadable \(its end is missing\)/),
  },
  {
    ...{ file: 'clear.png', what: 'fully transparent', make: () => bytesOf(pixels('....', '....').png()) },
    outcome: refused(/^is fully transparent/),
  },
  {
    ...{ file: 'layers.png', what: 'a document of Photoshop', make: () => latin1('8BPS\0\x01') },
    outcome: refused(/^is a PSD file, which browsers can't draw/),
  },
  {
    ...{ file: 'note.png', what: 'no picture', make: () => latin1('Dear artist') },
    outcome: refused(/^is cut off or unreadable \(it doesn't begin like a picture\)/),
  },
];

/** Every kind of picture that artists' programs write, for the place of a symbol or of the stage. */
export const corpus: readonly CorpusItem[] = [...bitmaps];
