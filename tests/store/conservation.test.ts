import fc, { doing, runs, weighted } from '../properties';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/engine/seeded-random';
// Loaded in advance, so that tabs that import it wait only for promises.
import '../../src/player/challenge/leaderboard';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { CHALLENGE_GAME } from '../../src/player/challenge/challenge';
import { stripsOf } from '../../src/engine/grid';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { NOW, type SavedText } from './saved-text';
import { referencePayout } from './reference-payout';
import { definitions, Disk, type Fault, openTab, SharedLock, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The bonuses and prizes of the specification, written down a second time. */
const BONUSES = [100, 150, 200, 250, 300, 400, 500];
const PRIZES = [40_000, 20_000, 12_000, 8000, 6000, 5000, 4500, 3750, 3000, 2000];

/**
 * Computes the balance independently of the program, only from the texts written to the disk: each round's bet when the
 * round is first saved, its payout (by the second implementation of the win rule) when it is closed, and each day's bonus
 * and each week's prize when it is first saved.
 */
class Ledger {
  private coins = 1000;
  private open: SavedText['openRound'] = null;
  private readonly begun = new Set<number>();
  /** The days on which a bonus was paid, each with the number of days in a row up to it. */
  private readonly streaks = new Map<number, number>();
  private readonly weeks = new Set<number>();
  rounds = 0;
  dives = 0;
  bonuses = 0;
  prizes = 0;
  readonly violations: string[] = [];

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      if (key === SAVED_GAME_KEY) this.check(JSON.parse(text) as SavedText);
      else this.violations.push(`A backup was made: ${text}`);
    };
  }

  private addBonus({ lastDay, streak }: SavedText['bonus']): void {
    // After the clock was changed, the streak up to the day it shows is saved again.
    if (lastDay === null || this.streaks.get(lastDay) === streak) return;
    if (this.streaks.has(lastDay)) this.violations.push(`Day ${lastDay} was paid twice.`);
    const right = (this.streaks.get(lastDay - 1) ?? 0) + 1;
    if (streak !== right) this.violations.push(`${streak} days in a row are saved, ${right} are right.`);
    this.streaks.set(lastDay, streak);
    this.coins += BONUSES[Math.min(right, BONUSES.length) - 1] ?? NaN;
    this.bonuses++;
  }

  private addPrizes(pastWeeks: SavedText['pastWeeks']): void {
    if (new Set(pastWeeks.map(({ week }) => week)).size !== pastWeeks.length) {
      this.violations.push('A week was paid twice.');
    }
    for (const { week, rank } of pastWeeks) {
      if (this.weeks.has(week)) continue;
      this.weeks.add(week);
      this.coins += PRIZES[rank - 1] ?? 0;
      this.prizes++;
    }
  }

  private check({ coins, openRound, bonus, pastWeeks }: SavedText): void {
    this.addBonus(bonus);
    this.addPrizes(pastWeeks);
    if (this.open && openRound?.id !== this.open.id) {
      this.coins += referencePayout(this.open);
      this.open = null;
    }
    if (openRound && !this.open) {
      if (this.begun.has(openRound.id)) this.violations.push(`Round ${openRound.id} was begun twice.`);
      this.begun.add(openRound.id);
      this.coins -= openRound.bet;
      this.open = openRound;
      this.rounds++;
      if (openRound.spins.length > 1) this.dives++;
    }
    if (coins !== this.coins) this.violations.push(`${coins} coins are saved, ${this.coins} are right.`);
  }
}

const TABS = 3;
/** Some thousand scenarios take a second or two, and longer on a busy machine. */
const SLOW_MACHINE_MS = 180_000;

type Action =
  | { readonly does: 'spin'; readonly game: string }
  | { readonly does: 'settle' | 'settle an earlier one' | 'hide' | 'recover' | 'refresh' | 'crash' }
  | { readonly does: 'claim' | 'close weeks' }
  | { readonly does: 'bet'; readonly game: string; readonly steps: number }
  | { readonly does: 'set the clock'; readonly hours: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'fail'; readonly fault: Fault; readonly goodWrites: number };

/** Half of the time the one whose rounds count in the challenge. */
const anyGame = fc.oneof(fc.constant(CHALLENGE_GAME), fc.constantFrom(...definitions.map(({ id }) => id)));

const anyAction = weighted<Action>(
  [6, fc.record({ does: fc.constant('spin'), game: anyGame })],
  [6, doing('settle')],
  [4, doing('settle an earlier one', 'hide', 'recover', 'refresh', 'crash')],
  [4, doing('claim', 'close weeks')],
  [
    2,
    fc.record({
      does: fc.constant('set the clock'),
      hours: fc.constantFrom(1, 24, 24, 36, 24 * 7, 24 * 7, -24, -24 * 7),
    }),
  ],
  [1, fc.record({ does: fc.constant('bet'), game: anyGame, steps: fc.integer({ min: -9, max: 9 }) })],
  [1, fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(1, 1999, 3000) })],
  [
    1,
    fc.record({
      does: fc.constant('fail'),
      fault: fc.constantFrom<Fault[]>(
        'reads throw',
        'writes throw before they land',
        'writes throw after they land',
        'everything throws',
      ),
      goodWrites: fc.nat(2),
    }),
  ],
);

/** An action of a tab, and the number of promise turns before the next action. */
const anyStep = fc.record({
  tabIndex: fc.nat(TABS - 1),
  action: anyAction,
  turns: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 10, 10, 10),
});

interface Simulation {
  readonly disk: Disk;
  readonly locks: readonly SharedLock[];
  readonly tabs: Tab[];
  /** Incremented for each tab that is opened. */
  seed: number;
  /** What the clock of the device shows, milliseconds since 1970. */
  time: number;
}

/** Opens a tab at an index, as a page does: it recovers and closes weeks by itself. */
function openTabAt(simulation: Simulation, tabIndex: number): Tab {
  const lock = simulation.locks[tabIndex % simulation.locks.length] ?? new SharedLock();
  const tab = openTab({
    disk: simulation.disk,
    lock,
    random: luckyRandom(simulation.seed++),
    open: definitions,
    now: () => simulation.time,
  });
  void tab.game.recover();
  void tab.game.closeWeeks();
  simulation.tabs[tabIndex] = tab;
  return tab;
}

/** Where a reel of Ocean Treasures shows a shell, by the length of its strip. */
const shellPlaces = new Map(
  stripsOf(oceanTreasures, 'base')?.map((strip) => [strip.length, strip.indexOf('shell')]),
);

/**
 * A fair source would win one round of Lucky Fishing in twelve and begin dives once in a hundred: this one draws two
 * symbols only, so that half of the rounds win, and stops a reel at a shell every other time.
 */
function luckyRandom(seed: number) {
  const random = seededRandom(seed);
  return (n: number) => {
    const shell = shellPlaces.get(n);
    if (shell === undefined) return random(Math.min(n, 2));
    return random(2) === 0 ? shell : random(n);
  };
}

function act(simulation: Simulation, tabIndex: number, action: Action): void {
  const tab = simulation.tabs[tabIndex] ?? openTabAt(simulation, tabIndex);
  const { game, storage } = tab;
  switch (action.does) {
    case 'spin':
      void game.spin(action.game);
      break;
    case 'settle':
      tab.reports.at(-1)?.roundShown();
      break;
    case 'settle an earlier one':
      tab.reports.at(-2)?.roundShown();
      break;
    case 'hide':
      game.settleNow('hidden');
      break;
    case 'recover':
      void game.recover();
      break;
    case 'refresh':
      game.refresh();
      break;
    case 'crash':
      tab.crash();
      openTabAt(simulation, tabIndex);
      break;
    case 'claim':
      void game.claimBonus();
      break;
    case 'close weeks':
      void game.closeWeeks();
      break;
    case 'set the clock':
      simulation.time += action.hours * 3_600_000;
      break;
    case 'bet':
      game.changeBet(action.game, action.steps);
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

interface Scenario {
  readonly steps: readonly { tabIndex: number; action: Action; turns: number }[];
  readonly seed: number;
}

/** Runs the steps, then opens one last tab without faults, which recovers everything. */
async function runScenario({ steps, seed }: Scenario, locks: readonly SharedLock[]) {
  const disk = new Disk();
  const ledger = new Ledger(disk);
  const simulation: Simulation = { disk, locks, tabs: [], seed, time: NOW };
  for (const { tabIndex, action, turns } of steps) {
    act(simulation, tabIndex, action);
    for (let n = 0; n < turns; n++) await Promise.resolve();
  }
  simulation.tabs.forEach((tab) => tab.crash());
  const last = openTab({ disk, lock: locks[0] ?? new SharedLock(), now: () => simulation.time });
  await last.game.recover();
  await last.game.closeWeeks();
  vi.clearAllTimers();
  return { ledger, disk, last };
}

const anyScenario = fc.record({
  steps: fc.array(anyStep, { minLength: 1, maxLength: 80, size: 'max' }),
  seed: fc.nat(),
});

test.each([
  ['a lock between them', 1],
  ['no lock between them', TABS],
])(
  'coins are 1000 - bets + payouts + bonuses + prizes of what is saved, whatever three tabs with %s play of all games, also where they crash or fail',
  async (_, locks) => {
    let [rounds, dives, bonuses, prizes] = [0, 0, 0, 0];
    await fc.assert(
      fc.asyncProperty(anyScenario, async (scenario) => {
        const { ledger, disk, last } = await runScenario(
          scenario,
          Array.from({ length: locks }, () => new SharedLock()),
        );
        expect(ledger.violations).toEqual([]);
        expect(last.game.state.getState().saveProblem).toBeNull();
        if (disk.text !== undefined) {
          expect(disk.savedGame.openRound).toBeNull();
          expect(last.game.state.getState().coins).toBe(disk.savedGame.coins);
        }
        rounds += ledger.rounds;
        dives += ledger.dives;
        bonuses += ledger.bonuses;
        prizes += ledger.prizes;
      }),
      { numRuns: runs(120) },
    );
    // The test proves something only if the scenarios had many rounds, dives, bonuses and prizes.
    expect(rounds).toBeGreaterThan(runs(200));
    expect(dives).toBeGreaterThan(runs(24));
    expect(bonuses).toBeGreaterThan(runs(80));
    expect(prizes).toBeGreaterThan(runs(24));
  },
  SLOW_MACHINE_MS,
);
