import { createElement, createImage } from './elements';

/** What the intro says while it is closed. */
export interface FreeSpinsIntro {
  /** Large: how many. */
  readonly number: string;
  /** Of what. */
  readonly unit: string;
}

/** How long the halves of its image close, stay closed, and open (s). */
const closing = 0.2;
const closed = 0.24;
const opening = 0.3;

/** Closes an image over the reels, half from above and half from below, and opens it again. */
export function addFreeSpinsIntro(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  image: string,
  { number, unit }: FreeSpinsIntro,
): void {
  const intro = createElement('div', 'free-spins-intro', host);
  const halves = ['free-spins-intro-upper', 'free-spins-intro-lower'].map((name) => {
    const half = createElement('div', `free-spins-intro-half ${name}`, intro);
    createImage(image, '', half);
    return half;
  });
  const label = createElement('p', 'free-spins-intro-label', intro);
  createElement('span', '', label).textContent = number;
  label.append(unit);

  const opens = closing + closed;
  for (const [n, half] of halves.entries()) {
    const away = n === 0 ? -101 : 101;
    timeline.fromTo(half, { yPercent: away }, { yPercent: 0, duration: closing, ease: 'power2.in' }, 0);
    timeline.to(half, { yPercent: away, duration: opening, ease: 'power2.in' }, opens);
  }
  timeline.fromTo(
    label,
    { opacity: 0, scale: 0.8 },
    { opacity: 1, scale: 1, duration: 0.16, ease: 'back.out(2)' },
    closing - 0.04,
  );
  timeline.to(label, { opacity: 0, scale: 1.25, duration: 0.2 }, opens + 0.05);
  timeline.call(() => intro.remove(), [], opens + opening);
}
