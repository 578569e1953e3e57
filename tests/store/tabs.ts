import { localDay, weekOf } from '../../src/player/calendar';
import type { ChallengeRecord, WeekResult } from '../../src/player/challenge/challenge';
import type { BonusRecord } from '../../src/player/daily-bonus';
import type { LimitRecord, Limits } from '../../src/player/limits/limits';
import type { DaySum, PlaySum } from '../../src/player/limits/play-log';
import type { OwnRecords } from '../../src/player/records';
import type { Random } from '../../src/engine/random';
import { seededRandom } from '../../src/engine/seeded-random';
import type { Grid } from '../../src/engine/grid';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import type { MotionPreference, RendererPreference } from '../../src/player/preferences';
import type { Totals } from '../../src/player/totals';
import { LEFT_FISH } from '../engine/grids';
import { createGame, type Game } from '../../src/store/game-store';
import type { Release, RoundLock } from '../../src/store/document/round-lock';
import type { DisplayContext, FinishedRound, Profile } from '../../src/store/document/schema';
import type { StoreContext } from '../../src/store/store-context';
import { SAVED_GAME_KEY, type TextStorage } from '../../src/store/document/text-storage';

/** The saved game as it is stored, described independently of the program. */
export interface SavedText {
  version: number;
  coins: number;
  rounds: number;
  openRound: { id: number; bet: number; grid: Grid<SymbolId> } | null;
  lastGrid: Grid<SymbolId> | null;
  sound: boolean;
  volume: number;
  helpKey: boolean;
  motion: MotionPreference;
  picture: RendererPreference;
  bonus: BonusRecord;
  challenge: ChallengeRecord | null;
  endedWeeks: ChallengeRecord[];
  pastWeeks: Plain<WeekResult>[];
  unseenWeeks: number[];
  records: Plain<OwnRecords>;
  limits: SavedLimits;
  log: SavedLog;
  profile: Profile;
  totals: Totals<SymbolId>;
  unrecorded: (Plain<Omit<FinishedRound, 'grid'>> & { readonly grid: Grid<SymbolId> })[];
  book: number;
  savedToFileAt: number | null;
  persistenceAsked: DisplayContext | null;
  writes: number;
}

/** A document as the program represents it, where `book` has another name. */
export const inCode = <Document extends { readonly book: number }>({
  book: historyId,
  ...rest
}: Document) => ({ ...rest, historyId });

type SavedLimits = Omit<LimitRecord, 'held'> & {
  held: Record<keyof Limits, { now: unknown; later: { value: unknown; from: number } | null }>;
};
type SavedSum = Plain<PlaySum>;
export interface SavedLog {
  lastAt: number | null;
  playedMs: number;
  session: SavedSum;
  sinceReminder: SavedSum;
  days: Plain<DaySum>[];
  remindedDay: number | null;
  warnedMinutes: number | null;
}

const NOTHING: SavedSum = { ms: 0, rounds: 0, bet: 0, won: 0 };
const OPEN = { now: null, later: null };

/** The limits of somebody who has never set one. */
export const NO_LIMITS: SavedLimits = {
  held: {
    session: OPEN,
    remindEvery: OPEN,
    remindDaily: { now: false, later: null },
    betPerDay: OPEN,
    betPerWeek: OPEN,
  },
  breakUntil: null,
  changedAt: null,
};

/** What is remembered of the time and coins of somebody who has never played. */
export const NO_PLAY: SavedLog = {
  lastAt: null,
  playedMs: 0,
  session: NOTHING,
  sinceReminder: NOTHING,
  days: [],
  remindedDay: null,
  warnedMinutes: null,
};

/** The same after one round, begun and ended at one instant. */
export function oneRound(bet: number, won: number, at = NOW): SavedLog {
  const played = { ms: 0, rounds: 1, bet, won };
  const days = [{ day: localDay(new Date(at)), ...played }];
  return { ...NO_PLAY, lastAt: at, session: played, sinceReminder: played, days };
}

/** As JSON has it: coins are plain numbers there. */
type Plain<T> = { readonly [Field in keyof T]: number };

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

/** The totals of somebody who has finished no round. */
export const NO_TOTALS: Totals<SymbolId> = {
  rounds: 0,
  wins: 0,
  bet: 0,
  won: 0,
  symbols: { fish: 0, tuna: 0, shark: 0, octopus: 0, whale: 0, treasure: 0 },
};

/** The text of a new player's saved game, with these changes. */
export const textOf = (change: Partial<SavedText> = {}): string =>
  JSON.stringify({
    version: 1,
    coins: 1000,
    rounds: 0,
    openRound: null,
    lastGrid: null,
    sound: false,
    volume: 100,
    helpKey: true,
    motion: 'system',
    picture: 'automatic',
    bonus: { lastDay: null, streak: 0 },
    challenge: null,
    endedWeeks: [],
    pastWeeks: [],
    unseenWeeks: [],
    records: { largestWin: 0, longestRun: 0, run: 0, highestBalance: 1000 },
    limits: NO_LIMITS,
    log: NO_PLAY,
    profile: { name: null, picture: 'fish' },
    totals: NO_TOTALS,
    unrecorded: [],
    book: 0,
    savedToFileAt: null,
    persistenceAsked: null,
    writes: 0,
    ...change,
  });

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
  /** The details of all events of one type. */
  announcedAs(type: string): unknown[];
  /** Kills the tab: it writes and releases nothing more, and the browser frees its lock. */
  crash(): void;
}

export interface TabParts {
  disk?: Disk;
  lock?: SharedLock;
  random?: Random;
  /** The fault of the storage, after a number of good writes. */
  fault?: Fault;
  goodWrites?: number;
  openStorage?: (storage: FaultyStorage) => TextStorage | null | undefined;
  now?: () => number;
  elapsed?: () => number;
}

/** A Wednesday at noon (UTC). */
export const NOW = Date.UTC(2026, 0, 14, 12);

/** What a first round has written of history that paid 50 coins for a bet of 10, in the week of `NOW`. */
export const AFTER_A_FISH: Partial<SavedText> = {
  challenge: { week: weekOf(NOW), spins: 1, score: 5, reachedAt: NOW },
  records: { largestWin: 50, longestRun: 1, run: 1, highestBalance: 1040 },
  log: oneRound(10, 50),
  totals: {
    rounds: 1,
    wins: 1,
    bet: 10,
    won: 50,
    symbols: { fish: 3, tuna: 2, shark: 1, octopus: 1, whale: 1, treasure: 1 },
  },
  unrecorded: [{ id: 1, bet: 10, grid: LEFT_FISH, at: NOW, payout: 50, balance: 1040 }],
};

/** Opens the product in a tab. A test calls `recover` itself, as the page does. */
export function openTab({
  disk = new Disk(),
  lock = new SharedLock(),
  random = seededRandom(1),
  fault = 'none',
  goodWrites = 0,
  openStorage = (storage) => storage,
  now = () => NOW,
  elapsed = () => 0,
}: TabParts = {}): Tab {
  const storage = new FaultyStorage(disk);
  storage.fault = fault;
  storage.goodWrites = goodWrites;
  const self = {};
  const { game, context } = createGame({
    rules: luckyFishing,
    random,
    lock: lock.forTab(self),
    openStorage: () => openStorage(storage),
    now,
    elapsed,
  });
  const announced: Announced = [];
  game.events.on('*', (type, detail) => announced.push([type, detail]));
  return {
    game,
    context,
    storage,
    announced,
    announcedAs: (type) => announced.filter(([name]) => name === type).map(([, detail]) => detail),
    crash() {
      storage.fault = 'everything throws';
      storage.goodWrites = 0;
      lock.killTab(self);
    },
  };
}

export const phaseOf = ({ game }: Tab) => game.state.getState().play.phase;
export const coinsOf = ({ game }: Tab): number => game.state.getState().coins;

/** The number of the round that runs in this tab, or 0. */
export function runningRound({ game }: Tab): number {
  const { play } = game.state.getState();
  return play.phase === 'spinning' ? play.round.id : 0;
}

/** The saved game as this tab reads and writes it. */
export const repositoryOf = ({ context }: Tab) => context.repository;
