import { afterEach, describe, expect, test, vi } from 'vitest';
import { language, languageNames, loadedTexts } from '../../src/languages/language';
import { figuresIn, literalsOf, parametersUsed, saidIn } from './said';
import { sameAsEnglish } from './same-as-english';

const textFiles = import.meta.glob([
  '../../src/**/texts.ts',
  '../../src/games/*/{card,definition,for-studio}.ts',
  '../../src/games/spoken.ts',
  '../../src/pages/{page-list,descriptions}.ts',
]);
await Promise.all(Object.values(textFiles).map((load) => load()));
const translationFiles = import.meta.glob<Record<string, object>>('../../src/translations/*/*.ts');
const files = import.meta.glob<Record<string, object>>('../../src/translations/*/*.ts', { eager: true });

/** What of a registered object is text: the rest is rules, addresses and code. */
const PARTIAL: Readonly<Record<string, RegExp>> = {
  'shell/luckyFishing': /\.(pageTitle|name|teaser|description)$/,
  'shell/oceanTreasures': /\.(pageTitle|name|teaser|description)$/,
  'shell/pages': /\.title$/,
};

/** Places whose lists differ by language (links to help, words for counts), or that name a part of the page. */
const OWN = /\.(helpOrganisations|otherHelp\.organisations|blockers|words|more)\b/;

/** Places whose figures are made by the language: `1st`, `1.`. */
const MADE = '.inOrder';

// A game of the tests, which another test file may have loaded, is said in English only.
const publishedTexts = [...loadedTexts].filter(([name]) => !name.startsWith('tide-pool/'));
const english = publishedTexts.flatMap(([name, texts]) =>
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
  const translated = new Map(publishedTexts.flatMap(([name]) => saidIn(partOf(name), name)));

  test('says all that there is in English', () => {
    expect(english.map(([place]) => place).filter((place) => !translated.has(place))).toEqual([]);
  });

  test('says the same figures', () => {
    const wrong = english.flatMap(([place, said]) => {
      const figures = figuresIn(wordsOf(translated.get(place)));
      // A function has a singular of its own, or a helper that has.
      const isMade = (figure: string): boolean => typeof said === 'function' && figure === '1';
      const missing = figuresIn(wordsOf(said)).filter(
        (figure) => !figures.includes(figure) && !isMade(figure) && !place.endsWith(MADE),
      );
      return missing.length > 0 ? [`${place}: ${missing.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('puts in the same values', () => {
    const wrong = english.flatMap(([place, said]) => {
      const used = parametersUsed(codeOf(translated.get(place)));
      const missing = parametersUsed(codeOf(said)).filter((parameter) => !used.includes(parameter));
      return missing.length > 0 ? [`${place}: ${missing.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('keeps the places where elements stand', () => {
    const placesIn = (said: unknown): string[] => (wordsOf(said).match(/\{\w+\}/g) ?? []).sort();
    const wrong = english.flatMap(([place, said]) =>
      typeof said === 'string' && String(placesIn(said)) !== String(placesIn(translated.get(place)))
        ? [place]
        : [],
    );
    expect(wrong).toEqual([]);
  });

  test('says in its own words what is not listed as the same', () => {
    const same = english.flatMap(([place, said]) =>
      typeof said === 'string' && /[a-z]{2}/i.test(said) && translated.get(place) === said ? [place] : [],
    );
    expect(same).toEqual([...same.filter((place) => sameAsEnglish(language, place))]);
  });
});

describe('texts that put in figures or lists', () => {
  afterEach(() => language.setState({ code: 'en' }));

  /** What modules say that are loaded while everything is in a language, read in English. */
  const loadedIn = async (code: string): Promise<ReadonlyMap<string, unknown>> => {
    vi.resetModules();
    const { language: current, loadedTexts: texts } = await import('../../src/languages/language');
    current.setState({ code });
    await Promise.all(Object.values(textFiles).map((load) => load()));
    const loaded = Object.entries(translationFiles).map(
      async ([path, load]) => [path, await load()] as const,
    );
    const translations = await Promise.all(loaded);
    current.setState({ code: 'en' });
    const all = [...texts, ...translations];
    return new Map(all.flatMap(([name, said]) => saidIn(said, name)));
  };

  test('do so when they are read, not when they are loaded', async () => {
    const [one, other] = [await loadedIn('en'), await loadedIn('de')];
    const fixed = [...one].flatMap(([place, said]) =>
      typeof said === 'string' && said !== other.get(place) ? [place] : [],
    );
    expect(fixed).toEqual([]);
  });
});
