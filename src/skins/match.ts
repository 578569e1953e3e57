import { extensionOf, fileOf, folderOf, nameOf } from './paths';
import { SOURCE_EXTENSIONS } from './rules/open-image';
import { SOUND_EXTENSIONS } from './rules/sounds';
import { MANIFEST_FILE } from './skin-manifest';
import type { SkinSlots } from './skin-slots';

/** What a dropped file is by its ending: `sheet-data` describes the frames of an animation. */
type DroppedKind = 'picture' | 'sound' | 'sheet-data' | 'manifest' | 'unknown';

/** What programs add to the name of what they export: a scale, a size, that it is a copy. */
const ADDED_AT_END = /(@[\d.]+x|[- ]\d{2,4}(x\d{2,4})?(px)?|[- ]?\(\d+\)|[- ]+copy([- ]?\d+)?)$/;
const ADDED_IN_FRONT = /^(symbols?|sym|sprite|stage|sounds?|image|img|sfx)[- ]+/;

/**
 * What a dropped file is for: by its whole path, else by its name, in whatever capitals, dashes, size or scale. Several
 * candidates where more than one game has it: slots, each of which with the extension is a path in the skin.
 */
export function matchFile(path: string, slots: SkinSlots) {
  const extension = extensionOf(path).toLowerCase();
  const kind = kindOf(path, extension);
  const { images, animations, sounds } = slots;
  const known: readonly string[] = {
    ...{ picture: [...images, ...animations], 'sheet-data': animations, sound: sounds },
    ...{ manifest: [], unknown: [] },
  }[kind];
  const [exact] = known.filter((name) => name === nameOf(path).toLowerCase());
  return { kind, candidates: exact === undefined ? byName(path, known) : [exact], extension };
}

function kindOf(path: string, extension: string): DroppedKind {
  if (fileOf(path).toLowerCase() === MANIFEST_FILE) return 'manifest';
  if (SOURCE_EXTENSIONS.includes(extension)) return 'picture';
  if (SOUND_EXTENSIONS.includes(extension)) return 'sound';
  return extension === '.json' ? 'sheet-data' : 'unknown';
}

function byName(path: string, known: readonly string[]): string[] {
  const roots = [...new Set(known.map((name) => name.slice(0, name.indexOf('/'))))];
  const withoutEnd = (name: string): string => name.replace(ADDED_AT_END, '');
  const withoutFront = (name: string): string => {
    const root = roots.find((one) => name.startsWith(`${one}-`));
    return root ? name.slice(root.length + 1) : name.replace(ADDED_IN_FRONT, '');
  };
  const written = spaced(nameOf(fileOf(path)));
  for (const begin of shortened(written, withoutEnd)) {
    for (const name of shortened(begin, withoutFront)) {
      const found = known.filter((one) => keyOf(fileOf(one)) === keyOf(name));
      const front = roots.filter((one) => begin.slice(0, -name.length).includes(`${one}-`));
      if (found.length > 0) return narrowed(found, [...folderOf(path).split('/'), ...front].map(keyOf));
    }
  }
  return [];
}

/** A name, and what is left of it each time that something is taken off. */
function* shortened(name: string, takeOff: (name: string) => string): Generator<string> {
  let before = '';
  let rest = name;
  while (rest !== '' && rest !== before) {
    yield rest;
    before = rest;
    rest = takeOff(rest);
  }
}

/** Those of the names whose game, then those whose kind is among the folders of the path, as long as any are left. */
function narrowed(found: readonly string[], folders: readonly string[]): string[] {
  let left = [...found];
  for (const part of [0, 1]) {
    const fitting = left.filter((name) => folders.includes(keyOf(name.split('/')[part] ?? '')));
    if (fitting.length > 0) left = fitting;
  }
  return left;
}

/** Words in small letters with dashes between them, however they are told apart: `ColumnLit`, `column_lit`. */
const spaced = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z][a-z])/g, '-')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();

/** What is left of a name without what stands between its words. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[-_.\s]/g, '');
