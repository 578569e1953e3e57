import type { GameDefinition } from '../engine/definition';
import type { OddsSummary } from '../engine/odds/summary';
import type { ArtFiles, GameArt, PageArt } from './game-art';
import type { GameTexts } from './game-texts';

interface PlayableParts {
  readonly definition: GameDefinition;
  readonly odds: OddsSummary;
  readonly texts: GameTexts;
  readonly files: ArtFiles;
  /** How it is drawn with certain files: its own, or those of a skin. They throw an Error where a picture is missing. */
  readonly createArt: (files: ArtFiles) => GameArt;
  readonly createPageArt: (files: ArtFiles) => PageArt;
}

/** All that a game's page needs, loaded with the page and by no other game's. */
export interface PlayableGame extends PlayableParts {
  readonly art: GameArt;
  readonly pageArt: PageArt;
}

export const createPlayable = (parts: PlayableParts): PlayableGame => ({
  ...parts,
  art: parts.createArt(parts.files),
  pageArt: parts.createPageArt(parts.files),
});

/** A game's files with those of a skin in their place; what the skin does not have stays. */
function replaceFiles(defaults: ArtFiles, skin: ArtFiles): ArtFiles {
  // `namedArt` picks each symbol's file from `files.images['<game>/symbols/<id>']`; for the stage it prefers the SVG of that
  // path in `vectors`. So where a skin replaces the picture, the default SVG is left out and the stage falls back to the
  // skin's picture. So are its tall form and its animations.
  const unreplaced = <T>(
    files: Readonly<Record<string, T>> = {},
    pictureOf = (path: string): string => path,
  ) => Object.fromEntries(Object.entries(files).filter(([path]) => !skin.images[pictureOf(path)]));
  return {
    images: { ...unreplaced(defaults.images, (path) => path.replace(/-tall$/, '')), ...skin.images },
    vectors: { ...unreplaced(defaults.vectors), ...skin.vectors },
    ...(skin.markups && { markups: skin.markups }),
    sounds: { ...defaults.sounds, ...skin.sounds },
    animations: {
      ...unreplaced(defaults.animations, (path) => path.replace(/\.\w+$/, '')),
      ...skin.animations,
    },
    pixelated: skin.pixelated,
  };
}

/** Each game in each skin is one object, for as long as both are there. */
const skinned = new WeakMap<ArtFiles, WeakMap<PlayableGame, PlayableGame>>();

/** A game as a skin shows it: the same object each time. */
export function gameInSkin(game: PlayableGame, skin: ArtFiles | null): PlayableGame {
  if (!skin) return game;
  const games = skinned.get(skin) ?? new WeakMap<PlayableGame, PlayableGame>();
  skinned.set(skin, games);
  const known = games.get(game) ?? createPlayable({ ...game, files: replaceFiles(game.files, skin) });
  games.set(game, known);
  return known;
}
