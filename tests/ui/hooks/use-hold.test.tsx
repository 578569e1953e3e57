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

/** As a pointer sends it, which counts its clicks. */
const send = (type: string, init: PointerEventInit = {}): void =>
  act(
    () =>
      void document
        .querySelector('button')
        ?.dispatchEvent(new PointerEvent(type, { bubbles: true, detail: type === 'click' ? 1 : 0, ...init })),
  );

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

test.each([{ button: 2 }, { ctrlKey: true }])('a press that opens a menu (%o) is not held', (press) => {
  send('pointerdown', press);
  vi.advanceTimersByTime(2_000);
  expect(acted).not.toHaveBeenCalled();
});

test('a key acts after a hold that ended beside the button', () => {
  send('pointerdown');
  vi.advanceTimersByTime(1_000);
  send('pointerout');
  const times = acted.mock.calls.length;
  send('click', { detail: 0 });
  expect(acted).toHaveBeenCalledTimes(times + 1);
});
