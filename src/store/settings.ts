import type { Desk } from './desk';
import type { SavedGame } from './saved-game';

/** What the player may set, for this visit and those to come, in every tab. */
export type Settings = Pick<SavedGame, 'sound' | 'helpKey'>;

export interface PlayerSettings {
  /** The settings as they are to be shown: those saved, under what the player has set and is not saved yet. */
  over(saved: SavedGame): Settings;
  /** Sets something: it holds here at once, and is saved as soon as no other tab's round keeps the safe. */
  set(change: Partial<Settings>): Promise<void>;
}

const settingsOf = ({ sound, helpKey }: SavedGame): Settings => ({ sound, helpKey });

export function createSettings({ state, safe, show }: Desk): PlayerSettings {
  let wished: Partial<Settings> = {};

  const over = (saved: SavedGame): Settings => ({ ...settingsOf(saved), ...wished });
  const asWished = (game: SavedGame): SavedGame => {
    const { sound, helpKey } = over(game);
    return sound === game.sound && helpKey === game.helpKey ? game : { ...game, sound, helpKey };
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
