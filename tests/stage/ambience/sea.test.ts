// @vitest-environment happy-dom
import mitt from 'mitt';
import { beforeEach, expect, test, vi } from 'vitest';
import { playable as luckyFishingGame } from '../../../src/games/lucky-fishing/playable';
import type { GameEvents } from '../../../src/player/events';
import { startAmbience } from '../../../src/stage/ambience/sea';
import { NO_WIN, roundWith } from '../../engine/grids';

const round = roundWith(NO_WIN);

// Browsers report no promise of an animation that is cancelled, as the standard says; happy-dom does.
beforeEach(() => {
  const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...parameters) {
    const animation = animate.apply(this, parameters);
    animation.finished.catch(() => undefined);
    return animation;
  });
});

test('the sea stands still while the reels turn, also in a replay that is left in mid-spin', () => {
  const events = mitt<GameEvents>();
  const scene = document.createElement('div');
  const end = startAmbience(scene, events, luckyFishingGame.art);
  const isStill = (): boolean => scene.dataset['still'] !== undefined;
  for (const moves of [() => events.emit('roundSettled', round), () => events.emit('replayEnded')]) {
    events.emit('roundStarted', round);
    expect(isStill()).toBe(true);
    moves();
    expect(isStill()).toBe(false);
  }
  end();
});
