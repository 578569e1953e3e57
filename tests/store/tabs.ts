import { seededRandom } from '../../src/engine/seeded-random';
import type { GameDefinition } from '../../src/engine/definition';
import type { Grid } from '../../src/engine/grid';
import { catalog } from '../../src/games/catalog';
import { tinyGame } from '../engine/tiny-game';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { KnownGame } from '../../src/store/definitions';
import { createGameStore, type GameStore } from '../../src/store/game-store';
import type { Machine } from '../../src/store/game-state';
import { createLeaseLock, LEASE_MS, type LeaseTime } from '../../src/store/document/lease-lock';
import { createSaveLock } from '../../src/store/document/save-lock';
import type { StoreContext } from '../../src/store/store-context';
import { LEASE_KEY, SAVED_GAME_KEY, type TextStorage } from '../../src/store/document/text-storage';
import { FakeLocks, turns } from './fake-locks';
import { NOW, textOf, type SavedText } from './saved-text';

/**
 * The rules of every game of the catalog, and of one more: the store asks each game's definition, and knows none by its
 * name. They are loaded in advance, so that tabs wait only for promises.
 */
export const definitions: readonly GameDefinition[] = [
  ...(await Promise.all(catalog.map(({ load }) => load()))),
  tinyGame,
];
const knownGames = definitions.map((definition): KnownGame => ({
  id: definition.id,
  load: () => Promise.resolve(definition),
}));

/** How many promise turns a tab waits for a lock before it gives up. */
const PATIENCE_TURNS = 30;
function patience(): AbortSignal {
  const waited = new AbortController();
  void turns(PATIENCE_TURNS).then(() => waited.abort());
  return waited.signal;
}

const FLUSH_TURNS = 60;
/** Runs everything that only waits for promises, such as the release of the lock. */
export const flushPromises = () => turns(FLUSH_TURNS);

/** The stored texts of one origin, which outlive every tab, and the locks of its browser. */
export class Disk {
  readonly texts = new Map<string, string>();
  /** The time that tabs without locks have waited together (ms): a wait takes one turn here. */
  waitedMs = 0;
  leaseTime: LeaseTime = {
    now: () => this.waitedMs,
    wait: (ms: number): Promise<void> => {
      this.waitedMs += ms;
      return Promise.resolve();
    },
  };
  /** Called with each text that is written. */
  landed: (key: string, text: string) => void = () => undefined;

  constructor(
    savedGame?: string | Partial<SavedText>,
    readonly locks = new FakeLocks(),
  ) {
    if (savedGame === undefined) return;
    this.texts.set(SAVED_GAME_KEY, typeof savedGame === 'string' ? savedGame : textOf(savedGame));
  }

  get text(): string | undefined {
    return this.texts.get(SAVED_GAME_KEY);
  }

  get savedGame(): SavedText {
    return JSON.parse(this.text ?? 'null') as SavedText;
  }
}

export type Fault =
  | 'none'
  | 'reads throw'
  | 'writes throw before they land'
  | 'writes throw after they land'
  | 'writes are dropped'
  | 'everything throws';

/** One tab's access to the disk, which can be made to fail. */
class FaultyStorage implements TextStorage {
  fault: Fault = 'none';
  /** How many more writes succeed before the fault begins. */
  goodWrites = 0;
  writes = 0;

  constructor(private readonly disk: Disk) {}

  getItem(key: string): string | null {
    this.checkRead();
    return this.disk.texts.get(key) ?? null;
  }

  removeItem(key: string): void {
    this.checkRead();
    if (this.isBadWrite()) throw new Error('QuotaExceededError');
    this.disk.texts.delete(key);
  }

  private checkRead(): void {
    if (this.fault === 'reads throw' || this.fault === 'everything throws') throw new Error('SecurityError');
  }

  /** Whether the next write fails; each call counts. */
  private isBadWrite(): boolean {
    return this.fault !== 'none' && this.fault !== 'reads throw' && this.goodWrites-- <= 0;
  }

  setItem(key: string, text: string): void {
    const bad = this.isBadWrite();
    if (bad && this.fault === 'writes are dropped') return;
    if (bad && this.fault !== 'writes throw after they land') throw new Error('QuotaExceededError');
    this.writes++;
    this.disk.texts.set(key, text);
    if (key !== LEASE_KEY) this.disk.landed(key, text);
    if (bad) throw new Error('QuotaExceededError');
  }
}

/** What a tab is opened with, unless a test says otherwise. */
const usualParts = () => ({
  random: seededRandom(1),
  /** Every game of the product. */
  games: knownGames,
  /** The games whose pages are opened in this tab. */
  open: [luckyFishing] as readonly GameDefinition[],
  /** The fault of the storage, after a number of good writes. */
  fault: 'none' as Fault,
  goodWrites: 0,
  openStorage: (storage: FaultyStorage): TextStorage | null | undefined => storage,
  now: () => NOW,
  elapsed: () => 0,
  siteTime: (): Promise<number | null> => Promise.resolve(null),
});

export interface TabParts extends Partial<ReturnType<typeof usualParts>> {
  readonly disk?: Disk;
  /** What is saved on the disk, unless one is given. */
  readonly saved?: string | Partial<SavedText>;
  /** Whether the browser has Web Locks. */
  readonly hasLocks?: boolean;
}

/** The product in a tab. Where a method names no game it is Lucky Fishing. */
export class Tab {
  readonly disk: Disk;
  readonly storage: FaultyStorage;
  readonly game: GameStore;
  readonly context: StoreContext;
  /** The events that it announced, in their order, each with its detail. */
  readonly announced: [type: string, detail: unknown][] = [];
  /** What the stages were given to report that they have shown each of the rounds. */
  readonly reports: (() => void)[] = [];
  /** The grids that the stages were given because another saved game replaced this one. */
  readonly gridsShown: { readonly game: string; readonly grid: Grid }[] = [];

  constructor({ saved, disk = new Disk(saved), hasLocks = true, ...parts }: TabParts = {}) {
    const { open, fault, goodWrites, openStorage, ...rest } = { ...usualParts(), ...parts };
    const storage = Object.assign(new FaultyStorage(disk), { fault, goodWrites });
    const { store: game, context } = createGameStore({
      ...rest,
      lock: hasLocks
        ? createSaveLock(disk.locks.forTab(this), patience)
        : createLeaseLock(() => openStorage(storage), disk.leaseTime),
      openStorage: () => openStorage(storage),
    });
    [this.disk, this.storage, this.game, this.context] = [disk, storage, game, context];
    for (const definition of open) {
      game.open(definition);
      game.attachStage(definition.id, {
        ...{ presentOutcome: () => undefined, showResult: () => undefined },
        play: (_, onShown) => this.reports.push(onShown),
        showGrid: (grid) => this.gridsShown.push({ game: definition.id, grid }),
      });
    }
    game.events.on('*', (type, detail) => this.announced.push([type, detail]));
  }

  get state() {
    return this.game.state.getState();
  }

  get coins(): number {
    return this.state.coins;
  }

  get problem() {
    return this.state.saveProblem;
  }

  get savedGame(): SavedText {
    return this.disk.savedGame;
  }

  /** The saved game as this tab reads and writes it. */
  get repository() {
    return this.context.repository;
  }

  /** The number of the round that runs in this tab, or 0. */
  get runningRound(): number {
    const running = Object.values(this.state.machines).flatMap(({ playback }) =>
      playback.phase === 'spinning' ? [playback.round] : [],
    );
    return running[0]?.id ?? 0;
  }

  machine(id: string = luckyFishing.id): Machine {
    return machineOf(this.game, id);
  }

  phase(id?: string) {
    return this.machine(id).playback.phase;
  }

  /** The details of all events of one type. */
  announcedAs(type: string): unknown[] {
    return this.announced.filter(([name]) => name === type).map(([, detail]) => detail);
  }

  spin(id?: string): Promise<void> {
    return spin(this.game, id);
  }

  /** Settles the round that runs, as the stage does. */
  settle(): void {
    this.game.settleNow('shown');
  }

  /** Plays a round to its end. */
  async playRound(id?: string): Promise<void> {
    await this.spin(id);
    this.game.settleNow('hidden');
    await flushPromises();
  }

  changeBet(steps: number, id: string = luckyFishing.id): void {
    this.game.changeBet(id, steps);
  }

  /** Kills the tab: it writes and releases nothing more, and the browser frees its lock. */
  crash(): void {
    Object.assign(this.storage, { fault: 'everything throws', goodWrites: 0 });
    this.disk.locks.killTab(this);
    // By the time that anything else happens, its lease has ended.
    this.disk.waitedMs += LEASE_MS;
  }
}

/** Opens the product at the page of Lucky Fishing. A test calls `recover` itself, as the page does. */
export const openTab = (parts?: TabParts): Tab => new Tab(parts);

export const spin = (game: GameStore, id: string = luckyFishing.id): Promise<void> => game.spin(id);

/** The machine of a game that is open. */
export function machineOf(game: GameStore, id: string = luckyFishing.id): Machine {
  const machine = game.state.getState().machines[id];
  if (!machine) throw new Error(`${id} is not open.`);
  return machine;
}
