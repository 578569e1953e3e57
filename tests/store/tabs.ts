import type { Random } from '../../src/engine/random';
import { seededRandom } from '../../src/engine/seeded-random';
import type { GameDefinition } from '../../src/engine/definition';
import type { Grid } from '../../src/engine/grid';
import { catalog } from '../../src/games/catalog';
import { tinyGame } from '../engine/tiny-game';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { KnownGame } from '../../src/store/definitions';
import type { RoundProgress } from '../../src/player/round-stage';
import { createGame, type Game } from '../../src/store/game-store';
import type { Machine } from '../../src/store/game-state';
import type { Release, RoundLock } from '../../src/store/document/round-lock';
import type { StoreContext } from '../../src/store/store-context';
import { SAVED_GAME_KEY, type TextStorage } from '../../src/store/document/text-storage';
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

/** Lets so many promise turns pass. */
export const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await Promise.resolve();
};

/** How many promise turns a tab waits for a lock before it gives up. */
const PATIENCE_TURNS = 10;

/** Runs everything that only waits for promises, such as the release of the lock. */
export const flushPromises = () => turns(20);

/** The round lock of all tabs of one browser. */
export class SharedLock {
  holder: object | null = null;
  private readonly dead = new Set<object>();
  private readonly writesOf = new Map<object, number>();
  private readonly waiting: { readonly tab: object; readonly grant: () => void }[] = [];

  /** @param grantTurns how many promise turns it takes until a tab is notified that it has the lock */
  constructor(private readonly grantTurns = 0) {}

  /** The lock as one tab sees it. */
  forTab(tab: object): RoundLock {
    // The browser answers later, never at once, and a dead tab never.
    const answer = async <T>(give: () => T | Promise<T>): Promise<T> => {
      await Promise.resolve();
      return this.dead.has(tab) ? new Promise<T>(() => undefined) : give();
    };
    return {
      tryAcquire: () =>
        answer(async () => {
          for (let n = 0; n < PATIENCE_TURNS && this.holder; n++) await Promise.resolve();
          if (this.holder || this.dead.has(tab)) return null;
          const release = this.give(tab);
          await turns(this.grantTurns);
          return release;
        }),
      acquire: () =>
        answer(() => {
          if (!this.holder) return this.give(tab);
          return new Promise<Release>((resolve) => {
            this.waiting.push({ tab, grant: () => resolve(this.give(tab)) });
          });
        }),
      announceWrites: (writes) => answer(() => void this.writesOf.set(tab, writes)),
      mostWrites: () => answer(() => Math.max(0, ...this.writesOf.values())),
    };
  }

  private give(tab: object): Release {
    const holder = { tab };
    this.holder = holder;
    return () => {
      if (this.holder === holder) this.free();
    };
  }

  private free(): void {
    this.holder = null;
    this.waiting.shift()?.grant();
  }

  /** What the browser does when a tab dies. */
  killTab(tab: object): void {
    this.dead.add(tab);
    this.writesOf.delete(tab);
    const living = this.waiting.filter((request) => request.tab !== tab);
    this.waiting.splice(0, Infinity, ...living);
    if (this.holder && 'tab' in this.holder && this.holder.tab === tab) this.free();
  }
}

/** A lock that every tab gets, as if the browser had lost it. */
export class NoLock extends SharedLock {
  override forTab(tab: object): RoundLock {
    const free = () => Promise.resolve(() => undefined);
    return { ...super.forTab(tab), tryAcquire: free, acquire: free };
  }
}

/** The stored texts of one origin, which outlive every tab, and the round lock of its browser. */
export class Disk {
  readonly texts = new Map<string, string>();
  /** Called with each text that is written. */
  landed: (key: string, text: string) => void = () => undefined;

  constructor(
    savedGame?: string | Partial<SavedText>,
    readonly lock = new SharedLock(),
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
export class FaultyStorage implements TextStorage {
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
    this.disk.landed(key, text);
    if (bad) throw new Error('QuotaExceededError');
  }
}

export interface TabParts {
  disk?: Disk;
  /** What is saved on the disk, unless one is given. */
  saved?: string | Partial<SavedText>;
  /** That of the disk. */
  lock?: SharedLock;
  random?: Random;
  /** Every game of the product. */
  games?: readonly KnownGame[];
  /** The games whose pages are opened in this tab. */
  open?: readonly GameDefinition[];
  /** The fault of the storage, after a number of good writes. */
  fault?: Fault;
  goodWrites?: number;
  openStorage?: (storage: FaultyStorage) => TextStorage | null | undefined;
  now?: () => number;
  elapsed?: () => number;
  siteTime?: () => Promise<number | null>;
}

/** The product in a tab. Where a method names no game it is Lucky Fishing. */
export class Tab {
  readonly disk: Disk;
  readonly storage: FaultyStorage;
  readonly game: Game;
  readonly context: StoreContext;
  /** The events that it announced, in their order, each with its detail. */
  readonly announced: [type: string, detail: unknown][] = [];
  /** How the stages report on each round that they were given to play. */
  readonly reports: RoundProgress[] = [];
  /** The grids that the stages were given because another saved game replaced this one. */
  readonly gridsShown: { readonly game: string; readonly grid: Grid }[] = [];
  private readonly lock: SharedLock;

  constructor({
    saved,
    disk = new Disk(saved),
    lock = disk.lock,
    random = seededRandom(1),
    games = knownGames,
    open = [luckyFishing],
    fault = 'none',
    goodWrites = 0,
    openStorage = (storage) => storage,
    now = () => NOW,
    elapsed = () => 0,
    siteTime = () => Promise.resolve(null),
  }: TabParts = {}) {
    const storage = Object.assign(new FaultyStorage(disk), { fault, goodWrites });
    [this.disk, this.lock, this.storage] = [disk, lock, storage];
    const { game, context } = createGame({
      ...{ games, random, now, elapsed, siteTime },
      lock: lock.forTab(this),
      openStorage: () => openStorage(storage),
    });
    [this.game, this.context] = [game, context];
    for (const definition of open) {
      game.open(definition);
      game.attachStage(definition.id, {
        ...{ celebrate: () => undefined, showResult: () => undefined },
        play: (_, progress) => this.reports.push(progress),
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

  /** The saved game as this tab reads and writes it. */
  get repository() {
    return this.context.repository;
  }

  /** The number of the round that runs in this tab, or 0. */
  get runningRound(): number {
    const plays = Object.values(this.state.machines).map(({ play }) => play);
    return plays.find((play) => play.phase === 'spinning')?.round.id ?? 0;
  }

  /** The machine of a game that is open. */
  machine(id: string = luckyFishing.id): Machine {
    return machineOf(this.game, id);
  }

  phase(id?: string) {
    return this.machine(id).play.phase;
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
    this.lock.killTab(this);
  }
}

/** Opens the product at the page of Lucky Fishing. A test calls `recover` itself, as the page does. */
export const openTab = (parts?: TabParts): Tab => new Tab(parts);

/** Spins a game as its page does. */
export const spin = (game: Game, id: string = luckyFishing.id): Promise<void> => game.spin(id);

/** The machine of a game that is open. */
export function machineOf(game: Game, id: string = luckyFishing.id): Machine {
  const machine = game.state.getState().machines[id];
  if (!machine) throw new Error(`${id} is not open.`);
  return machine;
}
