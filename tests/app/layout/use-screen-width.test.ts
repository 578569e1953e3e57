// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreenWidth } from '../../../src/app/layout/use-menu';

afterEach(() => vi.unstubAllGlobals());

const resize = (width: number): void =>
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });

test.each([
  ['is there', (query: string) => ({ matches: window.innerWidth >= Number(/\d+/.exec(query)?.[0]) })],
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('Refused.');
    },
  ],
])('follows the window from phone to desktop where matchMedia %s', (_, matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('innerWidth', 639);
  const { result } = renderHook(useScreenWidth);
  expect(result.current).toBe('narrow');
  for (const [width, expected] of [
    [640, 'medium'],
    [1023, 'medium'],
    [1024, 'wide'],
    [320, 'narrow'],
  ] as const) {
    resize(width);
    expect(result.current, `${width} px`).toBe(expected);
  }
});
