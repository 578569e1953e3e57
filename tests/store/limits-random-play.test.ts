import fc, { runs } from '../properties';
import { expect, test, vi } from 'vitest';
import { toCoins } from '../../src/engine/coins';
import { seededRandom } from '../../src/engine/seeded-random';
import { withLimitsAndPlayOf } from '../../src/player/limits/imported';
import type { Limits, SessionLimit } from '../../src/player/limits/limits';
import { readSavedGame, type SavedGame } from '../../src/store/document/schema';
import { NotSavedError } from '../../src/store/document/save-repository';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { DAY, HOUR, MINUTE, PAUSE, SECOND } from '../player/times';
import { dayInZone, ZONES } from '../player/zones';
import { fakeTimers } from './fake-timers';
import { action, anyStep, Audit, nothing, RandomPlay } from './random-play';
import { NOW, type SavedText } from './saved-text';
import { definitions, FLUSH_TURNS, flushPromises, type Tab } from './tabs';

fakeTimers();

/**
 * Checks the limits independently of the program: reads from each text written to the disk when a round began or ended
 * and its bet, and compares that with every limit that was asked for in the 24 hours before.
 */
class Auditor extends Audit {
  rounds = 0;
  zone = 'UTC';
  /** Every text ever written, any of which could have been exported. */
  readonly texts: string[] = [];
  /** The limits that were asked for, each until another one was (milliseconds since 1970). */
  private readonly requests: { readonly name: string; readonly wanted: unknown; until: number }[] = [];
  private breakUntil = -Infinity;
  private isOpen = false;
  private day = -Infinity;
  private lastAt = -Infinity;
  private sessionFrom = -Infinity;
  private readonly bets = new Map<number, number>();
  private readonly played = new Map<number, number>();

  request(name: string, wanted: unknown, at: number): void {
    const before = this.requests.findLast((request) => request.name === name);
    if (before) before.until = at;
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
    this.demand(at >= this.lastAt, 'Time was turned back.');
    this.day = Math.max(this.day, dayInZone(this.zone, at));
    if (at - this.lastAt >= PAUSE) this.sessionFrom = at;
    else this.played.set(this.day, (this.played.get(this.day) ?? 0) + at - this.lastAt);
    this.lastAt = at;
  }

  private begin(bet: number): void {
    this.rounds++;
    this.bets.set(this.day, (this.bets.get(this.day) ?? 0) + bet);
    const week = (day: number) => Math.floor((day + 3) / 7);
    const thisWeek = [...this.bets].filter(([day]) => week(day) === week(this.day));
    const perWeek = thisWeek.reduce((sum, [, coins]) => sum + coins, 0);
    const perDay = this.bets.get(this.day) ?? NaN;
    const sessionMs = (wanted: unknown) => (wanted as SessionLimit).minutes * MINUTE;
    const dayMs = (wanted: unknown) =>
      (wanted as SessionLimit).until === 'tomorrow' ? sessionMs(wanted) : Infinity;
    const session = this.lastAt - this.sessionFrom;
    const today = this.played.get(this.day) ?? 0;
    this.demand(this.lastAt >= this.breakUntil, 'A round began in a break.');
    this.demand(perDay <= this.strictest('betPerDay', Number), 'Too much was bet in a day.');
    this.demand(perWeek <= this.strictest('betPerWeek', Number), 'Too much was bet in a week.');
    this.demand(session < this.strictest('session', sessionMs), 'A session went on over its limit.');
    this.demand(today < this.strictest('session', dayMs), 'A day went on over its limit.');
  }

  protected override check({ openRound, log, limits }: SavedText, text: string): void {
    this.texts.push(text);
    if (log.lastAt !== null) this.pass(log.lastAt);
    if (openRound && !this.isOpen) this.begin(openRound.bet);
    this.isOpen = openRound !== null;
    const breakUntil = limits.breakUntil ?? -Infinity;
    this.demand(limits.breakUntil === null || breakUntil >= this.breakUntil, 'A break got shorter.');
    this.breakUntil = Math.max(this.breakUntil, breakUntil);
  }
}

class LimitedPlay extends RandomPlay {
  readonly auditor = new Auditor(this.disk);
  blocks = 0;

  constructor(hasLocks: boolean, seed: number, { zone, start }: { zone: string; start: number }) {
    super({ coins: 1_000_000 }, seed, (n) => ({ hasLocks, random: seededRandom(n) }));
    this.auditor.texts.push(this.disk.text ?? '');
    this.time = start;
    this.travel(zone);
  }

  travel(zone: string): void {
    vi.stubEnv('TZ', zone);
    this.auditor.zone = zone;
  }

  override open(tabIndex: number): Tab {
    const tab = super.open(tabIndex);
    tab.game.events.on('spinBlocked', () => this.blocks++);
    return tab;
  }

  override pass(ms: number): void {
    super.pass(ms);
    // By then, rounds that the stage did not settle settle by timer.
    vi.advanceTimersByTime(Math.min(ms, 3 * SECOND));
  }

  async playRounds(tab: Tab, { rounds, gap }: { rounds: number; gap: number }): Promise<void> {
    for (let n = 0; n < rounds; n++) {
      void tab.spin(definitions[n % definitions.length]?.id);
      await flushPromises();
      this.pass(2 * SECOND);
      tab.settle();
      await flushPromises();
      this.pass(gap);
    }
  }

  /** Sets a limit, which may have to wait for a round to end. */
  async limit({ game }: Tab, name: keyof Limits, wanted: unknown): Promise<void> {
    const saved = game.limit(name, wanted as never).then(() => this.disk.savedGame.limits.changedAt);
    const changedAt = await Promise.race([saved, flushPromises()]);
    if (typeof changedAt === 'number') this.auditor.request(name, wanted, changedAt);
    else void saved.then(() => this.auditor.request(name, wanted, game.now()));
  }

  /** Imports another saved game as the profile page does, with the stricter limits of the two. */
  importText(at: number, text: string): void {
    const [game, other] = [this.disk.text ?? '', text].map(readSavedGame) as [SavedGame, SavedGame];
    if (game.openRound) return;
    const merged = { ...other, openRound: null, ...withLimitsAndPlayOf(game, other, at) };
    const written = JSON.stringify({ ...merged, writes: game.writes + 1 });
    this.disk.texts.set(SAVED_GAME_KEY, written);
    this.disk.landed(SAVED_GAME_KEY, written);
  }

  /** Imports a text that was written before: a recent one, such as the previous one (an undo), or a much older one. */
  importEarlier(at: number, which: number): void {
    const { texts } = this.auditor;
    const index = which < 5 ? texts.length - 1 - which : Math.floor(texts.length / (which - 3));
    this.importText(at, texts[Math.max(index, 0)] ?? '');
  }
}

const anySession = fc.record({
  minutes: fc.constantFrom<(15 | 30)[]>(15, 30),
  until: fc.constantFrom<('pause' | 'tomorrow')[]>('pause', 'tomorrow'),
});
const anyBets = fc.constantFrom(...[0, 4, 40, 95, 200, 400].map(toCoins));
const anyRequest = fc.oneof(
  fc.tuple(fc.constant('session'), fc.option<SessionLimit | number>(anySession)),
  fc.tuple(
    fc.constantFrom('betPerDay', 'betPerWeek'),
    fc.option<SessionLimit | number>(anyBets, { freq: 3 }),
  ),
) as fc.Arbitrary<[keyof Limits, unknown]>;
const anyRounds = fc.record({
  rounds: fc.integer({ min: 1, max: 12 }),
  gap: fc.constantFrom(0, 30 * SECOND, 2 * MINUTE, PAUSE - 2001, PAUSE - 1, PAUSE),
});
const anyWait = fc.constantFrom(1, MINUTE, PAUSE - 1, PAUSE, HOUR, 12 * HOUR, DAY, 26 * HOUR);
const anyZone = fc.constantFrom(...ZONES);

const wait = fc.constant(FLUSH_TURNS);
const onlyIfNotSaved = (reason: unknown): void => {
  if (!(reason instanceof NotSavedError)) throw reason;
};
const step = anyStep<LimitedPlay>(
  2,
  wait,
  action(56, 'play', anyRounds, (tab, rounds, play) => play.playRounds(tab, rounds)),
  action(4, 'begin', nothing, (tab) => void tab.spin()),
  action(4, 'settle', nothing, (tab) => tab.settle()),
  action(4, 'hide', nothing, ({ game }) => game.settleNow('hidden')),
  action(4, 'reset', nothing, ({ game }) => void game.reset().catch(onlyIfNotSaved)),
  action(21, 'set limit', anyRequest, (tab, request, play) => play.limit(tab, ...request)),
  action(14, 'import', fc.nat(9), (tab, which, play) => play.importEarlier(tab.game.now(), which)),
  action(21, 'wait', anyWait, (_, ms, play) => play.pass(ms)),
  action(7, 'travel', anyZone, (_, zone, play) => play.travel(zone)),
);
const takeBreak = action(1, 'break', fc.constantFrom('day', 'week'), ({ game }, length) => {
  void game.takeBreak(length);
});

const anyScenario = fc.record({
  steps: fc.array(step, { minLength: 5, maxLength: 50, size: 'max' }),
  /** A break prevents most other violations, so only some scenarios have one. */
  breaks: fc.option(fc.record({ at: fc.nat(40), action: takeBreak[1] }), { freq: 4 }),
  zone: anyZone,
  start: fc.constantFrom(NOW, Date.UTC(2026, 2, 28, 20), Date.UTC(2026, 9, 24, 20), Date.UTC(2026, 3, 4, 12)),
  seed: fc.nat(),
});

test.each([
  ['a lock between them', true],
  ['no lock between them', false],
])(
  'no round begins that the strictest of what was asked for in the last 24 hours forbids, whatever two tabs with %s do, play or import',
  async (_, hasLocks) => {
    let [rounds, blocks] = [0, 0];
    await fc.assert(
      fc.asyncProperty(anyScenario, async ({ steps, breaks, seed, ...where }) => {
        const play = new LimitedPlay(hasLocks, seed, where);
        const taken = breaks ? [{ tabIndex: 0, action: breaks.action, wait: FLUSH_TURNS }] : [];
        await play.take(steps.toSpliced(breaks?.at ?? 0, 0, ...taken), play);
        vi.clearAllTimers();
        expect(play.auditor.violations).toEqual([]);
        rounds += play.auditor.rounds;
        blocks += play.blocks;
      }),
      { numRuns: runs(60) },
    );
    // The test proves something only if the scenarios had many rounds and many blocked spins.
    expect(rounds).toBeGreaterThan(runs(200));
    expect(blocks).toBeGreaterThan(runs(100));
  },
);
