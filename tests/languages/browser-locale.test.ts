// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { browserLanguages, browserTimeZone, correctNavigator } from '../../src/languages/browser-locale';

const navigatorOf = (language: unknown, languages: unknown): object =>
  Object.create(navigator, {
    language: { configurable: true, value: language },
    languages: { configurable: true, value: languages },
  }) as object;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['de-AT', ['de-AT', 'en'], ['de-AT', 'en']],
  ['es-MX@posix', ['es-MX@posix'], ['es-MX']],
  ['pt_BR.UTF-8', ['pt_BR.UTF-8', '', 'c'], ['pt-BR']],
  ['', [], []],
  ['fr', undefined, ['fr']],
  [undefined, null, []],
])('of a browser that says %j and %j, only languages are taken that Intl takes', (one, all, expected) => {
  vi.stubGlobal('navigator', navigatorOf(one, all));
  expect(browserLanguages()).toEqual(expected);
});

test.each(['en-US@posix', ''])('libraries get a language that Intl takes for %j', (tag) => {
  vi.stubGlobal('navigator', navigatorOf(tag, [tag]));
  expect(() => new Intl.NumberFormat(navigator.language)).toThrow(RangeError);
  correctNavigator();
  expect(new Intl.NumberFormat(navigator.language).format(1000)).toBe('1,000');
  expect(() => new Intl.NumberFormat([...navigator.languages])).not.toThrow();
});

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Etc/Unknown', /^GMT([+-]\d\d:\d\d)?$/],
  [undefined, /^GMT([+-]\d\d:\d\d)?$/],
])('the time zone that the browser calls %j has a name', (said, expected) => {
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  spy.mockReturnValueOnce({ ...options, timeZone: said as string });
  expect(browserTimeZone()).toMatch(expected);
});
