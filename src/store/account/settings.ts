import type { SavedGame, Settings } from '../document/schema';
import type { StoreContext } from '../store-context';

interface PlayerSettings {
  /** The saved game as it is to be shown: with the settings that the player has changed and that are not saved yet. */
  withUnsaved(saved: SavedGame): SavedGame;
  /** Changes settings: they apply here at once, and are saved as soon as no other tab's round keeps the lease. */
  set(change: Partial<Settings>): Promise<void>;
}

export function createSettings({ state, repository, publish }: StoreContext): PlayerSettings {
  let unsaved: Partial<Settings> = {};
  const withUnsaved = (saved: SavedGame): SavedGame => ({ ...saved, ...unsaved });
  return {
    withUnsaved,
    async set(change) {
      unsaved = { ...unsaved, ...change };
      state.setState(change);
      await repository.update((game) => {
        const names = Object.keys(unsaved) as (keyof Settings)[];
        const after = names.some((name) => unsaved[name] !== game[name]) ? withUnsaved(game) : game;
        unsaved = {};
        return after;
      });
      publish();
    },
  };
}
