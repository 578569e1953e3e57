import { translatable } from '../languages/language';

export const texts = translatable('shell/app', {
  languageNotLoaded: {
    title: "The language couldn't be loaded",
    description: 'Check your connection, then choose it again.',
  },
  lookNotLoaded: {
    title: "The look couldn't be loaded",
    description: 'Check your connection, then choose it again.',
  },
} as const);
