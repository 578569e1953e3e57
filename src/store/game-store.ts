import mitt from 'mitt';
import { createStore } from 'zustand/vanilla';
import type { GameDefinition } from '../engine/definition';
import type { Random } from '../engine/random';
import type { GameEvents } from '../player/events';
import { createLimitActions } from './account/limit-actions';
import { createRewards } from './account/rewards';
import { createDefinitions, type KnownGame } from './definitions';
import type { SaveLock } from './document/save-lock';
import { createSaveRepository } from './document/save-repository';
import { newGame, withGameRecord, type Profile, type SavedGame, type Settings } from './document/schema';
import type { TextStorage } from './document/text-storage';
import { createGameClock, type GameClockParts } from './game-clock';
import { initialMachine, type GameState } from './game-state';
import { createBets } from './rounds/bets';
import type { History } from './rounds/history';
import { createHistoryQueue, recordRounds } from './rounds/history-queue';
import { RoundController } from './rounds/round-controller';
import { RoundPlayer } from './rounds/round-player';
import type { StoreContext } from './store-context';

/** How long saving a change may take before the player is told that it waits (ms). Usually it is done at once. */
const DELAY_MS = 500;

interface GameParts extends GameClockParts {
  readonly games: readonly KnownGame[];
  readonly random: Random;
  readonly lock: SaveLock;
  readonly openStorage: () => TextStorage | null | undefined;
}

/** The player's game: its state, its events and all its actions. */
export type GameStore = ReturnType<typeof createGameStore>['store'];

/** Builds the store, and reads the saved game at once. The context is for the store's own tests. */
export function createGameStore(parts: GameParts) {
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
    context.syncSaved();
    if (isDoubtful) state.setState({ dateToConfirm: clock.now() });
  });
  const { now } = clock;
  let openedHistory: History | null = null;

  /** Settings that the player has changed and that are shown, but not saved yet. */
  let unsaved: Partial<Settings> = {};
  const showState = (saved: SavedGame, machines = state.getState().machines): void => {
    const { coins } = state.getState();
    // A control doesn't jump back while its setting waits to be saved.
    state.setState({ ...saved, ...unsaved, machines });
    if (saved.coins !== coins) events.emit('balanceChanged', saved.coins);
  };
  const context: StoreContext = {
    definitions,
    state,
    events,
    repository,
    queue: createHistoryQueue(),
    async history() {
      const { createHistory } = await import('./rounds/history');
      return (openedHistory ??= createHistory());
    },
    now,
    async waitFor(saving) {
      const told = { isWaiting: false };
      const timer = setTimeout(() => {
        // Something else may be slow.
        told.isWaiting = repository.read().openRound !== null;
        if (told.isWaiting) events.emit('waitingToSave', true);
      }, DELAY_MS);
      try {
        return await saving;
      } finally {
        clearTimeout(timer);
        if (told.isWaiting) events.emit('waitingToSave', false);
      }
    },
    syncSaved() {
      const saved = repository.read();
      const before = state.getState();
      // The count of rounds never falls: a lower one, or another history, means another saved document.
      const isAnother = saved.historyId !== before.historyId || saved.rounds < before.rounds;
      if (isAnother && !rounds.isUnderway) context.reopenMachines();
      else showState(saved);
    },
    updateMachine(id, change) {
      const saved = repository.read();
      const definition = definitions.get(id);
      const { machines } = state.getState();
      const machine = machines[id] ?? (definition && initialMachine(definition, saved));
      showState(saved, machine ? { ...machines, [id]: { ...machine, ...change } } : machines);
    },
    reopenMachines() {
      const saved = repository.read();
      const opened = Object.keys(state.getState().machines).flatMap((id) => definitions.get(id) ?? []);
      const machines = opened.map(
        (definition) => [definition.id, initialMachine(definition, saved)] as const,
      );
      showState(saved, Object.fromEntries(machines));
      for (const [id, { grid }] of machines) roundPlayer.showGrid(id, grid);
    },
  };
  const roundPlayer = new RoundPlayer(context);
  const rounds = new RoundController(context, roundPlayer, parts.random);
  const { attachStage, spin, settleNow, recover, announceInterrupted, replay } = rounds;

  showState(repository.read());
  // Later answers of the site are compared with this first one.
  void clock.sample();
  state.subscribe(({ limits }, before) => {
    if (limits !== before.limits) void clock.sample();
  });
  const saveSettings = async (): Promise<void> => {
    await repository.update((saved) => {
      const names = Object.keys(unsaved) as (keyof Settings)[];
      const after = names.some((name) => unsaved[name] !== saved[name]) ? { ...saved, ...unsaved } : saved;
      unsaved = {};
      return after;
    });
    context.syncSaved();
  };
  const importSave = () => import('./account/import-save');
  const store = {
    state,
    events,
    /** The game's time in milliseconds since 1970: the device's, unless that was changed a moment ago. */
    now,
    /** Opens a game's machine, unless it is open. Call it before the game is shown. */
    open(definition: GameDefinition): void {
      definitions.add(definition);
      const { machines } = state.getState();
      const { id } = definition;
      if (!machines[id])
        state.setState({ machines: { ...machines, [id]: initialMachine(definition, repository.read()) } });
    },
    ...{ attachStage, spin, settleNow, recover, announceInterrupted, replay },
    endReplay: roundPlayer.endReplay,
    ...createBets(context, () => rounds.isUnderway),
    ...createRewards(context),
    ...createLimitActions(context),
    /**
     * Changes settings. This tab's state has them at once, and components and `apply-preferences.ts` react to it. They are saved as
     * soon as no other tab's round has the lease; the first of several waiting calls saves what all of them have changed.
     */
    changeSettings(change: Partial<Settings>): void {
      unsaved = { ...unsaved, ...change };
      state.setState(change);
      void context.waitFor(saveSettings());
    },
    /** Remembers that a new player has been shown how a game wins. */
    markDemonstrated(gameId: string): void {
      void repository
        .update((saved) => withGameRecord(saved, gameId, { demonstrated: true }))
        .then(context.syncSaved);
    },
    /** Saves a valid name (`nameFault`) or a picture, or both. Rejects with a `NotSavedError` if the storage refuses. */
    async saveProfile(change: Partial<Profile>): Promise<void> {
      await context.waitFor(
        repository.commit((saved) => ({ ...saved, profile: { ...saved.profile, ...change } })),
      );
      context.syncSaved();
    },
    /** Everything of the player as one file. A round that runs is settled first. */
    exportSaveFile: async () => (await importSave()).exportSaveFile(context, rounds),
    /** Reads a file that the player has chosen. Nothing changes by that. */
    previewImport: async (file: Blob) => (await importSave()).previewImport(context, rounds, file),
    /** Every round played on this device. Rejects if its code cannot be loaded. */
    history: context.history,
    /** Puts the finished rounds of the saved game into the history. Rejects where the browser gives no database. */
    recordRounds: () => recordRounds(context),
    /** Asks the browser to keep what this site stores, once enough rounds have been played. */
    requestPersistence: async () =>
      (await import('./account/storage-persistence')).requestPersistence(repository),
    /**
     * Deletes everything of the player's game except their limits, in every tab, after a running round has settled.
     * Rejects, with nothing deleted, if the code for it cannot be loaded or the storage refuses.
     */
    reset: async () => {
      const { reset } = await import('./account/reset');
      return context.waitFor(reset(context, () => settleNow('reset')));
    },
    /** Takes over what another tab has saved. */
    refresh(): void {
      repository.noticeExternalWrite();
      rounds.checkOpenRound();
      context.syncSaved();
    },
    dismissSaveProblem: () => state.setState({ saveProblem: null }),
    /** The player says that the date of the device is right. */
    confirmDate: () => state.setState({ dateToConfirm: null }),
  };
  return { store, context };
}
