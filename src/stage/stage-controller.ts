import type { Cell, GameDefinition } from '../engine/definition';
import type { Coins } from '../engine/coins';
import type { Grid } from '../engine/grid';
import { lastSpin, type Round } from '../engine/round';
import type { Emitter } from 'mitt';
import { litSymbols } from './lit-symbols';
import { roundMs, roundSchedule } from './round-schedule';
import { nothingShown, type RoundShow } from './round-show';
import type { RoundStage } from '../player/round-stage';
import type { StageEvents } from './stage-events';
import { wantsLessMotion } from '../ui/browser/motion';
import type { Landing, ReelRenderer } from './reels/reel-renderer';
import { startRoundTimeline, type RoundTimeline } from './reels/round-timeline';
import { drawStrips, fillerRandom, stillStrip } from './reels/strip';
import type { LandAnimations } from './wins/symbols/land-animations';
import { openingCells, winningCells } from './winning-cells';

/** Celebrates wins, over the reels. */
export interface WinShow {
  /**
   * Celebrates what a round has paid, if it has paid something to celebrate.
   *
   * @param balance the coins after it; null in a replay
   * @param winning the winning cells of its last spin
   * @param isLifted whether they are lifted already
   * @param onPresented called once it has been counted, or won't be any more
   * @returns whether it shows them itself until `stop`
   */
  play(
    round: Round,
    balance: Coins | null,
    winning: readonly Cell[],
    isLifted: boolean,
    onPresented: () => void,
  ): boolean;
  /**
   * Shows what a spin (counted from 0) of a round with free spins won, until the next one begins.
   *
   * @param skip skips to the next of these moments (ms after the reels came to rest), and returns it
   */
  showSpin(round: Round, index: number, skip: (moments: readonly number[]) => number | null): void;
  /** Animates the symbols of reels that land. `stop` leaves that as it is. */
  readonly landings: LandAnimations;
  /** Ends it at once and clears everything away. */
  stop(): void;
}

/** What the reels show at rest. */
interface ReelsAtRest {
  readonly grid: Grid;
  /** Empty without a win. */
  readonly winning: readonly Cell[];
}

export interface StageController extends RoundStage {
  /** Sets what celebrates wins. */
  setWinShow(winShow: WinShow): void;
  /** Changes the renderer when the reels rest, now or after the spin that is playing; then calls `onChanged`. */
  changeAtRest(renderer: ReelRenderer, onChanged: () => void): void;
  /** Changes the renderer at once, because the old one can draw no more. A spin goes on from where it is. */
  changeNow(renderer: ReelRenderer): void;
  /** Stops drawing for good. */
  destroy(): void;
}

/** What the stage shows after a round: its last spin. */
export function afterRound(definition: GameDefinition, round: Round): ReelsAtRest {
  const spin = lastSpin(round);
  return { grid: spin.grid, winning: winningCells(definition, spin) };
}

/**
 * Plays the rounds of one game.
 *
 * @param events emitted while a round plays
 * @param opening what the stage shows first
 * @param onWinning called with the winning cells each time that the stage comes to rest or a spin begins
 * @param onShow called each time that something else of a round is shown
 */
export function createStageController(
  definition: GameDefinition,
  events: Emitter<StageEvents>,
  first: ReelRenderer,
  opening: ReelsAtRest,
  onWinning: (cells: readonly Cell[]) => void,
  onShow: (show: RoundShow) => void,
): StageController {
  let renderer = first;
  /** What draws from the next rest on. */
  let pending = { renderer: first, onChanged: (): void => undefined };
  let timeline: RoundTimeline | null = null;
  let winShow: WinShow | null = null;
  /** The grid that the reels show or will stop at, and what is lit in it. */
  let atRest = opening;
  /** Ends the presentation of an outcome; null while none is presented. */
  let endPresentation: (() => void) | null = null;
  /** The columns of the reels that `winShow` draws, because they have landed. */
  const landed = new Set<number>();

  /** Shows this at rest, after which a pending renderer takes over. */
  const rest = (reels: ReelsAtRest): void => {
    winShow?.stop();
    if (reels.grid !== atRest.grid) winShow?.landings.end();
    atRest = reels;
    const isChanged = renderer !== pending.renderer;
    renderer = pending.renderer;
    renderer.hideReels([...landed]);
    renderer.show(reels.grid, reels.winning);
    winShow?.landings.rest(reels.winning);
    onWinning(reels.winning);
    if (isChanged) pending.onChanged();
  };
  /** Shows what a spin has won in a round that goes on. With less motion it is lit, and nothing is lifted. */
  const restInRound = ({ grid, winning }: ReelsAtRest): void => {
    const lessMotion = wantsLessMotion();
    rest({ grid, winning: lessMotion ? [] : winning });
    if (lessMotion) onWinning(winning);
  };
  const stopRound = (): void => {
    timeline?.stop();
    timeline = null;
  };
  const land = (landing: Landing): void => {
    const { column } = landing;
    const isDrawn = winShow?.landings.land(landing, atRest.grid[column] ?? [], () => {
      landed.delete(column);
      renderer.hideReels([...landed]);
    });
    if (isDrawn) renderer.hideReels([...landed.add(column)]);
    events.emit('reelLanded', { column, lit: litSymbols(definition, atRest.grid, column) });
  };
  const stopAndRest = (reels: ReelsAtRest): void => {
    stopRound();
    rest(reels);
  };
  /** Forgets what was shown of a round, because something else is shown now. */
  const clearShow = (): void => {
    endPresentation = null;
    onShow(nothingShown);
  };
  const play = (round: Round, onShown: () => void): number => {
    const { spins } = round;
    clearShow();
    stopRound();
    const schedule = roundSchedule(definition, round);
    timeline = startRoundTimeline(definition, schedule, () => renderer, {
      onBegin(index, set) {
        const { grid: before } = atRest;
        winShow?.landings.end();
        rest({ grid: before, winning: [] });
        const { grid } = spins[index] ?? spins[0];
        // The grid at which this spin will stop.
        atRest = { grid, winning: [] };
        if (index > 0) {
          events.emit('freeSpinStarted');
          onShow({ ...nothingShown, spin: index, spinsShown: index });
        }
        return wantsLessMotion()
          ? { strips: before.map(stillStrip), fadeIn: grid }
          : { strips: drawStrips(definition, set, before, grid, fillerRandom(round, index)), fadeIn: null };
      },
      onReelLanded: land,
      onRest(index) {
        const spin = spins[index] ?? spins[0];
        if (spins.length > 1) {
          // What begins free spins is lit with what their spin has won.
          restInRound({
            grid: spin.grid,
            winning: (index === 0 ? openingCells : winningCells)(definition, spin),
          });
          winShow?.showSpin(round, index, (moments) => timeline?.skipToNext(moments) ?? null);
        }
        const isTold = (schedule[index]?.toldMs ?? null) === null;
        onShow({ ...nothingShown, spin: index, spinsShown: index + 1, isTold });
        events.emit('spinShown', { round, spin: index });
      },
      onTold: (index) => onShow({ ...nothingShown, spin: index, spinsShown: index + 1 }),
      onEnd() {
        timeline = null;
        onShown();
      },
    });
    return roundMs(definition, round);
  };
  const presentOutcome = (round: Round, balance: Coins | null): void => {
    const result = afterRound(definition, round);
    // A free spin has lifted its wins already.
    const isLifted =
      renderer === pending.renderer && atRest.grid === result.grid && atRest.winning.length > 0;
    if (!isLifted) stopAndRest(result);
    onShow({ ...nothingShown, isPresenting: true });
    const end = (): void => {
      if (endPresentation !== end) return;
      clearShow();
      if (balance !== null) events.emit('winPresented', round);
    };
    endPresentation = end;
    if (!winShow) end();
    else if (winShow.play(round, balance, atRest.winning, isLifted, end)) renderer.hideCells(atRest.winning);
  };
  renderer.show(atRest.grid, atRest.winning);
  return {
    play,
    presentOutcome,
    showResult(round) {
      clearShow();
      stopAndRest(afterRound(definition, round));
    },
    showGrid(grid) {
      clearShow();
      stopAndRest({ grid, winning: [] });
    },
    setWinShow(other) {
      winShow = other;
    },
    changeAtRest(other, onChanged) {
      pending = { renderer: other, onChanged };
      if (!timeline) stopAndRest(atRest);
    },
    changeNow(other) {
      pending = { renderer: other, onChanged: () => undefined };
      if (!timeline) {
        stopAndRest(atRest);
        return;
      }
      renderer = other;
      renderer.hideReels([...landed]);
      if (timeline.isTurning()) timeline.redraw();
      else renderer.show(atRest.grid, atRest.winning);
    },
    destroy() {
      stopRound();
      winShow?.landings.end();
      endPresentation?.();
      clearShow();
    },
  };
}
