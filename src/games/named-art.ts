import { symbolIds, type GameDefinition } from '../engine/definition';
import { imageAt, type ArtFiles, type GameArt } from './game-art';

/** The art that follows from what a game's files are called: that of its symbols, and its sounds. */
type NamedArt = Pick<
  GameArt,
  'stageImages' | 'pageImages' | 'markups' | 'animations' | 'pixelated' | 'sounds'
>;

/** The art whose files are named after their symbols, and the sounds. Throws an Error if a picture is missing. */
export function namedArt(
  { id: game, symbols }: Pick<GameDefinition, 'id' | 'symbols'>,
  files: ArtFiles,
): NamedArt {
  const ofEach = <T>(find: (path: string) => T): Record<string, T> =>
    Object.fromEntries(symbolIds({ symbols }).map((id) => [id, find(`${game}/symbols/${id}`)] as const));
  const sounds = `${game}/sounds/`;
  return {
    stageImages: ofEach((path) => files.vectors?.[path] ?? imageAt(files, path)),
    pageImages: ofEach((path) => imageAt(files, path)),
    markups: ofEach((path) => files.markups?.[path]),
    animations: ofEach((path) => ({
      win: files.animations[`${path}.win`],
      rest: files.animations[`${path}.rest`],
    })),
    pixelated: files.pixelated,
    sounds: Object.fromEntries(
      Object.entries(files.sounds)
        .filter(([path]) => path.startsWith(sounds))
        .map(([path, addresses]) => [path.slice(sounds.length), addresses] as const),
    ),
  };
}
