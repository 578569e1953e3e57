import type { GameDefinition } from '../engine/definition';
import type { OddsSummary } from '../engine/odds/summary';
import { replaceFiles, type ArtFiles } from './art-files';
import type { GameArt, PageArt } from './game-art';
import type { GameSounds } from './game-sounds';
import type { GameTexts } from './game-texts';

interface PlayableParts {
  readonly definition: GameDefinition;
  readonly odds: OddsSummary;
  readonly texts: GameTexts;
  readonly sounds: GameSounds;
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
