// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitting } from '../../../src/ui/browser/fitting-bitmap';

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

describe('the bitmap that fits a screen', () => {
  it('is the one of the size at which the picture is shown', () => {
    onScreen(1440, 1);
    expect(fitting(600, frame)).toBe('once');
  });
  it('is the finer one on a finer screen', () => {
    onScreen(1440, 2);
    expect(fitting(600, frame)).toBe('twice');
  });
  it('need not be finer than a narrow window shows', () => {
    onScreen(320, 2);
    expect(fitting(600, frame)).toBe('once');
  });
  it('may be a little too small, which nobody sees', () => {
    onScreen(1440, 1.1);
    expect(fitting(600, frame)).toBe('once');
    onScreen(1440, 1.25);
    expect(fitting(600, frame)).toBe('twice');
  });
  it('is the largest where none is large enough', () => {
    onScreen(1440, 4);
    expect(fitting(600, frame)).toBe('twice');
    expect(fitting(600, frame.slice(0, 1))).toBe('once');
  });
});
