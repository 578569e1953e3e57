// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { language, loadedTexts, translatable, translator } from '../../src/languages/language';
import { texts } from '../../src/pages/not-found/texts';
import { formatCoins } from '../../src/ui/format/format';
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
