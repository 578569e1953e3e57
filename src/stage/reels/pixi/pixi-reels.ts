import { startTimeline, stopTimeline } from '../../timeline';
import { wantsLessMotion, winMotion } from '../motion';
import type { ReelRenderer } from '../reel-renderer';
import type { ReelScene } from './reel-scene';

export interface PixiReels extends ReelRenderer {
  /** Stops a lift where it is, before the scene can no longer be drawn. */
  stop(): void;
}

/** Reels drawn by Pixi. Once winning columns are lifted, nothing runs at rest. `render` draws the scene once. */
export function createPixiReels(scene: ReelScene, render: () => void): PixiReels {
  /** The lift of winning columns. */
  let timeline: gsap.core.Timeline | null = null;

  const drawScene = (): void => {
    scene.update();
    render();
  };
  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
  };
  const lift = (winning: readonly number[]): void => {
    const seconds = wantsLessMotion() ? 0 : winMotion.ms / 1000;
    const lifting = (timeline = startTimeline(drawScene));
    for (const [column, reel] of scene.reels.entries()) {
      const { scale, alpha } = winning.includes(column) ? winMotion.lifted : winMotion.back;
      lifting.to(reel, { alpha, duration: seconds, ease: 'power2.out' }, 0);
      lifting.to(reel.scale, { x: scale, y: scale, duration: seconds, ease: 'back.out(2)' }, 0);
    }
  };

  return {
    show(grid, winning) {
      stop();
      scene.show(grid);
      drawScene();
      if (winning.length > 0) lift(winning);
    },
    hideColumns(columns) {
      // The first frame of the lift that `show` started draws this: what replaces the columns looks the same.
      for (const column of columns) scene.hide(column);
    },
    begin(spin) {
      scene.begin(spin);
    },
    draw(frame) {
      scene.seek(frame);
      drawScene();
    },
    stop,
  };
}
