// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import type { GameEvents } from '../../../src/player/events';
import { startAmbience } from '../../../src/stage/ambience/sea';
import { NO_WIN, roundWith } from '../../engine/grids';

const round = roundWith(NO_WIN);

test('a sea that the browser does not let move stops no spin', () => {
  const events = mitt<GameEvents>();
  const scene = document.createElement('div');
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(() => {
    throw new Error('Refused.');
  });
  const end = startAmbience(scene, events, 'bubble.webp');
  expect(() => events.emit('roundStarted', round)).not.toThrow();
  end();
  expect(scene.childElementCount).toBe(0);
});
