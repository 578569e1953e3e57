// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { applyMotionPreference } from '../../src/app/apply-preferences';
import { openTab } from '../store/tabs';

/** The system's preference, which may change at any time. */
function system(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (now: boolean): void => {
    query.matches = now;
    query.dispatchEvent(new Event('change'));
  };
}
afterEach(() => vi.unstubAllGlobals());

const motion = () => document.documentElement.dataset['motion'];

test('follows the system, also when that changes, until the player chooses', () => {
  const { game } = openTab();
  const asks = system(true);
  applyMotionPreference(game);
  expect(motion()).toBe('reduced');
  asks(false);
  expect(motion()).toBe('full');

  game.set({ motion: 'reduced' });
  expect(motion()).toBe('reduced');
  game.set({ motion: 'full' });
  asks(true);
  expect(motion()).toBe('full');
  game.set({ motion: 'system' });
  expect(motion()).toBe('reduced');
});

test.each([
  ['missing', undefined],
  [
    'refused',
    () => {
      throw new Error('Refused.');
    },
  ],
  ['answered without its changes', () => ({ matches: false })],
])('follows only the choice of the player where asking the system is %s', (_, matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  const { game } = openTab();
  applyMotionPreference(game);
  expect(motion()).toBe('full');
  game.set({ motion: 'reduced' });
  expect(motion()).toBe('reduced');
});
