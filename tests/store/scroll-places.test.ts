// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readScrollPlaces, saveScrollPlaces } from '../../src/store/scroll-places';

const KEY = 'lucky-fishing.scroll';

beforeEach(() => sessionStorage.clear());

test('a tab remembers how far down each page was left', () => {
  expect(readScrollPlaces()).toEqual(new Map());
  const left = new Map([
    ['a', 0],
    ['b', 812.5],
  ]);
  saveScrollPlaces(left);
  expect(readScrollPlaces()).toEqual(left);
});

test.each(['', 'null', '[', '"a"', '{"a":"0"}', '{"a":null}', '{"a":{}}'])(
  'what it has not written itself is no place: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readScrollPlaces()).toEqual(new Map());
  },
);

test('without a storage it forgets, and goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveScrollPlaces(new Map([['a', 1]]));
  expect(readScrollPlaces()).toEqual(new Map());
  vi.unstubAllGlobals();
});
