import { symbolName } from '../../../engine/definition';
import type { PlayableGame } from '../../../games/playable';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf, folderOf, nameOf } from '../../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import { soundFolder } from '../../../skins/skin-names';
import { texts } from '../texts';

/** What can be seen or heard, and has a place of its own in the studio. */
export type FileKind = 'picture' | 'sound';

/** The endings that a file of each kind may have. */
export const extensionsOf: Readonly<Record<FileKind, readonly string[]>> = {
  picture: IMAGE_EXTENSIONS,
  sound: SOUND_EXTENSIONS,
};

/** The file of the skin that takes the place of a name: its still picture, or its sound. */
export const fileNamed = (
  files: ReadonlyMap<string, Blob>,
  name: string,
  kind: FileKind,
): Blob | undefined => {
  const extension = extensionsOf[kind].find((one) => files.has(name + one));
  return extension === undefined ? undefined : files.get(name + extension);
};

/** The paths of all files that show, move or sound what has a name: an animation is with the picture of its symbol. */
export const pathsOf = (files: ReadonlyMap<string, Blob>, name: string): string[] =>
  [...files.keys()].filter((path) => {
    const of = nameOf(path);
    return of === name || (isSymbol(name) && nameOf(of) === name && extensionOf(of) !== '');
  });

const soundTitles: Readonly<Record<string, string>> = texts.sounds;

/** What an artist calls a picture or sound: the symbol's name, the moment of the game, or that of its file in words. */
export function titleOf(name: string, games: readonly PlayableGame[]): string {
  const [id = '', folder] = name.split('/');
  const game = games.find(({ definition }) => definition.id === id);
  const symbol = extensionOf(name) === '' ? name : nameOf(name);
  const motion = extensionOf(name) === '' ? '' : `, ${extensionOf(name).slice(1)}`;
  if (game && folder === 'symbols') return symbolName(game.definition, fileOf(symbol)) + motion;
  const sound = folderOf(name) === soundFolder(id) ? soundTitles[fileOf(name)] : undefined;
  if (sound !== undefined) return sound;
  const words = fileOf(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
