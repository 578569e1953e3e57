import { describe, expect, test } from 'vitest';
import { chooseRenderer, type DrawingDevice } from '../../src/components/choose-renderer';

const hardware: DrawingDevice = { webgl: 'hardware', canvas: true };
const software: DrawingDevice = { webgl: 'software', canvas: true };
const canvasOnly: DrawingDevice = { webgl: 'none', canvas: true };
const noCanvas: DrawingDevice = { webgl: 'hardware', canvas: false };
const nothing: DrawingDevice = { webgl: 'none', canvas: false };

describe('the reels are drawn', () => {
  test('by what suits the device, unless the player wishes otherwise', () => {
    const kinds = [hardware, software, canvasOnly, noCanvas, nothing].map((device) =>
      chooseRenderer('automatic', device),
    );
    expect(kinds).toEqual(['webgl', 'canvas', 'canvas', 'webgl', 'dom']);
  });

  test('by what the player wishes, where the device can do that', () => {
    expect(chooseRenderer('webgl', software)).toBe('webgl');
    expect(chooseRenderer('canvas', hardware)).toBe('canvas');
    for (const device of [hardware, software, nothing]) expect(chooseRenderer('plain', device)).toBe('dom');
  });

  test('by what suits the device where it cannot do what the player wishes', () => {
    expect(chooseRenderer('webgl', canvasOnly)).toBe('canvas');
    expect(chooseRenderer('webgl', nothing)).toBe('dom');
    expect(chooseRenderer('canvas', noCanvas)).toBe('webgl');
    expect(chooseRenderer('canvas', nothing)).toBe('dom');
  });
});
