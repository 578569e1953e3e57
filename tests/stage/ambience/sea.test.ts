// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import type { GameEvents } from '../../../src/player/events';
import { evaluateRound } from '../../../src/engine/round';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { startAmbience } from '../../../src/stage/ambience/sea';
import { NO_WIN } from '../../engine/grids';

const { round } = evaluateRound(luckyFishing, { id: 1, bet: clampBet(luckyFishing, 10), grid: NO_WIN });

test('a sea that the browser does not let move stops no spin', () => {
  const events = mitt<GameEvents>();
  const scene = document.createElement('div');
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(() => {
    throw new Error('Refused.');
  });
  const end = startAmbience(scene, events);
  expect(() => events.emit('spinStarted', round)).not.toThrow();
  end();
  expect(scene.childElementCount).toBe(0);
});
