import { closureAt, type Closure } from '../game/closure';
import { subtract } from '../game/coins';
import type { FishingRound, Refusal } from '../game/events';
import { withRound } from '../game/play-log';
import type { Random } from '../game/random';
import { playRound, resultOf } from '../game/round';
import { closed } from './changes';
import type { Desk } from './desk';
import type { Hold } from './safe';
import { nextCount } from './vault';

/** The way of a round through the store (spec section 4): decided, saved, shown, paid, and closed once. */
export interface Rounds {
  /** Begins a round, or announces `spinRefused`. While a round runs here it does nothing. */
  spin(): Promise<void>;
  /** Pays and closes the running round. Does nothing for any other: a round is settled once. */
  settle(id: FishingRound['id']): void;
  /** Settles whichever round is running here, at once. */
  settleNow(): void;
  /** Settles a round that an earlier visit left open and that no other tab is playing. */
  recover(): Promise<void>;
  /** Works on the saved game while nobody plays, here or in another tab. A round left open is settled first. */
  between<T>(work: (hold: Hold) => T | Promise<T>): Promise<T>;
}

/** The round that runs in this tab, with what ends together with it. */
interface Running {
  readonly round: FishingRound;
  readonly hold: Hold;
  readonly watchdog: ReturnType<typeof setTimeout>;
}

/** How long after its planned end a round is settled by itself, should the stage not report (ms). */
const WATCHDOG_MS = 500;

/**
 * Plays rounds at a desk.
 *
 * @param random draws the outcomes
 */
export function createRounds(
  { rules, state, events, safe, queue, now, show }: Desk,
  random: Random,
): Rounds & { /** Whether a round runs here, or is about to. */ readonly underway: () => boolean } {
  let running: Running | null = null;
  /** From the press of the button until the lock is won or the spin refused. */
  let beginning = false;
  /** Whether the player turned away while a round was beginning: it is settled as soon as it runs. */
  let hurried = false;
  let recovery: Promise<unknown> = Promise.resolve();

  /** Pays and closes the open round of the saved game, and shows it. */
  const payOut = (hold: Hold, round: FishingRound, announce: 'roundSettled' | 'roundRecovered'): void => {
    const result = resultOf(rules, round);
    const saved = hold.update((game) => closed(queue.swept(game), result, now()));
    show(saved, { play: { phase: 'settled', result }, grid: round.grid });
    events.emit(announce, result);
  };

  /** Whoever began the open round is gone: while they lived, the safe was theirs. */
  const payOutOpenRound = (hold: Hold): void => {
    const { openRound } = safe.read();
    if (openRound) payOut(hold, openRound, 'roundRecovered');
  };

  /** Decides a round: the bet is taken and the outcome drawn and saved in one write. */
  const decide = (hold: Hold): FishingRound | Refusal | Closure => {
    payOutOpenRound(hold);
    const { bet } = state.getState();
    const { coins, rounds, limits, log } = safe.read();
    const at = now();
    const closure = closureAt({ limits, log }, at, bet);
    if (closure) return closure;
    if (coins < bet) return 'not enough coins';
    let round: FishingRound;
    try {
      round = playRound(rules, nextCount(rounds), bet, random);
    } catch {
      return 'randomness broken';
    }
    hold.update((game) => ({
      ...game,
      coins: subtract(game.coins, bet),
      rounds: round.id,
      openRound: round,
      log: withRound(game.log, at, bet),
    }));
    return round;
  };

  /**
   * Does something while no other tab plays, and tells whether it could. Whatever a listener throws, the
   * hold is given back, unless a round has begun: that one keeps it until it is settled.
   */
  const alone = async (work: (hold: Hold) => void): Promise<boolean> => {
    const hold = await safe.take();
    if (!hold) return false;
    try {
      work(hold);
    } finally {
      if (!running) hold.release();
    }
    return true;
  };

  const begin = (hold: Hold): void => {
    const round = decide(hold);
    if (typeof round === 'string' || 'reason' in round) {
      show(safe.read());
      if (typeof round === 'string') events.emit('spinRefused', round);
      else events.emit('spinClosed', round);
      return;
    }
    const watchdog = setTimeout(() => settle(round.id), rules.spin.durationMs + WATCHDOG_MS);
    running = { round, hold, watchdog };
    show(safe.read(), { play: { phase: 'spinning', round } });
    events.emit('spinStarted', round);
    if (hurried) settle(round.id);
  };

  const settle = (id: FishingRound['id']): void => {
    if (running?.round.id !== id) return;
    const { round, hold, watchdog } = running;
    running = null;
    clearTimeout(watchdog);
    try {
      payOut(hold, round, 'roundSettled');
    } finally {
      hold.release();
    }
  };

  const between = async <T>(work: (hold: Hold) => T | Promise<T>): Promise<T> => {
    const hold = await safe.wait();
    try {
      payOutOpenRound(hold);
      return await work(hold);
    } finally {
      hold.release();
    }
  };

  /** Waits until the tab that plays has ended its round, and ends it in its place should that tab have died. */
  const outlive = (): Promise<void> => between(() => undefined);

  const recoverOpenRound = async (): Promise<void> => {
    if (running || !safe.read().openRound) return;
    if (!(await alone(payOutOpenRound))) void outlive();
  };

  return {
    underway: () => beginning || running !== null,
    async spin() {
      if (beginning || running) return;
      beginning = true;
      hurried = false;
      try {
        await recovery;
        if (!(await alone(begin))) events.emit('spinRefused', 'spinning in another tab');
      } finally {
        beginning = false;
      }
    },
    settle,
    settleNow() {
      hurried = true;
      if (running) settle(running.round.id);
    },
    recover() {
      const recovered = recovery.then(recoverOpenRound);
      // Who called hears of a failure; the spins and recoveries that wait for this one must not.
      recovery = recovered.catch(() => undefined);
      return recovered;
    },
    between,
  };
}
