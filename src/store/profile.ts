import type { Game } from './game-store';
import type { Profile } from './saved-profile';

/** Saves the player's name or picture, or both. The name is one that `nameFault` finds nothing wrong with. */
export async function saveProfile({ desk: { safe, show } }: Game, change: Partial<Profile>): Promise<void> {
  show(await safe.change((game) => ({ ...game, profile: { ...game.profile, ...change } })));
}
