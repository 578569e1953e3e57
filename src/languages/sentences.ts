import { locale } from './language';

/** Japanese has no spaces between words or sentences. */
const space = (): string => (locale() === 'ja' ? '' : ' ');

/** Sentences, one after the other. */
export const joinSentences = (sentences: readonly string[]): string => sentences.join(space());

/** A text with a full stop, unless it ends a sentence already. */
export const asSentence = (text: string): string =>
  /[.!?。！？]$/.test(text) ? text : text + (locale() === 'ja' ? '。' : '.');

/** What is said of something that is named first, such as a file: `fish.png is empty.` */
export const sentenceAbout = (name: string, predicate: string): string =>
  asSentence(name + space() + predicate);
