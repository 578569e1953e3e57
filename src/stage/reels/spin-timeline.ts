import type { GameDefinition } from '../../engine/definition';
import { startTimeline, stopTimeline } from '../timeline';
import { atStart, fadeAt, landsAt, reelAt, reelMotion } from './motion';
import type { ReelRenderer, Spin, SpinFrame } from './reel-renderer';

/** Called as a spin plays. */
export interface SpinCallbacks {
  /** A reel, counted from the left from 0, has reached its mark and still swings. */
  readonly onReelLanded: (column: number) => void;
  /** The last reel rests. */
  readonly onRest: () => void;
}

/** A spin that is playing. */
export interface SpinTimeline {
  /** Has another renderer draw the rest of the spin. */
  continueOn(renderer: ReelRenderer): void;
  /** Ends the spin where it is. No callback follows. */
  stop(): void;
}

/** Plays a spin: decides what each frame shows, has it drawn by `renderer` until another takes over, and calls back. */
export function startSpin(
  definition: GameDefinition,
  spin: Spin,
  renderer: ReelRenderer,
  { onReelLanded, onRest }: SpinCallbacks,
): SpinTimeline {
  const motions = spin.strips.map((_, column) => reelMotion(definition, column));
  const frameAt = (ms: number): SpinFrame =>
    spin.fadeIn
      ? { reels: motions.map(() => atStart), fade: fadeAt(definition, ms) }
      : { reels: motions.map((motion) => reelAt(motion, ms)), fade: 0 };

  const draw = (): void => renderer.draw(frameAt(timeline.time() * 1000));
  const timeline = startTimeline(draw, onRest);
  // Only time is tweened: a tween for each leg of each reel costs more than all the drawing.
  timeline.to({}, { duration: definition.spin.durationMs / 1000 });
  if (!spin.fadeIn) {
    for (const [column, motion] of motions.entries())
      timeline.call(onReelLanded, [column], landsAt(motion) / 1000);
  }

  const drawOn = (drawing: ReelRenderer): void => {
    renderer = drawing;
    renderer.begin(spin);
    draw();
  };
  drawOn(renderer);
  return {
    continueOn: drawOn,
    stop: () => stopTimeline(timeline),
  };
}
