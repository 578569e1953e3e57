import type { Cell } from '../../../engine/definition';
import { columnsOf } from '../../winning-cells';
import { createImage } from '../elements';
import { goldenRatioFraction } from '../../../ui/geometry';

export const BUBBLE = 'show-bubble';

const seconds = 1.1;

/**
 * Lets bubbles rise through each column in which symbols have won.
 *
 * @param host over the reels, which are so many columns
 * @param count bubbles a column
 */
export function riseBubbles(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  image: string,
  columns: number,
  winning: readonly Cell[],
  count: number,
): void {
  for (const column of columnsOf(winning)) {
    for (let i = 0; i < count; i++) {
      const rising = createImage(image, `${BUBBLE} absolute bottom-0 w-[calc(27%/var(--columns))]`, host);
      const across = (column + 0.14 + 0.72 * goldenRatioFraction(i)) / columns;
      rising.style.left = `${across * 100}%`;
      const size = 0.5 + 0.5 * goldenRatioFraction(i + 3);
      const y = -host.clientHeight * (0.7 + 0.3 * goldenRatioFraction(i + 7));
      const at = 0.1 + i * 0.09;
      const from = { y: 0, scale: size * 0.6, opacity: 0 };
      timeline.fromTo(rising, from, { y, scale: size, duration: seconds, ease: 'sine.in' }, at);
      timeline.to(rising, { opacity: 0.9, duration: 0.2 }, at);
      timeline.to(rising, { opacity: 0, duration: 0.25 }, at + seconds - 0.25);
    }
  }
}
