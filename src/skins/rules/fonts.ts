import { texts } from '../texts';
import { asLatin1 } from './file-format';
import type { FileContent } from './open-image';
import { KB } from './weights';

/** The fonts that a skin has: browsers read them. */
export const FONT_EXTENSIONS = ['.woff2', '.woff', '.ttf', '.otf'];

/** All that a sum needs is ten figures; a whole alphabet is lighter than this, too (bytes). */
const MAX_BYTES = 256 * KB;

/** How fonts of these formats begin. */
const BEGINNING = /^(wOF2|wOFF|OTTO|true|\0\x01\0\0)/;

/** What is wrong with a font, and how to fix it; undefined when nothing is. Whether it can be read, only a browser knows. */
export async function fontProblem(content: FileContent): Promise<string | undefined> {
  if (content.size === 0) return texts.font.empty;
  // Before it is read: it may be of any size.
  if (content.size > MAX_BYTES) return texts.font.tooHeavy(content.size, MAX_BYTES);
  const head = asLatin1(new Uint8Array(await content.arrayBuffer()).subarray(0, 4));
  return BEGINNING.test(head) ? undefined : texts.font.noFont;
}
