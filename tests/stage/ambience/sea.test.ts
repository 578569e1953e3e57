// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { playable as luckyFishingGame } from '../../../src/games/lucky-fishing/playable';
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
  const end = startAmbience(scene, events, luckyFishingGame.art);
  expect(() => events.emit('roundStarted', round)).not.toThrow();
  expect(() => events.emit('roundSettled', { ...round, payout: toCoins(1_000) })).not.toThrow();
  end();
  expect(scene.childElementCount).toBe(0);
});
