import { symbolName } from '../../../engine/definition';
import type { PlayableGame } from '../../../games/playable';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf, folderOf, nameOf } from '../../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import { soundFolder } from '../../../skins/skin-names';
import { texts } from '../texts';

export type CardKind = 'picture' | 'sound';

export const extensionsOf: Readonly<Record<CardKind, readonly string[]>> = {
  picture: IMAGE_EXTENSIONS,
  sound: SOUND_EXTENSIONS,
};

/** The still picture or the sound that a skin has in the place of a name. */
export const fileNamed = (files: ReadonlyMap<string, Blob>, name: string, kind: CardKind): Blob | undefined =>
  extensionsOf[kind].flatMap((extension) => files.get(name + extension) ?? [])[0];

/** The paths of all files for a name: a symbol's animations are among them. */
export const pathsOf = (files: ReadonlyMap<string, Blob>, name: string): string[] =>
  [...files.keys()].filter((path) => {
    const of = nameOf(path);
    return of === name || (isSymbol(name) && nameOf(of) === name && extensionOf(of) !== '');
  });

const soundTitles: Readonly<Record<string, string | undefined>> = texts.sounds;
const pictureTitles: Readonly<Record<string, string | undefined>> = texts.pictures;

/** What an artist calls a picture or sound: the symbol's name, its own title, or the name of its file in words. */
export function titleOf(name: string, games: readonly PlayableGame[]): string {
  const [id = '', folder] = name.split('/');
  const game = games.find(({ definition }) => definition.id === id);
  const motion = extensionOf(name).slice(1);
  if (game && folder === 'symbols') {
    const symbol = symbolName(game.definition, fileOf(motion ? nameOf(name) : name));
    return motion ? texts.animation(symbol, motion) : symbol;
  }
  const titles = folderOf(name) === soundFolder(id) ? soundTitles : pictureTitles;
  const title = titles[fileOf(name)];
  if (title !== undefined) return title;
  const words = fileOf(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
