import { expect, it } from 'vitest';
import { chooseRenderer, type DrawingDevice } from '../../../src/ui/browser/choose-renderer';

const hardware: DrawingDevice = { webgl: 'hardware', canvas: true };
const software: DrawingDevice = { webgl: 'software', canvas: true };
const canvasOnly: DrawingDevice = { webgl: 'none', canvas: true };
const faulty: DrawingDevice = { webgl: 'faulty', canvas: true };
const nothing: DrawingDevice = { webgl: 'none', canvas: false };

it.each([
  [
    'automatic',
    [hardware, software, canvasOnly, faulty, nothing],
    ['webgl', 'canvas', 'canvas', 'canvas', 'dom'],
  ],
  ['webgl', [software, canvasOnly, faulty, nothing], ['webgl', 'canvas', 'canvas', 'dom']],
  ['canvas', [hardware, nothing], ['canvas', 'dom']],
  ['dom', [hardware, software, nothing], ['dom', 'dom', 'dom']],
] as const)(
  'with the choice "%s" the reels are drawn by what the device can use',
  (choice, devices, kinds) => {
    expect(devices.map((device) => chooseRenderer(choice, device))).toEqual(kinds);
  },
);
