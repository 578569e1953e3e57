import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCoins } from '../../src/game/coins';
import type { Break, Limits, SessionLimit } from '../../src/game/limits';
import { luckyFishing } from '../../src/game/rules';
import { seededRandom } from '../../src/game/seeded-random';
import { restraintsWith } from '../../src/store/restraints';
import { savedGameReader, type SavedGame } from '../../src/store/saved-game';
import { SAVED_GAME_KEY } from '../../src/store/vault';
import { dayByFormat } from '../game/zones';
import {
  Disk,
  NoLock,
  NOW,
  openTab,
  quiet,
  runningRound,
  SharedLock,
  textOf,
  type SavedText,
  type Tab,
} from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Some hundred lives take some seconds, and more where other work runs beside them. */
const SLOW_MACHINE_MS = 120_000;

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const dayIn = new Map(ZONES.map((zone) => [zone, dayByFormat(zone)]));

type Wish = { readonly [K in keyof Limits]: { readonly name: K; readonly wanted: Limits[K] } }[
  'session' | 'betPerDay' | 'betPerWeek'];

/** Something that the player has asked for, until they asked for something else. */
interface Wished {
  readonly name: string;
  readonly wanted: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Keeps books beside the program: of each text that lands on the disk it takes when a round began or ended, and what
 * for, and holds that against all that was asked for in the 24 hours before.
 */
class Auditor {
  readonly wrongs: string[] = [];
  rounds = 0;
  zone = 'UTC';
  /** All that has ever landed, as it could have been exported. */
  readonly texts: string[] = [];
  private wishes: Wished[] = [];
  private breakUntil = -Infinity;
  private isOpen = false;
  private day = -Infinity;
  private lastAt = -Infinity;
  private sessionFrom = -Infinity;
  private readonly bets = new Map<number, number>();
  private readonly played = new Map<number, number>();

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      if (key === SAVED_GAME_KEY) this.enter(JSON.parse(text) as SavedText, text);
      else this.wrongs.push(`A backup was made: ${text}`);
    };
  }

  wish(name: string, wanted: unknown, at: number): void {
    for (const wish of this.wishes) if (wish.name === name && wish.until === Infinity) wish.until = at;
    this.wishes.push({ name, wanted, until: Infinity });
  }

  /** The least of what was asked for in the last 24 hours; without a limit it is endless. */
  private strictest(name: string, of: (wanted: unknown) => number): number {
    const recent = this.wishes.filter((wish) => wish.name === name && wish.until > this.lastAt - DAY);
    return Math.min(...recent.map(({ wanted }) => (wanted === null ? Infinity : of(wanted))));
  }

  /** Time passes until something was played; where it is no pause, it was played. */
  private pass(at: number): void {
    if (at < this.lastAt) this.wrongs.push('Time was turned back.');
    this.day = Math.max(this.day, dayIn.get(this.zone)?.(new Date(at)) ?? NaN);
    if (at - this.lastAt >= 5 * MINUTE) this.sessionFrom = at;
    else this.played.set(this.day, (this.played.get(this.day) ?? 0) + at - this.lastAt);
    this.lastAt = at;
  }

  private begin(bet: number): void {
    this.rounds++;
    const at = this.lastAt;
    if (at < this.breakUntil) this.wrongs.push('A round began in a break.');
    this.bets.set(this.day, (this.bets.get(this.day) ?? 0) + bet);
    const week = (day: number) => Math.floor((day + 3) / 7);
    const thisWeek = [...this.bets].filter(([day]) => week(day) === week(this.day));
    const perWeek = thisWeek.reduce((sum, [, coins]) => sum + coins, 0);
    if ((this.bets.get(this.day) ?? 0) > this.strictest('betPerDay', Number)) {
      this.wrongs.push('More was bet than the limit of the day.');
    }
    if (perWeek > this.strictest('betPerWeek', Number)) {
      this.wrongs.push('More was bet than the limit of the week.');
    }
    const sessionMs = (wanted: unknown) => (wanted as SessionLimit).minutes * MINUTE;
    if (at - this.sessionFrom >= this.strictest('session', sessionMs)) {
      this.wrongs.push('A session went on over its limit.');
    }
    const inDay = this.strictest('session', (wanted) =>
      (wanted as SessionLimit).until === 'tomorrow' ? sessionMs(wanted) : Infinity,
    );
    if ((this.played.get(this.day) ?? 0) >= inDay) this.wrongs.push('A day went on over its limit.');
  }

  private enter({ openRound, log, limits }: SavedText, text: string): void {
    this.texts.push(text);
    if (log.lastAt !== null) this.pass(log.lastAt);
    if (openRound && !this.isOpen) this.begin(openRound.bet);
    this.isOpen = openRound !== null;
    if (limits.breakUntil !== null && limits.breakUntil < this.breakUntil)
      this.wrongs.push('A break got shorter.');
    this.breakUntil = Math.max(this.breakUntil, limits.breakUntil ?? -Infinity);
  }
}

type Action =
  | { readonly does: 'play'; readonly rounds: number; readonly gap: number }
  | { readonly does: 'begin' | 'settle' | 'recover' | 'refresh' | 'crash' | 'reload' | 'reset' }
  | { readonly does: 'wish'; readonly wish: Wish }
  | { readonly does: 'break'; readonly length: Break }
  | { readonly does: 'bring in'; readonly which: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'set the clock'; readonly hours: number }
  | { readonly does: 'travel'; readonly zone: string };

const anyWish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    name: fc.constant('session'),
    wanted: fc.option(
      fc.record({
        minutes: fc.constantFrom<(15 | 30)[]>(15, 30),
        until: fc.constantFrom<('pause' | 'tomorrow')[]>('pause', 'tomorrow'),
      }),
    ),
  }),
  fc.record({
    name: fc.constantFrom<('betPerDay' | 'betPerWeek')[]>('betPerDay', 'betPerWeek'),
    wanted: fc.option(fc.constantFrom(...[0, 4, 40, 95, 200, 400].map(toCoins)), { freq: 3 }),
  }),
);

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('play'),
      rounds: fc.integer({ min: 1, max: 12 }),
      gap: fc.constantFrom(0, 30 * SECOND, 2 * MINUTE, 5 * MINUTE - 2001, 5 * MINUTE - 1, 5 * MINUTE),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom<('begin' | 'settle' | 'recover' | 'refresh' | 'crash' | 'reload' | 'reset')[]>(
        'begin',
        'settle',
        'recover',
        'refresh',
        'crash',
        'reload',
        'reset',
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wish'), wish: anyWish }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bring in'), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait'),
      ms: fc.constantFrom(1, MINUTE, 5 * MINUTE - 1, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 26 * HOUR),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('set the clock'),
      hours: fc.constantFrom(-24 * 8, -25, -24, -1, 0, 1, 24),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('travel'), zone: fc.constantFrom(...ZONES) }) },
);
/** A break ends most of what can go wrong, so only some lives have one. */
const anyLife = fc.record({
  steps: fc.array(fc.record({ seat: fc.nat(1), action: anyAction }), {
    minLength: 5,
    maxLength: 50,
    size: 'max',
  }),
  breaks: fc.option(fc.record({ step: fc.nat(40), length: fc.constantFrom<Break[]>('day', 'week') }), {
    freq: 4,
  }),
  zone: fc.constantFrom(...ZONES),
  start: fc.constantFrom(NOW, Date.UTC(2026, 2, 28, 20), Date.UTC(2026, 9, 24, 20), Date.UTC(2026, 3, 4, 12)),
  seed: fc.nat(),
});
type Life = typeof anyLife extends fc.Arbitrary<infer T> ? T : never;

const read = savedGameReader(luckyFishing);

class World {
  readonly disk = new Disk(textOf({ coins: 1_000_000 }));
  readonly auditor = new Auditor(this.disk);
  private readonly tabs: Tab[] = [];
  private readonly pending: Promise<unknown>[] = [];
  private elapsed = 0;
  closures = 0;

  constructor(
    private readonly lock: SharedLock,
    private time: number,
    private seed: number,
  ) {
    this.auditor.texts.push(this.disk.text ?? '');
  }

  travel(zone: string): void {
    vi.stubEnv('TZ', zone);
    this.auditor.zone = zone;
  }

  private sit(seat: number): Tab {
    const opened = this.elapsed;
    const tab = openTab({
      disk: this.disk,
      lock: this.lock,
      random: seededRandom(this.seed++),
      now: () => this.time,
      elapsed: () => this.elapsed - opened,
    });
    tab.game.events.on('spinClosed', () => this.closures++);
    void tab.game.recover();
    return (this.tabs[seat] = tab);
  }

  private tabAt(seat: number): Tab {
    return this.tabs[seat] ?? this.sit(seat);
  }

  private pass(ms: number): void {
    this.time += ms;
    this.elapsed += ms;
    // Rounds that nobody settles settle themselves, by then.
    vi.advanceTimersByTime(Math.min(ms, 3 * SECOND));
  }

  /** As the profile does: what another saved game holds is taken over, but for what the player is held to. */
  private bringIn(at: number, text: string): void {
    const [game, other] = [this.disk.text ?? '', text].map((one) => read(one)) as [SavedGame, SavedGame];
    if (game.openRound) return;
    const next = { ...other, openRound: null, ...restraintsWith(game, other, at), writes: game.writes + 1 };
    const written = JSON.stringify(next);
    this.disk.texts.set(SAVED_GAME_KEY, written);
    this.disk.landed(SAVED_GAME_KEY, written);
  }

  async act(
    seat: number,
    action: Action | { readonly does: 'break'; readonly length: Break },
  ): Promise<void> {
    const tab = this.tabAt(seat);
    const { game } = tab;
    switch (action.does) {
      case 'play':
        for (let n = 0; n < action.rounds; n++) {
          void game.spin();
          await quiet();
          this.pass(2 * SECOND);
          game.settle(runningRound(tab));
          await quiet();
          this.pass(action.gap);
        }
        break;
      case 'begin':
        void game.spin();
        break;
      case 'settle':
        game.settle(runningRound(tab));
        break;
      case 'recover':
        void game.recover();
        break;
      case 'refresh':
        game.refresh();
        break;
      case 'crash':
        tab.crash();
        this.sit(seat);
        break;
      case 'reload':
        game.settleNow();
        tab.crash();
        this.sit(seat);
        break;
      case 'reset':
        void game.reset();
        break;
      case 'wish': {
        const { name, wanted } = action.wish;
        const wished = game.limit(name as never, wanted as never);
        const { changedAt } =
          (await Promise.race([wished.then(() => this.disk.savedGame), quiet()]))?.limits ?? {};
        if (changedAt !== undefined && changedAt !== null) this.auditor.wish(name, wanted, changedAt);
        else this.pending.push(wished.then(() => this.auditor.wish(name, wanted, game.now())));
        break;
      }
      case 'break':
        void game.takeBreak(action.length);
        break;
      case 'bring in': {
        const { texts } = this.auditor;
        // Those of long ago, and the one before this: an undo.
        const index =
          action.which < 5 ? texts.length - 1 - action.which : Math.floor(texts.length / (action.which - 3));
        this.bringIn(game.now(), texts[Math.max(index, 0)] ?? '');
        break;
      }
      case 'wait':
        this.pass(action.ms);
        break;
      case 'set the clock':
        this.time += action.hours * HOUR;
        break;
      case 'travel':
        this.travel(action.zone);
        break;
    }
    await quiet();
  }
}

async function live({ steps, breaks, zone, start, seed }: Life, lock: SharedLock): Promise<World> {
  const world = new World(lock, start, seed);
  world.travel(zone);
  for (const [n, { seat, action }] of steps.entries()) {
    if (breaks?.step === n) await world.act(seat, { does: 'break', length: breaks.length });
    await world.act(seat, action);
  }
  vi.clearAllTimers();
  return world;
}

test.each([
  ['a lock between them', () => new SharedLock()],
  ['no lock between them', () => new NoLock()],
])(
  'no round begins that the strictest of what was asked for in the last 24 hours forbids, whatever two tabs with %s do, suffer and bring in',
  async (_, lockOf) => {
    let [rounds, closures] = [0, 0];
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const world = await live(life, lockOf());
        expect(world.auditor.wrongs).toEqual([]);
        rounds += world.auditor.rounds;
        closures += world.closures;
      }),
      { numRuns: 200, seed: 20260114 },
    );
    // The lives above are worth something only if much was played and much refused in them.
    expect(rounds).toBeGreaterThan(2000);
    expect(closures).toBeGreaterThan(1000);
  },
  SLOW_MACHINE_MS,
);
