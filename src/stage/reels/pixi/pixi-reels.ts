import type { Cell } from '../../../engine/definition';
import { startTimeline, stopTimeline } from '../../timeline';
import { wantsLessMotion, winMotion } from '../motion';
import type { ReelRenderer } from '../reel-renderer';
import type { ReelScene } from './reel-scene';

interface PixiReels extends ReelRenderer {
  /** Stops a lift where it is, before the scene can no longer be drawn. */
  stop(): void;
}

/** Reels drawn by Pixi. Once winning cells are lifted, nothing runs at rest. `render` draws the scene once. */
export function createPixiReels(scene: ReelScene, render: () => void): PixiReels {
  /** The lift of winning cells. */
  let timeline: gsap.core.Timeline | null = null;

  const drawScene = (): void => {
    scene.update();
    render();
  };
  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
  };
  const lift = (winning: readonly Cell[]): void => {
    const seconds = wantsLessMotion() ? 0 : winMotion.ms / 1000;
    const lifting = (timeline = startTimeline(drawScene, () => {
      timeline = null;
    }));
    for (const part of scene.parts) {
      const { scale, alpha } = part.isIn(winning) ? winMotion.lifted : winMotion.back;
      lifting.to(part, { alpha, duration: seconds, ease: 'power2.out' }, 0);
      lifting.to(part.scale, { x: scale, y: scale, duration: seconds, ease: 'back.out(2)' }, 0);
    }
  };

  return {
    show(grid, winning) {
      stop();
      scene.show(grid, winning.length > 0);
      drawScene();
      if (winning.length > 0) lift(winning);
    },
    hideCells(cells) {
      scene.hide(cells);
      // Otherwise the next frame of the lift draws this: what replaces the cells looks the same.
      if (!timeline) drawScene();
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
