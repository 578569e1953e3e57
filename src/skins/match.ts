import { extensionOf, fileOf, folderOf, keyOf, nameOf } from './paths';
import { acceptedExtensions } from './rules/accepted-formats';
import { MANIFEST_FILE } from './skin-manifest';
import { motionOf, pictureSlotOf, type SkinSlots } from './skin-slots';

/** What a dropped file is by its ending: `sheet-data` describes the frames of an animation. */
type DroppedKind = 'picture' | 'sound' | 'sheet-data' | 'manifest' | 'unknown';

/** What people and programs add to a name: words, scales, sizes, versions, and that it is a copy. */
const ADDED_WORDS = [
  ...['final', 'finished', 'done', 'new', 'old', 'draft', 'rough', 'edit', 'edited', 'fixed', 'export'],
  ...[
    'exported',
    'copy',
    'kopie',
    'copia',
    'neu',
    'fertig',
    'entwurf',
    'nuevo',
    'hd',
    'sd',
    'hires',
    'lowres',
  ],
  ...[
    'transparent',
    'alpha',
    'nobg',
    'cutout',
    'trimmed',
    'optimized',
    'compressed',
    'min',
    'web',
    'rgb',
    'srgb',
  ],
  ...[
    'icon',
    'sprite',
    'symbol',
    'sym',
    'image',
    'img',
    'still',
    'static',
    'idle',
    'base',
    'layer',
    'artboard',
  ],
];
/** Letters. Shorter names are parts of too many others. */
const MIN_LIKENESS = 3;

const WORD = `(${ADDED_WORDS.join('|')})`;
const ADDED_AT_END = new RegExp(
  `([-.]*(\\([^)]*\\)|\\[[^\\]]*\\]|@[\\d.]+x)|[-.]+(${WORD}|v(er(sion)?)?[-.]?\\d+([-.]\\d+)*|\\d+x|x\\d+)|-*\\d+(x\\d+)?(px)?|[-.]+)$`,
);
const KINDS =
  'symbols?|sprites?|spr|stage|sounds?|images?|pic|picture|ico|icons?|slot|reel|asset|art|tex|texture|sfx|snd|audio|fx';
const ADDED_IN_FRONT = new RegExp(
  `^(\\([^)]*\\)|\\[[^\\]]*\\]|\\d+(x\\d+)?(px)?(?=[^\\dx])|(copy-of|kopie-von|copia-de|${WORD}|${KINDS}|my|mein|meine|mi|the)(?=[-.])|[-.]+)`,
);

/**
 * What a dropped file is for: its kind by its ending alone, its slot by its whole path, else by its name, in whatever capitals,
 * dashes, size, scale, version, number or language. Several candidates where more than one game has it.
 */
export function matchFile(path: string, slots: SkinSlots) {
  const extension = extensionOf(path).toLowerCase();
  const kind = kindOf(path, extension);
  const known = slotsOfKind(kind, slots);
  const [exact] = known.filter((name) => name === nameOf(path).toLowerCase());
  return { kind, candidates: exact === undefined ? byName(path, known, slots) : [exact], extension };
}

/**
 * What a file may be for whose name only contains one that is known: `goldfish` may be a fish, and so may its animation. The
 * likeliest first.
 */
export function guessSlots(path: string, slots: SkinSlots): string[] {
  const written = keyOf(nameOf(fileOf(path)));
  /** The length of the longest of its names that is a part of what is written; 0 where none is. */
  const likeness = (slot: string): number => {
    const names = [slot, pictureSlotOf(slot)];
    const keys = names.flatMap((name) => keysOf(name, slots)).map((key) => key.replace(/\d+$/, ''));
    return Math.max(0, ...keys.filter((key) => written.includes(key)).map(({ length }) => length));
  };
  return slotsOfKind(kindOf(path, extensionOf(path).toLowerCase()), slots)
    .filter((slot) => likeness(slot) >= MIN_LIKENESS)
    .sort((a, b) => likeness(b) - likeness(a));
}

function slotsOfKind(kind: DroppedKind, { images, animations, sounds }: SkinSlots): readonly string[] {
  const ofKinds = { picture: [...images, ...animations], 'sheet-data': animations, sound: sounds };
  return kind === 'manifest' || kind === 'unknown' ? [] : ofKinds[kind];
}

function kindOf(path: string, extension: string): DroppedKind {
  if (fileOf(path).toLowerCase() === MANIFEST_FILE) return 'manifest';
  if (acceptedExtensions.picture.includes(extension)) return 'picture';
  if (acceptedExtensions.sound.includes(extension)) return 'sound';
  return extension === '.json' ? 'sheet-data' : 'unknown';
}

function byName(path: string, known: readonly string[], slots: SkinSlots): string[] {
  const roots = [...new Set(known.map((name) => name.slice(0, name.indexOf('/'))))];
  const withoutEnd = (name: string): string => name.replace(ADDED_AT_END, '');
  const withoutFront = (name: string): string => {
    const root = roots.find((one) => name.startsWith(`${one}-`));
    return root ? name.slice(root.length + 1) : name.replace(ADDED_IN_FRONT, '');
  };
  const written = spaced(nameOf(fileOf(path)));
  for (const begin of shortened(written, withoutEnd)) {
    for (const name of shortened(begin, withoutFront)) {
      const found = slotsCalled(name, known, slots);
      const front = roots.filter((one) => begin.slice(0, -name.length).includes(`${one}-`));
      if (found.length > 0) return narrowed(found, [...folderOf(path).split('/'), ...front].map(keyOf));
    }
  }
  return [];
}

/** The slots of exactly this name, else of the name in another number or language. */
function slotsCalled(name: string, known: readonly string[], slots: SkinSlots): string[] {
  const key = keyOf(name);
  const found = known.filter((slot) => keyOf(fileOf(slot)) === key);
  if (found.length > 0 || key === '') return found;
  const singulars = singularsOf(key);
  return known.filter((slot) =>
    keysOf(slot, slots).some((one) => singularsOf(one).some((other) => singulars.includes(other))),
  );
}

/** All that a slot is called, as keys: that of `fish.win` is called `fischwin` too. */
function keysOf(slot: string, { otherNames }: SkinSlots): string[] {
  const motion = motionOf(slot);
  const picture = pictureSlotOf(slot);
  return [fileOf(picture), ...(otherNames[picture] ?? [])].map((one) => keyOf(one) + motion);
}

/** A name with each ending taken off that makes a plural in one of the languages, and as it is. */
const singularsOf = (key: string): string[] => [
  key,
  ...['s', 'es', 'n', 'en', 'e'].filter((end) => key.endsWith(end)).map((end) => key.slice(0, -end.length)),
];

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
    .replace(/[^\p{L}\p{M}\p{N}@.()[\]-]+/gu, '-')
    .toLowerCase();
