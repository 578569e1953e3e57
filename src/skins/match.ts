import { BLUR } from '../games/art-files';
import { figureSlot } from '../games/win-art';
import { isFigure, isSymbol } from './image-list';
import { isAddedWord, wordsIn } from './name-words';
import { extensionOf, fileOf, folderOf, keyOf, nameOf } from './paths';
import { acceptedExtensions } from './rules/accepted-formats';
import { MANIFEST_FILE } from './skin-manifest';
import { FIGURE_WORDS, pictureSlotOf, stateOf, symbolSlotOf, type SkinSlots } from './skin-slots';

/** What a dropped file is by its ending: `sheet-data` describes the frames of an animation. */
type DroppedKind = 'picture' | 'sound' | 'font' | 'sheet-data' | 'manifest' | 'unknown';

/** What says that a picture is a symbol's blur: before or after its name, in place of it, or as its folder. */
const BLURRED = /(?<![a-z])(motion[-_ ]?)?blur(red)?(?![a-z])/i;

/** Letters. Shorter names are the end of too many words, but for the one that a symbol has in English. */
const MIN_ENDING = 5;
/** What is called after something that it isn't. */
const MISNOMERS = /(jelly|cuttle|cray|shell)fish$/;

/**
 * What a dropped file is for: its kind by its ending alone, its slot by its whole path, else by the words of its name, in
 * whatever capitals, number or language, whatever was added to it. Several candidates where more than one game has it.
 */
export function matchFile(path: string, slots: SkinSlots) {
  const extension = extensionOf(path).toLowerCase();
  const kind = kindOf(path, extension);
  const known = slotsOfKind(kind, slots);
  const exact = known.find((name) => name === nameOf(path).toLowerCase()) ?? digitSlot(path);
  if (exact !== undefined && known.includes(exact)) return { kind, candidates: [exact], extension };
  // There is one place for a font, whatever it is called.
  if (kind === 'font') return { kind, candidates: known, extension };
  const blurred = kind === 'picture' ? whatIsBlurred(path) : null;
  const candidates =
    blurred === null
      ? byName(path, known, slots)
      : byName(blurred, known.filter(isSymbol), slots).map((slot) => `${symbolSlotOf(slot)}.${BLUR}`);
  return { kind, candidates, extension };
}

/** The slot of a digit, of a picture whose name or folder says that it is one: `digits/7.png`, `number_7.png`. */
export function digitSlot(path: string): string | undefined {
  const words = wordsIn(nameOf(fileOf(path)));
  const isFigureWord = (word: string): boolean => FIGURE_WORDS.some((name) => isPluralOf(name, word));
  const folder = fileOf(folderOf(path));
  if (![...words, keyOf(folder), ...wordsIn(folder)].some(isFigureWord)) return undefined;
  const own = words.filter((word) => !isFigureWord(word));
  // Any further number is that of a version or a size.
  const digit = own.find((word) => /^\d$/.test(word));
  return digit !== undefined && own.every(isAddedWord) ? figureSlot(digit) : undefined;
}

/** A digit alone is a number of something else. */
const isDigit = (slot: string): boolean => isFigure(slot) && /\d$/.test(slot);

/**
 * What a file may be for whose name says more than one that is known: `magic fish` and `goldfish` may be a fish, and so may their
 * animations. The likeliest first.
 */
export function guessSlots(path: string, slots: SkinSlots): string[] {
  const words = wordsIn(nameOf(fileOf(path)));
  const runs = runsOf(words).filter(({ own }) => !own.every(isAddedWord));
  /** The length of the longest of its names that is among the words; 0 where none is. */
  const likeness = (slot: string): number => {
    const names = isSymbol(slot) ? [slot, pictureSlotOf(slot)] : [slot];
    const keys = names
      .flatMap((name) => keysOf(name, slots))
      .map((key) => (isSymbol(slot) ? key.replace(/\d+$/, '') : key));
    const found = keys.filter(
      (key) =>
        runs.some((run) => isPluralOf(run.key, key)) ||
        (isSymbol(slot) &&
          isWholeEnding(key, slot) &&
          runs.some((run) => run.key.endsWith(key) && !MISNOMERS.test(run.key))),
    );
    return Math.max(0, ...found.map(({ length }) => length));
  };
  return slotsOfKind(kindOf(path, extensionOf(path).toLowerCase()), slots)
    .filter((slot) => likeness(slot) > 0)
    .sort((a, b) => likeness(b) - likeness(a));
}

/** The path that a picture would have if it were no blur: `…/fish.png` for `fish_blur.png`, `blur/fish.png` and `fish/blur.png`. */
function whatIsBlurred(path: string): string | null {
  const folders = folderOf(path);
  const name = nameOf(fileOf(path));
  if (!BLURRED.test(`${fileOf(folders)}/${name}`)) return null;
  const own = name.replace(BLURRED, ' ').trim();
  return `${folders}/${wordsIn(own).length > 0 ? own : fileOf(folders)}${extensionOf(path)}`;
}

/** Whether a symbol's name may be the end of a longer word, as in `goldfish`. */
const isWholeEnding = (key: string, slot: string): boolean =>
  key.length >= (/^[\x20-\x7e]*$/.test(key) ? MIN_ENDING : 2) || key === fileOf(symbolSlotOf(slot));

function slotsOfKind(
  kind: DroppedKind,
  { images, blurs, animations, sounds, fonts }: SkinSlots,
): readonly string[] {
  const ofKinds = {
    picture: [...images, ...blurs, ...animations],
    'sheet-data': animations,
    sound: sounds,
    font: fonts,
  };
  return kind === 'manifest' || kind === 'unknown' ? [] : ofKinds[kind];
}

function kindOf(path: string, extension: string): DroppedKind {
  if (fileOf(path).toLowerCase() === MANIFEST_FILE) return 'manifest';
  if (acceptedExtensions.picture.includes(extension)) return 'picture';
  if (acceptedExtensions.sound.includes(extension)) return 'sound';
  if (acceptedExtensions.font.includes(extension)) return 'font';
  return extension === '.json' ? 'sheet-data' : 'unknown';
}

/** The slots that some words of a name, one after the other, are called, if the others say nothing: the longest such words. */
function byName(path: string, all: readonly string[], slots: SkinSlots): string[] {
  const known = all.filter((slot) => !isDigit(slot));
  const runs = runsOf(wordsIn(nameOf(fileOf(path)))).filter(({ after }) => after.every(isAddedWord));
  for (const { key, before } of runs.sort((a, b) => b.key.length - a.key.length)) {
    const front = meaningOf(before);
    const found = slotsCalled(key, known, slots).filter(
      (slot) => front === '' || front === meaningOf(wordsIn(slot.slice(0, slot.indexOf('/')))),
    );
    if (found.length > 0) return narrowed(found, folderOf(path).split('/').map(keyOf));
  }
  return [];
}

/** The words that say something, as one key. */
const meaningOf = (words: readonly string[]): string => words.filter((word) => !isAddedWord(word)).join('');

/** Words of a name that stand one after the other, as one key, and those before and after them. */
const runsOf = (words: readonly string[]) =>
  words.flatMap((_, start) =>
    words.slice(start).map((_, index) => {
      const own = words.slice(start, start + index + 1);
      return {
        key: own.join(''),
        own,
        before: words.slice(0, start),
        after: words.slice(start + own.length),
      };
    }),
  );

/** The slots of exactly this key, else of the key in another number or language. */
function slotsCalled(key: string, known: readonly string[], slots: SkinSlots): string[] {
  const found = known.filter((slot) => keyOf(fileOf(slot)) === key);
  if (found.length > 0) return found;
  return known.filter((slot) => keysOf(slot, slots).some((one) => isPluralOf(key, one)));
}

/** All that a slot is called, as keys: that of `fish.win` is called `fischwin` too. */
function keysOf(slot: string, { otherNames }: SkinSlots): string[] {
  const symbol = symbolSlotOf(slot);
  return [fileOf(symbol), ...(otherNames[symbol] ?? [])].map((one) => keyOf(one) + stateOf(slot));
}

/** Whether a key is a name, with or without an ending that makes a plural in one of the languages. */
const isPluralOf = (key: string, name: string): boolean =>
  key === name || `${key}s` === name || ['s', 'es', 'n', 'en', 'e'].some((end) => key === name + end);

/** Those of the names whose game, then those whose kind is among the folders of the path, as long as any are left. */
function narrowed(found: readonly string[], folders: readonly string[]): string[] {
  let left = [...found];
  for (const part of [0, 1]) {
    const fitting = left.filter((name) => folders.includes(keyOf(name.split('/')[part] ?? '')));
    if (fitting.length > 0) left = fitting;
  }
  return left;
}
