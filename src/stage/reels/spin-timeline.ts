import type { GameDefinition, ReelSet } from '../../engine/definition';
import { turningMs } from '../round-schedule';
import { gsap } from '../timeline';
import { reelRun, spinMotion, type ReelRun } from './motion';
import { atStart, type Landing, type ReelPlace, type SpinFrame, type SpinSymbols } from './reel-renderer';

interface SpinCallbacks {
  /** What the next frame shows. The same object each time. */
  readonly onFrame: (frame: SpinFrame) => void;
  readonly onReelLanded: (landing: Landing) => void;
  /** The last reel rests, and its frame is drawn. */
  readonly onRest: () => void;
}

const seconds = (ms: number): number => ms / 1000;

/**
 * The timeline of one spin, as long as its reels turn: put it into one that plays. Each reel that lands has a timeline of its
 * own in it, with the labels `landed` and `rests`. With less motion a new grid fades in evenly, so that nothing leaps out.
 *
 * @param set the reels that it turns
 */
export function createSpinTimeline(
  definition: Pick<GameDefinition, 'grid' | 'spin'>,
  set: ReelSet,
  { strips, fadeIn }: SpinSymbols,
  { onFrame, onReelLanded, onRest }: SpinCallbacks,
): gsap.core.Timeline {
  const frame = { reels: strips.map(() => ({ ...atStart })), fade: 0 };
  const timeline = gsap.timeline({ onUpdate: () => onFrame(frame), onComplete: onRest });
  if (fadeIn)
    timeline.to(frame, {
      fade: 1,
      duration: seconds(turningMs(definition, set)),
      ease: 'none',
      lazy: false,
    });
  else
    for (const [column, reel] of frame.reels.entries()) {
      const run = reelRun(definition, column, set);
      timeline.add(
        createReelTimeline(reel, run, () => onReelLanded({ column, mark: run.travel, place: reel })),
        seconds(run.startMs),
      );
    }
  return timeline;
}

/** Moves a reel from one grid to the next. Each tween of its position begins as fast as the one before ended; it blurs by its speed. */
function createReelTimeline(
  reel: ReelPlace,
  { travel, cruiseMs, speed }: ReelRun,
  onLanded: () => void,
): gsap.core.Timeline {
  const { pullBack, accelerate, land, swingBack, squash } = spinMotion;
  const atFullSpeed = -pullBack.cells + (speed * accelerate.ms) / 2;
  // It slows down evenly, so it has passed the mark when all but the root of the way past it is over.
  const pastMs = land.ms * Math.sqrt((land.pastCells * 2) / (speed * land.ms));
  // Not lazily: each frame is drawn in the tick that moves it.
  return gsap
    .timeline({ defaults: { lazy: false } })
    .to(reel, { position: -pullBack.cells, duration: seconds(pullBack.ms), ease: 'sine.inOut' })
    .to(reel, { position: atFullSpeed, duration: seconds(accelerate.ms), ease: 'power1.in' })
    .to(reel, { blur: 1, duration: seconds(accelerate.ms), ease: 'none' }, '<')
    .to(reel, { position: atFullSpeed + speed * cruiseMs, duration: seconds(cruiseMs), ease: 'none' })
    .to(reel, { position: travel + land.pastCells, duration: seconds(land.ms), ease: 'power1.out' })
    .to(reel, { blur: 0, duration: seconds(land.ms), ease: 'none' }, '<')
    .addLabel('landed', `-=${seconds(pastMs)}`)
    .to(reel, { position: travel, duration: seconds(swingBack.ms), ease: 'sine.inOut' })
    .addLabel('rests')
    .call(onLanded, [], 'landed')
    .to(reel, { squash: squash.part, duration: seconds(squash.ms), ease: 'power2.out' }, 'landed')
    .to(reel, { squash: 0, duration: seconds(pastMs + swingBack.ms - squash.ms), ease: 'sine.inOut' }, '>');
}
