import { subtract, type Bet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { drawRound, lastSpin, SEEDS, type Round } from '../../engine/round';
import type { Random } from '../../engine/random';
import type { Refusal } from '../../player/events';
import { playBlockAt } from '../../player/limits/play-block';
import { withRound } from '../../player/limits/play-log';
import type { RoundStage } from '../../player/round-stage';
import { nextCount, type WriteLease } from '../document/save-repository';
import { returnOpenBet, settleRound } from '../document/save-transitions';
import { gameRecordOf, restoreRound, savedRound, withGameRecord, type SavedGame } from '../document/schema';
import type { StoreContext } from '../store-context';
import type { InterruptedRound } from '../session-storage';

/**
 * Why a round is settled. Whichever comes first settles it, and it pays the same: the outcome was decided and saved
 * before the reels began to turn.
 *
 * - `shown`: the stage has shown all of it
 * - `hidden`: the page was hidden or closed
 * - `left`: the player went to another page of the product or started a replay, or that page failed
 * - `reset`: the player starts over
 * - `failed`: `RoundStage.play` threw
 * - `overdue`: the stage should have reported by now
 */
type SettleReason = 'shown' | 'hidden' | 'left' | 'reset' | 'failed' | 'overdue';

/** SPIN! was pressed, and no round is saved yet. */
interface Starting {
  readonly phase: 'starting';
  /** Set if something asked to settle the round before it was saved: it is settled right after. */
  settleAs: SettleReason | null;
}

/** The bet is taken, the outcome saved, and no other tab may write until the round is settled. */
interface Spinning {
  readonly phase: 'spinning';
  readonly round: Round;
  readonly lease: WriteLease;
  /** Fires `WATCHDOG_MS` after the duration that the stage has returned, until then after that of one spin. */
  watchdog: ReturnType<typeof setTimeout> | undefined;
}

/** What this tab is doing. A crash in the middle of any of it loses no coins: `recover` pays what was saved. */
type Activity = { readonly phase: 'idle' } | Starting | Spinning;

/** How long after its planned end a round is settled if the stage has not reported (ms). */
const WATCHDOG_MS = 500;

const idle: Activity = { phase: 'idle' };

/**
 * The rounds of the game ("A round" in docs/architecture.md): spin → decide and save → play → settle. A round changes
 * coins in three places: `#decide` takes the bet, `#payOut` adds the payout, and `#settleOrRefundOpenRound` returns the
 * bet of an impossible round. A reset (account/reset.ts) settles an open round itself.
 */
export class RoundController {
  readonly #context: StoreContext;
  readonly #random: Random;
  /** The stage of each game that is in view, by the game's id. */
  readonly #stages = new Map<string, RoundStage>();
  #activity: Activity = idle;
  /** Resolves when the latest recovery is over. */
  #recovery: Promise<unknown> = Promise.resolve();

  constructor(context: StoreContext, random: Random) {
    this.#context = context;
    this.#random = random;
  }

  /** Whether a round runs in this tab, or is about to. */
  get isUnderway(): boolean {
    return this.#activity.phase !== 'idle';
  }

  /** Makes a stage show a game's rounds, replacing an earlier one. Returns what detaches it and settles its round. */
  attachStage = (gameId: string, stage: RoundStage): (() => void) => {
    this.#stages.set(gameId, stage);
    return () => {
      if (this.#stages.get(gameId) !== stage) return;
      this.#stages.delete(gameId);
      this.settleNow('left');
    };
  };

  stageOf(gameId: string): RoundStage | undefined {
    return this.#stages.get(gameId);
  }

  /** Starts a round of an open game, or announces why not. While a round runs it does nothing. */
  spin = async (gameId: string): Promise<void> => {
    const { definitions, state, events, repository } = this.#context;
    const [machine, definition] = [state.getState().machines[gameId], definitions.get(gameId)];
    if (!machine || !definition || this.#activity.phase !== 'idle') return;
    const starting: Starting = { phase: 'starting', settleAs: null };
    this.#activity = starting;
    try {
      await this.#recovery;
      const lease = await repository.tryLease();
      if (lease) await this.#start(definition, machine.bet, lease, starting);
      else events.emit('spinRefused', 'spinning in another tab');
    } finally {
      if (this.#activity === starting) this.#activity = idle;
    }
  };

  /** Settles the round that runs in this tab at once, or as soon as it is saved if it is only starting. */
  settleNow = (reason: SettleReason): void => {
    if (this.#activity.phase === 'starting') this.#activity.settleAs = reason;
    if (this.#activity.phase === 'spinning') this.#settle(this.#activity.round, reason);
  };

  /** Settles a round left open that no other tab is playing. Rejects if the rules of its game cannot be loaded. */
  recover = (): Promise<void> => {
    const recovered = this.#recovery.then(() => this.#recoverOpenRound());
    // Only the caller sees a failure: spins and later recoveries go on.
    this.#recovery = recovered.catch(() => undefined);
    return recovered;
  };

  /**
   * Shows a round that was settled when its page was left, and announces it as recovered; does nothing if another was
   * begun since. Rejects if the rules of its game cannot be loaded.
   */
  announceInterrupted = async ({ game, id }: InterruptedRound): Promise<void> => {
    const { definitions, repository } = this.#context;
    const definition = await definitions.load(game);
    const saved = repository.read();
    const { lastRound } = gameRecordOf(saved, game);
    const round = definition && lastRound && restoreRound(definition, { ...lastRound, id });
    if (round && saved.rounds === id) this.#publishRecovered(round);
  };

  /** Works on the saved game while no round runs, here or in another tab. A round left open is settled first. */
  async betweenRounds<T>(work: (lease: WriteLease) => T | Promise<T>): Promise<T> {
    const lease = await this.#context.repository.lease();
    try {
      await this.#settleOrRefundOpenRound(lease);
      return await work(lease);
    } finally {
      lease.release();
    }
  }

  /** Decides, saves and plays a round. The lease is released here unless a round keeps it. */
  async #start(definition: GameDefinition, bet: Bet, lease: WriteLease, starting: Starting): Promise<void> {
    const { definitions, repository } = this.#context;
    let round: Round | null = null;
    try {
      // Nothing may be awaited between the last check and the draw: a tab with no lock in common could start a round then.
      for (let open = repository.read().openRound; open; open = repository.read().openRound) {
        const isLoaded = await definitions.load(open.game).then(
          () => true,
          () => false,
        );
        if (!isLoaded) {
          this.#refuse('open round not loaded');
          return;
        }
        await this.#settleOrRefundOpenRound(lease);
      }
      round = this.#decide(definition, bet, lease);
    } finally {
      if (!round) lease.release();
    }
    if (round) this.#play(definition, round, lease, starting);
  }

  /** Draws a round: one write takes the bet and saves the outcome. Returns null where the spin is refused. */
  #decide(definition: GameDefinition, bet: Bet, lease: WriteLease): Round | null {
    const { events, repository, now, syncSaved } = this.#context;
    const { coins, rounds, limits, log } = repository.read();
    const at = now();
    const block = playBlockAt({ limits, log }, at, bet);
    if (block) {
      syncSaved();
      events.emit('spinBlocked', block);
      return null;
    }
    if (coins < bet) return this.#refuse('not enough coins');
    let round: Round;
    try {
      round = drawRound(definition, nextCount(rounds), bet, this.#random);
      // After the outcome, which doesn't depend on it.
      round = { ...round, seed: this.#random(SEEDS) };
    } catch {
      return this.#refuse('randomness broken');
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
  }

  #refuse(reason: Refusal): null {
    const { events, syncSaved } = this.#context;
    syncSaved();
    events.emit('spinRefused', reason);
    return null;
  }

  /** Plays a saved round on its stage. Without a stage in view the watchdog settles it. */
  #play(definition: GameDefinition, round: Round, lease: WriteLease, { settleAs }: Starting): void {
    const { events, updateMachine } = this.#context;
    const spinning: Spinning = { phase: 'spinning', round, lease, watchdog: undefined };
    const watch = (ms: number): void => {
      clearTimeout(spinning.watchdog);
      spinning.watchdog = setTimeout(() => this.#settle(round, 'overdue'), ms + WATCHDOG_MS);
    };
    this.#activity = spinning;
    // Set first, because listeners of the next steps may throw.
    watch(definition.spin.durationMs);
    updateMachine(round.game, { play: { phase: 'spinning', round, spin: 0, spinsShown: 0 } });
    events.emit('roundStarted', round);
    if (settleAs) this.#settle(round, settleAs);
    if (!this.#isSpinning(round)) return;
    try {
      const plannedMs = this.#stages.get(round.game)?.play(round, {
        freeSpinBegun: (spin) => this.#publishSpin(round, spin, spin),
        spinShown: (spin) => {
          this.#publishSpin(round, spin, spin + 1);
          if (this.#isSpinning(round)) events.emit('spinShown', { round: round.id, spin });
        },
        roundShown: () => this.#settle(round, 'shown'),
      });
      if (plannedMs !== undefined && this.#activity === spinning) watch(plannedMs);
    } catch (reason) {
      console.error('The stage could not play a round.', reason);
      this.#settle(round, 'failed');
    }
  }

  #isSpinning(round: Round): boolean {
    return this.#activity.phase === 'spinning' && this.#activity.round.id === round.id;
  }

  #publishSpin(round: Round, spin: number, spinsShown: number): void {
    if (!this.#isSpinning(round)) return;
    this.#context.updateMachine(round.game, { play: { phase: 'spinning', round, spin, spinsShown } });
  }

  /** Pays and closes the round that is playing, and shows that. Does nothing for any other. */
  #settle(round: Round, reason: SettleReason): void {
    if (this.#activity.phase !== 'spinning' || this.#activity.round.id !== round.id) return;
    const { lease, watchdog } = this.#activity;
    this.#activity = idle;
    clearTimeout(watchdog);
    try {
      const saved = this.#payOut(lease, round);
      const stage = this.#stages.get(round.game);
      // Nobody watched a round that was cut short.
      const isWatched = reason === 'shown' && stage !== undefined;
      const hasNothingToCount = !isWatched || round.payout === 0;
      this.#publishSettled(round, hasNothingToCount);
      this.#context.events.emit('roundSettled', round);
      if (isWatched) stage.presentOutcome(round, saved.coins, () => this.#publishCounted(round));
      else {
        stage?.showResult(round);
        this.#context.events.emit('roundCounted', round);
      }
    } finally {
      lease.release();
    }
  }

  /** One write adds the payout and closes the round. Also drops rounds that the history has. */
  #payOut(lease: WriteLease, round: Round): SavedGame {
    const { queue, now } = this.#context;
    return lease.update((saved) => settleRound(queue.withoutRecorded(saved), round, now()));
  }

  #publishSettled(round: Round, isCounted: boolean): void {
    const { grid } = lastSpin(round);
    this.#context.updateMachine(round.game, {
      play: { phase: 'settled', round, isCounted },
      grid,
      lastRound: round,
    });
  }

  #publishCounted(round: Round): void {
    const { state, events, updateMachine } = this.#context;
    const play = state.getState().machines[round.game]?.play;
    if (play?.phase !== 'settled' || play.round.id !== round.id) return;
    if (!play.isCounted) updateMachine(round.game, { play: { ...play, isCounted: true } });
    events.emit('roundCounted', round);
  }

  #publishRecovered(round: Round): void {
    this.#publishSettled(round, true);
    this.#context.events.emit('roundRecovered', round);
    this.#stages.get(round.game)?.showResult(round);
  }

  /** Settles a round that an earlier visit left open, once no other tab plays. */
  async #recoverOpenRound(): Promise<void> {
    const { repository } = this.#context;
    if (this.#activity.phase === 'spinning' || !repository.read().openRound) return;
    const lease = await repository.tryLease();
    if (!lease) {
      // Another tab plays, or has died in mid-round. What fails here is left to the next spin or recovery.
      this.betweenRounds(() => undefined).catch(() => undefined);
      return;
    }
    try {
      await this.#settleOrRefundOpenRound(lease);
    } finally {
      lease.release();
    }
  }

  /**
   * Settles the open round: the tab that played it is gone, or it would still have the lease. A round that its game cannot
   * have had gives its bet back. Rejects if the rules cannot be loaded: then it stays open.
   */
  async #settleOrRefundOpenRound(lease: WriteLease): Promise<void> {
    const { definitions, state, repository, now, syncSaved } = this.#context;
    const { openRound } = repository.read();
    if (!openRound) return;
    const definition = await definitions.load(openRound.game);
    const round = definition && restoreRound(definition, openRound);
    if (round) {
      this.#payOut(lease, round);
      this.#publishRecovered(round);
      return;
    }
    lease.backUp();
    lease.update((saved) => returnOpenBet(saved, now()));
    syncSaved();
    // Where nothing could be saved there is no copy either, and the player has been told.
    if (!lease.isInMemory()) state.setState({ saveProblem: 'impossible round' });
  }
}
