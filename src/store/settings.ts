import type { Desk } from './desk';
import type { SavedGame } from './saved-game';

/** What the player may set, for this visit and those to come, in every tab. */
export type Settings = Pick<SavedGame, 'sound' | 'volume' | 'helpKey' | 'motion' | 'picture'>;

export interface PlayerSettings {
  /** The settings as they are to be shown: those saved, under what the player has set and is not saved yet. */
  over(saved: SavedGame): Settings;
  /** Sets something: it holds here at once, and is saved as soon as no other tab's round keeps the safe. */
  set(change: Partial<Settings>): Promise<void>;
}

/** The settings alone. */
export const settingsOf = ({ sound, volume, helpKey, motion, picture }: Settings): Settings => ({
  sound,
  volume,
  helpKey,
  motion,
  picture,
});

export function createSettings({ state, safe, show }: Desk): PlayerSettings {
  let wished: Partial<Settings> = {};

  const over = (saved: SavedGame): Settings => ({ ...settingsOf(saved), ...wished });
  const asWished = (game: SavedGame): SavedGame => {
    const settings = over(game);
    const changes = (Object.keys(settings) as (keyof Settings)[]).some(
      (name) => settings[name] !== game[name],
    );
    return changes ? { ...game, ...settings } : game;
  };

  return {
    over,
    async set(change) {
      wished = { ...wished, ...change };
      state.setState(change);
      const saved = await safe.change((game) => {
        const after = asWished(game);
        wished = {};
        return after;
      });
      show(saved);
    },
  };
}
