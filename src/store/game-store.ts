import type { GameDefinition } from '../engine/definition';
import mitt, { type Emitter } from 'mitt';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameEvents } from '../player/events';
import type { Random } from '../engine/random';
import type { RoundStage } from '../player/round-stage';
import type { ExportedSave, ImportPreview } from './account/import-save';
import { createLimitActions, type LimitActions } from './account/limit-actions';
import type { ResetOutcome } from './account/reset';
import { createRewards, type Rewards } from './account/rewards';
import type { FileFault } from './account/save-file';
import { createSettings } from './account/settings';
import { createGameClock, type GameClockParts } from './game-clock';
import type { RoundLock } from './document/round-lock';
import { createSaveRepository } from './document/save-repository';
import { newGame, type SavedGame } from './document/schema';
import type { TextStorage } from './document/text-storage';
import { createDefinitions, type KnownGame } from './definitions';
import type { GameState, Profile, Settings } from './game-state';
import { createBets, type BetActions } from './rounds/bets';
import type { History } from './rounds/history';
import { createHistoryQueue, recordRounds } from './rounds/history-queue';
import { initialMachine } from './rounds/initial-machine';
import type { InterruptedRound } from './session-storage';
import { RoundController, type SettleReason } from './rounds/round-controller';
import type { StoreContext } from './store-context';

/** The player's game: its state, its events and all its actions. */
export interface Game extends BetActions, Rewards, LimitActions {
  readonly state: StoreApi<GameState>;
  readonly events: Emitter<GameEvents>;
  /** Opens the machine of a game. Call it before the game is shown; where it is open already nothing changes. */
  open(definition: GameDefinition): void;
  /**
   * Has a stage show the rounds of a game (its id), in place of an earlier one. Returns a function that detaches it: a
   * round that runs is settled then.
   */
  attachStage(game: string, stage: RoundStage): () => void;
  /** Starts a round of an open game (its id), or announces `spinRefused` or `spinBlocked`. While a round runs it does nothing. */
  spin(game: string): Promise<void>;
  /** Settles the round that runs in this tab at once, or as soon as it is saved if it is only starting. */
  settleNow(reason: SettleReason): void;
  /**
   * Settles a round that an earlier visit left open and that no other tab is playing. Rejects if the rules of its game
   * cannot be loaded.
   */
  recover(): Promise<void>;
  /**
   * Shows a round that was settled when its page was left, and announces it as recovered; does nothing if another was
   * begun since. Rejects if the rules of its game cannot be loaded.
   */
  announceInterrupted(round: InterruptedRound): Promise<void>;
  /** The game's time in milliseconds since 1970: the device's, unless that was changed a moment ago. */
  now(): number;
  /** Changes the player's settings, for this visit and later ones, in every tab. */
  set(change: Partial<Settings>): void;
  /** Saves a valid name (`nameFault`) or a picture, or both. Rejects with a `NotSavedError` if the storage refuses. */
  saveProfile(change: Partial<Profile>): Promise<void>;
  /** Everything of the player as one file, whose date is remembered. A round that runs is settled first. */
  exportSaveFile(): Promise<ExportedSave>;
  /** Reads a file that the player has chosen. Nothing changes by that. */
  previewImport(file: Blob): Promise<ImportPreview | FileFault>;
  /** Every round played on this device. Rejects if its code cannot be loaded. */
  history(): Promise<History>;
  /** Puts the finished rounds of the saved game into the history. Rejects where the browser gives no database. */
  recordRounds(): Promise<void>;
  /** Asks the browser to keep what this site stores, once enough rounds have been played. */
  requestPersistence(): Promise<void>;
  /**
   * Deletes everything of the player's game except their limits, in every tab, after a running round has settled.
   * Rejects, with nothing deleted, if the code for it cannot be loaded or the storage refuses.
   */
  reset(): Promise<ResetOutcome>;
  /** Takes over what another tab has saved. */
  refresh(): void;
  dismissSaveProblem(): void;
  /** The player says that the date of the device is right. */
  confirmDate(): void;
}

interface GameParts extends GameClockParts {
  /** Every game of the product. */
  readonly games: readonly KnownGame[];
  readonly random: Random;
  readonly lock: RoundLock;
  readonly openStorage: () => TextStorage | null | undefined;
}

/** Builds the store, and reads the saved game at once. The context is for the store's own tests. */
export function createGame(parts: GameParts): { readonly game: Game; readonly context: StoreContext } {
  const definitions = createDefinitions(parts.games);
  const events = mitt<GameEvents>();
  const state = createStore<GameState>(() => ({
    ...newGame,
    machines: {},
    saveProblem: null,
    dateToConfirm: null,
  }));
  const repository = createSaveRepository(parts.lock, parts.openStorage, (saveProblem) =>
    state.setState({ saveProblem }),
  );
  const clock = createGameClock(parts, repository, (isDoubtful) => {
    context.publish();
    if (isDoubtful) state.setState({ dateToConfirm: clock.now() });
  });
  const { now } = clock;
  let openedHistory: History | null = null;
  const history = async (): Promise<History> => {
    const { createHistory } = await import('./rounds/history');
    return (openedHistory ??= createHistory());
  };

  const showState = (saved: SavedGame, machines = state.getState().machines): void => {
    const { coins } = state.getState();
    state.setState({ ...settings.withUnsaved(saved), machines });
    if (saved.coins !== coins) events.emit('balanceChanged', saved.coins);
  };
  /** The open machines as this saved game opens them. */
  const machinesOf = (saved: SavedGame): GameState['machines'] =>
    Object.fromEntries(
      Object.keys(state.getState().machines).flatMap((id) => {
        const definition = definitions.get(id);
        return definition ? [[id, initialMachine(definition, saved)]] : [];
      }),
    );
  const replace = (): void => {
    const saved = repository.read();
    const machines = machinesOf(saved);
    showState(saved, machines);
    for (const [id, { grid }] of Object.entries(machines)) rounds.stageOf(id)?.showGrid(grid);
  };
  const context: StoreContext = {
    definitions,
    state,
    events,
    repository,
    queue: createHistoryQueue(),
    history,
    now,
    publish() {
      const saved = repository.read();
      const before = state.getState();
      // The count of rounds never falls: a lower one, or another history, means another saved document.
      const isAnother = saved.historyId !== before.historyId || saved.rounds < before.rounds;
      if (isAnother && !rounds.isUnderway) replace();
      else showState(saved);
    },
    publishMachine(id, change) {
      const saved = repository.read();
      const definition = definitions.get(id);
      const { machines } = state.getState();
      const machine = machines[id] ?? (definition && initialMachine(definition, saved));
      showState(saved, machine ? { ...machines, [id]: { ...machine, ...change } } : machines);
    },
    replace,
  };
  const settings = createSettings(context);
  const rounds = new RoundController(context, parts.random);

  showState(repository.read());
  // The first answer of the site is what a later one is compared with.
  void clock.sample();
  state.subscribe(({ limits }, before) => {
    if (limits !== before.limits) void clock.sample();
  });
  const importSave = () => import('./account/import-save');
  const game: Game = {
    state,
    events,
    now,
    attachStage: (id, stage) => rounds.attachStage(id, stage),
    spin: (id) => rounds.spin(id),
    settleNow: (reason) => rounds.settleNow(reason),
    recover: () => rounds.recover(),
    announceInterrupted: (round) => rounds.announceInterrupted(round),
    ...createBets(context, () => rounds.isUnderway),
    ...createRewards(context),
    ...createLimitActions(context),
    open(definition) {
      definitions.add(definition);
      const { machines } = state.getState();
      const { id } = definition;
      if (!machines[id])
        state.setState({ machines: { ...machines, [id]: initialMachine(definition, repository.read()) } });
    },
    set: (change) => void settings.set(change),
    async saveProfile(change) {
      await repository.commit((saved) => ({ ...saved, profile: { ...saved.profile, ...change } }));
      context.publish();
    },
    history,
    exportSaveFile: async () => (await importSave()).exportSaveFile(context, rounds),
    previewImport: async (file) => (await importSave()).previewImport(context, rounds, file),
    recordRounds: () => recordRounds(context),
    requestPersistence: async () =>
      (await import('./account/storage-persistence')).requestPersistence(repository),
    reset: async () => (await import('./account/reset')).reset(context, () => rounds.settleNow('reset')),
    refresh() {
      repository.onExternalWrite();
      context.publish();
    },
    dismissSaveProblem: () => state.setState({ saveProblem: null }),
    confirmDate: () => state.setState({ dateToConfirm: null }),
  };
  return { game, context };
}
