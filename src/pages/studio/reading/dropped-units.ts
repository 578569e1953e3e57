import { isSymbol } from '../../../skins/image-list';
import { matchFile } from '../../../skins/match';
import { extensionOf, folderOf, nameOf } from '../../../skins/paths';
import type { SkinNames } from '../../../skins/skin-names';
import type { DroppedFile } from './dropped-files';

/** What takes one place in the skin: a file, or a sprite sheet with its data. */
export interface DroppedUnit {
  readonly kind: 'picture' | 'animation' | 'sound';
  readonly file: DroppedFile;
  /** The JSON of a sprite sheet, if it was dropped along. */
  readonly data?: Blob;
  /** The names whose place it may take: none if nothing fits, several if the name is ambiguous. */
  readonly candidates: readonly string[];
}

/**
 * Sorts the files of one drop. A picture and a JSON of one name are an animation. A name that fits several games is for
 * the one that nearly all other files of its folder are for.
 */
export function sortDrop(files: readonly DroppedFile[], names: SkinNames) {
  const matched = files.map((file) => ({ file, match: matchFile(file.path, names) }));
  const ofKind = (kind: (typeof matched)[number]['match']['kind']) =>
    matched.filter(({ match }) => match.kind === kind);
  const data = new Map(ofKind('sheet-data').map(({ file }) => [nameOf(file.path), file.content]));
  const sheets = new Set<string>();

  const pictures = ofKind('picture').map(({ file, match: { candidates } }): DroppedUnit => {
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
    units: resolveByFolder([...pictures, ...sounds]),
    manifestFile: ofKind('manifest')[0]?.file,
    /** Files of a kind that no skin has. */
    unknown: [
      ...ofKind('unknown').map(({ file }) => file),
      ...ofKind('sheet-data').flatMap(({ file }) => (sheets.has(nameOf(file.path)) ? [] : [file])),
    ],
  };
}

/** The share of a folder's files that has to be for one game, for the ambiguous ones to follow. */
const MIN_SHARE = 0.7;

/** A sprite sheet with the name of a symbol shows its win. */
const animationOf = (name: string): string =>
  isSymbol(name) && extensionOf(name) === '' ? `${name}.win` : name;

const gameOf = (name: string): string => name.slice(0, name.indexOf('/'));

function resolveByFolder(units: readonly DroppedUnit[]): DroppedUnit[] {
  const hasOnePlace = ({ candidates }: DroppedUnit): boolean => candidates.length === 1;
  return units.map((unit) => {
    const others = units.filter(
      (one) => hasOnePlace(one) && folderOf(one.file.path) === folderOf(unit.file.path),
    );
    const fitting = unit.candidates.filter((name) => {
      const alike = others.filter(({ candidates: [other = ''] }) => gameOf(other) === gameOf(name));
      return alike.length > MIN_SHARE * others.length;
    });
    return hasOnePlace(unit) || fitting.length === 0 ? unit : { ...unit, candidates: fitting };
  });
}
