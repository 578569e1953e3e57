import type { Emitter } from 'mitt';
import bubble from 'artwork:stage/bubble';
import type { GameEvents } from '../../game/events';
import { begin, end } from '../clock';
import { wantsLessMotion } from '../motion';

/**
 * How the sea answers a spin: kelp leans into the current, swings, and comes to rest (degrees, s), and bubbles
 * go up. All of it is over well within five seconds; then the water is still until the next spin.
 */
const swings = [
  { lean: 1.8, takes: 0.7 },
  { lean: -1.3, takes: 1 },
  { lean: 0.7, takes: 0.9 },
  { lean: 0, takes: 0.9 },
] as const;
const bubbles = [
  { left: 6, at: 0, size: 26 },
  { left: 10, at: 0.35, size: 16 },
  { left: 7.5, at: 0.9, size: 20 },
  { left: 93, at: 0.15, size: 18 },
  { left: 89, at: 0.6, size: 28 },
  { left: 91.5, at: 1.1, size: 15 },
] as const;
const riseSeconds = 2.4;

/**
 * Lets the sea around the machine come alive with each spin.
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
  let timeline: gsap.core.Timeline | null = null;

  const stir = (): void => {
    if (wantsLessMotion()) return;
    end(timeline);
    const current = begin(() => undefined);
    timeline = current;
    for (const [i, plant] of kelp.entries()) {
      let at = i * 0.12;
      for (const { lean, takes } of swings) {
        current.to(plant, { rotation: lean, duration: takes, ease: 'sine.inOut' }, at);
        at += takes;
      }
    }
    const height = Math.min(scene.clientHeight, window.innerHeight);
    for (const [i, one] of rising.entries()) {
      const at = bubbles[i]?.at ?? 0;
      current.fromTo(one, { y: 0 }, { y: -0.8 * height, duration: riseSeconds, ease: 'sine.in' }, at);
      current.fromTo(one, { opacity: 0 }, { opacity: 0.8, duration: 0.3 }, at);
      current.to(one, { opacity: 0, duration: 0.5 }, at + riseSeconds - 0.5);
    }
  };
  events.on('spinStarted', stir);
  return () => {
    events.off('spinStarted', stir);
    end(timeline);
    for (const one of rising) one.remove();
  };
}
