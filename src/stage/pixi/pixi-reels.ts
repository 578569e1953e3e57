import type { FishingRules } from '../../game/rules';
import { begin, end } from '../clock';
import { fadeAt, landsAt, reelAt, reelMotion, wantsLessMotion, winMotion } from '../motion';
import type { Reels, Spin, SpinTold } from '../reels';
import { stillStrip } from '../strip';
import type { ReelScene } from './reel-scene';

/**
 * Reels drawn by Pixi and moved by one GSAP timeline a spin. Nothing is drawn or scheduled at rest.
 *
 * @param render draws the scene once
 * @param renderTurning the same for reels that turn, where there is a quicker way
 */
export function createPixiReels(
  scene: ReelScene,
  rules: FishingRules,
  render: () => void,
  renderTurning?: () => void,
): Reels & { /** Stops whatever moves, for good. */ leave(): void } {
  let timeline: gsap.core.Timeline | null = null;
  /** Once left, there is nothing to draw with, whatever is still announced: a round settles as its page goes. */
  let left = false;

  const draw = (): void => {
    scene.update();
    render();
  };
  const stop = (): void => {
    end(timeline);
    timeline = null;
  };
  /** Calls, in each frame of a spin's time, for the picture after so many ms. */
  const turn = (show: (ms: number) => void, onEnd: () => void): gsap.core.Timeline => {
    const spin = begin(() => show(spin.time() * 1000), onEnd);
    // Nothing is tweened but the time: one tween for each leg of each reel costs more than all the drawing.
    spin.to({}, { duration: rules.spin.durationMs / 1000 });
    return (timeline = spin);
  };

  const tumble = ({ strips }: Spin, { landed, atRest }: SpinTold): void => {
    const moving = scene.reels.map((reel, column) => {
      reel.load(strips[column] ?? stillStrip());
      return { reel, motion: reelMotion(rules, column) };
    });
    const spin = turn((ms) => {
      for (const { reel, motion } of moving) reel.stand(reelAt(motion, ms));
      (renderTurning ?? draw)();
    }, atRest);
    for (const [column, { motion }] of moving.entries()) spin.call(landed, [column], landsAt(motion) / 1000);
  };

  const fade = ({ to }: Spin, { atRest }: SpinTold): void => {
    for (const [column, reel] of scene.fadingIn.entries()) reel.load(stillStrip(to[column]));
    turn((ms) => {
      scene.fade(fadeAt(rules, ms));
      draw();
    }, atRest);
  };

  const lift = (winning: readonly number[]): void => {
    const seconds = wantsLessMotion() ? 0 : winMotion.ms / 1000;
    const win = (timeline = begin(draw));
    for (const [column, reel] of scene.reels.entries()) {
      const { scale, alpha } = winning.includes(column) ? winMotion.lifted : winMotion.back;
      win.to(reel, { alpha, duration: seconds, ease: 'power2.out' }, 0);
      win.to(reel.scale, { x: scale, y: scale, duration: seconds, ease: 'back.out(2)' }, 0);
    }
  };

  return {
    rest(grid, winning) {
      if (left) return;
      stop();
      scene.show(grid);
      draw();
      if (winning.length > 0) lift(winning);
    },
    leaveEmpty(columns) {
      if (left) return;
      // Drawn with the first frame of the light that `rest` has begun: what stands in their place looks the same.
      for (const [column, reel] of scene.reels.entries()) if (columns.includes(column)) reel.visible = false;
    },
    spin(spin, tell) {
      (spin.lessMotion ? fade : tumble)(spin, tell);
    },
    leave() {
      stop();
      left = true;
    },
  };
}
