import type { Grid } from '../../engine/grid';
import { initialGrid } from '../../engine/initial-grid';
import { lastSpin, type Round } from '../../engine/round';
import type { RoundStage } from '../../player/round-stage';
import { isReplay } from '../game-state';
import type { StoreContext } from '../store-context';

/**
 * Why a round is settled. Whichever comes first settles it, and it pays the same: the outcome was decided and saved
 * before the reels began to turn.
 *
 * - `shown`: the stage has shown all of it
 * - `hidden`: the page was hidden or closed
 * - `left`: the player went to another page of the product or started a replay, or that page failed
 * - `reset`: the player starts over
 * - `replaced`: it is no longer the saved round
 * - `failed`: `RoundStage.play` threw
 * - `overdue`: the stage should have reported by now
 */
export type SettleReason = 'shown' | 'hidden' | 'left' | 'reset' | 'replaced' | 'failed' | 'overdue';

/** What a round may write as it is settled. */
export interface RoundWrites {
  /** Pays and closes the round, in one write. Returns false, with nothing written, if it is not the saved round. */
  readonly pay: () => boolean;
  /** Called once the round is settled and shown, or showing it has failed: other tabs may write again. */
  readonly release: () => void;
}

interface Playing {
  readonly round: Round;
  /** Null in a replay. */
  readonly writes: RoundWrites | null;
  /** Fires `WATCHDOG_MS` after the duration that the stage has returned, until then after that of one spin. */
  watchdog: ReturnType<typeof setTimeout> | undefined;
}

/** How long after its planned end a round is settled if the stage has not reported (ms). */
const WATCHDOG_MS = 500;

/**
 * Plays rounds on the stages in view, one at a time: the states of the machine, the events, and when a round is settled. What
 * it writes is passed in. A replay writes nothing, so nothing hurries it: it waits for its stage, however long that takes.
 */
export class RoundPlayer {
  readonly #context: StoreContext;
  /** The stage of each game that is in view, by the game's id. */
  readonly #stages = new Map<string, RoundStage>();
  #playing: Playing | null = null;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** The round that is playing and is to be paid: no replay. */
  get liveRound(): Round | null {
    return this.#playing?.writes ? this.#playing.round : null;
  }

  /** Makes a stage show a game's rounds, replacing an earlier one. Returns what detaches it, and then calls `onLeft`. */
  attachStage(gameId: string, stage: RoundStage, onLeft: () => void): () => void {
    this.#stages.set(gameId, stage);
    return () => {
      if (this.#stages.get(gameId) !== stage) return;
      this.#stages.delete(gameId);
      onLeft();
    };
  }

  /** Plays a round from its beginning, in place of a replay. Without a stage in view the watchdog settles it. */
  play(round: Round, writes: RoundWrites | null): void {
    const { definitions, events, updateMachine } = this.#context;
    const playing: Playing = { round, writes, watchdog: undefined };
    this.#playing = playing;
    // Set first, because listeners of the next steps may throw.
    this.#watch(definitions.get(round.gameId)?.spin.durationMs ?? 0);
    updateMachine(round.gameId, { playback: { phase: 'spinning', round, isReplay: !writes } });
    events.emit('roundStarted', round);
    if (this.#playing !== playing) return;
    try {
      const plannedMs = this.#stages.get(round.gameId)?.play(round, () => this.#settle(playing, 'shown'));
      if (plannedMs !== undefined && this.#playing === playing) this.#watch(plannedMs);
    } catch (reason) {
      console.error('The stage could not play a round.', reason);
      this.#settle(playing, 'failed');
    }
  }

  /** Shows a round again. Nothing is saved, paid, counted or recorded. Does nothing without a stage of its game in view. */
  replay(round: Round): void {
    if (this.#stages.has(round.gameId)) this.play(round, null);
  }

  /** Returns a game's machine to the player's own last round. Does nothing where no replay is shown. */
  endReplay = (gameId: string): void => {
    const { definitions, state, events, updateMachine } = this.#context;
    const [machine, definition] = [state.getState().machines[gameId], definitions.get(gameId)];
    if (!machine || !definition || !isReplay(machine.playback)) return;
    const grid = machine.lastRound ? lastSpin(machine.lastRound).grid : initialGrid(definition);
    updateMachine(gameId, { playback: { phase: 'idle' }, grid });
    this.showGrid(gameId, grid);
    events.emit('replayEnded');
  };

  /** Settles the round that is playing at once. */
  settleNow(reason: SettleReason): void {
    if (this.#playing?.writes) this.#settle(this.#playing, reason);
  }

  /** Shows a grid at rest, in place of a replay. */
  showGrid(gameId: string, grid: Grid): void {
    this.#dropReplay();
    this.#stages.get(gameId)?.showGrid(grid);
  }

  /** Shows and announces a round that was paid without being played here, in place of a replay. */
  showRecovered(round: Round): void {
    this.#dropReplay();
    this.#publishSettled(round);
    this.#context.events.emit('roundRecovered', round);
    this.#stages.get(round.gameId)?.showResult(round);
  }

  #dropReplay(): void {
    if (!this.liveRound) this.#playing = null;
  }

  /** Settles the round that is playing this long (ms) and `WATCHDOG_MS` from now. */
  #watch(ms: number): void {
    const playing = this.#playing;
    if (!playing?.writes) return;
    clearTimeout(playing.watchdog);
    playing.watchdog = setTimeout(() => this.#settle(playing, 'overdue'), ms + WATCHDOG_MS);
  }

  /** Pays and closes a round that is playing, and shows that; voids it if it is not the saved one. Does nothing for any other. */
  #settle(playing: Playing, reason: SettleReason): void {
    if (this.#playing !== playing) return;
    this.#playing = null;
    const { round, writes, watchdog } = playing;
    clearTimeout(watchdog);
    const { state, events } = this.#context;
    try {
      if (writes && !writes.pay()) {
        this.#context.reopenMachines();
        events.emit('roundVoided', round);
        return;
      }
      const stage = this.#stages.get(round.gameId);
      this.#publishSettled(round, !writes);
      // Listeners of the next event may change them.
      const coins = writes && state.getState().coins;
      events.emit('roundSettled', round);
      if (stage && reason === 'shown') {
        stage.presentOutcome(round, coins);
        return;
      }
      stage?.showResult(round);
      if (writes) events.emit('roundCutShort', round);
    } finally {
      writes?.release();
    }
  }

  #publishSettled(round: Round, isReplay = false): void {
    this.#context.updateMachine(round.gameId, {
      playback: { phase: 'settled', round, isReplay },
      grid: lastSpin(round).grid,
      ...(!isReplay && { lastRound: round }),
    });
  }
}
