import { expect, test } from 'vitest';
import type { DrawingDevice } from '../../../src/ui/browser/choose-renderer';
import { rendererPreferences } from '../../../src/player/preferences';
import { rendererInUse } from '../../../src/pages/settings/renderer-in-use';

const texts = (device: DrawingDevice): string[] =>
  rendererPreferences.map((preference) => rendererInUse(preference, device).replace('In use: ', ''));

test('Settings say what draws the reels, and why where that is not what was wished for', () => {
  expect(texts({ webgl: 'hardware', canvas: true })).toEqual([
    'WebGL, because this device has a graphics processor for it.',
    'WebGL.',
    'canvas.',
    'plain.',
  ]);
  expect(texts({ webgl: 'software', canvas: true })).toEqual([
    'canvas, because WebGL has no graphics processor here.',
    'WebGL, without a graphics processor: canvas is faster here.',
    'canvas.',
    'plain.',
  ]);
  expect(texts({ webgl: 'none', canvas: true })).toEqual([
    'canvas, because this browser has no WebGL.',
    'canvas, because this browser has no WebGL.',
    'canvas.',
    'plain.',
  ]);
  expect(texts({ webgl: 'faulty', canvas: true })).toEqual([
    'canvas, because WebGL gets colours wrong here.',
    'canvas, because WebGL gets colours wrong here.',
    'canvas.',
    'plain.',
  ]);
  expect(texts({ webgl: 'none', canvas: false })).toEqual([
    ...Array<string>(3).fill('plain, because this browser has no canvas to draw on.'),
    'plain.',
  ]);
});
