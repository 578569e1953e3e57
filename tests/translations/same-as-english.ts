/** Texts that are meant to be the same as in English, by language; `*` is for all. Each is the end of a place. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  '*': [],
};

/** Whether a text may be the same as in English: a name, or a word that the languages share. */
export const sameAsEnglish = (language: string, place: string): boolean =>
  [...(SAME['*'] ?? []), ...(SAME[language] ?? [])].some((end) => place.endsWith(end));
