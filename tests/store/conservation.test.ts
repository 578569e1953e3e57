import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/game/random';
import { SAVED_GAME_KEY } from '../../src/store/vault';
import { payoutOf } from '../game/grids';
import { Disk, openTab, runningRound, SharedLock, type Fault, type SavedText, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Keeps the books beside the program: sees only the texts that land on the disk, takes each round's bet as
 * it is first saved and its payout, by the second telling of the win rule, as it is closed.
 */
class Ledger {
  private coins = 1000;
  private open: SavedText['openRound'] = null;
  private readonly begun = new Set<number>();
  rounds = 0;
  readonly wrongs: string[] = [];

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      if (key === SAVED_GAME_KEY) this.enter(JSON.parse(text) as SavedText);
      else this.wrongs.push(`A backup was made: ${text}`);
    };
  }

  private enter({ coins, openRound }: SavedText): void {
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
  | { readonly does: 'bet'; readonly steps: number }
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
}

/** Opens a tab in a seat, as a page does: it recovers by itself. */
function sit(world: World, seat: number): Tab {
  const lock = world.locks[seat % world.locks.length] ?? new SharedLock();
  const tab = openTab({ disk: world.disk, lock, random: luckyRandom(world.seed++) });
  void tab.game.recover();
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
  const world: World = { disk, locks, tabs: [], lastRound: [], seed };
  for (const { seat, action, turns } of steps) {
    act(world, seat, action);
    for (let n = 0; n < turns; n++) await Promise.resolve();
  }
  world.tabs.forEach((tab) => tab.crash());
  const last = openTab({ disk, lock: locks[0] ?? new SharedLock() });
  await last.game.recover();
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
  'coins are 1000 - bets + payouts of the saved rounds, whatever three tabs with %s do, crash and suffer',
  async (_, locks) => {
    let rounds = 0;
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
      }),
      { numRuns: 1000, seed: 20250512 },
    );
    // The lives above are worth something only if much was played in them.
    expect(rounds).toBeGreaterThan(2500);
  },
  SLOW_MACHINE_MS,
);
