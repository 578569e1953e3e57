import type { Atlas } from '../../../skins/frames/formats/atlas';
import type { SheetGrid } from '../../../skins/frames/sheet-grid';
import { isSymbol } from '../../../skins/image-list';
import { matchFile } from '../../../skins/match';
import { folderOf } from '../../../skins/paths';
import { motionOf, pictureSlotOf, stateOf, symbolSlotOf, type SkinSlots } from '../../../skins/skin-slots';
import type { DroppedFile } from './dropped-files';

/** What one slot of the skin takes: a file, or the files of an animation. */
export interface DroppedItem {
  /** By its name at first (`takeAnimations`, `sortDrop`), later by what it shows (`resolveItem`). */
  readonly kind: 'picture' | 'animation' | 'sound' | 'font';
  readonly file: DroppedFile;
  /** The JSON of a sprite sheet, if it was dropped along. */
  readonly data?: Blob;
  /** The frames on `pictures` that are meant: of a still picture on a sheet, just one. */
  readonly atlas?: Atlas;
  /** The pages of a sheet, or the frames of an animation one after the other, if there are several. */
  readonly pictures?: readonly DroppedFile[];
  /** The frames of an Aseprite file that are meant, counted from 0. */
  readonly frames?: readonly number[];
  /** Whether the symbol's picture, where it came with any of its animations, is replaced by this one's. */
  readonly isFirst?: boolean;
  /** How a sheet without data is to be cut up. */
  readonly grid?: SheetGrid;
  /** By how much the skin that a sound is from plays it quieter (dB). */
  readonly gain?: number | undefined;
  /** The slots that it may take: none if nothing fits, several if its name is ambiguous. */
  readonly candidates: readonly string[];
}

/**
 * An item in its slot: its files by their paths in the skin and a short sentence for each thing that was done to them, or a
 * sentence for each thing that is wrong.
 */
export type FittedItem =
  | {
      readonly files: ReadonlyMap<string, Blob>;
      readonly notes: readonly string[];
      /** By how much a sound is played quieter than its file is (dB); absent for any other item. */
      readonly gain?: number | undefined;
      readonly problems: readonly [];
    }
  | {
      readonly files?: never;
      readonly gain?: never;
      readonly notes?: never;
      readonly problems: readonly string[];
    };

/**
 * Makes an item of each file of a group that came together: a picture, or an animation if it has the name of one's slot, a sound
 * or a font. A name that fits several games is for the one that nearly all other files of its folder are for.
 *
 * @param animations what other files of the group are already
 */
export function sortDrop(
  files: readonly DroppedFile[],
  slots: SkinSlots,
  animations: readonly DroppedItem[],
) {
  const matched = files.map((file) => ({ file, match: matchFile(file.path, slots) }));
  const ofKind = (kind: (typeof matched)[number]['match']['kind']) =>
    matched.filter(({ match }) => match.kind === kind);
  const pictures = ofKind('picture').map(({ file, match: { candidates } }): DroppedItem => {
    // Such as `fish.win.png`.
    const isSheet = candidates.some((slot) => slots.animations.includes(slot));
    return {
      kind: isSheet ? 'animation' : 'picture',
      file,
      candidates: candidates.map(isSheet ? animationOf : (slot) => slot),
    };
  });
  const others = (['sound', 'font'] as const).flatMap((kind) =>
    ofKind(kind).map(({ file, match: { candidates } }): DroppedItem => ({ kind, file, candidates })),
  );
  return {
    items: resolveByFolder([...animations, ...pictures, ...others]),
    manifestFile: ofKind('manifest')[0]?.file,
    /** Files of a kind that no skin has, and data without its sheet. */
    unknown: [...ofKind('unknown'), ...ofKind('sheet-data')].map(({ file }) => file),
  };
}

/** The share of a folder's files that has to be for one game, for the ambiguous ones to follow. */
const MIN_SHARE = 0.7;

/**
 * What was dropped on a slot as what it is there, if it is one thing that may be there. If it has the name of other slots, the
 * artist has to choose.
 */
export function forSlot(
  items: readonly DroppedItem[],
  slot: string,
  slots: SkinSlots,
): readonly DroppedItem[] {
  const [dropped, ...others] = items;
  const item = dropped && others.length === 0 ? asIn(dropped, slot, slots) : undefined;
  if (!item) return items;
  const { kind, candidates } = item;
  if (stateOf(slot) !== '') {
    const ofOthers = candidates.filter((one) => symbolSlotOf(one) !== symbolSlotOf(slot));
    const isNamed = ofOthers.length < candidates.length || candidates.length === 0;
    return [{ ...item, candidates: isNamed ? [slot] : [slot, ...ofOthers] }];
  }
  const [named = kind === 'animation' ? animationOf(slot) : slot] = candidates.filter(
    (one) => one === slot || symbolSlotOf(one) === slot,
  );
  return [{ ...item, candidates: candidates.includes(named) ? [named] : [named, ...candidates] }];
}

/** An item as a slot may take it; undefined where it can't. */
function asIn(item: DroppedItem, slot: string, slots: SkinSlots): DroppedItem | undefined {
  const { kind, file, data, atlas, pictures, candidates } = item;
  const isOther = kind === 'sound' || kind === 'font';
  const places = { picture: slots.images, animation: slots.images, sound: slots.sounds, font: slots.fonts };
  if (!places[kind].includes(symbolSlotOf(slot))) return undefined;
  // What was put there to move is an animation, whatever it shows.
  if (motionOf(slot) !== '') return { ...item, kind: 'animation' };
  if (isOther || isSymbol(slot)) return item;
  // Nothing but symbols is animated. Their pictures can be cut out of sheets.
  return data || atlas || pictures
    ? undefined
    : { kind: 'picture', file, candidates: candidates.map(pictureSlotOf) };
}

/** The slot of the animation for which a symbol's slot stands: that of its win. Any other slot as it is. */
export const animationOf = (slot: string): string =>
  isSymbol(slot) && stateOf(slot) === '' ? `${slot}.win` : slot;

const gameOf = (slot: string): string => slot.slice(0, slot.indexOf('/'));

function resolveByFolder(items: readonly DroppedItem[]): DroppedItem[] {
  const hasOneSlot = ({ candidates }: DroppedItem): boolean => candidates.length === 1;
  return items.map((item) => {
    const others = items.filter(
      (one) => hasOneSlot(one) && folderOf(one.file.path) === folderOf(item.file.path),
    );
    const fitting = item.candidates.filter((slot) => {
      const alike = others.filter(({ candidates: [other = ''] }) => gameOf(other) === gameOf(slot));
      return alike.length > MIN_SHARE * others.length;
    });
    return hasOneSlot(item) || fitting.length === 0 ? item : { ...item, candidates: fitting };
  });
}
