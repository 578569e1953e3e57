// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHold } from '../../../src/ui/use-hold';

const acted = vi.fn();
const Holdable = () => <button {...useHold(acted)}>More</button>;

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  acted.mockClear();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  act(() => root.render(<Holdable />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (type: string): void =>
  act(() => void document.querySelector('button')?.dispatchEvent(new PointerEvent(type, { bubbles: true })));

test('a click acts once', () => {
  for (const type of ['pointerdown', 'pointerup', 'click']) send(type);
  vi.advanceTimersByTime(2_000);
  expect(acted).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointerout', 'pointercancel'])(
  'a button that is held acts again and again until %s, and not once more for its click',
  (end) => {
    send('pointerdown');
    vi.advanceTimersByTime(399);
    expect(acted).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    const times = acted.mock.calls.length;
    expect(times).toBeGreaterThan(5);
    send(end);
    send('click');
    vi.advanceTimersByTime(2_000);
    expect(acted).toHaveBeenCalledTimes(times);
  },
);
