// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { imageForScreen, imageSources, sizedImage, widest } from '../../../src/ui/browser/sized-images';

const frame = sizedImage(600, [
  { width: 600, address: 'once' },
  { width: 1200, address: 'twice' },
]);
const scene = sizedImage(
  1440,
  [
    { width: 1440, address: 'scene' },
    { width: 2592, address: 'finest' },
  ],
  864,
);

/** A screen by its width in CSS pixels and its device pixel ratio. */
function onScreen(innerWidth: number, devicePixelRatio: number): void {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('devicePixelRatio', devicePixelRatio);
}
afterEach(() => vi.unstubAllGlobals());

it('the browser is told all widths of a picture, and how wide it is shown', () => {
  expect(imageSources(frame)).toEqual({
    src: 'once',
    srcSet: 'once 600w, twice 1200w',
    sizes: 'min(545px, 90vw)',
  });
  expect(imageSources(scene)).toMatchObject({ sizes: 'min(1309px, max(90vw, 785px))' });
  expect(imageSources(frame, '5rem').sizes).toBe('5rem');
  expect(imageSources('blob:an-artists-own')).toEqual({ src: 'blob:an-artists-own' });
});

it.each([
  [1440, 1, 'once'],
  [1440, 2, 'twice'],
  // A narrow window does not show more.
  [320, 1.5, 'once'],
  // A little too small, which nobody sees.
  [1440, 1.1, 'once'],
  [1440, 1.25, 'twice'],
  // None is large enough.
  [1440, 4, 'twice'],
])(
  'what is drawn at once gets the bitmap for a screen of %d CSS pixels, each of %d device pixels',
  (width, ratio, address) => {
    onScreen(width, ratio);
    expect(imageForScreen(frame)).toBe(address);
    expect(imageForScreen(frame, 300)).toBe(ratio > 2 ? 'twice' : 'once');
    expect(imageForScreen('blob:an-artists-own')).toBe('blob:an-artists-own');
  },
);

it('what a phone shows wider than itself gets the bitmap for that width', () => {
  onScreen(390, 3);
  expect(imageForScreen(scene)).toBe('finest');
});

it('what is redrawn for each screen gets the widest bitmap, or the file itself if there are none', () => {
  expect(widest(frame)).toBe('twice');
  expect(widest('blob:an-artists-own')).toBe('blob:an-artists-own');
});
