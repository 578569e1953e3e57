import { texts } from '../texts';

/** What is wrong with a file, in the language of the page: follows its name. */
export class FileProblem extends Error {}

/** Why an image is unreadable, in the language of the page. Errors of libraries and browsers are in English. */
export class UnreadableImage extends Error {}

/** An XML parser's complaint about an SVG. @param message such as `3:5: unclosed tag: g` */
export function badXml(message: string): UnreadableImage {
  const [, line = '', detail = ''] = /^(\d+):\d+: (.*)/s.exec(message) ?? [];
  return new UnreadableImage(texts.image.reasons.badXml({ line: Number(line), detail }));
}
