import { language } from './language';

/** Japanese has no spaces between words or sentences, and a full stop of its own. */
const space = (): string => (language.getState().code === 'ja' ? '' : ' ');

/** Sentences, one after the other. */
export const joinSentences = (sentences: readonly string[]): string => sentences.join(space());

/** A text with a full stop, unless it ends a sentence already. */
export const asSentence = (text: string): string =>
  /[.!?。！？]$/.test(text) ? text : text + (space() ? '.' : '。');
