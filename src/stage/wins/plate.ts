import { wantsLessMotion } from '../../ui/browser/motion';
import { createElement } from './elements';
import type { Span } from './flights/coin-flight';
import type { PlateText } from './round-messages';

/** How long a plate comes and goes (s). */
const comes = 0.3;
const goes = 0.25;

/** What lies over the reels, with something in its middle that is sized by it. */
export const OVER_REELS = 'absolute inset-0 grid place-items-center overflow-hidden [container-type:size]';
const PLATE_LARGE = 'plate-large text-[17cqh] leading-none font-bold text-gold-light tabular-nums';

/** Puts the words of a plate into an element, in one of this class. */
export function createWords(
  host: HTMLElement,
  className: string,
  { above, large, below }: PlateText,
): HTMLElement {
  const words = createElement('div', className, host);
  if (above) createElement('p', '', words).textContent = above;
  createElement('p', PLATE_LARGE, words).textContent = large;
  for (const line of below) createElement('p', '', words).textContent = line;
  return words;
}

/** Lowers a plate over the reels at one moment; at another it is gone. With less motion it fades in and out. */
export function addPlate(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  text: PlateText,
  { at, until }: Span,
): void {
  const layer = createElement('div', OVER_REELS, host);
  const plate = createWords(layer, 'plate', text);
  const from = { opacity: 0, yPercent: wantsLessMotion() ? 0 : -40 };
  timeline.fromTo(plate, from, { opacity: 1, yPercent: 0, duration: comes, ease: 'back.out(1.6)' }, at);
  timeline.to(plate, { opacity: 0, duration: goes }, until - goes);
  timeline.call(() => layer.remove(), [], until);
}
