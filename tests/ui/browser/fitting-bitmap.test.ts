// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fitting, widest } from '../../../src/ui/browser/fitting-bitmap';

const frame = [
  { width: 600, address: 'once' },
  { width: 1200, address: 'twice' },
];

/** A screen by its width in CSS pixels and its device pixel ratio. */
function onScreen(innerWidth: number, devicePixelRatio: number): void {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('devicePixelRatio', devicePixelRatio);
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  [1440, 1, 'once'],
  [1440, 2, 'twice'],
  // A narrow window does not show more.
  [320, 2, 'once'],
  // A little too small, which nobody sees.
  [1440, 1.1, 'once'],
  [1440, 1.25, 'twice'],
  // None is large enough.
  [1440, 4, 'twice'],
])(
  'a screen of %d CSS pixels, each of %d device pixels, gets the bitmap that fits',
  (width, ratio, address) => {
    onScreen(width, ratio);
    expect(fitting(600, frame)).toBe(address);
    expect(fitting(600, frame.slice(0, 1))).toBe('once');
  },
);

it('what a phone shows wider than itself gets the bitmap for that width', () => {
  onScreen(390, 3);
  expect(fitting(1440, frame)).toBe('twice');
  expect(fitting(1440, [...frame, { width: 2592, address: 'finest' }], 864)).toBe('finest');
});

it('what is redrawn for each screen gets the widest bitmap, or the file itself if there are none', () => {
  onScreen(1440, 1);
  expect(widest(fitting(600, frame))).toBe('twice');
  expect(widest('blob:an-artists-own')).toBe('blob:an-artists-own');
});
