import fc, { runs } from '../properties';
import { expect, test, vi } from 'vitest';
import { stripsOf } from '../../src/engine/grid';
import { seededRandom } from '../../src/engine/seeded-random';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { CHALLENGE_GAME } from '../../src/player/challenge/challenge';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { HOUR } from '../player/times';
import { fakeTimers } from './fake-timers';
import { action, anyStep, nothing, RandomPlay } from './random-play';
import { referencePayout } from './reference-payout';
import type { SavedText } from './saved-text';
import { definitions, type Disk, type Fault } from './tabs';

fakeTimers();

/** The bonuses and prizes of the specification, written down a second time. */
const BONUSES = [100, 150, 200, 250, 300, 400, 500];
const PRIZES = [40_000, 20_000, 12_000, 8000, 6000, 5000, 4500, 3750, 3000, 2000];

const COUNTED = ['rounds', 'dives', 'bonuses', 'prizes'] as const;
const noCounts = () => ({ rounds: 0, dives: 0, bonuses: 0, prizes: 0 });

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
  readonly counts = noCounts();
  readonly violations: string[] = [];

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      this.demand(key === SAVED_GAME_KEY, `A backup was made: ${text}`);
      if (key === SAVED_GAME_KEY) this.check(JSON.parse(text) as SavedText);
    };
  }

  private demand(isSo: boolean, violation: string): void {
    if (!isSo) this.violations.push(violation);
  }

  private addBonus({ lastDay, streak }: SavedText['bonus']): void {
    // After the clock was changed, the streak up to the day it shows is saved again.
    if (lastDay === null || this.streaks.get(lastDay) === streak) return;
    this.demand(!this.streaks.has(lastDay), `Day ${lastDay} was paid twice.`);
    const right = (this.streaks.get(lastDay - 1) ?? 0) + 1;
    this.demand(streak === right, `${streak} days in a row are saved, ${right} are right.`);
    this.streaks.set(lastDay, streak);
    this.coins += BONUSES[Math.min(right, BONUSES.length) - 1] ?? NaN;
    this.counts.bonuses++;
  }

  private addPrizes(pastWeeks: SavedText['pastWeeks']): void {
    const weeks = new Set(pastWeeks.map(({ week }) => week));
    this.demand(weeks.size === pastWeeks.length, 'A week was paid twice.');
    for (const { week, rank } of pastWeeks) {
      if (this.weeks.has(week)) continue;
      this.weeks.add(week);
      this.coins += PRIZES[rank - 1] ?? 0;
      this.counts.prizes++;
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
      this.demand(!this.begun.has(openRound.id), `Round ${openRound.id} was begun twice.`);
      this.begun.add(openRound.id);
      this.coins -= openRound.bet;
      this.open = openRound;
      this.counts.rounds++;
      if (openRound.spins.length > 1) this.counts.dives++;
    }
    this.demand(coins === this.coins, `${coins} coins are saved, ${this.coins} are right.`);
  }
}

const TABS = 3;
/** Some thousand scenarios take a second or two, and longer on a busy machine. */
const SLOW_MACHINE_MS = 180_000;

/** Half of the time the one whose rounds count in the challenge. */
const anyGame = fc.oneof(fc.constant(CHALLENGE_GAME), fc.constantFrom(...definitions.map(({ id }) => id)));
const anyFault = fc.record({
  fault: fc.constantFrom<Fault[]>(
    ...(['reads throw', 'writes throw before they land'] as const),
    ...(['writes throw after they land', 'everything throws'] as const),
  ),
  goodWrites: fc.nat(2),
});
const anySteps = fc.integer({ min: -9, max: 9 });
const anyHours = fc.constantFrom(1, 24, 24, 36, 24 * 7, 24 * 7, -24, -24 * 7);

const step = anyStep(
  TABS,
  fc.constantFrom(0, 1, 3, 5, 8, 13, 20, 40, 40, 40),
  action(30, 'spin', anyGame, ({ game }, id) => void game.spin(id)),
  action(30, 'settle', nothing, ({ reports }) => reports.at(-1)?.()),
  action(4, 'settle an earlier one', nothing, ({ reports }) => reports.at(-2)?.()),
  action(4, 'hide', nothing, ({ game }) => game.settleNow('hidden')),
  action(10, 'claim', nothing, ({ game }) => void game.claimBonus()),
  action(10, 'close weeks', nothing, ({ game }) => void game.closeWeeks()),
  action(10, 'set the clock', anyHours, (_, hours, play) => (play.time += hours * HOUR)),
  action(5, 'bet', fc.tuple(anyGame, anySteps), ({ game }, bet) => game.changeBet(...bet)),
  action(5, 'wait', fc.constantFrom(1, 1999, 3000), (_, ms) => vi.advanceTimersByTime(ms)),
  action(5, 'fail', anyFault, ({ storage }, fault) => Object.assign(storage, fault)),
);
const anyScenario = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }),
  seed: fc.nat(),
});

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

test.each([
  ['a lock between them', true],
  ['no lock between them', false],
])(
  'coins are 1000 - bets + payouts + bonuses + prizes of what is saved, whatever three tabs with %s play of all games, also where they crash or fail',
  async (_, hasLocks) => {
    const counts = noCounts();
    await fc.assert(
      fc.asyncProperty(anyScenario, async ({ steps, seed }) => {
        const play = new RandomPlay(seed, (n) => ({ hasLocks, random: luckyRandom(n) }));
        const { disk } = play;
        const ledger = new Ledger(disk);
        await play.take(steps);
        play.tabs.forEach((tab) => tab.crash());
        // One last tab without faults recovers everything.
        const last = play.visit({ hasLocks });
        await last.game.recover();
        await last.game.closeWeeks();
        vi.clearAllTimers();

        expect(ledger.violations).toEqual([]);
        expect(last.problem).toBeNull();
        if (disk.text !== undefined) {
          expect(disk.savedGame.openRound).toBeNull();
          expect(last.coins).toBe(disk.savedGame.coins);
        }
        for (const name of COUNTED) counts[name] += ledger.counts[name];
      }),
      { numRuns: runs(80) },
    );
    // The test proves something only if the scenarios had many rounds, dives, bonuses and prizes.
    const least = { rounds: 130, dives: 16, bonuses: 50, prizes: 16 };
    for (const name of COUNTED) expect(counts[name], name).toBeGreaterThan(runs(least[name]));
  },
  SLOW_MACHINE_MS,
);
