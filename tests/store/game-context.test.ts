// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserGameStore } from '../../src/store/browser-game-store';
import { GameStoreProvider, useMinute } from '../../src/store/game-context';
import type { GameStore } from '../../src/store/game-store';

const AT = Date.UTC(2026, 0, 14, 12, 30);

let game: GameStore;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: AT + 20_000 });
  game = createBrowserGameStore();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders a hook in the game's context, and counts how often. */
function render<T>(hook: () => T) {
  const counted = vi.fn(hook);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(GameStoreProvider, { store: game, children });
  const { result, unmount } = renderHook(counted, { wrapper });
  return { shown: () => [result.current, counted.mock.calls.length], unmount };
}

const turn = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the minute is that of the clock, and changes when the clock does', () => {
  const { shown } = render(useMinute);
  expect(shown()).toEqual([AT, 1]);
  pass(39_999);
  expect(shown()).toEqual([AT, 1]);
  pass(1);
  for (let minutes = 1; minutes < 12; minutes++) {
    expect(shown()).toEqual([AT + minutes * 60_000, minutes + 1]);
    pass(60_000);
  }
});

test('nothing ticks while the page is hidden or nobody shows it, and the minute is right as soon as it is shown', () => {
  const { shown, unmount } = render(useMinute);
  turn(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(5 * 60_000);
  turn(false);
  expect(shown()[0]).toBe(AT + 5 * 60_000);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  turn(false);
  expect(vi.getTimerCount()).toBe(0);
});
