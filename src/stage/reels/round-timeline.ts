import type { GameDefinition, ReelSet } from '../../engine/definition';
import type { SpinTimes } from '../round-schedule';
import { startTimeline, stopTimeline } from '../timeline';
import { atStart, type Landing, type ReelRenderer, type SpinFrame, type SpinSymbols } from './reel-renderer';
import { createSpinTimeline } from './spin-timeline';

/** Called as a round plays. Spins are counted from 0: the first is the bet's own, free ones follow. */
interface RoundCallbacks {
  /** A spin begins; returns the symbols that it shows. */
  readonly onBegin: (spin: number, set: ReelSet) => SpinSymbols;
  readonly onReelLanded: (landing: Landing) => void;
  /** The last reel of a spin rests. */
  readonly onRest: (spin: number) => void;
  /** What a spin leads to has been told. */
  readonly onTold: (spin: number) => void;
  /** The time of the last spin is over. */
  readonly onEnd: () => void;
}

export interface RoundTimeline {
  /** Whether reels turn; otherwise those of the last spin rest, and the next spin has not begun. */
  isTurning(): boolean;
  /** While reels rest, goes on from the next of these moments (ms after they came to rest), and returns it; null if none is left. */
  skipToNext(moments: readonly number[]): number | null;
  /** Redraws the spin where it is, with a new renderer. */
  redraw(): void;
  /** Ends the round where it is. No callback follows. */
  stop(): void;
}

/**
 * Plays the spins of a round, each at its time, however slow its frames are.
 *
 * @param schedule when each spin is played
 * @param renderer returns what draws at that moment
 */
export function startRoundTimeline(
  definition: GameDefinition,
  schedule: readonly SpinTimes[],
  renderer: () => ReelRenderer,
  { onBegin, onReelLanded, onRest, onTold, onEnd }: RoundCallbacks,
): RoundTimeline {
  let symbols: SpinSymbols | null = null;
  let frame: SpinFrame = { reels: [], fade: 0 };
  let isTurning = false;
  let restedMs = 0;
  /** A slow frame goes on to what it has left out, though a callback has stopped the round. */
  let isStopped = false;

  const redraw = (): void => {
    if (!symbols) return;
    renderer().begin(symbols);
    renderer().draw(frame);
  };
  const timeline = startTimeline();
  /** Starts a spin now. What a slow frame has left out of it is played at once, with its callbacks. */
  const begin = (spin: number, { beginsMs, restsMs }: SpinTimes): void => {
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
      onReelLanded(landing) {
        if (!isStopped) onReelLanded(landing);
      },
      onRest() {
        isTurning = false;
        restedMs = restsMs;
        if (!isStopped) onRest(spin);
      },
    });
    // Before it is added: GSAP catches up what is added late, but without callbacks.
    reels.totalTime(timeline.time() - beginsMs / 1000);
    timeline.add(reels, beginsMs / 1000);
  };
  const end = (): void => {
    if (!isStopped) onEnd();
  };
  const tell = (spin: number): void => {
    if (!isStopped) onTold(spin);
  };
  for (const [spin, times] of schedule.entries()) {
    if (spin > 0) timeline.call(begin, [spin, times], times.beginsMs / 1000);
    if (times.toldMs !== null) timeline.call(tell, [spin], times.toldMs / 1000);
  }
  timeline.call(end, [], (schedule.at(-1)?.endsMs ?? 0) / 1000);
  const [first] = schedule;
  if (first) begin(0, first);
  return {
    isTurning: () => isTurning,
    skipToNext(moments) {
      if (isTurning || isStopped) return null;
      const next = moments.find((ms) => (restedMs + ms) / 1000 > timeline.time());
      if (next === undefined) return null;
      timeline.time((restedMs + next) / 1000, false);
      return next;
    },
    redraw,
    stop() {
      isStopped = true;
      stopTimeline(timeline);
    },
  };
}
