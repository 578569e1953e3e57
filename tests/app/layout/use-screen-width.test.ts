// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreenWidth } from '../../../src/app/layout/use-menu';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [639, 'narrow'],
  [640, 'medium'],
  [1023, 'medium'],
  [1024, 'wide'],
])('a window of %d px is %s', (width, expected) => {
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
  expect(renderHook(useScreenWidth).result.current).toBe(expected);
});

test('a window that tells of its size before the media queries know it has the new width all the same', () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => query);
  const { result } = renderHook(useScreenWidth);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toBe('wide');
  query.matches = false;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(result.current).toBe('narrow');
});
