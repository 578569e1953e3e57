// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { language, loadedTexts, translatable, translator } from '../../src/languages/language';
import { texts } from '../../src/pages/not-found/texts';
import { asSentence, joinSentences } from '../../src/languages/sentences';
import { formatCoins } from '../../src/ui/format/format';
import { formatDay } from '../../src/ui/format/format-instant';
import { spokenList } from '../../src/games/spoken';
import { showLanguage } from '../../src/translations/show-language';

const english = { ...texts };

afterEach(async () => {
  await showLanguage('en');
  document.documentElement.removeAttribute('lang');
});

test('texts, numbers and lists are in the language, and in English again afterwards', async () => {
  await showLanguage('de');
  expect(document.documentElement.lang).toBe('de');
  expect(Object.values(texts)).not.toEqual(Object.values(english));
  expect(formatCoins(1000)).toBe('1.000');
  expect(spokenList([1, 2, 3], 'or')).toBe('1, 2 oder 3');

  await showLanguage('en');
  expect(document.documentElement.lang).toBe('en');
  expect(texts).toEqual(english);
  expect(formatCoins(1000)).toBe('1,000');
  expect(spokenList([1, 2, 3], 'or')).toBe('1, 2 or 3');
});

describe('numbers and dates are written as where the player is', () => {
  const inBrowserOf = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  const DAY = Date.UTC(2026, 10, 22, 12);

  test.each([
    ['es', ['es-MX', 'es', 'en'], '1,000', '22 nov 2026'],
    ['es', ['es_MX@posix'], '1,000', '22 nov 2026'],
    ['es', ['es-419'], '1,000', '22 nov 2026'],
    ['es', ['en-US', 'en', 'es'], '1000', '22 nov 2026'],
    ['de', ['en-GB', 'de-AT'], '1\u00a0000', '22.11.2026'],
    ['pt-BR', ['pt-PT'], '1000', '22/11/2026'],
    ['en', ['en-IN', 'de-CH'], '1,000', 'Nov 22, 2026'],
    ['fr', ['es-MX'], '1\u202f000', '22 nov. 2026'],
  ])('%s in a browser that asks for %j', async (code, tags, thousand, day) => {
    inBrowserOf(...tags);
    await showLanguage(code);
    expect(language.getState().code).toBe(code);
    expect(document.documentElement.lang).toBe(code);
    expect(formatCoins(1000)).toBe(thousand);
    expect(formatDay(DAY)).toBe(day);
  });

  test('words are those of the language still', async () => {
    inBrowserOf('ja-JP');
    await showLanguage('ja');
    expect(joinSentences([asSentence('はい'), asSentence('どうぞ')])).toBe('はい。どうぞ。');
  });
});

test('of two choices the last one counts', async () => {
  await Promise.all([showLanguage('fr'), showLanguage('es')]);
  expect(language.getState().code).toBe('es');
});

test('texts that are loaded later are translated too', async () => {
  await showLanguage('en-XA');
  const later = translatable('tests/later', { greeting: 'Ahoy', of: (name: string) => `Ahoy, ${name}` });
  await translator.pending;
  expect(later.greeting).toMatch(/^⟦Åhöý/);
  expect(later.of('Vera')).toContain('Vêrá');
  loadedTexts.delete('tests/later');
});

test('a language that this program does not have is English', async () => {
  await showLanguage('sv');
  expect(language.getState().code).toBe('en');
  expect(texts).toEqual(english);
});

test('where its files can’t be loaded, everything stays as it was', async () => {
  vi.doMock('../../src/translations/pseudo', () => {
    throw new Error('no connection');
  });
  vi.resetModules();
  await expect(showLanguage('en-XA')).rejects.toThrow();
  expect(language.getState().code).toBe('en');
  expect(texts).toEqual(english);
  vi.doUnmock('../../src/translations/pseudo');
});
