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

/** The stored texts of one origin, which outlive every tab. */
export class Disk {
  readonly texts = new Map<string, string>();
  /** Called with each text that is written. */
  landed: (key: string, text: string) => void = () => undefined;

  constructor(savedGame?: string | Partial<SavedText>) {
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
    if (this.fault === 'reads throw' || this.fault === 'everything throws') throw new Error('SecurityError');
    return this.disk.texts.get(key) ?? null;
  }

  removeItem(key: string): void {
    if (this.fault === 'reads throw' || this.fault === 'everything throws') throw new Error('SecurityError');
    if (this.isBadWrite()) throw new Error('QuotaExceededError');
    this.disk.texts.delete(key);
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

const turns = async (count: number) => {
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

/** The events that a tab announced, in their order, each with its detail. */
export type Announced = [type: string, detail: unknown][];

export interface Tab {
  readonly game: Game;
  readonly storage: FaultyStorage;
  readonly context: StoreContext;
  readonly announced: Announced;
  /** How the stages report on each round that they were given to play. */
  readonly reports: RoundProgress[];
  /** The grids that the stages were given because another saved game replaced this one. */
  readonly gridsShown: { readonly game: string; readonly grid: Grid }[];
  /** The details of all events of one type. */
  announcedAs(type: string): unknown[];
  /** Kills the tab: it writes and releases nothing more, and the browser frees its lock. */
  crash(): void;
}

export interface TabParts {
  disk?: Disk;
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

/** Opens the product in a tab, at the page of Lucky Fishing. A test calls `recover` itself, as the page does. */
export function openTab({
  disk = new Disk(),
  lock = new SharedLock(),
  random = seededRandom(1),
  games = knownGames,
  open = [luckyFishing],
  fault = 'none',
  goodWrites = 0,
  openStorage = (storage) => storage,
  now = () => NOW,
  elapsed = () => 0,
  siteTime = () => Promise.resolve(null),
}: TabParts = {}): Tab {
  const storage = new FaultyStorage(disk);
  storage.fault = fault;
  storage.goodWrites = goodWrites;
  const self = {};
  const { game, context } = createGame({
    games,
    random,
    lock: lock.forTab(self),
    openStorage: () => openStorage(storage),
    now,
    elapsed,
    siteTime,
  });
  const reports: RoundProgress[] = [];
  const gridsShown: Tab['gridsShown'] = [];
  for (const definition of open) {
    game.open(definition);
    game.attachStage(definition.id, {
      ...{ celebrate: () => undefined, showResult: () => undefined },
      play: (_, progress) => reports.push(progress),
      showGrid: (grid) => gridsShown.push({ game: definition.id, grid }),
    });
  }
  const announced: Announced = [];
  game.events.on('*', (type, detail) => announced.push([type, detail]));
  return {
    game,
    context,
    storage,
    announced,
    gridsShown,
    reports,
    announcedAs: (type) => announced.filter(([name]) => name === type).map(([, detail]) => detail),
    crash() {
      storage.fault = 'everything throws';
      storage.goodWrites = 0;
      lock.killTab(self);
    },
  };
}

/** Spins a game as its page does: Lucky Fishing, unless another one is named. */
export const spin = (game: Game, id: string = luckyFishing.id): Promise<void> => game.spin(id);
/** Plays a round of it to its end. */
export async function playRound({ game }: Tab, id?: string): Promise<void> {
  await spin(game, id);
  game.settleNow('hidden');
  await flushPromises();
}
/** Changes the bet of a game in the same way. */
export const changeBet = (game: Game, steps: number, id: string = luckyFishing.id): void =>
  game.changeBet(id, steps);

/** The machine of a game that is open. */
export function machineOf(game: Game, id: string = luckyFishing.id): Machine {
  const machine = game.state.getState().machines[id];
  if (!machine) throw new Error(`${id} is not open.`);
  return machine;
}

export const phaseOf = ({ game }: Tab, id?: string) => machineOf(game, id).play.phase;
export const problemOf = ({ game }: Tab) => game.state.getState().saveProblem;
export const coinsOf = ({ game }: Tab): number => game.state.getState().coins;

/** The number of the round that runs in this tab, or 0. */
export function runningRound({ game }: Tab): number {
  const runs = Object.values(game.state.getState().machines).map(({ play }) => play);
  return runs.find((play) => play.phase === 'spinning')?.round.id ?? 0;
}

/** The saved game as this tab reads and writes it. */
export const repositoryOf = ({ context }: Tab) => context.repository;
