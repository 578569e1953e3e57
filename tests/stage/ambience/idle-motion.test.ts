// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isSeaMoving, startIdleMotion } from '../../../src/stage/ambience/idle-motion';

/** Dispatches an event that happens at this time (s). */
function happens(target: EventTarget, type: string, seconds: number): void {
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: seconds * 1000 });
  target.dispatchEvent(event);
}

test('the sea moves from an input on, rests at the end of a cycle within 20 s after the last one, and can move again; not with less motion', () => {
  const scene = document.createElement('div');
  const end = startIdleMotion(scene);
  const after = (type: string, seconds: number): boolean => {
    happens(type === 'animationiteration' ? scene : window, type, seconds);
    return isSeaMoving.getState();
  };
  expect(isSeaMoving.getState()).toBe(false);
  expect(after('animationiteration', 1)).toBe(false);
  document.documentElement.dataset['motion'] = 'reduced';
  expect(after('pointerdown', 50)).toBe(false);
  document.documentElement.dataset['motion'] = 'full';
  expect(after('pointerdown', 100)).toBe(true);
  expect(after('animationiteration', 105)).toBe(true);
  expect(after('keydown', 108)).toBe(true);
  expect(after('animationiteration', 120)).toBe(true);
  expect(after('animationiteration', 125)).toBe(false);
  expect(after('pointermove', 300)).toBe(true);
  end();
  expect(isSeaMoving.getState()).toBe(false);
  expect(after('pointermove', 301)).toBe(false);
});
