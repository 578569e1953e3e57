// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { playable as luckyFishingGame } from '../../../src/games/lucky-fishing/playable';
import type { GameEvents } from '../../../src/player/events';
import { startAmbience } from '../../../src/stage/ambience/sea';
import { createElement } from '../../../src/stage/wins/elements';
import { NO_WIN, roundWith } from '../../engine/grids';

const round = roundWith(NO_WIN);

interface FakeAnimation {
  element: HTMLElement;
  playState: string;
  effect: string | null;
  currentTime: number;
  animationName?: string;
}

/** Replaces the browser's animations, which turn an element by 1° each. Returns those that were started, in that order. */
function fakeAnimations(): FakeAnimation[] {
  const started: FakeAnimation[] = [];
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (this: HTMLElement) {
    const animation = {
      element: this,
      playState: 'running',
      effect: 'sways',
      currentTime: 0,
      play: () => void (animation.playState = 'running'),
      pause: () => void (animation.playState = 'paused'),
      cancel: () => void (animation.playState = 'idle'),
    };
    started.push(animation);
    return animation as unknown as Animation;
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    getPropertyValue: (property: string) => (property === 'rotate' ? '1deg' : 'none'),
  } as unknown as CSSStyleDeclaration);
  // happy-dom has none.
  HTMLElement.prototype.getAnimations = function () {
    return started.filter(({ element }) => element === this) as unknown as Animation[];
  };
  return started;
}

test('the sea moves once a round is over, holds its pose in the next one, and goes on from there', () => {
  const events = mitt<GameEvents>();
  const scene = document.createElement('div');
  const plant = createElement('div', 'sways', scene);
  const started = fakeAnimations();
  const states = (): string[] => [
    ...new Set(started.map(({ playState, effect }) => `${playState}, ${effect ?? 'moves nothing'}`)),
  ];
  const end = startAmbience(scene, events, luckyFishingGame.art);
  events.emit('roundSettled', round);
  const { length } = started;
  expect([length > 1, states()]).toEqual([true, ['running, sways']]);
  events.emit('roundStarted', round);
  expect([states(), plant.style.rotate]).toEqual([['paused, moves nothing'], '1deg']);
  events.emit('roundSettled', round);
  expect([started.length, states(), plant.style.rotate]).toEqual([length, ['running, sways'], '']);
  // The light of a large win is not kept for a later round.
  events.emit('roundSettled', { ...round, payout: toCoins(1_000) });
  const light = started.at(-1);
  events.emit('roundStarted', round);
  events.emit('roundSettled', round);
  expect(light?.playState).toBe('idle');
  events.emit('roundStarted', round);
  end();
  expect(started.filter(({ playState }) => playState !== 'idle')).toEqual([]);
  expect(plant.style.rotate).toBe('');
});

test('what a style sheet moves holds its pose while the reels turn, and goes on from there', () => {
  const events = mitt<GameEvents>();
  const scene = document.createElement('div');
  const plant = createElement('div', 'sways', scene);
  const started = fakeAnimations();
  const animateBySheet = (): FakeAnimation | undefined => {
    plant.animate([], 5_000);
    return Object.assign(started.at(-1) ?? {}, { animationName: 'idle-sway' }) as FakeAnimation;
  };
  const before = animateBySheet();
  if (before) before.currentTime = 1_200;
  const end = startAmbience(scene, events, luckyFishingGame.art);
  events.emit('roundStarted', round);
  expect([scene.dataset['still'], plant.style.rotate]).toEqual(['', '1deg']);
  // The style sheet ends it, and begins it anew.
  started.length = 0;
  const again = animateBySheet();
  events.emit('roundSettled', round);
  expect([scene.dataset['still'], plant.style.rotate, again?.currentTime]).toEqual([undefined, '', 1_200]);
  // A replay may be left in mid-spin.
  events.emit('roundStarted', round);
  events.emit('replayEnded');
  expect([scene.dataset['still'], plant.style.rotate]).toEqual([undefined, '']);
  end();
});
