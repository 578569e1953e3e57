// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { obeyMotion } from '../../src/app/obey-motion';
import { openTab } from '../store/tabs';

/** The system's own wish, which may change at any time. */
function system(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (now: boolean): void => {
    query.matches = now;
    query.dispatchEvent(new Event('change'));
  };
}
const motion = () => document.documentElement.dataset['motion'];

test('goes by what the system asks for, also when that changes, until the player wishes otherwise', () => {
  const { game } = openTab();
  const asks = system(true);
  obeyMotion(game);
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

test('is the one place where the system is asked', () => {
  const src = join(import.meta.dirname, '../../src');
  const asking = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(css|tsx?)$/.test(file) && readFileSync(join(src, file), 'utf8').includes('prefers-reduced-motion'),
  );
  expect(asking).toEqual([join('app', 'obey-motion.ts')]);
});
