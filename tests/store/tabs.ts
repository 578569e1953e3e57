import { localDay, weekOf } from '../../src/game/calendar';
import type { ChallengeRecord, WeekResult } from '../../src/game/challenge';
import type { BonusRecord } from '../../src/game/daily-bonus';
import type { LimitRecord, Limits } from '../../src/game/limits';
import type { DaySum, PlaySum } from '../../src/game/play-log';
import type { OwnRecords } from '../../src/game/records';
import type { Random } from '../../src/game/random';
import { seededRandom } from '../../src/game/seeded-random';
import type { Grid } from '../../src/game/round';
import { luckyFishing, type SymbolId } from '../../src/game/rules';
import type { MotionWish, PictureWish } from '../../src/game/wishes';
import type { Totals } from '../../src/game/totals';
import { LEFT_FISH } from '../game/grids';
import { createGame, type Game } from '../../src/store/game-store';
import type { Release, RoundLock } from '../../src/store/round-lock';
import type { FinishedRound, Profile } from '../../src/store/saved-profile';
import { SAVED_GAME_KEY, type TextStorage } from '../../src/store/vault';

/** The saved game as it lies in the storage, read without the program's help. */
export interface SavedText {
  version: number;
  coins: number;
  rounds: number;
  openRound: { id: number; bet: number; grid: Grid<SymbolId> } | null;
  lastGrid: Grid<SymbolId> | null;
  sound: boolean;
  volume: number;
  helpKey: boolean;
  motion: MotionWish;
  picture: PictureWish;
  bonus: BonusRecord;
  challenge: ChallengeRecord | null;
  endedWeeks: ChallengeRecord[];
  pastWeeks: Plain<WeekResult>[];
  records: Plain<OwnRecords>;
  limits: SavedLimits;
  log: SavedLog;
  profile: Profile;
  totals: Totals<SymbolId>;
  unrecorded: (Plain<Omit<FinishedRound, 'grid'>> & { readonly grid: Grid<SymbolId> })[];
  book: number;
  writes: number;
}

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
};

/** The same after one round, begun and ended at one instant. */
export function oneRound(bet: number, won: number, at = NOW): SavedLog {
  const played = { ms: 0, rounds: 1, bet, won };
  const days = [{ day: localDay(new Date(at)), ...played }];
  return { ...NO_PLAY, lastAt: at, session: played, sinceReminder: played, days };
}

/** As a text has it: coins are numbers there, and nothing more. */
type Plain<T> = { readonly [Field in keyof T]: number };

/** What outlives every tab: the texts of one origin. */
export class Disk {
  readonly texts = new Map<string, string>();
  /** Hears of each text that lands. */
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

/** Of somebody who has finished no round. */
export const NO_TOTALS: Totals<SymbolId> = {
  rounds: 0,
  wins: 0,
  bet: 0,
  won: 0,
  symbols: { fish: 0, tuna: 0, shark: 0, octopus: 0, whale: 0, treasure: 0 },
};

/** A sound saved game, but for what is said otherwise. */
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
    records: { largestWin: 0, longestRun: 0, run: 0, highestBalance: 1000 },
    limits: NO_LIMITS,
    log: NO_PLAY,
    profile: { name: null, picture: 'fish' },
    totals: NO_TOTALS,
    unrecorded: [],
    book: 0,
    writes: 0,
    ...change,
  });

export type Fault =
  | 'none'
  | 'reads throw'
  | 'writes throw before they land'
  | 'writes throw after they land'
  | 'everything throws';

/** One tab's door to the disk, with switches to make it fail. */
export class FaultyStorage implements TextStorage {
  fault: Fault = 'none';
  /** How many more writes go well before the fault shows. */
  goodWrites = 0;
  writes = 0;

  constructor(private readonly disk: Disk) {}

  getItem(key: string): string | null {
    if (this.fault === 'reads throw' || this.fault === 'everything throws') throw new Error('SecurityError');
    return this.disk.texts.get(key) ?? null;
  }

  removeItem(key: string): void {
    if (this.fault === 'reads throw' || this.fault === 'everything throws') throw new Error('SecurityError');
    this.disk.texts.delete(key);
  }

  setItem(key: string, text: string): void {
    const bad = this.fault !== 'none' && this.fault !== 'reads throw' && this.goodWrites-- <= 0;
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

/** Promises long a tab waits for a lock before it gives up. */
const PATIENCE_TURNS = 10;

/** Lets everything happen that waits for promises alone, such as the lock's way back. */
export const quiet = () => turns(20);

/** The round lock of all tabs of one browser. */
export class SharedLock {
  holder: object | null = null;
  private readonly dead = new Set<object>();
  private readonly marks = new Map<object, number>();
  private readonly waiting: { readonly tab: object; readonly grant: () => void }[] = [];

  /** @param grantTurns how many promises long a tab waits for a lock that is already its own */
  constructor(private readonly grantTurns = 0) {}

  /** The lock as one tab sees it. */
  forTab(tab: object): RoundLock {
    // The browser answers later, never at once, and a dead tab never.
    const answer = async <T>(give: () => T | Promise<T>): Promise<T> => {
      await Promise.resolve();
      return this.dead.has(tab) ? new Promise<T>(() => undefined) : give();
    };
    return {
      take: () =>
        answer(async () => {
          for (let n = 0; n < PATIENCE_TURNS && this.holder; n++) await Promise.resolve();
          if (this.holder || this.dead.has(tab)) return null;
          const release = this.give(tab);
          await turns(this.grantTurns);
          return release;
        }),
      wait: () =>
        answer(() => {
          if (!this.holder) return this.give(tab);
          return new Promise<Release>((resolve) => {
            this.waiting.push({ tab, grant: () => resolve(this.give(tab)) });
          });
        }),
      mark: (writes) => answer(() => void this.marks.set(tab, writes)),
      newest: () => answer(() => Math.max(0, ...this.marks.values())),
    };
  }

  private give(tab: object): Release {
    const hold = { tab };
    this.holder = hold;
    return () => {
      if (this.holder === hold) this.free();
    };
  }

  private free(): void {
    this.holder = null;
    this.waiting.shift()?.grant();
  }

  /** What the browser does when a tab dies. */
  bury(tab: object): void {
    this.dead.add(tab);
    this.marks.delete(tab);
    const living = this.waiting.filter((request) => request.tab !== tab);
    this.waiting.splice(0, Infinity, ...living);
    if (this.holder && 'tab' in this.holder && this.holder.tab === tab) this.free();
  }
}

/** A lock that binds nobody, as if the browser had forgotten it. */
export class NoLock extends SharedLock {
  override forTab(tab: object): RoundLock {
    const free = () => Promise.resolve(() => undefined);
    return { ...super.forTab(tab), take: free, wait: free };
  }
}

/** What a tab announced, in its order, each with what came with it. */
export type Heard = [type: string, told: unknown][];

export interface Tab {
  readonly game: Game;
  readonly storage: FaultyStorage;
  readonly heard: Heard;
  /** What was announced under one name. */
  told(type: string): unknown[];
  /** Ends the tab as a killed process ends: it writes and releases nothing more, the browser frees its lock. */
  crash(): void;
}

export interface TabParts {
  disk?: Disk;
  lock?: SharedLock;
  random?: Random;
  /** What is wrong with the storage from the start, after so many good writes. */
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

/** Opens the product in a tab. Nothing recovers by itself: the page asks for that, so the tests do. */
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
  const game = createGame({
    rules: luckyFishing,
    random,
    lock: lock.forTab(self),
    openStorage: () => openStorage(storage),
    now,
    elapsed,
  });
  const heard: Heard = [];
  game.events.on('*', (type, told) => heard.push([type, told]));
  return {
    game,
    storage,
    heard,
    told: (type) => heard.filter(([name]) => name === type).map(([, told]) => told),
    crash() {
      storage.fault = 'everything throws';
      storage.goodWrites = 0;
      lock.bury(self);
    },
  };
}

export const phaseOf = ({ game }: Tab) => game.state.getState().play.phase;
export const coinsOf = ({ game }: Tab): number => game.state.getState().coins;

/** The number of the round that runs in this tab, 0 where none does. */
export function runningRound({ game }: Tab): number {
  const { play } = game.state.getState();
  return play.phase === 'spinning' ? play.round.id : 0;
}

/** The saved game as this tab reaches it. */
export const safeOf = ({ game }: Tab) => game.desk.safe;
