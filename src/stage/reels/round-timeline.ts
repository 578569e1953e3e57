import type { GameDefinition, ReelSet } from '../../engine/definition';
import { startTimeline, stopTimeline } from '../timeline';
import { spinDelayMs, spinRestMs } from './motion';
import { atStart, type ReelRenderer, type SpinFrame, type SpinSymbols } from './reel-renderer';
import { createSpinTimeline } from './spin-timeline';

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
export function startRoundTimeline(
  definition: GameDefinition,
  spins: number,
  renderer: () => ReelRenderer,
  { onBegin, onWait, onReelLanded, onRest, onEnd }: RoundCallbacks,
): RoundTimeline {
  const { durationMs } = definition.spin;
  let symbols: SpinSymbols | null = null;
  let frame: SpinFrame = { reels: [], fade: 0 };
  let isTurning = false;
  /** A slow frame goes on to what it has left out, though a callback has stopped the round. */
  let isStopped = false;

  const redraw = (): void => {
    if (!symbols) return;
    renderer().begin(symbols);
    renderer().draw(frame);
  };
  const timeline = startTimeline();
  /** Starts a spin now. What a slow frame has left out of it is played at once, with its callbacks. */
  const begin = (spin: number, delayMs: number): void => {
    if (isStopped) return;
    const set = spin === 0 ? 'base' : 'feature';
    symbols = onBegin(spin, set);
    frame = { reels: symbols.strips.map(() => atStart), fade: 0 };
    isTurning = true;
    redraw();
    const reels = createSpinTimeline(definition, set, symbols, {
      onFrame(next) {
        frame = next;
        if (!isStopped) renderer().draw(frame);
      },
      onReelLanded(column) {
        if (!isStopped) onReelLanded(column);
      },
      onRest() {
        isTurning = false;
        if (!isStopped) onRest(spin);
      },
    });
    // Reels that have waited turn faster, and rest on time.
    const restMs = spinRestMs(definition, set);
    reels.timeScale(restMs / (restMs - delayMs));
    const startMs = spin * durationMs + delayMs;
    // Before it is added: GSAP catches up what is added late, but without callbacks.
    reels.totalTime((timeline.time() - startMs / 1000) * reels.timeScale());
    timeline.add(reels, startMs / 1000);
  };
  /** Starts a free spin, or has its reels wait first. */
  const next = (spin: number): void => {
    if (isStopped) return;
    const delayMs = spinDelayMs(spin);
    if (delayMs > 0) onWait();
    const begins = (spin * durationMs + delayMs) / 1000;
    if (timeline.time() < begins) timeline.call(begin, [spin, delayMs], begins);
    else begin(spin, delayMs);
  };
  const end = (): void => {
    if (!isStopped) onEnd();
  };
  for (let spin = 1; spin < spins; spin++) timeline.call(next, [spin], (spin * durationMs) / 1000);
  timeline.call(end, [], (spins * durationMs) / 1000);
  begin(0, 0);
  return {
    isTurning: () => isTurning,
    redraw,
    stop() {
      isStopped = true;
      stopTimeline(timeline);
    },
  };
}
