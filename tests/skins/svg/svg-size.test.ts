import { describe, expect, it } from 'vitest';
import { svgSize } from '../../../src/skins/svg/svg-size';

const sizeOf = (width?: string, height?: string, viewBox?: string) => svgSize({ width, height, viewBox });

describe('the size of an SVG', () => {
  it.each([
    ['64', '32', { width: 64, height: 32 }],
    ['64px', ' 32 ', { width: 64, height: 32 }],
    ['1in', '2.54cm', { width: 96, height: 96 }],
    ['25.4mm', '72pt', { width: 96, height: 96 }],
    ['1e2', '6PC', { width: 100, height: 96 }],
    ['2em', '4ex', { width: 32, height: 32 }],
  ])('is what it says: %s by %s', (width, height, size) => {
    const found = sizeOf(width, height, '0 0 7 9');
    expect(found?.width).toBeCloseTo(size.width);
    expect(found?.height).toBeCloseTo(size.height);
  });

  it.each([
    [undefined, undefined, { width: 8, height: 4 }],
    ['100%', '100%', { width: 8, height: 4 }],
    ['20', undefined, { width: 20, height: 10 }],
    [undefined, '20', { width: 40, height: 20 }],
    ['20', '100%', { width: 20, height: 10 }],
    ['wide', '0', { width: 8, height: 4 }],
  ])('is or follows from its view box: %s by %s', (width, height, size) => {
    expect(sizeOf(width, height, '-1,-1, 8 4')).toEqual(size);
  });

  it.each(['', '0 0 8', '0 0 8 0', '0 0 8 4 2', '0 0 a b', '0 0 -8 4'])(
    'is unknown with the view box %j alone',
    (viewBox) => {
      expect(sizeOf('20', undefined, viewBox)).toBeUndefined();
    },
  );
});
