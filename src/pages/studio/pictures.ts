import { symbolName } from '../../engine/definition';
import type { PlayableGame } from '../../games/playable';
import { isSymbol } from '../../skins/image-list';
import { extensionOf, fileOf, nameOf } from '../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../skins/rules/open-image';

/** A picture of the skin under the name that it takes the place of. */
export const pictureOf = (files: ReadonlyMap<string, Blob>, name: string): Blob | undefined => {
  const extension = IMAGE_EXTENSIONS.find((one) => files.has(name + one));
  return extension === undefined ? undefined : files.get(name + extension);
};

/** The paths of all files that show or move what has a name: its picture, and the animations of a symbol. */
export const pathsOf = (files: ReadonlyMap<string, Blob>, name: string): string[] =>
  [...files.keys()].filter((path) => {
    const of = nameOf(path);
    return of === name || (isSymbol(name) && nameOf(of) === name && extensionOf(of) !== '');
  });

/** What an artist calls a picture: the symbol's name, or that of its file in words. */
export function titleOf(name: string, games: readonly PlayableGame[]): string {
  const [id, folder] = name.split('/');
  const game = games.find(({ definition }) => definition.id === id);
  const symbol = extensionOf(name) === '' ? name : nameOf(name);
  const motion = extensionOf(name) === '' ? '' : `, ${extensionOf(name).slice(1)}`;
  if (game && folder === 'symbols') return symbolName(game.definition, fileOf(symbol)) + motion;
  const words = fileOf(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
