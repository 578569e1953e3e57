import type { GameDefinition, ReelSet } from '../../engine/definition';
import { startTimeline, stopTimeline } from '../timeline';
import { spinRestMs, spinDelayMs } from './motion';
import type { ReelRenderer, SpinSymbols } from './reel-renderer';
import { playSpin, type SpinPlayback } from './spin-playback';

/** Called as a round plays. Spins are counted from 0: the first is the bet's own, free ones follow. */
interface RoundCallbacks {
  /** A spin begins; returns the symbols that it shows. */
  readonly onBegin: (spin: number, set: ReelSet) => SpinSymbols;
  /** The bet's own spin is over, and the reels of the first free one do not turn yet. */
  readonly onWait: () => void;
  readonly onReelLanded: (column: number) => void;
  /** The last reel of a spin rests. */
  readonly onRest: (spin: number) => void;
  /** The time of the last spin is over. */
  readonly onEnd: () => void;
}

export interface RoundTimeline {
  /** Whether reels turn; otherwise those of the last spin rest, and the next spin has not begun. */
  isTurning(): boolean;
  /** Redraws the spin where it is, with a new renderer. */
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
  { onBegin, onWait, onReelLanded, onRest, onEnd }: RoundCallbacks,
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
  /** Plays the spin on to this moment (ms from its beginning). Reels that have waited turn faster, and rest on time. */
  const playSpinTo = (ms: number): void => {
    if (isStopped) return;
    if (ms >= waitMs) playback ??= begin();
    const restMs = spinRestMs(definition, index === 0 ? 'base' : 'feature');
    playback?.playTo(((ms - waitMs) * restMs) / (restMs - waitMs));
  };
  const playOn = (): void => {
    const ms = timeline.time() * 1000;
    playSpinTo(ms - index * durationMs);
    // A slow frame may have taken longer than a spin. Callbacks may have stopped the round.
    while (!isStopped && index < spins - 1 && ms >= (index + 1) * durationMs) {
      index++;
      playback = null;
      waitMs = spinDelayMs(index);
      if (waitMs > 0) onWait();
      playSpinTo(ms - index * durationMs);
    }
  };

  const end = (): void => {
    playSpinTo(durationMs);
    if (!isStopped) onEnd();
  };

  /** Null while the reels of a spin wait. */
  let playback: SpinPlayback | null = begin();
  let waitMs = 0;
  const timeline = startTimeline(playOn, end);
  // Only time is tweened: a tween for each leg of each reel costs more than all the drawing.
  timeline.to({}, { duration: (spins * durationMs) / 1000 });
  return {
    isTurning: () => playback?.isTurning() ?? false,
    redraw: () => playback?.redraw(),
    stop() {
      isStopped = true;
      stopTimeline(timeline);
    },
  };
}
