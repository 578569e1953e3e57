import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/game/seeded-random';
// Here at once, so that tabs that fetch it wait for promises alone.
import '../../src/game/leaderboard';
import { SAVED_GAME_KEY } from '../../src/store/vault';
import { payoutOf } from '../game/grids';
import { Disk, NOW, openTab, runningRound, SharedLock, type Fault, type SavedText, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the product owner says of bonuses and prizes, told a second time. */
const BONUSES = [100, 150, 200, 250, 300, 400, 500];
const PRIZES = [40_000, 20_000, 12_000, 8000, 6000, 5000, 4500, 3750, 3000, 2000];

/**
 * Keeps the books beside the program: sees only the texts that land on the disk, takes each round's bet as
 * it is first saved and its payout, by the second telling of the win rule, as it is closed; each day's bonus
 * and each week's prize as it is first remembered.
 */
class Ledger {
  private coins = 1000;
  private open: SavedText['openRound'] = null;
  private readonly begun = new Set<number>();
  private lastDay = -Infinity;
  private streak = 0;
  private readonly weeks = new Set<number>();
  rounds = 0;
  bonuses = 0;
  prizes = 0;
  readonly wrongs: string[] = [];

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      if (key === SAVED_GAME_KEY) this.enter(JSON.parse(text) as SavedText);
      else this.wrongs.push(`A backup was made: ${text}`);
    };
  }

  private enterBonus({ lastDay, streak }: SavedText['bonus']): void {
    if (lastDay === null || (lastDay === this.lastDay && streak === this.streak)) return;
    if (lastDay <= this.lastDay) this.wrongs.push(`Day ${lastDay} was paid after day ${this.lastDay}.`);
    this.streak = lastDay === this.lastDay + 1 ? this.streak + 1 : 1;
    this.lastDay = lastDay;
    if (streak !== this.streak)
      this.wrongs.push(`${streak} days in a row are saved, ${this.streak} are right.`);
    this.coins += BONUSES[Math.min(this.streak, BONUSES.length) - 1] ?? NaN;
    this.bonuses++;
  }

  private enterPrizes(pastWeeks: SavedText['pastWeeks']): void {
    if (new Set(pastWeeks.map(({ week }) => week)).size !== pastWeeks.length) {
      this.wrongs.push('A week was paid twice.');
    }
    for (const { week, rank } of pastWeeks) {
      if (this.weeks.has(week)) continue;
      this.weeks.add(week);
      this.coins += PRIZES[rank - 1] ?? 0;
      this.prizes++;
    }
  }

  private enter({ coins, openRound, bonus, pastWeeks }: SavedText): void {
    this.enterBonus(bonus);
    this.enterPrizes(pastWeeks);
    if (this.open && openRound?.id !== this.open.id) {
      this.coins += payoutOf(this.open.grid, this.open.bet);
      this.open = null;
    }
    if (openRound && !this.open) {
      if (this.begun.has(openRound.id)) this.wrongs.push(`Round ${openRound.id} was begun twice.`);
      this.begun.add(openRound.id);
      this.coins -= openRound.bet;
      this.open = openRound;
      this.rounds++;
    }
    if (coins !== this.coins) this.wrongs.push(`${coins} coins are saved, ${this.coins} are right.`);
  }
}

const SEATS = 3;
/** Some thousand lives take a second or two, and more where other work runs beside them. */
const SLOW_MACHINE_MS = 60_000;

type Action =
  | { readonly does: 'spin' | 'settle' | 'settle the last again' | 'hide' | 'recover' | 'refresh' | 'crash' }
  | { readonly does: 'claim' | 'close weeks' }
  | { readonly does: 'bet'; readonly steps: number }
  | { readonly does: 'set the clock'; readonly hours: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'fail'; readonly fault: Fault; readonly goodWrites: number };

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constantFrom<('spin' | 'settle')[]>('spin', 'settle'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom<('settle the last again' | 'hide' | 'recover' | 'refresh' | 'crash')[]>(
        'settle the last again',
        'hide',
        'recover',
        'refresh',
        'crash',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom<('claim' | 'close weeks')[]>('claim', 'close weeks'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('set the clock'),
      hours: fc.constantFrom(1, 24, 24, 36, 24 * 7, 24 * 7, -24, -24 * 7),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('bet'), steps: fc.integer({ min: -9, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(1, 1999, 3000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('fail'),
      fault: fc.constantFrom<Fault[]>(
        'reads throw',
        'writes throw before they land',
        'writes throw after they land',
        'everything throws',
      ),
      goodWrites: fc.nat(2),
    }),
  },
);

/** A tab does something, and then so many promises are waited for before the next one acts. */
const anyStep = fc.record({
  seat: fc.nat(SEATS - 1),
  action: anyAction,
  turns: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 10, 10, 10),
});

interface World {
  readonly disk: Disk;
  readonly locks: readonly SharedLock[];
  readonly tabs: Tab[];
  readonly lastRound: number[];
  /** Other for each tab that is opened. */
  seed: number;
  /** What the clock of the device shows, milliseconds since 1970. */
  time: number;
}

/** Opens a tab in a seat, as a page does: it recovers and closes weeks by itself. */
function sit(world: World, seat: number): Tab {
  const lock = world.locks[seat % world.locks.length] ?? new SharedLock();
  const tab = openTab({ disk: world.disk, lock, random: luckyRandom(world.seed++), now: () => world.time });
  void tab.game.recover();
  void tab.game.closeWeeks();
  world.tabs[seat] = tab;
  return tab;
}

/** A fair source would win one round in twelve; this one draws two symbols only, so that half of them win. */
function luckyRandom(seed: number) {
  const random = seededRandom(seed);
  return () => random(2);
}

function act(world: World, seat: number, action: Action): void {
  const tab = world.tabs[seat] ?? sit(world, seat);
  const { game, storage } = tab;
  switch (action.does) {
    case 'spin':
      void game.spin();
      break;
    case 'settle':
      world.lastRound[seat] = runningRound(tab);
      game.settle(runningRound(tab));
      break;
    case 'settle the last again':
      game.settle(world.lastRound[seat] ?? 1);
      break;
    case 'hide':
      game.settleNow();
      break;
    case 'recover':
      void game.recover();
      break;
    case 'refresh':
      game.refresh();
      break;
    case 'crash':
      tab.crash();
      sit(world, seat);
      break;
    case 'claim':
      void game.claimBonus();
      break;
    case 'close weeks':
      void game.closeWeeks();
      break;
    case 'set the clock':
      world.time += action.hours * 3_600_000;
      break;
    case 'bet':
      game.changeBet(action.steps);
      break;
    case 'wait':
      vi.advanceTimersByTime(action.ms);
      break;
    case 'fail':
      storage.fault = action.fault;
      storage.goodWrites = action.goodWrites;
      break;
  }
}

interface Life {
  readonly steps: readonly { seat: number; action: Action; turns: number }[];
  readonly seed: number;
}

/** Lives through the steps, then opens one last sound tab that puts everything in order. */
async function live({ steps, seed }: Life, locks: readonly SharedLock[]) {
  const disk = new Disk();
  const ledger = new Ledger(disk);
  const world: World = { disk, locks, tabs: [], lastRound: [], seed, time: NOW };
  for (const { seat, action, turns } of steps) {
    act(world, seat, action);
    for (let n = 0; n < turns; n++) await Promise.resolve();
  }
  world.tabs.forEach((tab) => tab.crash());
  const last = openTab({ disk, lock: locks[0] ?? new SharedLock(), now: () => world.time });
  await last.game.recover();
  await last.game.closeWeeks();
  vi.clearAllTimers();
  return { ledger, disk, last };
}

const anyLife = fc.record({
  steps: fc.array(anyStep, { minLength: 1, maxLength: 80, size: 'max' }),
  seed: fc.nat(),
});

test.each([
  ['a lock between them', 1],
  ['no lock between them', SEATS],
])(
  'coins are 1000 - bets + payouts + bonuses + prizes of what is saved, whatever three tabs with %s do, crash and suffer',
  async (_, locks) => {
    let [rounds, bonuses, prizes] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const { ledger, disk, last } = await live(
          life,
          Array.from({ length: locks }, () => new SharedLock()),
        );
        expect(ledger.wrongs).toEqual([]);
        expect(last.game.state.getState().trouble).toBeNull();
        if (disk.text !== undefined) {
          expect(disk.savedGame.openRound).toBeNull();
          expect(last.game.state.getState().coins).toBe(disk.savedGame.coins);
        }
        rounds += ledger.rounds;
        bonuses += ledger.bonuses;
        prizes += ledger.prizes;
      }),
      { numRuns: 1500, seed: 20250512 },
    );
    // The lives above are worth something only if much was played in them.
    expect(rounds).toBeGreaterThan(2500);
    expect(bonuses).toBeGreaterThan(1000);
    expect(prizes).toBeGreaterThan(500);
  },
  SLOW_MACHINE_MS,
);
