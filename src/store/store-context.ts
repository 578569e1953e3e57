import type { Emitter } from 'mitt';
import type { StoreApi } from 'zustand/vanilla';
import type { GameEvents } from '../player/events';
import type { Definitions } from './definitions';
import type { SaveRepository } from './document/save-repository';
import type { GameState, Machine } from './game-state';
import type { History } from './rounds/history';
import type { HistoryQueue } from './rounds/history-queue';

/** What all parts of the store work with. Nothing outside the store sees it. */
export interface StoreContext {
  readonly definitions: Definitions;
  readonly state: StoreApi<GameState>;
  readonly events: Emitter<GameEvents>;
  readonly repository: SaveRepository;
  readonly queue: HistoryQueue;
  /** The history of this device (`GameStore.history`). */
  readonly history: () => Promise<History>;
  /** The game's time (`GameStore.now`). */
  readonly now: () => number;
  /** Announces `waitingToSave` where a change of the player's takes long to save. Settles as `saving` does. */
  readonly waitFor: <T>(saving: Promise<T>) => Promise<T>;
  /** Shows the saved game as it is now: a round may have settled since the caller's own write. */
  readonly syncSaved: () => void;
  /** Shows the saved game, and a change to the machine of one game. */
  readonly updateMachine: (gameId: string, change: Partial<Machine>) => void;
  /** Shows another saved game, which has replaced the last one: all machines are reopened from it. */
  readonly reopenMachines: () => void;
}
