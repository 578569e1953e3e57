import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageNames, loadedTexts } from '../../src/languages/language';
import { figuresIn, literalsOf, parametersOf, saidIn } from './said';
import { sameAsEnglish } from './same-as-english';

import.meta.glob(
  [
    '../../src/**/texts.ts',
    '../../src/games/*/{card,definition}.ts',
    '../../src/games/spoken.ts',
    '../../src/pages/{page-list,descriptions}.ts',
  ],
  { eager: true },
);
const files = import.meta.glob<Record<string, object>>('../../src/translations/*/*.ts', { eager: true });

/** The most that a page's file of a language may weigh (bytes, gzip). */
const MAX_BYTES = 6_000;

/** What of a registered object is text: the rest is rules, addresses and code. */
const PARTIAL: Readonly<Record<string, RegExp>> = {
  'shell/luckyFishing': /\.(pageTitle|name|teaser|description)$/,
  'shell/oceanTreasures': /\.(pageTitle|name|teaser|description)$/,
  'shell/pages': /\.title$/,
  'lucky-fishing/definition': /\.name$/,
  'ocean-treasures/definition': /\.name$/,
};

/** Places whose lists differ by language: links to help, and words for counts. */
const OWN = /\.(helpOrganisations|otherHelp\.organisations|blockers|words)\b/;

const english = [...loadedTexts].flatMap(([name, texts]) =>
  saidIn(texts, name).filter(([place]) => (PARTIAL[name]?.test(place) ?? true) && !OWN.test(place)),
);

const codeOf = (said: unknown): string => (typeof said === 'function' ? said.toString() : '');
const wordsOf = (said: unknown): string => (typeof said === 'string' ? said : literalsOf(codeOf(said)));

const languages = Object.keys(languageNames).filter((language) => language !== 'en');

describe.each(languages)('%s', (language) => {
  const partOf = (name: string): unknown => {
    const [file = '', part = ''] = name.split('/');
    return files[`../../src/translations/${language}/${file}.ts`]?.[part];
  };
  const translated = new Map([...loadedTexts.keys()].flatMap((name) => saidIn(partOf(name), name)));

  test('says all that there is in English', () => {
    expect(english.map(([place]) => place).filter((place) => !translated.has(place))).toEqual([]);
  });

  test('says the same figures', () => {
    const wrong = english.flatMap(([place, said]) => {
      const figures = figuresIn(wordsOf(translated.get(place)));
      const missing = figuresIn(wordsOf(said)).filter((figure) => !figures.includes(figure));
      return missing.length > 0 ? [`${place}: ${missing.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('puts in the same values', () => {
    const wrong = english.flatMap(([place, said]) => {
      const used = parametersOf(codeOf(translated.get(place)));
      const missing = parametersOf(codeOf(said)).filter((name) => !used.includes(name));
      return missing.length > 0 ? [`${place}: ${missing.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('says in its own words what is not listed as the same', () => {
    const same = english.flatMap(([place, said]) =>
      typeof said === 'string' && /[a-z]{2}/i.test(said) && translated.get(place) === said ? [place] : [],
    );
    expect(same).toEqual([...same.filter((place) => sameAsEnglish(language, place))]);
  });

  test('weighs no more than a page may', () => {
    const folder = new URL(`../../src/translations/${language}/`, import.meta.url);
    const heavy = readdirSync(folder).flatMap((file) => {
      const { length } = gzipSync(readFileSync(new URL(file, folder)));
      return length > MAX_BYTES ? [`${file}: ${length}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});

describe('what the other tests compare', () => {
  test('figures are found in texts and in what functions say', () => {
    expect(figuresIn('1,000 coins, 1.000 Münzen, 3 × 5')).toEqual(['1000', '1000', '3', '5']);
    const code = '(n) => n === 1 ? `${n > 2 ? "7 a" : `8 b`} 24 hours` : "one"';
    expect(figuresIn(literalsOf(code))).toEqual(['7', '8', '24']);
  });

  test('values are found in functions', () => {
    expect(parametersOf('({ amount, streak }, time) => `${amount} in ${time}`')).toEqual(['amount', 'time']);
    expect(parametersOf('(names = [], max = 2) => names.slice(0, max)')).toEqual(['names', 'max']);
  });
});
