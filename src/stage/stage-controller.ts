import type { Round } from '../engine/round';
import type { GameDefinition } from '../engine/definition';
import type { Emitter } from 'mitt';
import type { Random } from '../engine/random';
import type { Grid } from '../engine/grid';
import type { GameEvents } from '../player/events';
import { wantsLessMotion } from './reels/motion';
import type { ReelRenderer } from './reels/reel-renderer';
import { startSpin, type SpinTimeline } from './reels/spin-timeline';
import { drawStrips, stillStrip } from './reels/strip';

/** Celebrates wins, over the reels. */
export interface Celebration {
  /** Celebrates a win. True where it replaces the winning columns from now until `stop`. */
  play(round: Round, winning: readonly number[]): boolean;
  /** Ends it at once and clears everything away. */
  stop(): void;
}

/** What the stage shows at rest. */
export interface RestingStage {
  readonly grid: Grid;
  /** Columns of the winning line, from 0; empty without a win. */
  readonly winning: readonly number[];
}

export interface StageController {
  /** Has wins celebrated from here on. */
  celebrateWith(celebration: Celebration): void;
  /** Changes the renderer when the reels rest, now or after the spin that is playing; then calls `onChanged`. */
  changeAtRest(renderer: ReelRenderer, onChanged: () => void): void;
  /** Changes the renderer at once, because the old one can draw no more. A spin goes on from where it is. */
  changeNow(renderer: ReelRenderer): void;
  /** Stops listening and drawing. */
  destroy(): void;
}

/** The columns of a round's winning line, from 0; empty without a win. */
export const winningColumns = (round: Round | null): number[] => [
  ...new Set(round?.spins[0].wins.flatMap(({ cells }) => cells.map(({ column }) => column))),
];

/**
 * Plays the rounds that the store announces, and emits `reelsStopped` when the last reel rests.
 *
 * @param random for the filler symbols; the outcome is drawn elsewhere
 * @param opening what the stage shows first
 * @param onWinning called with the winning columns each time that the stage comes to rest or a spin begins
 */
export function createStageController(
  definition: GameDefinition,
  events: Emitter<GameEvents>,
  random: Random,
  first: ReelRenderer,
  opening: RestingStage,
  onWinning: (columns: readonly number[]) => void,
): StageController {
  let renderer = first;
  let next = { renderer: first, onChanged: (): void => undefined };
  let timeline: SpinTimeline | null = null;
  let celebration: Celebration | null = null;
  let resting = opening;

  const stopSpin = (): void => {
    timeline?.stop();
    timeline = null;
  };
  const show = (stage: RestingStage): void => {
    celebration?.stop();
    stopSpin();
    resting = stage;
    const isChanged = renderer !== next.renderer;
    renderer = next.renderer;
    renderer.show(stage.grid, stage.winning);
    onWinning(stage.winning);
    if (isChanged) next.onChanged();
  };
  const start = ({ id, spins: [{ grid }] }: Round): void => {
    const { grid: before } = resting;
    show({ grid: before, winning: [] });
    resting = { grid, winning: [] };
    const spin = wantsLessMotion()
      ? { strips: before.map(stillStrip), fadeIn: grid }
      : { strips: drawStrips(definition, before, grid, random), fadeIn: null };
    timeline = startSpin(definition, spin, renderer, {
      onReelLanded: (column) => events.emit('reelLanded', column),
      onRest() {
        timeline = null;
        events.emit('reelsStopped', id);
      },
    });
  };
  const showResult = (round: Round): void =>
    show({ grid: round.spins[0].grid, winning: winningColumns(round) });
  const showGrid = ({ grid }: GameEvents['saveReplaced']): void => show({ grid, winning: [] });
  const settle = (round: Round): void => {
    const playedOut = timeline === null;
    showResult(round);
    // Nobody watched a spin that was cut short; with less motion there is only the light.
    if (round.payout === 0 || !playedOut || wantsLessMotion()) return;
    if (celebration?.play(round, resting.winning)) renderer.hideColumns(resting.winning);
  };

  events.on('spinStarted', start);
  events.on('roundSettled', settle);
  events.on('roundRecovered', showResult);
  events.on('saveReplaced', showGrid);
  renderer.show(resting.grid, resting.winning);
  return {
    celebrateWith(other) {
      celebration = other;
    },
    changeAtRest(other, onChanged) {
      next = { renderer: other, onChanged };
      if (!timeline) show(resting);
    },
    changeNow(other) {
      next = { renderer: other, onChanged: () => undefined };
      if (!timeline) {
        show(resting);
        return;
      }
      renderer = other;
      timeline.continueOn(other);
    },
    destroy() {
      events.off('spinStarted', start);
      events.off('roundSettled', settle);
      events.off('roundRecovered', showResult);
      events.off('saveReplaced', showGrid);
      stopSpin();
    },
  };
}
