import { language, loadedTexts, translator } from '../languages/language';
import { regional } from '../languages/regional';

type Texts = Record<string, unknown>;
type TranslationFile = Readonly<Record<string, Texts>>;

/** By `./<language>/<file>.ts`. */
const files = import.meta.glob<TranslationFile>('./*/*.ts');

/** Languages that are written from right to left: the mirrored pseudo-language of the tests. */
const RIGHT_TO_LEFT: readonly string[] = ['en-XB'];

/**
 * Our fonts have no Japanese: its letters are the system's. Lines break between phrases where the browser knows them, and
 * elsewhere a narrow button would have one letter in a line. Here, because no other language needs it.
 */
const JAPANESE = `
  :root:lang(ja) {
    --font-display: 'Fredoka Variable', 'Hiragino Maru Gothic ProN', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', Meiryo, sans-serif;
    --font-text: 'Nunito Sans Variable', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', Meiryo, system-ui, sans-serif;
    word-break: auto-phrase;
    line-break: strict;
  }
  :root:lang(ja) :is(.button-gold, .button-brass, .button-quiet) {
    word-break: keep-all;
    overflow-wrap: break-word;
  }`;

let hasJapanese = false;

function addJapanese(): void {
  if (hasJapanese) return;
  hasJapanese = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(JAPANESE);
  document.adoptedStyleSheets.push(sheet);
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Puts what `source` has in the place of what `target` has; what else is in `target` stays. Getters stay getters. */
function fill(target: Texts, source: Texts): void {
  if (Array.isArray(target)) target.length = Object.keys(source).length;
  for (const [key, one] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    if (!one.enumerable) continue;
    const old = Object.getOwnPropertyDescriptor(target, key)?.value as unknown;
    if (isTexts(one.value) && isTexts(old)) fill(old, one.value);
    else Object.defineProperty(target, key, isTexts(one.value) ? { ...one, value: copyOf(one.value) } : one);
  }
}

function copyOf(texts: Texts): Texts {
  const copy = (Array.isArray(texts) ? [] : {}) as Texts;
  fill(copy, texts);
  return copy;
}

/** The English of texts that have been translated. */
const originals = new Map<object, Texts>();

function originalOf(texts: object): Texts {
  const original = originals.get(texts) ?? copyOf(texts as Texts);
  originals.set(texts, original);
  return original;
}

const isPseudo = (code: string): boolean => code.startsWith('en-X');

/** What is to be put in the place of texts; nothing where they stay in English. Rejects if it can't be loaded. */
async function translationOf(name: string, texts: object, code: string): Promise<Texts> {
  if (isPseudo(code)) return (await import('./pseudo')).pseudoTranslation(originalOf(texts));
  const [file = '', part = ''] = name.split('/');
  return (await files[`./${code}/${file}.ts`]?.())?.[part] ?? {};
}

let wanted = 'en';
let running: Promise<void> | undefined;
/** How many of `loadedTexts` have been translated. */
let translatedTexts = 0;

/** Rejects, and leaves all texts as they are, if any of those in another language can't be loaded. */
async function translateAll(): Promise<void> {
  const code = wanted;
  const loaded = [...loadedTexts];
  const found = await Promise.allSettled(loaded.map(([name, texts]) => translationOf(name, texts, code)));
  if (code !== wanted || loaded.length !== loadedTexts.size) return translateAll();
  for (const result of found) {
    if (result.status === 'fulfilled') continue;
    const { code: shown } = language.getState();
    if (code !== shown) {
      wanted = shown;
      throw result.reason;
    }
    // A page that came later: it stays in English.
    console.warn('A translation could not be loaded.', result.reason);
  }
  translatedTexts = loaded.length;
  for (const [at, [, texts]] of loaded.entries()) {
    const result = found[at];
    fill(texts as Texts, originalOf(texts));
    if (result?.status === 'fulfilled') fill(texts as Texts, result.value);
  }
  const { documentElement: root } = document;
  if (code === 'ja') addJapanese();
  root.lang = code;
  root.dir = RIGHT_TO_LEFT.includes(code) ? 'rtl' : '';
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  // A language has its own, except for English and pseudo-languages.
  if (manifest)
    manifest.href = manifest.href.replace(
      /manifest.*/,
      `manifest${code.startsWith('en') ? '' : `-${code}`}.webmanifest`,
    );
  const tag = regional(code);
  translator.locale = tag === code ? undefined : tag;
  language.setState(({ changes }) => ({ code, changes: changes + 1 }));
}

const translate = (): Promise<void> =>
  (running ??= Promise.resolve()
    .then(translateAll)
    .finally(() => {
      running = undefined;
      translator.pending = undefined;
      // Some may have come since the last look.
      if (loadedTexts.size > translatedTexts) translator.translate?.();
    }));

/**
 * Says everything in a language, and from now on also what is loaded later. Rejects, and leaves the language as it was, if
 * its files can't be loaded.
 *
 * @param code one of `languageNames`, or a pseudo-language: `en-XA` is longer, `en-XB` mirrored
 */
export function showLanguage(code: string): Promise<void> {
  // A later program may have saved one that this program doesn't have.
  wanted = isPseudo(code) || `./${code}/shell.ts` in files ? code : 'en';
  translator.translate = () => {
    translator.pending = translate().catch(() => undefined);
  };
  const shown = translate();
  translator.pending = shown.catch(() => undefined);
  return shown;
}
