import { describe, expect, test } from 'vitest';
import { chooseRenderer, type DrawingDevice } from '../../../src/ui/browser/choose-renderer';

const hardware: DrawingDevice = { webgl: 'hardware', canvas: true };
const software: DrawingDevice = { webgl: 'software', canvas: true };
const canvasOnly: DrawingDevice = { webgl: 'none', canvas: true };
const faulty: DrawingDevice = { webgl: 'faulty', canvas: true };
const nothing: DrawingDevice = { webgl: 'none', canvas: false };

describe('the reels are drawn', () => {
  test('by what suits the device, unless the player chose one', () => {
    const kinds = [hardware, software, canvasOnly, faulty, nothing].map((device) =>
      chooseRenderer('automatic', device),
    );
    expect(kinds).toEqual(['webgl', 'canvas', 'canvas', 'canvas', 'dom']);
  });

  test('by what the player chose, where the device can use it', () => {
    expect(chooseRenderer('webgl', software)).toBe('webgl');
    expect(chooseRenderer('canvas', hardware)).toBe('canvas');
    for (const device of [hardware, software, nothing]) expect(chooseRenderer('dom', device)).toBe('dom');
  });

  test('by what suits the device where it cannot use what the player chose', () => {
    expect(chooseRenderer('webgl', canvasOnly)).toBe('canvas');
    expect(chooseRenderer('webgl', nothing)).toBe('dom');
    expect(chooseRenderer('webgl', faulty)).toBe('canvas');
    expect(chooseRenderer('canvas', nothing)).toBe('dom');
  });
});
