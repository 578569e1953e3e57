// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { playable as luckyFishingGame } from '../../../src/games/lucky-fishing/playable';
import type { GameEvents } from '../../../src/player/events';
import { startAmbience } from '../../../src/stage/ambience/sea';
import { NO_WIN, roundWith } from '../../engine/grids';

const round = roundWith(NO_WIN);

test('the sea moves once a round is over, stops in the next one, and goes on after it', () => {
  const events = mitt<GameEvents>();
  const scene = document.createElement('div');
  const started: { playState: string }[] = [];
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(() => {
    const animation = {
      playState: 'running',
      play: () => void (animation.playState = 'running'),
      pause: () => void (animation.playState = 'paused'),
      cancel: () => void (animation.playState = 'idle'),
    };
    started.push(animation);
    return animation as unknown as Animation;
  });
  const states = (): string[] => [...new Set(started.map(({ playState }) => playState))];
  const end = startAmbience(scene, events, luckyFishingGame.art);
  events.emit('roundStarted', round);
  expect(started).toEqual([]);
  events.emit('roundSettled', round);
  const { length } = started;
  expect([length > 0, states()]).toEqual([true, ['running']]);
  events.emit('roundStarted', round);
  expect(states()).toEqual(['paused']);
  events.emit('roundSettled', round);
  expect([started.length, states()]).toEqual([length, ['running']]);
  // The light of a large win is not kept for a later round.
  events.emit('roundSettled', { ...round, payout: toCoins(1_000) });
  const light = started.at(-1);
  events.emit('roundStarted', round);
  events.emit('roundSettled', round);
  expect(light?.playState).toBe('idle');
  end();
  expect(states()).toEqual(['idle']);
});

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
