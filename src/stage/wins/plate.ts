import { wantsLessMotion } from '../../ui/browser/motion';
import { createElement, createImage } from './elements';
import type { Span } from './flights/coin-flight';
import type { PlateText } from './round-messages';

/** How long the leaves of a door close and open, and how long a plate comes and goes (s). */
const closing = 0.3;
const opening = 0.4;
const fading = 0.2;

/**
 * Shows a plate over the reels from one moment to another.
 *
 * @param door an image that closes behind it in two leaves, from above and from below; null for none, and with less motion
 */
export function addPlate(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  { above, large, below }: PlateText,
  { at, until }: Span,
  door: string | null,
): void {
  const lessMotion = wantsLessMotion();
  const layer = createElement('div', 'plate-layer', host);
  if (door && !lessMotion) addDoor(timeline, layer, door, { at, until });
  const plate = createElement('div', 'plate', layer);
  if (above) createElement('p', 'plate-above', plate).textContent = above;
  createElement('p', 'plate-large', plate).textContent = large;
  for (const line of below) createElement('p', 'plate-below', plate).textContent = line;
  const comes = door && !lessMotion ? at + closing - 0.05 : at;
  const from = { opacity: 0, scale: lessMotion ? 1 : 0.8 };
  timeline.fromTo(plate, from, { opacity: 1, scale: 1, duration: fading, ease: 'back.out(2)' }, comes);
  timeline.to(plate, { opacity: 0, duration: fading }, until - opening);
  timeline.call(() => layer.remove(), [], until);
}

function addDoor(timeline: gsap.core.Timeline, layer: HTMLElement, image: string, { at, until }: Span): void {
  for (const [name, away] of [
    ['upper', -101],
    ['lower', 101],
  ] as const) {
    const leaf = createElement('div', `door-leaf door-leaf-${name}`, layer);
    createImage(image, '', leaf);
    timeline.fromTo(leaf, { yPercent: away }, { yPercent: 0, duration: closing, ease: 'power2.in' }, at);
    timeline.to(leaf, { yPercent: away, duration: opening, ease: 'power2.in' }, until - opening);
  }
}
