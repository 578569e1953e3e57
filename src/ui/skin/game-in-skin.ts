import type { PlayableGame } from '../../games/playable';
import { withSkin, type SkinFiles } from '../../games/playable';

/** Each game in each skin is one object, for as long as both are there. */
const skinned = new WeakMap<SkinFiles, WeakMap<PlayableGame, PlayableGame>>();

/** A game as a skin shows it: the same object each time. */
export function gameInSkin(game: PlayableGame, skin: SkinFiles | null): PlayableGame {
  if (!skin) return game;
  const games = skinned.get(skin) ?? new WeakMap<PlayableGame, PlayableGame>();
  skinned.set(skin, games);
  const known = games.get(game) ?? withSkin(game, skin);
  games.set(game, known);
  return known;
}
