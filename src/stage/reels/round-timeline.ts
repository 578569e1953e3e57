import type { GameDefinition, ReelSet } from '../../engine/definition';
import { startTimeline, stopTimeline } from '../timeline';
import type { ReelRenderer, SpinSymbols } from './reel-renderer';
import { playSpin, type SpinPlayback } from './spin-playback';

/** Called as a round plays. Spins are counted from 0: the first is the bet's own, free ones follow. */
export interface RoundCallbacks {
  /** A spin begins; returns the symbols that it shows. */
  readonly onBegin: (spin: number, set: ReelSet) => SpinSymbols;
  readonly onReelLanded: (column: number) => void;
  /** The last reel of a spin rests. */
  readonly onRest: (spin: number) => void;
  /** The time of the last spin is over. */
  readonly onEnd: () => void;
}

/** A round that is being played. */
export interface RoundTimeline {
  /** Whether reels turn; otherwise those of the last spin rest, and the next spin has not begun. */
  isTurning(): boolean;
  /** Has the spin drawn from where it is by the renderer, which is another one than before. */
  redraw(): void;
  /** Ends the round where it is. No callback follows. */
  stop(): void;
}

/**
 * Plays the spins of a round one after the other, each as long as a spin is, without a gap: a round of n spins takes n
 * times as long, however slow its frames are.
 *
 * @param renderer returns what draws at that moment
 */
export function startRound(
  definition: GameDefinition,
  spins: number,
  renderer: () => ReelRenderer,
  { onBegin, onReelLanded, onRest, onEnd }: RoundCallbacks,
): RoundTimeline {
  const { durationMs } = definition.spin;
  let isStopped = false;
  let index = 0;

  const begin = (): SpinPlayback => {
    const spin = index;
    const set = spin === 0 ? 'base' : 'feature';
    return playSpin(definition, set, onBegin(spin, set), renderer, {
      onReelLanded,
      onRest: () => onRest(spin),
    });
  };
  const playOn = (): void => {
    const ms = timeline.time() * 1000;
    playback.playTo(ms - index * durationMs);
    // A slow frame may have taken longer than a spin. Callbacks may have stopped the round.
    while (!isStopped && index < spins - 1 && ms >= (index + 1) * durationMs) {
      index++;
      playback = begin();
      playback.playTo(ms - index * durationMs);
    }
  };

  const end = (): void => {
    playback.playTo(durationMs);
    if (!isStopped) onEnd();
  };

  let playback = begin();
  const timeline = startTimeline(playOn, end);
  // Only time is tweened: a tween for each leg of each reel costs more than all the drawing.
  timeline.to({}, { duration: (spins * durationMs) / 1000 });
  return {
    isTurning: () => playback.isTurning(),
    redraw: () => playback.redraw(),
    stop() {
      isStopped = true;
      stopTimeline(timeline);
    },
  };
}
