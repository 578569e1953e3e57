// @vitest-environment happy-dom
import { Provider, Viewport } from '@radix-ui/react-toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreComposedKeys } from '../../../src/ui/browser/composition';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('F8 leaves a text field for the messages, but not while a word is composed', () => {
  ignoreComposedKeys();
  const host = document.createElement('div');
  const field = document.createElement('input');
  document.body.replaceChildren(host, field);
  const root = createRoot(host);
  act(() =>
    root.render(
      <Provider>
        <Viewport />
      </Provider>,
    ),
  );
  const inSafari = { keyCode: 229 };
  const pressF8 = (how: KeyboardEventInit): boolean => {
    field.focus();
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', bubbles: true, ...how })));
    return document.activeElement === field;
  };
  expect(pressF8({ isComposing: true })).toBe(true);
  expect(pressF8(inSafari)).toBe(true);
  expect(pressF8({})).toBe(false);
  act(() => root.unmount());
});
