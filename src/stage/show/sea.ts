import type { Emitter } from 'mitt';
import bubble from 'artwork:stage/bubble';
import type { GameEvents } from '../../game/events';
import { wantsLessMotion } from '../motion';

/**
 * How the sea answers a spin: kelp leans into the current, swings, and comes to rest (degrees, ms), and bubbles
 * go up. All of it is over well within five seconds; then the water is still until the next spin.
 */
const swings = [
  { lean: 1.8, takes: 700 },
  { lean: -1.3, takes: 1000 },
  { lean: 0.7, takes: 900 },
  { lean: 0, takes: 900 },
] as const;
const swayMs = swings.reduce((sum, { takes }) => sum + takes, 0);
/** How much later each plant feels the current than the one before it (ms). */
const PASSING_MS = 120;

const bubbles = [
  { left: 6, at: 0, size: 26 },
  { left: 10, at: 350, size: 16 },
  { left: 7.5, at: 900, size: 20 },
  { left: 93, at: 150, size: 18 },
  { left: 89, at: 600, size: 28 },
  { left: 91.5, at: 1100, size: 15 },
] as const;
const riseMs = 2400;

const sine = { inOut: 'cubic-bezier(0.37, 0, 0.63, 1)', in: 'cubic-bezier(0.12, 0, 0.39, 0)' } as const;

/** The leans one after the other, from upright. */
const sway: Keyframe[] = [{ lean: 0, takes: 0 }, ...swings].map(({ lean }, n) => ({
  rotate: `${lean}deg`,
  easing: sine.inOut,
  offset: swings.slice(0, n).reduce((sum, { takes }) => sum + takes, 0) / swayMs,
}));
/** A bubble's way up, by so many pixels: it gathers speed, and comes and goes evenly. */
const rise = (pixels: number): Keyframe[] => [
  { offset: 0, translate: '0', easing: sine.in },
  { offset: 0, opacity: 0 },
  { offset: 300 / riseMs, opacity: 0.8 },
  { offset: 1 - 500 / riseMs, opacity: 0.8 },
  { offset: 1, opacity: 0, translate: `0 ${-pixels}px` },
];

/**
 * Lets the sea around the machine come alive with each spin. The browser moves it by itself: while the reels turn,
 * no script of a frame goes into it.
 *
 * @param scene the element with the scene's layers; those of the class `sways` swing about their foot
 * @returns how to end it
 */
export function enliven(scene: HTMLElement, events: Emitter<GameEvents>): () => void {
  const kelp = [...scene.querySelectorAll<HTMLElement>('.sways')];
  const rising = bubbles.map(({ left, size }) => {
    const one = new Image(size, size);
    one.src = bubble;
    one.alt = '';
    one.className = 'scene-bubble';
    one.style.left = `${left}%`;
    scene.append(one);
    return one;
  });
  let moving: readonly Animation[] = [];
  const calm = (): void => {
    for (const animation of moving) animation.cancel();
  };

  const stir = (): void => {
    if (wantsLessMotion()) return;
    calm();
    const up = rise(0.8 * Math.min(scene.clientHeight, window.innerHeight));
    moving = [
      ...kelp.map((plant, i) => plant.animate(sway, { duration: swayMs, delay: i * PASSING_MS })),
      ...rising.map((one, i) => one.animate(up, { duration: riseMs, delay: bubbles[i]?.at ?? 0 })),
    ];
  };
  events.on('spinStarted', stir);
  return () => {
    events.off('spinStarted', stir);
    calm();
    for (const one of rising) one.remove();
  };
}
