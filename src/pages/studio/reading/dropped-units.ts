import { isSymbol } from '../../../skins/image-list';
import { matchFile } from '../../../skins/match';
import { extensionOf, folderOf, nameOf } from '../../../skins/paths';
import type { SkinNames } from '../../../skins/skin-names';
import type { DroppedFile } from './dropped-files';

/** What belongs together of a drop and takes one place in the skin. */
export interface DroppedUnit {
  readonly kind: 'picture' | 'animation' | 'sound';
  readonly file: DroppedFile;
  /** What describes the frames of an animation, where it was dropped along. */
  readonly data?: Blob;
  /** The names that it may take the place of; none where nothing fits, several where more than one does. */
  readonly candidates: readonly string[];
}

/** The files of a drop by what is to be done with them. */
export interface SortedDrop {
  readonly units: readonly DroppedUnit[];
  readonly skinFile: DroppedFile | undefined;
  /** Files of a kind that no skin has. */
  readonly unknown: readonly DroppedFile[];
}

/**
 * Sorts the files of one drop: a picture and data of one name are an animation, and where a name fits several games, the
 * one counts that all other files of the folder are for.
 */
export function sortDrop(files: readonly DroppedFile[], names: SkinNames): SortedDrop {
  const matched = files.map((file) => ({ file, match: matchFile(file.path, names) }));
  const ofKind = (kind: (typeof matched)[number]['match']['kind']) =>
    matched.filter(({ match }) => match.kind === kind);
  const data = new Map(ofKind('sheet-data').map(({ file }) => [nameOf(file.path), file.content]));
  const sheets = new Set<string>();

  const pictures = ofKind('image').map(({ file, match: { candidates } }): DroppedUnit => {
    const own = data.get(nameOf(file.path));
    if (!own && !candidates.some((name) => names.animations.includes(name))) {
      return { kind: 'picture', file, candidates };
    }
    sheets.add(nameOf(file.path));
    return { kind: 'animation', file, ...(own && { data: own }), candidates: candidates.map(animationOf) };
  });
  const sounds = ofKind('sound').map(({ file, match: { candidates } }): DroppedUnit => ({
    kind: 'sound',
    file,
    candidates,
  }));
  return {
    units: byCompany([...pictures, ...sounds]),
    skinFile: ofKind('skin-file')[0]?.file,
    unknown: [
      ...ofKind('unknown').map(({ file }) => file),
      ...ofKind('sheet-data').flatMap(({ file }) => (sheets.has(nameOf(file.path)) ? [] : [file])),
    ],
  };
}

/** The part of a folder's files that has to be for one game, for the others to follow. */
const MOST_ALIKE = 0.7;

/** A sheet that bears a symbol's own name shows its win. */
const animationOf = (name: string): string =>
  isSymbol(name) && extensionOf(name) === '' ? `${name}.win` : name;

const gameOf = (name: string): string => name.slice(0, name.indexOf('/'));

/** Decides between games by the other units in the same folder: nearly all of them have to be for one. */
function byCompany(units: readonly DroppedUnit[]): DroppedUnit[] {
  const isSettled = ({ candidates }: DroppedUnit): boolean => candidates.length === 1;
  return units.map((unit) => {
    const others = units.filter(
      (one) => isSettled(one) && folderOf(one.file.path) === folderOf(unit.file.path),
    );
    const fitting = unit.candidates.filter((name) => {
      const alike = others.filter(({ candidates: [other = ''] }) => gameOf(other) === gameOf(name));
      return alike.length > MOST_ALIKE * others.length;
    });
    return isSettled(unit) || fitting.length === 0 ? unit : { ...unit, candidates: fitting };
  });
}
