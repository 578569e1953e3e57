import type { Desk } from './desk';
import type { SavedGame } from './saved-game';

/** What the player may set, for this visit and those to come, in every tab. */
export type Settings = Pick<SavedGame, 'sound'>;

export interface PlayerSettings {
  /** The settings as they are to be shown: those saved, under what the player has set and is not saved yet. */
  over(saved: SavedGame): Settings;
  /** Sets something: it holds here at once, and is saved as soon as no other tab's round keeps the safe. */
  set(settings: Settings): Promise<void>;
}

export function createSettings({ state, safe, show }: Desk): PlayerSettings {
  let wished: Settings | null = null;

  const asWished = (game: SavedGame): SavedGame =>
    wished && wished.sound !== game.sound ? { ...game, ...wished } : game;

  return {
    over: (saved) => ({ sound: (wished ?? saved).sound }),
    async set(settings) {
      wished = settings;
      state.setState(settings);
      const saved = await safe.change((game) => {
        const after = asWished(game);
        wished = null;
        return after;
      });
      show(saved);
    },
  };
}
