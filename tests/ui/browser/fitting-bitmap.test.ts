// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finer, fitting, widest } from '../../../src/ui/browser/fitting-bitmap';

const frame = [
  { width: 600, address: 'once' },
  { width: 1200, address: 'twice' },
];

/** A screen with so many CSS pixels across, each of so many device pixels. */
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

describe('the bitmap of a picture on another screen', () => {
  it('is finer where the one that was chosen is too coarse by now', () => {
    onScreen(1440, 1);
    const chosen = fitting(600, frame);
    expect(finer(chosen)).toBeUndefined();
    onScreen(1440, 2);
    expect(finer(chosen)).toBe('twice');
    expect(finer('twice')).toBeUndefined();
  });
  it('is never coarser than the one that is there', () => {
    onScreen(1440, 2);
    const chosen = fitting(600, frame);
    onScreen(1440, 1);
    expect(finer(chosen)).toBeUndefined();
  });
  it('is the widest for what is drawn again on each', () => {
    onScreen(1440, 1);
    expect(widest(fitting(600, frame))).toBe('twice');
  });
  it('is the same file where there are no bitmaps of it', () => {
    expect(finer('blob:an-artists-own')).toBeUndefined();
    expect(widest('blob:an-artists-own')).toBe('blob:an-artists-own');
  });
});
