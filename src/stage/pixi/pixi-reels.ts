import type { FishingRules } from '../../game/rules';
import { begin, end } from '../clock';
import { landsAt, reelMotion, wantsLessMotion, winMotion } from '../motion';
import type { Reels, Spin, SpinTold } from '../reels';
import { stillStrip } from '../strip';
import type { ReelScene } from './reel-scene';

/**
 * Reels drawn by Pixi and moved by one GSAP timeline a spin. Nothing is drawn or scheduled at rest.
 *
 * @param render draws the scene once
 */
export function createPixiReels(
  scene: ReelScene,
  rules: FishingRules,
  render: () => void,
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
  const play = (onEnd?: () => void): gsap.core.Timeline => (timeline = begin(draw, onEnd));

  const tumble = ({ strips }: Spin, { landed, atRest }: SpinTold): void => {
    const spin = play(atRest);
    for (const [column, reel] of scene.reels.entries()) {
      reel.load(strips[column] ?? stillStrip());
      const motion = reelMotion(rules, column);
      spin.call(landed, [column], landsAt(motion) / 1000);
      for (const { atMs, ms, from, to, blur, ease } of motion.legs) {
        const tween = { duration: ms / 1000, immediateRender: false };
        spin.fromTo(reel, { travelled: from }, { ...tween, travelled: to, ease }, atMs / 1000);
        spin.fromTo(reel, { blur: blur[0] }, { ...tween, blur: blur[1], ease: 'none' }, atMs / 1000);
      }
    }
  };

  const fade = ({ to }: Spin, { atRest }: SpinTold): void => {
    for (const [column, reel] of scene.fadingIn.entries()) reel.load(stillStrip(to[column]));
    play(atRest)
      .to(scene.reels, { alpha: 0, duration: rules.spin.durationMs / 1000, ease: 'sine.inOut' }, 0)
      .to(scene.fadingIn, { alpha: 1, duration: rules.spin.durationMs / 1000, ease: 'sine.inOut' }, 0);
  };

  const lift = (winning: readonly number[]): void => {
    const seconds = wantsLessMotion() ? 0 : winMotion.ms / 1000;
    const win = play();
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
