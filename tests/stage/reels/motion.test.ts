import { gsap } from 'gsap';
import { expect, test } from 'vitest';
import { winMotion, winMotionOf, winMotionProperties } from '../../../src/stage/reels/motion';

/** The places of a CSS curve of time, whose own time is even (x1 = 1/3, x2 = 2/3). */
function curveOf(css: string): (time: number) => number {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = (/\((.*)\)/.exec(css)?.[1] ?? '').split(',').map(Number);
  expect([x1, x2]).toEqual([expect.closeTo(1 / 3, 3), expect.closeTo(2 / 3, 3)]);
  return (t) => 3 * y1 * t * (1 - t) ** 2 + 3 * y2 * t ** 2 * (1 - t) + t ** 3;
}

test.each(['scaleEase', 'fadeEase'] as const)('%s is one curve, for GSAP and for style sheets', (name) => {
  const { gsap: ease, css } = winMotion[name];
  const [ofGsap, ofCss] = [gsap.parseEase(ease), curveOf(css)];
  for (let time = 0; time <= 1; time += 0.05) expect(ofCss(time)).toBeCloseTo(ofGsap(time), 3);
});

test('style sheets get the times and sizes of the table, and pixel art keeps its size', () => {
  const { ms, lifted, back } = winMotion;
  expect(winMotionProperties({ pixelated: false })).toMatchObject({
    '--lifted-scale': lifted.scale,
    '--back-scale': back.scale,
    '--back-alpha': back.alpha,
    '--scale-time': expect.stringContaining(`${ms}ms`) as string,
  });
  const pixelArt = winMotionOf({ pixelated: true });
  expect([pixelArt.lifted.scale, pixelArt.back.scale, pixelArt.ms]).toEqual([1, 1, ms]);
});
