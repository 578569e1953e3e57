// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreenWidth } from '../../../src/app/layout/use-menu';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [639, 'narrow'],
  [640, 'medium'],
  [1023, 'medium'],
  [1024, 'wide'],
])('where matchMedia is missing, a window of %d px is %s', (width, expected) => {
  vi.stubGlobal('matchMedia', undefined);
  vi.stubGlobal('innerWidth', width);
  expect(renderHook(useScreenWidth).result.current).toBe(expected);
});
