import { expect, test } from 'vitest';
import type { DrawingDevice } from '../../../src/components/choose-renderer';
import { pictureWishes } from '../../../src/game/wishes';
import { pictureInUse } from '../../../src/pages/settings/picture-in-use';

const said = (device: DrawingDevice): string[] =>
  pictureWishes.map((wish) => pictureInUse(wish, device).replace('In use: ', ''));

test('Settings say what draws the reels, and why where that is not what was wished for', () => {
  expect(said({ webgl: 'hardware', canvas: true })).toEqual([
    'WebGL, because this device has a graphics processor for it.',
    'WebGL.',
    'canvas.',
    'plain.',
  ]);
  expect(said({ webgl: 'software', canvas: true })).toEqual([
    'canvas, because WebGL has no graphics processor here.',
    'WebGL, without a graphics processor: canvas is faster here.',
    'canvas.',
    'plain.',
  ]);
  expect(said({ webgl: 'none', canvas: true })).toEqual([
    'canvas, because this browser has no WebGL.',
    'canvas, because this browser has no WebGL.',
    'canvas.',
    'plain.',
  ]);
  expect(said({ webgl: 'hardware', canvas: false })[2]).toBe(
    'WebGL, because this browser has no canvas to draw on.',
  );
  expect(said({ webgl: 'none', canvas: false }).slice(0, 3)).toEqual(
    Array(3).fill('plain, because this browser has neither WebGL nor a canvas to draw on.'),
  );
  expect(said({ webgl: 'software', canvas: false })[0]).toBe(
    'plain, because this browser has no canvas to draw on, and WebGL has no graphics processor here.',
  );
});

test('canvas is not praised where there is none', () => {
  expect(said({ webgl: 'software', canvas: false })[1]).toBe('WebGL, without a graphics processor.');
});
