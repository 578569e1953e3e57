// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { observePixelRatio } from '../../../src/ui/browser/observe';

afterEach(() => vi.unstubAllGlobals());

/** Asked for by `matchMedia`: tells of a change when it begins or ceases to match. */
class ResolutionQuery extends EventTarget {
  readonly #range: readonly number[];
  #matched: boolean;

  constructor(query: string) {
    super();
    this.#range = [...query.matchAll(/([\d.]+)dppx/g)].map(([, ratio]) => Number(ratio));
    this.#matched = this.matches;
  }

  get matches(): boolean {
    const [min = NaN, max = NaN] = this.#range;
    return min <= devicePixelRatio && devicePixelRatio <= max;
  }

  evaluate(): void {
    if (this.matches === this.#matched) return;
    this.#matched = this.matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** Puts the window on a screen of this ratio. Returns what moves it to another. */
function onScreen(ratio: number): (ratio: number) => void {
  const queries: ResolutionQuery[] = [];
  vi.stubGlobal('devicePixelRatio', ratio);
  vi.stubGlobal('matchMedia', (query: string) => {
    const asked = new ResolutionQuery(query);
    queries.push(asked);
    return asked;
  });
  return (next) => {
    vi.stubGlobal('devicePixelRatio', next);
    for (const query of [...queries]) query.evaluate();
  };
}

test('tells of each change of the pixels once, back and forth, until it is stopped', () => {
  const move = onScreen(1);
  const changed = vi.fn();
  const stop = observePixelRatio(changed);
  for (const [n, ratio] of [2, 1, 1.1, 1.25, 2].entries()) {
    move(ratio);
    expect(changed).toHaveBeenCalledTimes(n + 1);
  }
  move(2);
  stop();
  move(1);
  expect(changed).toHaveBeenCalledTimes(5);
});

test.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('Refused.');
    },
  ],
])('looks at each change of the size of the window where matchMedia %s', (_, matchMedia) => {
  onScreen(1);
  vi.stubGlobal('matchMedia', matchMedia);
  const changed = vi.fn();
  const stop = observePixelRatio(changed);
  const resizeAt = (ratio: number): void => {
    vi.stubGlobal('devicePixelRatio', ratio);
    window.dispatchEvent(new Event('resize'));
  };
  resizeAt(1);
  expect(changed).not.toHaveBeenCalled();
  resizeAt(2);
  stop();
  resizeAt(1);
  expect(changed).toHaveBeenCalledOnce();
});
