// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { applyMotionPreference } from '../../src/app/apply-preferences';
import { openTab } from '../store/tabs';

afterEach(() => vi.unstubAllGlobals());

const motion = () => document.documentElement.dataset['motion'];

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
  game.changeSettings({ motion: 'reduced' });
  expect(motion()).toBe('reduced');
});
