import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  bmp,
  bytesOf,
  checkered,
  shore,
  fish,
  fishSvg,
  fishWithin,
  fringed,
  pixelFish,
  pixels,
  ruled,
  type Bytes,
} from './drawn';

/** A file that an artist may drop, and what must come of it. */
interface CorpusItem {
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

const SQUARE = 'Fitted into a square.';
const BUTTON = 'Press "Adjust" to remove it.';

/** A pixel that leaves a tenth of what it is laid over. */
const VEIL = {
  create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.1 } },
} as const;

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
    ...{
      file: 'long.png',
      what: 'so wide that it may be a strip',
      make: () => bytesOf(fish(1200, 250).png()),
    },
    outcome: notes(
      SQUARE,
      'Reduced from 1,200 pixels.',
      'If it\'s a strip of frames, press "Cut as a sheet", or add "sheet" to its name.',
    ),
  },
  {
    ...{ file: 'two.png', what: 'two drawings side by side, which may be frames' },
    make: async () => {
      const one = await fish(200).png().toBuffer();
      const other = await fish(200).flop().png().toBuffer();
      return bytesOf(
        sharp({ create: { width: 480, height: 240, channels: 4, background: '#0000' } })
          .composite([
            { input: one, left: 20, top: 20 },
            { input: other, left: 260, top: 20 },
          ])
          .png(),
      );
    },
    outcome: notes(SQUARE, 'If it\'s a strip of frames, press "Cut as a sheet", or add "sheet" to its name.'),
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
    ...{ file: 'corner.png', what: 'in a corner of its square', make: () => fishWithin(500, 350, 0, 0) },
    outcome: notes('Centred, because it was off the middle of its square.'),
  },
  {
    ...{ file: 'frame.png', what: 'a frame without a window', slot: 'lucky-fishing/stage/frame' },
    make: () => bytesOf(fish(1200).png()),
    outcome: notes('It covers the symbols. Make its middle transparent, so that the reels show through.'),
  },
  {
    ...{ file: 'faint.png', what: 'hardly visible' },
    make: () =>
      bytesOf(
        fish(256)
          .composite([{ input: VEIL, tile: true, blend: 'dest-in' }])
          .png(),
      ),
    outcome: notes("It's almost invisible, because no part of it is more than 10% opaque."),
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
    outcome: notes(SQUARE, 'Enlarged 22 times with sharp pixels.'),
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
    outcome: notes('Enlarged 4 times with sharp pixels.'),
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
      "Its background isn't transparent.",
      'Its pixels are uneven, some 7 and some 8 pixels wide. Export it at a whole multiple of its size.',
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
  ...(['png', 'webp'] as const).map((format) => ({
    ...{ file: `turned.${format}`, what: 'that its EXIF data says to turn' },
    make: () => bytesOf(fish(400, 300).withMetadata({ orientation: 6 })[format]()),
    outcome: notes('Rotated or flipped to match its EXIF data.', SQUARE),
  })),
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
    ...{ file: 'packed.svgz', what: 'an SVG that is packed' },
    make: () => Promise.resolve(new Uint8Array(gzipSync(fishSvg(256)))),
    outcome: notes(),
  },
  {
    ...{ file: 'cut.svgz', what: 'a packed SVG that is cut off' },
    make: () => Promise.resolve(new Uint8Array(gzipSync(fishSvg(256)).subarray(0, 120))),
    outcome: refused(/^is cut off or unreadable \(its end is missing\)/),
  },
  {
    ...{ file: 'brand.avif', what: 'an AVIF that first says only that it is an image' },
    make: async () => {
      const bytes = await bytesOf(fish(300, 200).avif());
      bytes.set(Buffer.from('mif1'), 8);
      return bytes;
    },
    outcome: notes('Converted from AVIF.', SQUARE),
  },
  {
    ...{ file: 'touching.jpg', what: 'a JPEG on white whose drawing touches the edge' },
    make: () => bytesOf(fish(300, 300, '#fff').extract({ left: 0, top: 0, width: 300, height: 195 }).jpeg()),
    outcome: notes('Converted from JPEG.', SQUARE, `It has a background. ${BUTTON}`),
  },
  {
    ...{ file: 'fish.bmp', what: 'a BMP', make: () => bmp(300, 300) },
    outcome: notes('Converted from BMP.', `It has a background. ${BUTTON}`),
  },
  {
    ...{ file: 'black.png', what: 'dark fringes', make: () => fringed(256, 0) },
    outcome: notes('Cleaned up its dark edges.'),
  },
  {
    ...{ file: 'grid.png', what: 'a grid over it', make: () => ruled(256) },
    outcome: notes('It seems to include a grid. Hide the grid before you export.'),
  },
  {
    ...{ file: 'checkered.png', what: 'a drawn checkerboard' },
    make: () => checkered(400),
    outcome: notes(`It has a checkerboard behind it. ${BUTTON}`),
  },
  {
    ...{ file: 'shore.png', what: 'two greys behind it, as in a photograph' },
    make: () => shore(400),
    outcome: notes("Its background isn't transparent."),
  },
  {
    ...{ file: 'white.png', what: 'white fringes', make: () => fringed(256, 255) },
    outcome: notes('Cleaned up its white edges.'),
  },
  {
    ...{ file: 'sign.png', what: 'of another proportion', slot: 'lucky-fishing/stage/sign' },
    make: () => bytesOf(fish(1200, 500).png()),
    outcome: notes('Fitted into the area without cropping.', 'Reduced from 1,200 pixels.'),
  },
  {
    ...{ file: 'banner.jpg', what: 'a photograph', slot: 'shell/pages/banner' },
    make: () => bytesOf(fish(1600, 1200, '#456').jpeg()),
    outcome: notes('Converted from JPEG.', 'Fills the whole area, so its edges are cut off.'),
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
    outcome: refused(/^is cut off or unreadable \(it isn't a picture file\)/),
  },
];

const utf8 = (text: string): Promise<Bytes> => Promise.resolve(new TextEncoder().encode(text));
const BODY = 'M10 50C25 15 65 15 80 45L98 25L94 50L98 75L80 55C65 85 25 85 10 50Z';
const drawing = `<path fill="#e33" d="${BODY}"/><circle cx="28" cy="44" r="6" fill="#fd3"/>`;
/** An SVG of 100 units with the drawing of a fish, and what else a program writes. */
const vector = (more: string, root = 'viewBox="0 0 100 100"', head = ''): Promise<Bytes> =>
  utf8(`${head}<svg xmlns="http://www.w3.org/2000/svg" ${root}>${more}</svg>`);
/** About so many bytes of small shapes. */
const dots = (bytes: number): string =>
  Array.from(
    { length: Math.round(bytes / 35) },
    (_, n) => `<path fill="#c33" d="M${40 + (n % 9)} ${45 + (n % 7)}h1v1z"/>`,
  ).join('');
const svgItem = (file: string, what: string, make: () => Promise<Bytes>, outcome: CorpusItem['outcome']) => ({
  ...{ file: `${file}.svg`, what, make, outcome },
});
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const TEXT = 'It contains text, which may look different on other devices. Turn the text into paths.';
const elsewhere = (target: string): string => `Left out what it loads from elsewhere (${target}).`;
/** Five drawings side by side, of which none is like the one before. */
const FIVE =
  '<path fill="#e33" d="M5 5h90v90H5z"/><path fill="#36c" d="M150 45h6v6h-6z"/><path fill="#fd3" d="M205 5h90v90h-90z"/><path fill="#3a3" d="M350 45h6v6h-6z"/><path fill="#111" d="M405 5h90v90h-90z"/>';
const SCRIPT = 'Left out a script.';
const WEB_PAGE = 'Left out part of a web page.';

const vectors: readonly CorpusItem[] = [
  svgItem('plain', 'a clean square', () => vector(drawing), 'as it is'),
  svgItem(
    'row',
    'several drawings side by side',
    () => vector(FIVE, 'viewBox="0 0 500 100"'),
    notes(SQUARE, 'If it\'s a strip of frames, press "Cut as a sheet", or add "sheet" to its name.'),
  ),
  svgItem('sized', 'without a view box', () => vector(drawing, 'width="100" height="100"'), notes()),
  svgItem(
    'percent',
    'with a size in percent',
    () => vector(drawing, 'width="100%" height="100%" viewBox="0 0 100 100"'),
    'as it is',
  ),
  svgItem(
    'sizeless',
    'without any size',
    () => vector(`<g transform="translate(300 40)">${drawing}</g>`, ''),
    notes(SQUARE),
  ),
  svgItem('wide', 'of another proportion', () => vector(drawing, 'viewBox="0 0 300 100"'), notes(SQUARE)),
  svgItem(
    'narrow',
    'that fills 59.7%',
    () => vector('<rect x="200" y="200" width="597" height="597" fill="red"/>', 'viewBox="0 0 1000 1000"'),
    'as it is',
  ),
  svgItem(
    'small',
    'that fills a quarter',
    () => vector('<circle cx="40" cy="50" r="12" fill="red"/>'),
    notes('Enlarged, because it filled only 24% of the square.'),
  ),
  svgItem(
    'illustrator',
    'with entities, and a foreignObject with a fallback',
    () =>
      vector(
        `<switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"></foreignObject><g i:extraneous="self">${drawing}</g></switch>`,
        'xmlns:i="&ns_ai;" viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve"',
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>',
      ),
    notes(),
  ),
  svgItem(
    'figma',
    'with a blur of what is behind it',
    () =>
      vector(
        `<foreignObject x="-4" y="-4" width="108" height="108"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(2px)"></div></foreignObject>${drawing}`,
        'width="100" height="100" viewBox="0 0 100 100" fill="none"',
      ),
    notes(WEB_PAGE),
  ),
  svgItem(
    'inkscape',
    "with an editor's data",
    () =>
      vector(
        `<sodipodi:namedview pagecolor="#fff"/><metadata><rdf:RDF/></metadata><g inkscape:label="tail" id="layer1">${drawing}</g>`,
        'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" viewBox="0 0 100 100"',
      ),
    notes(),
  ),
  svgItem(
    'styled',
    'with classes',
    () =>
      vector(
        `<defs><style>.a,.b{fill:#e33}.b{fill:#fd3!important}</style></defs><path class="a" d="${BODY}"/><circle class="b" cx="28" cy="44" r="6"/>`,
      ),
    notes(),
  ),
  svgItem(
    'copies',
    'with <use>',
    () => vector(`<defs><g id="f">${drawing}</g></defs><use xlink:href="#f" ${XLINK}/>`),
    'as it is',
  ),
  svgItem(
    'embedded',
    'with a bitmap of no type',
    () =>
      vector(
        `${drawing}<image x="45" y="45" width="10" height="10" xlink:href="data:;base64,${DOT}" ${XLINK}/>`,
      ),
    notes(),
  ),
  svgItem(
    'current',
    'in the colour of its surroundings',
    () => vector(`<path fill="currentColor" d="${BODY}"/>`),
    notes('Anything that takes its colour from its surroundings (currentColor) is drawn in black.'),
  ),
  svgItem(
    'text',
    'with text',
    () => vector(`${drawing}<text x="50" y="66" font-size="20">FISH</text>`),
    notes(TEXT),
  ),
  svgItem(
    'own-colour',
    'that sets the colour of its surroundings itself',
    () => vector(`<g color="#e33"><path fill="currentColor" d="${BODY}"/></g>`),
    'as it is',
  ),
  svgItem(
    'hidden-text',
    'with text that is not shown',
    () => vector(`${drawing}<g display="none"><text x="25" y="66" font-size="20">FISH</text></g>`),
    'as it is',
  ),
  svgItem(
    'pictures',
    'with a picture of 480 kB in it',
    async () => {
      const picture = await fish(300).png({ compressionLevel: 0 }).toBuffer();
      return vector(
        `<image x="10" y="10" width="80" height="80" href="data:image/png;base64,${picture.toString('base64')}"/>`,
      );
    },
    notes('Turned into pixels, because the pictures in it take up 482 kB.'),
  ),
  svgItem(
    'heavy-about',
    'of 100 kB of points, with 400 kB that no one sees',
    () =>
      vector(
        `<!--${'a'.repeat(200_000)}--><metadata>${'b'.repeat(200_000)}</metadata>${dots(100_000)}${drawing}`,
      ),
    notes('Turned into pixels, because its shapes take up 101 kB.'),
  ),
  svgItem(
    'both',
    'whose shapes would do without the picture in it',
    async () => {
      const picture = await fish(100).png({ compressionLevel: 0 }).toBuffer();
      const image = `<image width="100" height="100" href="data:image/png;base64,${picture.toString('base64')}"/>`;
      return vector(image + dots(60_000) + drawing);
    },
    notes('Turned into pixels, because the pictures in it take up 54 kB.'),
  ),
  svgItem(
    'copies',
    'of 60,000 copies',
    () => {
      const group = `<g id="g">${'<path d="M45 45h9v9z"/>'.repeat(300)}</g>`;
      return vector(`<defs>${group}</defs>${'<use href="#g"/>'.repeat(200)}${drawing}`);
    },
    notes('Turned into pixels, because it draws 60,705 elements.'),
  ),
  svgItem(
    'bare',
    'without its namespace',
    () => utf8(`<svg viewBox="0 0 100 100">${drawing}</svg>`),
    notes(),
  ),
  svgItem(
    'utf16',
    'of two bytes a letter',
    () =>
      Promise.resolve(
        new Uint8Array(
          Buffer.from(
            `\ufeff<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`,
            'utf16le',
          ),
        ),
      ),
    notes(),
  ),
  svgItem(
    'heavy',
    'of 2 MB of points',
    () => {
      const dots = Array.from({ length: 100 }, (_, n) => `m0.12345 0.54321h0.${n}v0.${n}h-0.${n}z`).join('');
      const rows = Array.from({ length: 620 }, (_, n) => `<path d="M${n % 60} ${n % 50}${dots}"/>`);
      return vector(rows.join('') + drawing);
    },
    notes('Turned into pixels, because its shapes take up 2.1 MB.'),
  ),
  svgItem(
    'ground',
    'on white',
    () => vector(`<rect width="100" height="100" fill="#fff"/>${drawing}`),
    notes(`It has a background. ${BUTTON}`),
  ),
  // What it would do or load is cut out.
  svgItem('script', 'with a script', () => vector(`<script>play()</script>${drawing}`), notes(SCRIPT)),
  svgItem('handler', 'with a handler', () => vector(`<g onclick="play()">${drawing}</g>`), notes(SCRIPT)),
  svgItem(
    'link',
    'with a link',
    () => vector(`<a href="javascript:play()">${drawing}</a>`),
    notes('Left out a link.'),
  ),
  svgItem(
    'moving',
    'that moves',
    () => vector(`${drawing}<circle cx="50" cy="50" r="9"><animate attributeName="r" to="1"/></circle>`),
    notes('Left out its animation, because the game animates it.'),
  ),
  svgItem(
    'linked',
    'with a linked picture',
    () => vector(`${drawing}<image href="photo.png" width="9" height="9"/>`),
    notes(elsewhere('photo.png')),
  ),
  svgItem(
    'font',
    'with a font',
    () => vector(`<style>@font-face{font-family:a;src:url(a.woff)}@import "b.css";</style>${drawing}`),
    notes('Left out a font.', elsewhere('b.css')),
  ),
  svgItem(
    'only-linked',
    'of a linked picture alone',
    () => vector('<image href="photo.png" width="100" height="100"/>'),
    refused(/^contains only things it loads from elsewhere/),
  ),
  svgItem(
    'bomb',
    'of copies of copies',
    () =>
      vector(
        Array.from(
          { length: 9 },
          (_, n) => `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`,
        ).join('') + drawing,
      ),
    refused(/^draws more than 400,000 elements/),
  ),
  svgItem(
    'cut',
    'cut off',
    async () => (await vector(drawing)).slice(0, 120),
    refused(/^is cut off or unreadable \(line 1: /),
  ),
];

/** Every kind of picture that artists' programs write, for the place of a symbol or of the stage. */
export const corpus: readonly CorpusItem[] = [...bitmaps, ...vectors];
