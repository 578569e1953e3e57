// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { observePixelRatio, observeSize } from '../../../src/ui/browser/observe';

afterEach(() => vi.unstubAllGlobals());

const resize = () => window.dispatchEvent(new Event('resize'));
const without = [
  ['is missing', undefined],
  [
    'throws',
    function () {
      throw new Error('Refused.');
    },
  ],
] as const;

describe('the size of an element', () => {
  test.each(without)('is that of the window where ResizeObserver %s', (_, ResizeObserver) => {
    vi.stubGlobal('ResizeObserver', ResizeObserver);
    const changed = vi.fn();
    const stop = observeSize(document.body, changed);
    resize();
    stop();
    resize();
    expect(changed).toHaveBeenCalledOnce();
  });

  test('is its own, until it is observed no more', () => {
    const [observe, disconnect] = [vi.fn(), vi.fn()];
    const observer = vi.fn(function () {
      return { observe, disconnect };
    });
    vi.stubGlobal('ResizeObserver', observer);
    const changed = vi.fn();
    const stop = observeSize(document.body, changed);
    resize();
    expect(observer).toHaveBeenCalledExactlyOnceWith(changed);
    expect(observe).toHaveBeenCalledExactlyOnceWith(document.body);
    expect(changed).not.toHaveBeenCalled();
    stop();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

describe('the pixels of the screen', () => {
  const show = (ratio: number) => vi.stubGlobal('devicePixelRatio', ratio);

  test('are reported once per change, until they are no longer observed', () => {
    let query = new EventTarget();
    vi.stubGlobal('matchMedia', () => (query = new EventTarget()));
    const move = (ratio: number): void => {
      show(ratio);
      query.dispatchEvent(new Event('change'));
    };
    show(1);
    const changed = vi.fn();
    const stop = observePixelRatio(changed);
    for (const [n, ratio] of [2, 1, 1.25].entries()) {
      move(ratio);
      expect(changed).toHaveBeenCalledTimes(n + 1);
    }
    stop();
    move(1);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  test.each(without)('are looked at with the size of the window where matchMedia %s', (_, matchMedia) => {
    show(1);
    vi.stubGlobal('matchMedia', matchMedia);
    const changed = vi.fn();
    const stop = observePixelRatio(changed);
    const resizeAt = (ratio: number): void => {
      show(ratio);
      resize();
    };
    resizeAt(1);
    expect(changed).not.toHaveBeenCalled();
    resizeAt(2);
    stop();
    resizeAt(1);
    expect(changed).toHaveBeenCalledOnce();
  });
});
