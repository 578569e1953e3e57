// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { observeSize } from '../../../src/ui/browser/observe';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is missing', undefined],
  [
    'throws',
    function () {
      throw new Error('Refused.');
    },
  ],
])('uses the size of the window where ResizeObserver %s', (_, ResizeObserver) => {
  vi.stubGlobal('ResizeObserver', ResizeObserver);
  const changed = vi.fn();
  const stop = observeSize(document.body, changed);
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(changed).toHaveBeenCalledOnce();
});

test('uses the size of the element, until it is stopped', () => {
  const [observe, disconnect] = [vi.fn(), vi.fn()];
  const observer = vi.fn(function () {
    return { observe, disconnect };
  });
  vi.stubGlobal('ResizeObserver', observer);
  const changed = vi.fn();
  const stop = observeSize(document.body, changed);
  window.dispatchEvent(new Event('resize'));
  expect(observer).toHaveBeenCalledExactlyOnceWith(changed);
  expect(observe).toHaveBeenCalledExactlyOnceWith(document.body);
  expect(changed).not.toHaveBeenCalled();
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
