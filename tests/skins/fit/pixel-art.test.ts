import { describe, expect, it } from 'vitest';
import { artPixelsIn, isPixelArt } from '../../../src/skins/fit/pixel-art';

/** A square picture of so many art pixels, each enlarged to a square of this side, in a checkerboard. */
function checkerboard(pixels: number, square: number) {
  const width = pixels * square;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let at = 0; at < width * width; at++) {
    const [x, y] = [Math.floor((at % width) / square), Math.floor(at / width / square)];
    data.fill((x + y) % 2 === 0 ? 255 : 0, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height: width };
}

describe("a picture's own pixels", () => {
  it.each([1, 3, 8])('are counted where each was enlarged %i times', (square) => {
    expect(artPixelsIn(checkerboard(16, square))).toBe(16);
  });

  it('are its single pixels as soon as one lies between two', () => {
    const picture = checkerboard(16, 8);
    picture.data[(picture.width * 9 + 9) * 4] = 7;
    expect(artPixelsIn(picture)).toBe(128);
  });

  it('are counted where a browser has changed the lowest bits, or what is transparent', () => {
    const picture = checkerboard(16, 8);
    const { data, width } = picture;
    for (let at = 0; at < data.length; at += 7) data[at] = (data[at] ?? 0) ^ 1;
    for (let y = 8; y < 16; y++) for (let x = 8; x < 16; x++) data.set([x, y, 200, 0], (y * width + x) * 4);
    expect(artPixelsIn(picture)).toBe(16);
  });
});

describe('a small picture', () => {
  /** A round drawing of 48 pixels in 229 tones, whose edge is as opaque as this (of 255). */
  function shaded(edge: number) {
    const width = 48;
    const data = new Uint8ClampedArray(width * width * 4);
    for (let at = 0; at < width * width; at++) {
      const radius = Math.hypot((at % width) - 24, Math.floor(at / width) - 24);
      data.set([at % 229, 80, 120, radius < 20 ? 255 : radius < 22 ? edge : 0], at * 4);
    }
    return { data, width, height: width };
  }

  it('of many tones is drawn pixel by pixel if all its edges are hard', () => {
    expect(isPixelArt(shaded(255))).toBe(true);
    expect(isPixelArt(shaded(120))).toBe(false);
  });
});
