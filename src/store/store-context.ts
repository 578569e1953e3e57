import type { GameDefinition } from '../engine/definition';
import type { Emitter } from 'mitt';
import type { StoreApi } from 'zustand/vanilla';
import type { GameEvents } from '../player/events';
import type { SaveRepository } from './document/save-repository';
import type { SavedGame } from './document/schema';
import type { GameState } from './game-state';
import type { HistoryQueue } from './rounds/history-queue';

/** What all parts of the store work with. Nothing outside the store sees it. */
export interface StoreContext {
  readonly rules: GameDefinition;
  readonly state: StoreApi<GameState>;
  readonly events: Emitter<GameEvents>;
  readonly repository: SaveRepository;
  readonly queue: HistoryQueue;
  /** Milliseconds since 1970, and never earlier than before. */
  readonly now: () => number;
  /** Shows a saved game, together with what else has changed. */
  readonly show: (saved: SavedGame, change?: Partial<GameState>) => void;
}
