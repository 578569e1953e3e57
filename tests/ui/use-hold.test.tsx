// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHold } from '../../src/ui/use-hold';

const act = vi.fn();
const Holdable = () => <button {...useHold(act)}>More</button>;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  render(<Holdable />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (): HTMLElement => screen.getByRole('button', { name: 'More' });

test('a click acts once', () => {
  fireEvent.pointerDown(button());
  fireEvent.pointerUp(button());
  fireEvent.click(button());
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledOnce();
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)(
  'a button that is held acts again and again until %s, and not once more for its click',
  (end) => {
    fireEvent.pointerDown(button());
    vi.advanceTimersByTime(399);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    const times = act.mock.calls.length;
    expect(times).toBeGreaterThan(5);
    fireEvent[end](button());
    fireEvent.click(button());
    vi.advanceTimersByTime(2_000);
    expect(act).toHaveBeenCalledTimes(times);
  },
);
