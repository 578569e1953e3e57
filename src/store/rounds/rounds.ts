import { playBlockAt, type PlayBlock } from '../../player/limits/play-block';
import { subtract, type Bet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import type { Refusal } from '../../player/events';
import { withRound } from '../../player/limits/play-log';
import type { Random } from '../../engine/random';
import { drawRound, lastSpin, plannedMs, type Round } from '../../engine/round';
import { roundOf, savedRound } from '../document/saved-round';
import { returnOpenBet, settleRound } from '../document/save-transitions';
import { gameRecordOf, withGameRecord, type SavedGame } from '../document/schema';
import { nextCount, type WriteLease } from '../document/save-repository';
import type { StoreContext } from '../store-context';
import type { LeftRound } from './left-round';

/** The rounds of the game (spec section 4): each is decided, saved, shown, paid, and settled once. */
export interface RoundActions {
  /** Starts a round of an open game, or announces `spinRefused`. While a round runs here it does nothing. */
  spin(game: string): Promise<void>;
  /** Pays and closes the running round. Does nothing for any other. */
  settle(id: Round['id']): void;
  /** Settles at once the round that runs here, if there is one. */
  settleNow(): void;
  /**
   * Settles a round that an earlier visit left open and that no other tab is playing. Rejects if the rules of its game
   * cannot be loaded.
   */
  recover(): Promise<void>;
  /**
   * Shows a round that was settled when its page was left, and announces it as recovered; does nothing if another was
   * begun since. Rejects if the rules of its game cannot be loaded.
   */
  tellLeft(round: LeftRound): Promise<void>;
}

export interface Rounds extends RoundActions {
  /** Whether a round runs here, or is about to. */
  readonly isUnderway: () => boolean;
  /** Works on the saved game while no round runs, here or in another tab. A round left open is settled first. */
  readonly betweenRounds: <T>(work: (lease: WriteLease) => T | Promise<T>) => Promise<T>;
}

/** The round that runs in this tab, with everything that ends together with it. */
interface Running {
  readonly round: Round;
  readonly lease: WriteLease;
  readonly watchdog: ReturnType<typeof setTimeout>;
}

/** How long after its planned end a round is settled if the stage has not reported (ms). */
const WATCHDOG_MS = 500;

/** @param random draws the outcomes */
export function createRounds(
  { definitions, state, events, repository, queue, now, show, showMachine }: StoreContext,
  random: Random,
): Rounds {
  let running: Running | null = null;
  /** From the press of the button until the lease is taken or the spin refused. */
  let isStarting = false;
  /** Whether the page was left or hidden while a round was starting: it is settled as soon as it runs. */
  let settleWhenStarted = false;
  let recovery: Promise<unknown> = Promise.resolve();

  /** Shows and announces a round that is paid and closed. */
  const showSettled = (saved: SavedGame, round: Round, announce: 'roundSettled' | 'roundRecovered'): void => {
    const { grid } = lastSpin(round);
    showMachine(saved, round.game, { play: { phase: 'settled', round }, grid, lastRound: round });
    events.emit(announce, round);
  };

  /** Pays and closes the open round of the saved game, and shows it. */
  const payOut = (lease: WriteLease, round: Round, announce: 'roundSettled' | 'roundRecovered'): void =>
    showSettled(
      lease.update((game) => settleRound(queue.withoutRecorded(game), round, now())),
      round,
      announce,
    );

  /**
   * Settles the open round: the tab that played it is gone, or it would still have the lease. A round that its game cannot
   * have had gives its bet back. Rejects if the rules cannot be loaded: then it stays open.
   */
  const payOutOpenRound = async (lease: WriteLease): Promise<void> => {
    const { openRound } = repository.read();
    if (!openRound) return;
    const definition = await definitions.load(openRound.game);
    const round = definition && roundOf(definition, openRound);
    if (round) {
      payOut(lease, round, 'roundRecovered');
      return;
    }
    lease.backUp();
    show(lease.update((game) => returnOpenBet(game, now())));
    // Where nothing could be saved there is no copy either, and the player has been told.
    if (!lease.isInMemory()) state.setState({ saveProblem: 'impossible round' });
  };

  /** Decides a round of a game: one write takes the bet and saves the outcome. */
  const decide = (lease: WriteLease, definition: GameDefinition, bet: Bet): Round | Refusal | PlayBlock => {
    const { coins, rounds, limits, log } = repository.read();
    const at = now();
    const block = playBlockAt({ limits, log }, at, bet);
    if (block) return block;
    if (coins < bet) return 'not enough coins';
    let round: Round;
    try {
      round = drawRound(definition, nextCount(rounds), bet, random);
    } catch {
      return 'randomness broken';
    }
    lease.update((saved) =>
      withGameRecord(
        {
          ...saved,
          coins: subtract(saved.coins, bet),
          rounds: round.id,
          openRound: savedRound(definition, round),
          log: withRound(saved.log, at, bet),
        },
        definition.id,
        { bet },
      ),
    );
    return round;
  };

  /** Works on the saved game unless another tab plays: then it returns false. A started round keeps the lease. */
  const tryExclusive = async (work: (lease: WriteLease) => Promise<void>): Promise<boolean> => {
    const lease = await repository.tryLease();
    if (!lease) return false;
    try {
      await work(lease);
    } finally {
      if (!running) lease.release();
    }
    return true;
  };

  const start = async (lease: WriteLease, game: string): Promise<void> => {
    const [machine, definition] = [state.getState().machines[game], definitions.get(game)];
    if (!machine || !definition) return;
    // Again where another tab, without a lock between the two, has started one while the rules of this one were loaded.
    for (;;) {
      const { openRound } = repository.read();
      if (!openRound) break;
      try {
        await definitions.load(openRound.game);
      } catch {
        events.emit('spinRefused', 'open round not loaded');
        return;
      }
      await payOutOpenRound(lease);
    }
    const round = decide(lease, definition, machine.bet);
    if (typeof round === 'string' || 'reason' in round) {
      show(repository.read());
      if (typeof round === 'string') events.emit('spinRefused', round);
      else events.emit('spinBlocked', round);
      return;
    }
    const watchdog = setTimeout(() => settle(round.id), plannedMs(definition, round) + WATCHDOG_MS);
    running = { round, lease, watchdog };
    showMachine(repository.read(), game, { play: { phase: 'spinning', round } });
    events.emit('spinStarted', round);
    if (settleWhenStarted) settle(round.id);
  };

  const settle = (id: Round['id']): void => {
    if (running?.round.id !== id) return;
    const { round, lease, watchdog } = running;
    running = null;
    clearTimeout(watchdog);
    try {
      payOut(lease, round, 'roundSettled');
    } finally {
      lease.release();
    }
  };

  const betweenRounds = async <T>(work: (lease: WriteLease) => T | Promise<T>): Promise<T> => {
    const lease = await repository.lease();
    try {
      await payOutOpenRound(lease);
      return await work(lease);
    } finally {
      lease.release();
    }
  };

  /** Waits until the tab that plays has settled its round, and settles it here if that tab has died. */
  const waitForOtherTab = (): Promise<void> => betweenRounds(() => undefined);

  const recoverOpenRound = async (): Promise<void> => {
    if (running || !repository.read().openRound) return;
    if (await tryExclusive(payOutOpenRound)) return;
    // What fails here is left to the next spin or recovery.
    waitForOtherTab().catch(() => undefined);
  };

  return {
    isUnderway: () => isStarting || running !== null,
    async spin(game) {
      if (isStarting || running) return;
      isStarting = true;
      settleWhenStarted = false;
      try {
        await recovery;
        if (!(await tryExclusive((lease) => start(lease, game))))
          events.emit('spinRefused', 'spinning in another tab');
      } finally {
        isStarting = false;
      }
    },
    settle,
    settleNow() {
      settleWhenStarted = true;
      if (running) settle(running.round.id);
    },
    recover() {
      const recovered = recovery.then(recoverOpenRound);
      // Only the caller sees a failure: spins and later recoveries go on.
      recovery = recovered.catch(() => undefined);
      return recovered;
    },
    async tellLeft({ game, id }) {
      const definition = await definitions.load(game);
      const saved = repository.read();
      const { lastRound } = gameRecordOf(saved, game);
      const round = definition && lastRound && roundOf(definition, { ...lastRound, id });
      if (round && saved.rounds === id) showSettled(saved, round, 'roundRecovered');
    },
    betweenRounds,
  };
}
