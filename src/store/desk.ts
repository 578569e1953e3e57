import type { Emitter } from 'mitt';
import type { StoreApi } from 'zustand/vanilla';
import type { GameEvents } from '../game/events';
import type { FishingRules } from '../game/rules';
import type { GameState } from './game-state';
import type { Queue } from './queue';
import type { Safe } from './safe';
import type { SavedGame } from './saved-game';

/** What all parts of the store work on. */
export interface Desk {
  readonly rules: FishingRules;
  readonly state: StoreApi<GameState>;
  readonly events: Emitter<GameEvents>;
  readonly safe: Safe;
  readonly queue: Queue;
  /** Milliseconds since 1970, and never earlier than before. */
  readonly now: () => number;
  /** Shows a saved game, together with what else has changed. */
  readonly show: (saved: SavedGame, change?: Partial<GameState>) => void;
}
