import { createElement, createImage } from './elements';

/** What the door says while it is closed. */
export interface FreeSpinsIntro {
  /** Large: how many. */
  readonly number: string;
  /** Of what. */
  readonly unit: string;
}

/** How long a door closes, stays closed, and opens (s). */
const closing = 0.2;
const closed = 0.24;
const opening = 0.3;

/** Closes a door over the reels and opens it again: its image is two leaves, one from above and one from below. */
export function addFreeSpinsIntro(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  image: string,
  { number, unit }: FreeSpinsIntro,
): void {
  const door = createElement('div', 'free-spins-intro', host);
  const leaves = ['door-upper', 'door-lower'].map((name) => {
    const leaf = createElement('div', `door-leaf ${name}`, door);
    createImage(image, '', leaf);
    return leaf;
  });
  const label = createElement('p', 'door-label', door);
  createElement('span', '', label).textContent = number;
  label.append(unit);

  const opens = closing + closed;
  for (const [n, leaf] of leaves.entries()) {
    const away = n === 0 ? -101 : 101;
    timeline.fromTo(leaf, { yPercent: away }, { yPercent: 0, duration: closing, ease: 'power2.in' }, 0);
    timeline.to(leaf, { yPercent: away, duration: opening, ease: 'power2.in' }, opens);
  }
  timeline.fromTo(
    label,
    { opacity: 0, scale: 0.8 },
    { opacity: 1, scale: 1, duration: 0.16, ease: 'back.out(2)' },
    closing - 0.04,
  );
  timeline.to(label, { opacity: 0, scale: 1.25, duration: 0.2 }, opens + 0.05);
  timeline.call(() => door.remove(), [], opens + opening);
}
