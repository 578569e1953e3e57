// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readScrollPositions, saveScrollPositions } from '../../src/store/session-storage';

const KEY = 'lucky-fishing.scroll';

beforeEach(() => sessionStorage.clear());

test('a tab remembers how far down each page was left', () => {
  expect(readScrollPositions()).toEqual(new Map());
  const left = new Map([
    ['a', 0],
    ['b', 812.5],
  ]);
  saveScrollPositions(left);
  expect(readScrollPositions()).toEqual(left);
});

test.each(['', 'null', '[', '"a"', '{"a":"0"}', '{"a":null}', '{"a":{}}'])(
  'what it has not written itself is no place: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readScrollPositions()).toEqual(new Map());
  },
);

test('without a storage it discards, and goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveScrollPositions(new Map([['a', 1]]));
  expect(readScrollPositions()).toEqual(new Map());
  vi.unstubAllGlobals();
});
