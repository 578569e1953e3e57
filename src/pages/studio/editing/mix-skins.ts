import { spokenList } from '../../../games/spoken';
import { isDocFile } from '../../../skins/paths';
import { MAX_LENGTH, type SkinNotes } from '../../../skins/skin-manifest';
import type { CustomSkin } from '../../../store/custom-skin';
import { texts } from '../texts';

/** Symbols, their animations, and what they were made of. */
const isOfSymbol = (path: string): boolean => path.includes('/symbols/');

/**
 * A new skin with the symbols of one and all else of another: machine, scenery, pages, sounds and colours. Both authors and
 * licences stay named; where they are too long for that, the artist has to write them.
 */
export function mixSkins(symbols: CustomSkin, rest: CustomSkin): CustomSkin {
  const both = (field: keyof SkinNotes): string => {
    const said = [...new Set([symbols, rest].map(({ notes }) => notes[field].trim()))].filter(Boolean);
    const all = spokenList(said);
    return all.length <= MAX_LENGTH[field] ? all : '';
  };
  return {
    notes: {
      name: texts.skins.mixOf(symbols.notes, rest.notes),
      author: both('author'),
      licence: both('licence'),
    },
    pixelated: symbols.pixelated,
    colours: rest.colours,
    gains: rest.gains,
    files: new Map([
      ...[...symbols.files].filter(([path]) => isOfSymbol(path) || isDocFile(path)),
      ...[...rest.files].filter(([path]) => !isOfSymbol(path)),
    ]),
  };
}
