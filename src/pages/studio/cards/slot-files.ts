import { symbolName } from '../../../games/game-texts';
import { isForWins } from '../../../games/win-art';
import { isFigure } from '../../../skins/image-list';
import { fileOf, folderOf, isSource, nameOf, slotOfSource } from '../../../skins/paths';
import { FONT_EXTENSIONS } from '../../../skins/rules/fonts';
import { IMAGE_EXTENSIONS } from '../../../skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../../skins/rules/sounds';
import { gameCardSlot, soundFolder, stateOf, symbolSlotOf } from '../../../skins/skin-slots';
import type { StudioGame } from '../studio-games';
import { texts } from './texts';

export type CardKind = 'picture' | 'sound' | 'font';

const extensionsOf: Readonly<Record<CardKind, readonly string[]>> = {
  picture: IMAGE_EXTENSIONS,
  sound: SOUND_EXTENSIONS,
  font: FONT_EXTENSIONS,
};

/** The still picture, the sound or the font that a skin has in a slot. */
export const fileInSlot = (
  files: ReadonlyMap<string, Blob>,
  slot: string,
  kind: CardKind,
): Blob | undefined => extensionsOf[kind].flatMap((extension) => files.get(slot + extension) ?? [])[0];

/** The paths of all files in a slot: those of a symbol's states are among them. */
export const pathsInSlot = (files: ReadonlyMap<string, Blob>, slot: string): string[] =>
  [...files.keys()].filter((path) => isFor(nameOf(path), slot));

/** The same, with those of the files that they were made of. */
export const pathsAndSources = (files: ReadonlyMap<string, Blob>, slot: string): string[] => [
  ...pathsInSlot(files, slot),
  ...[...files.keys()].filter((path) => isSource(path) && isFor(slotOfSource(path), slot)),
];

/** All files but those in a slot and what they were made of. */
export function withoutSlot(files: ReadonlyMap<string, Blob>, slot: string): ReadonlyMap<string, Blob> {
  const gone = pathsAndSources(files, slot);
  return new Map([...files].filter(([path]) => !gone.includes(path)));
}

const isFor = (taken: string, slot: string): boolean => taken === slot || symbolSlotOf(taken) === slot;

/** The title of the group of a slot that belongs to no game. */
export const sharedGroup = (slot: string): string =>
  isForWins(slot) ? texts.groups.wins : texts.groups.shell;

const sharedTitles: Readonly<Record<'pictures' | 'sounds', Readonly<Record<string, string>>>> = texts;

/** What an artist calls a picture or sound: the symbol's name, its own title, or the name of its file in words. */
export function titleOf(slot: string, games: readonly StudioGame[]): string {
  const [id = '', folder] = slot.split('/');
  const game = games.find(({ definition }) => definition.id === id);
  if (game && folder === 'symbols') {
    const symbol = symbolName(game.texts, fileOf(symbolSlotOf(slot)));
    const state = stateOf(slot);
    return state === '' ? symbol : texts.state(symbol, state);
  }
  if (isFigure(slot)) return texts.figure(fileOf(slot));
  const carded = games.find(({ definition }) => gameCardSlot(definition.id) === slot);
  if (carded) return texts.gameCard(carded.definition.title);
  const kind = folderOf(slot) === soundFolder(id) ? 'sounds' : 'pictures';
  const name = fileOf(slot);
  const title = game?.forStudio.texts[kind]?.[name] ?? sharedTitles[kind][name];
  if (title !== undefined) return title;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
