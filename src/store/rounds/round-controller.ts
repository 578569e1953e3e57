import { subtract, type Bet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { drawRound, SEEDS, type Round } from '../../engine/round';
import type { Random } from '../../engine/random';
import type { Refusal } from '../../player/events';
import { playBlockAt } from '../../player/limits/play-block';
import { withRound } from '../../player/limits/play-log';
import type { RoundStage } from '../../player/round-stage';
import { nextCount, type WriteLease } from '../document/save-repository';
import { returnOpenBet, settleRound } from '../document/save-transitions';
import { gameRecordOf, isSavedAs, restoreRound, savedRound, withGameRecord } from '../document/schema';
import type { StoreContext } from '../store-context';
import type { InterruptedRound } from '../session-storage';
import type { RoundPlayer, SettleReason } from './round-player';

/**
 * The rounds of the player ("A round" in docs/architecture.md): spin → decide and save → play → settle. A round changes
 * coins in three places: `#decide` takes the bet, `#payOut` adds the payout, and `#settleOrRefundOpenRound` returns the
 * bet of an impossible round. A reset (account/reset.ts) settles an open round itself. A crash in the middle of any of it
 * loses no coins: `recover` pays what was saved.
 */
export class RoundController {
  readonly #context: StoreContext;
  readonly #roundPlayer: RoundPlayer;
  readonly #random: Random;
  /** While SPIN! was pressed and no round is playing yet: why to settle it as soon as it is, if something asked for that. */
  #starting: { settleAs: SettleReason | null } | null = null;
  /** Resolves when the latest recovery is over. */
  #recovery: Promise<unknown> = Promise.resolve();

  constructor(context: StoreContext, roundPlayer: RoundPlayer, random: Random) {
    this.#context = context;
    this.#roundPlayer = roundPlayer;
    this.#random = random;
  }

  /** Whether a round of the player runs in this tab, or is about to. */
  get isUnderway(): boolean {
    return this.#starting !== null || this.#roundPlayer.liveRound !== null;
  }

  /** Makes a stage show a game's rounds, replacing an earlier one. Returns what detaches it and settles its round. */
  attachStage = (gameId: string, stage: RoundStage): (() => void) =>
    this.#roundPlayer.attachStage(gameId, stage, () => this.settleNow('left'));

  /** Starts a round of an open game, or announces why not. While a round runs it does nothing. */
  spin = async (gameId: string): Promise<void> => {
    const { definitions, state, events, repository } = this.#context;
    const [machine, definition] = [state.getState().machines[gameId], definitions.get(gameId)];
    if (!machine || !definition || this.isUnderway) return;
    this.#starting = { settleAs: null };
    try {
      await this.#recovery;
      const lease = await repository.tryLease();
      if (lease) await this.#start(definition, machine.bet, lease);
      else events.emit('spinRefused', 'spinning in another tab');
    } finally {
      this.#starting = null;
    }
  };

  /** Settles the round that runs in this tab at once, or as soon as it is saved if it is only starting. */
  settleNow = (reason: SettleReason): void => {
    if (this.#starting) this.#starting.settleAs = reason;
    this.#roundPlayer.settleNow(reason);
  };

  /** Settles the round that runs in this tab if it is no longer the saved one: another tab has replaced it. */
  checkOpenRound = (): void => {
    const { definitions, repository } = this.#context;
    const round = this.#roundPlayer.liveRound;
    const definition = round && definitions.get(round.gameId);
    if (definition && !isSavedAs(definition, round, repository.read().openRound)) this.settleNow('replaced');
  };

  /** Shows a round again, after the one that runs is settled. Does nothing without a stage of its game in view. */
  replay = (round: Round): void => {
    this.settleNow('left');
    this.#roundPlayer.replay(round);
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
  announceInterrupted = async ({ game, id, seed }: InterruptedRound): Promise<void> => {
    const { definitions, repository } = this.#context;
    const definition = await definitions.load(game);
    const saved = repository.read();
    const { lastRound } = gameRecordOf(saved, game);
    const round = definition && lastRound && restoreRound(definition, { ...lastRound, id });
    if (round && saved.rounds === id && round.seed === seed) this.#roundPlayer.showRecovered(round);
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
  async #start(definition: GameDefinition, bet: Bet, lease: WriteLease): Promise<void> {
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
    if (round) this.#play(definition, round, lease);
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

  /** Plays a saved round, which keeps the lease until it is settled. */
  #play(definition: GameDefinition, round: Round, lease: WriteLease): void {
    this.#roundPlayer.play(round, {
      pay: () => this.#payOut(lease, definition, round),
      release: () => lease.release(),
    });
    const settleAs = this.#starting?.settleAs;
    if (settleAs) this.#roundPlayer.settleNow(settleAs);
  }

  /**
   * One write adds the payout and closes the round, and drops rounds that the history has. Returns false, with nothing paid,
   * if it is not the saved round.
   */
  #payOut(lease: WriteLease, definition: GameDefinition, round: Round): boolean {
    const { queue, repository, now } = this.#context;
    if (!isSavedAs(definition, round, repository.read().openRound)) return false;
    lease.update((saved) => settleRound(queue.withoutRecorded(saved), definition, round, now()));
    return true;
  }

  /** Settles a round that an earlier visit left open, once no other tab plays. */
  async #recoverOpenRound(): Promise<void> {
    const { repository } = this.#context;
    if (this.#roundPlayer.liveRound || !repository.read().openRound) return;
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
    if (definition && round) {
      this.#payOut(lease, definition, round);
      this.#roundPlayer.showRecovered(round);
      return;
    }
    lease.backUp();
    lease.update((saved) => returnOpenBet(saved, now()));
    syncSaved();
    // Where nothing could be saved there is no copy either, and the player has been told.
    if (!lease.isInMemory()) state.setState({ saveProblem: 'impossible round' });
  }
}
