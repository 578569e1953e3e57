import { createStore } from 'zustand/vanilla';

/** The languages of the product by their BCP 47 tags, each under its own name. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
};

/** A tag without its region: `es` of `es-MX`. */
export const baseOf = (tag: string): string | undefined => tag.split('-')[0];

/** The language that everything is in now. `changes` counts how often texts have been translated. */
export const language = createStore(() => ({ code: 'en', changes: 0 }));

/** The texts whose code is loaded, by `<file>/<part>` of their translations. */
export const loadedTexts = new Map<string, object>();

/** How texts are translated; nothing while they are in English. */
export const translator: {
  /** Called as the code of more texts is loaded. */
  translate?: () => void;
  /** Resolves once all of them are translated. Never rejects. */
  pending?: Promise<void> | undefined;
  /** How `Intl` writes the language in use, where that isn't by its own tag (regional.ts). */
  locale?: string | undefined;
} = {};

/**
 * Texts that another language may take the place of, in the object itself: whoever reads them when they are needed, and
 * not as a module is loaded, has them in the language of that moment.
 *
 * @param name `<file>/<part>`: the export of this name in src/translations/<language>/<file>.ts
 */
export function translatable<T extends object>(name: string, texts: T): T {
  loadedTexts.set(name, texts);
  translator.translate?.();
  return texts;
}

/** The language in use, as `Intl` names it: `es-MX` where the browser asks for Spanish of Mexico. */
export const locale = (): string => translator.locale ?? language.getState().code;

/** Makes something for the language in use, such as a formatter, once for each change of it. */
export function perLanguage<T>(make: (code: string) => T): () => T {
  let made: { readonly code: string; readonly value: T } | undefined;
  return () => {
    const code = locale();
    if (made?.code !== code) made = { code, value: make(code) };
    return made.value;
  };
}
