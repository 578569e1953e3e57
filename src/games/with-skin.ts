import type { ArtFiles } from './art-files';
import { createPlayable, type PlayableGame } from './playable';

/** The files of a skin, each in the place of the product's own with the same path. */
export type SkinFiles = ArtFiles;

/** A game with the files of a skin in place of its own; what the skin does not have stays. */
export const withSkin = (game: PlayableGame, skin: SkinFiles): PlayableGame =>
  createPlayable({ ...game, files: replaceFiles(game.files, skin) });

function replaceFiles(own: ArtFiles, skin: SkinFiles): ArtFiles {
  // What was drawn for another picture would show that.
  const kept = <T>(files: Readonly<Record<string, T>> = {}, pictureOf = (path: string): string => path) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !skin.images[pictureOf(path)]));
  return {
    images: { ...own.images, ...skin.images },
    vectors: { ...kept(own.vectors), ...skin.vectors },
    sounds: { ...own.sounds, ...skin.sounds },
    animations: {
      ...kept(own.animations, (path) => path.replace(/\.\w+$/, '')),
      ...skin.animations,
    },
    pixelated: skin.pixelated,
  };
}
