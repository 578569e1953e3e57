// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserGame } from '../../src/store/browser-game';
import { GameProvider, useMinute } from '../../src/store/game-context';

const AT = Date.UTC(2026, 0, 14, 12, 30);

let wrapper: (props: { children: ReactNode }) => ReactNode;
beforeEach(() => {
  vi.useFakeTimers({ now: AT + 20_000 });
  const game = createBrowserGame();
  wrapper = ({ children }) => createElement(GameProvider, { game, children });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Hides the page or shows it again. */
const turn = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the minute is that of the clock, and changes when the clock does', () => {
  let shown = 0;
  const { result } = renderHook(
    () => {
      shown++;
      return useMinute();
    },
    { wrapper },
  );
  expect(result.current).toBe(AT);
  pass(39_999);
  expect([result.current, shown]).toEqual([AT, 1]);
  pass(1);
  expect([result.current, shown]).toEqual([AT + 60_000, 2]);
  for (let minutes = 2; minutes < 12; minutes++) {
    pass(60_000);
    expect([result.current, shown]).toEqual([AT + minutes * 60_000, minutes + 1]);
  }
});

test('nothing ticks while the page is hidden or nobody shows it, and the minute is right as soon as it is shown', () => {
  const { result, unmount } = renderHook(useMinute, { wrapper });
  turn(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(5 * 60_000);
  turn(false);
  expect(result.current).toBe(AT + 5 * 60_000);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  turn(false);
  expect(vi.getTimerCount()).toBe(0);
});
