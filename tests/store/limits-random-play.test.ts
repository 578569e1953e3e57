import fc, { doing, runs, weighted } from '../properties';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCoins } from '../../src/engine/coins';
import type { Break, Limits, SessionLimit } from '../../src/player/limits/limits';
import { seededRandom } from '../../src/engine/seeded-random';
import { withLimitsAndPlayOf } from '../../src/player/limits/imported';
import { readSavedGame, type SavedGame } from '../../src/store/document/schema';
import { NotSavedError } from '../../src/store/document/save-repository';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
// The store imports it lazily, which may be after a scenario has ended.
import '../../src/store/account/reset';
import { dayByFormat } from '../player/zones';
import { DAY, HOUR, MINUTE, SECOND } from './device';
import { NOW, textOf, type SavedText } from './saved-text';
import { definitions, Disk, flushPromises, NoLock, openTab, SharedLock, spin, type Tab } from './tabs';

const onlyIfNotSaved = (reason: unknown): void => {
  if (!(reason instanceof NotSavedError)) throw reason;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

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

type LimitRequest = { readonly [K in keyof Limits]: { readonly name: K; readonly wanted: Limits[K] } }[
  | 'session'
  | 'betPerDay'
  | 'betPerWeek'];

/** A limit that the player asked for, until they asked for another. */
interface PastRequest {
  readonly name: string;
  readonly wanted: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Checks the limits independently of the program: reads from each text written to the disk when a round began or ended
 * and its bet, and compares that with every limit that was asked for in the 24 hours before.
 */
class Auditor {
  readonly violations: string[] = [];
  rounds = 0;
  zone = 'UTC';
  /** Every text ever written, any of which could have been exported. */
  readonly texts: string[] = [];
  private requests: PastRequest[] = [];
  private breakUntil = -Infinity;
  private isOpen = false;
  private day = -Infinity;
  private lastAt = -Infinity;
  private sessionFrom = -Infinity;
  private readonly bets = new Map<number, number>();
  private readonly played = new Map<number, number>();

  constructor(disk: Disk) {
    disk.landed = (key, text) => {
      if (key === SAVED_GAME_KEY) this.check(JSON.parse(text) as SavedText, text);
      else this.violations.push(`A backup was made: ${text}`);
    };
  }

  request(name: string, wanted: unknown, at: number): void {
    for (const request of this.requests) {
      if (request.name === name && request.until === Infinity) request.until = at;
    }
    this.requests.push({ name, wanted, until: Infinity });
  }

  /** The lowest limit asked for in the last 24 hours; Infinity without a limit. */
  private strictest(name: string, of: (wanted: unknown) => number): number {
    const recent = this.requests.filter(
      (request) => request.name === name && request.until > this.lastAt - DAY,
    );
    return Math.min(...recent.map(({ wanted }) => (wanted === null ? Infinity : of(wanted))));
  }

  /** Advances the time to the next play. An interval shorter than a pause counts as time played. */
  private pass(at: number): void {
    if (at < this.lastAt) this.violations.push('Time was turned back.');
    this.day = Math.max(this.day, dayIn.get(this.zone)?.(new Date(at)) ?? NaN);
    if (at - this.lastAt >= 5 * MINUTE) this.sessionFrom = at;
    else this.played.set(this.day, (this.played.get(this.day) ?? 0) + at - this.lastAt);
    this.lastAt = at;
  }

  private begin(bet: number): void {
    this.rounds++;
    const at = this.lastAt;
    if (at < this.breakUntil) this.violations.push('A round began in a break.');
    this.bets.set(this.day, (this.bets.get(this.day) ?? 0) + bet);
    const week = (day: number) => Math.floor((day + 3) / 7);
    const thisWeek = [...this.bets].filter(([day]) => week(day) === week(this.day));
    const perWeek = thisWeek.reduce((sum, [, coins]) => sum + coins, 0);
    if ((this.bets.get(this.day) ?? 0) > this.strictest('betPerDay', Number)) {
      this.violations.push('More was bet than the limit of the day.');
    }
    if (perWeek > this.strictest('betPerWeek', Number)) {
      this.violations.push('More was bet than the limit of the week.');
    }
    const sessionMs = (wanted: unknown) => (wanted as SessionLimit).minutes * MINUTE;
    if (at - this.sessionFrom >= this.strictest('session', sessionMs)) {
      this.violations.push('A session went on over its limit.');
    }
    const inDay = this.strictest('session', (wanted) =>
      (wanted as SessionLimit).until === 'tomorrow' ? sessionMs(wanted) : Infinity,
    );
    if ((this.played.get(this.day) ?? 0) >= inDay) this.violations.push('A day went on over its limit.');
  }

  private check({ openRound, log, limits }: SavedText, text: string): void {
    this.texts.push(text);
    if (log.lastAt !== null) this.pass(log.lastAt);
    if (openRound && !this.isOpen) this.begin(openRound.bet);
    this.isOpen = openRound !== null;
    if (limits.breakUntil !== null && limits.breakUntil < this.breakUntil)
      this.violations.push('A break got shorter.');
    this.breakUntil = Math.max(this.breakUntil, limits.breakUntil ?? -Infinity);
  }
}

type Action =
  | { readonly does: 'play'; readonly rounds: number; readonly gap: number }
  | { readonly does: 'begin' | 'settle' | 'recover' | 'refresh' | 'crash' | 'reload' | 'reset' }
  | { readonly does: 'set limit'; readonly request: LimitRequest }
  | { readonly does: 'break'; readonly length: Break }
  | { readonly does: 'import'; readonly which: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'travel'; readonly zone: string };

const anyRequest: fc.Arbitrary<LimitRequest> = fc.oneof(
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

const anyAction = weighted<Action>(
  [
    8,
    fc.record({
      does: fc.constant('play'),
      rounds: fc.integer({ min: 1, max: 12 }),
      gap: fc.constantFrom(0, 30 * SECOND, 2 * MINUTE, 5 * MINUTE - 2001, 5 * MINUTE - 1, 5 * MINUTE),
    }),
  ],
  [4, doing('begin', 'settle', 'recover', 'refresh', 'crash', 'reload', 'reset')],
  [3, fc.record({ does: fc.constant('set limit'), request: anyRequest })],
  [2, fc.record({ does: fc.constant('import'), which: fc.nat(9) })],
  [
    3,
    fc.record({
      does: fc.constant('wait'),
      ms: fc.constantFrom(1, MINUTE, 5 * MINUTE - 1, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 26 * HOUR),
    }),
  ],
  [1, fc.record({ does: fc.constant('travel'), zone: fc.constantFrom(...ZONES) })],
);
/** A break prevents most other violations, so only some scenarios have one. */
const anyScenario = fc.record({
  steps: fc.array(fc.record({ tabIndex: fc.nat(1), action: anyAction }), {
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
type Scenario = typeof anyScenario extends fc.Arbitrary<infer T> ? T : never;

class Simulation {
  readonly disk = new Disk(textOf({ coins: 1_000_000 }));
  readonly auditor = new Auditor(this.disk);
  private readonly tabs: Tab[] = [];
  private readonly pending: Promise<unknown>[] = [];
  private elapsed = 0;
  blocks = 0;

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

  private openTabAt(tabIndex: number): Tab {
    const opened = this.elapsed;
    const tab = openTab({
      disk: this.disk,
      lock: this.lock,
      random: seededRandom(this.seed++),
      open: definitions,
      now: () => this.time,
      elapsed: () => this.elapsed - opened,
    });
    tab.game.events.on('spinBlocked', () => this.blocks++);
    void tab.game.recover();
    return (this.tabs[tabIndex] = tab);
  }

  private tabAt(tabIndex: number): Tab {
    return this.tabs[tabIndex] ?? this.openTabAt(tabIndex);
  }

  private pass(ms: number): void {
    this.time += ms;
    this.elapsed += ms;
    // By then, rounds that the stage did not settle settle by timer.
    vi.advanceTimersByTime(Math.min(ms, 3 * SECOND));
  }

  /** Imports another saved game as the profile page does, with the stricter limits of the two. */
  private importSave(at: number, text: string): void {
    const [game, other] = [this.disk.text ?? '', text].map((one) => readSavedGame(one)) as [
      SavedGame,
      SavedGame,
    ];
    if (game.openRound) return;
    const next = {
      ...other,
      openRound: null,
      ...withLimitsAndPlayOf(game, other, at),
      writes: game.writes + 1,
    };
    const written = JSON.stringify(next);
    this.disk.texts.set(SAVED_GAME_KEY, written);
    this.disk.landed(SAVED_GAME_KEY, written);
  }

  async act(
    tabIndex: number,
    action: Action | { readonly does: 'break'; readonly length: Break },
  ): Promise<void> {
    const tab = this.tabAt(tabIndex);
    const { game } = tab;
    switch (action.does) {
      case 'play':
        for (let n = 0; n < action.rounds; n++) {
          void spin(game, definitions[n % definitions.length]?.id);
          await flushPromises();
          this.pass(2 * SECOND);
          game.settleNow('shown');
          await flushPromises();
          this.pass(action.gap);
        }
        break;
      case 'begin':
        void spin(game);
        break;
      case 'settle':
        game.settleNow('shown');
        break;
      case 'recover':
        void game.recover();
        break;
      case 'refresh':
        game.refresh();
        break;
      case 'crash':
        tab.crash();
        this.openTabAt(tabIndex);
        break;
      case 'reload':
        game.settleNow('hidden');
        tab.crash();
        this.openTabAt(tabIndex);
        break;
      case 'reset':
        void game.reset().catch(onlyIfNotSaved);
        break;
      case 'set limit': {
        const { name, wanted } = action.request;
        const saved = game.limit(name as never, wanted as never);
        const { changedAt } =
          (await Promise.race([saved.then(() => this.disk.savedGame), flushPromises()]))?.limits ?? {};
        if (changedAt !== undefined && changedAt !== null) this.auditor.request(name, wanted, changedAt);
        else this.pending.push(saved.then(() => this.auditor.request(name, wanted, game.now())));
        break;
      }
      case 'break':
        void game.takeBreak(action.length);
        break;
      case 'import': {
        const { texts } = this.auditor;
        // Recent texts, such as the previous one (an undo), and much older ones.
        const index =
          action.which < 5 ? texts.length - 1 - action.which : Math.floor(texts.length / (action.which - 3));
        this.importSave(game.now(), texts[Math.max(index, 0)] ?? '');
        break;
      }
      case 'wait':
        this.pass(action.ms);
        break;
      case 'travel':
        this.travel(action.zone);
        break;
    }
    await flushPromises();
  }
}

async function runScenario(
  { steps, breaks, zone, start, seed }: Scenario,
  lock: SharedLock,
): Promise<Simulation> {
  const simulation = new Simulation(lock, start, seed);
  simulation.travel(zone);
  for (const [n, { tabIndex, action }] of steps.entries()) {
    if (breaks?.step === n) await simulation.act(tabIndex, { does: 'break', length: breaks.length });
    await simulation.act(tabIndex, action);
  }
  vi.clearAllTimers();
  return simulation;
}

test.each([
  ['a lock between them', () => new SharedLock()],
  ['no lock between them', () => new NoLock()],
])(
  'no round begins that the strictest of what was asked for in the last 24 hours forbids, whatever two tabs with %s do, play or import',
  async (_, lockOf) => {
    let [rounds, blocks] = [0, 0];
    await fc.assert(
      fc.asyncProperty(anyScenario, async (scenario) => {
        const simulation = await runScenario(scenario, lockOf());
        expect(simulation.auditor.violations).toEqual([]);
        rounds += simulation.auditor.rounds;
        blocks += simulation.blocks;
      }),
      { numRuns: runs(20) },
    );
    // The test proves something only if the scenarios had many rounds and many blocked spins.
    expect(rounds).toBeGreaterThan(runs(200));
    expect(blocks).toBeGreaterThan(runs(100));
  },
);
