import { gsap } from 'gsap';

// A spin takes two seconds of the player's time, however slow a frame was.
gsap.ticker.lagSmoothing(0);
// GSAP keeps a frame loop awake for two seconds after its last use, this import included: at rest nothing may run.
gsap.ticker.sleep();

const playing = new Set<gsap.core.Timeline>();

/** Ends a timeline where it stands. When the last one has ended, no more frames are asked for. */
export function end(timeline: gsap.core.Timeline | null): void {
  timeline?.kill();
  if (timeline) playing.delete(timeline);
  if (playing.size === 0) gsap.ticker.sleep();
}

/**
 * Starts a timeline, to be filled at once.
 *
 * @param onUpdate called in each frame that it plays
 * @param onEnd called when it has played to its end
 */
export function begin(onUpdate: () => void, onEnd: () => void = () => undefined): gsap.core.Timeline {
  const timeline = gsap.timeline({
    onUpdate,
    onComplete: () => {
      end(timeline);
      onEnd();
    },
  });
  playing.add(timeline);
  return timeline;
}
