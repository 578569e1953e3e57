import type { FileContent } from '../../rules/open-image';
import { MB } from '../../rules/weights';
import { texts } from '../../texts';
import type { Atlas } from './atlas';
import { readJsonAtlas } from './json-atlas';
import { readLibgdxAtlas } from './libgdx-atlas';
import { readPlistAtlas } from './plist-atlas';
import { readXmlAtlas } from './xml-atlas';

/** Reads the data of a sprite sheet by what it begins with, whatever its file is called. Undefined where it is none. */
export function readAtlas(text: string): Atlas | undefined {
  const [first = ''] = text.replace(/^\uFEFF/, '').trimStart();
  if (first === '{' || first === '[') return readJsonAtlas(text);
  return first === '<' ? (readXmlAtlas(text) ?? readPlistAtlas(text)) : readLibgdxAtlas(text);
}

/** Adobe's programs write UTF-16, and a mark ahead of it. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

const MAX_BYTES = 2 * MB;
/** How a skeleton in JSON begins. */
const SPINE = /^\uFEFF?\s*\{\s*"skeleton"\s*:/;

/** Opens the data of a sprite sheet, or says what is wrong with it. `skeleton` is the text of one in JSON. */
export async function openAtlas(
  file: FileContent,
): Promise<
  | { readonly atlas: Atlas; readonly problem?: never; readonly skeleton?: never }
  | { readonly atlas?: never; readonly problem: string; readonly skeleton?: string }
> {
  if (file.size > MAX_BYTES) return { problem: texts.animation.heavyData(file.size, MAX_BYTES) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (SPINE.test(text)) return { problem: texts.animation.spine, skeleton: text };
  const atlas = readAtlas(text);
  return atlas ? { atlas } : { problem: texts.animation.notData };
}
