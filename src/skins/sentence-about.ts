import { asSentence, joinSentences } from '../languages/sentences';

/**
 * What is said of something, such as a file: `fish.png is empty.`
 *
 * @param said with `{name}` where the name stands, unless that is in front
 */
export const sentenceAbout = (name: string, said: string): string =>
  asSentence(said.includes('{name}') ? said.replaceAll('{name}', () => name) : joinSentences([name, said]));
