import { gsap } from 'gsap';

export { gsap };

// A spin takes two seconds of the player's time, however slow a frame was.
gsap.ticker.lagSmoothing(0);
// GSAP asks for frames for two seconds after its last use, this import included: at rest nothing may run.
gsap.ticker.sleep();

const playing = new Set<gsap.core.Timeline>();

/** Stops a timeline where it is. When no timeline is left, no more frames are asked for. */
export function stopTimeline(timeline: gsap.core.Timeline | null): void {
  timeline?.kill();
  if (timeline) playing.delete(timeline);
  if (playing.size === 0) gsap.ticker.sleep();
}

/** Starts a timeline; add its tweens in the same task. `onEnd` is called at its end, not when it is stopped. */
export function startTimeline(onEnd?: () => void, onUpdate?: () => void): gsap.core.Timeline {
  const timeline = gsap.timeline({
    ...(onUpdate && { onUpdate }),
    onComplete: () => {
      stopTimeline(timeline);
      onEnd?.();
    },
  });
  playing.add(timeline);
  return timeline;
}
