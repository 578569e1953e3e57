// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { observeSize } from '../../../src/ui/browser/observe-size';

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
  expect(changed).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(changed).toHaveBeenCalledOnce();
});

test('uses the size of the element, until it is stopped', () => {
  const observers: { changed: () => void; observe: unknown; disconnect: unknown }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
      constructor(readonly changed: () => void) {
        observers.push(this);
      }
    },
  );
  const changed = vi.fn();
  const stop = observeSize(document.body, changed);
  const [observer] = observers;
  expect(observer?.observe).toHaveBeenCalledExactlyOnceWith(document.body);
  window.dispatchEvent(new Event('resize'));
  expect(changed).not.toHaveBeenCalled();
  observer?.changed();
  expect(changed).toHaveBeenCalledOnce();
  stop();
  expect(observer?.disconnect).toHaveBeenCalledOnce();
});
