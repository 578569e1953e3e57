import { startTimeline, stopTimeline } from '../timeline';
import { createElement, createImage } from './elements';
import { createWords, OVER_REELS } from './plate';
import type { PlateText } from './round-messages';

/** How long the leaves of a door close, wait for the reels behind them to turn, and open (s). */
const closing = 0.3;
const waiting = 0.25;
const opening = 0.45;

/** The leaves, how far away each one is while the door is open (% of its height), and where it and its whole door are. */
const leaves = [
  ['upper', -101, 'top-0', 'top-0'],
  ['lower', 101, 'top-1/2', 'bottom-0'],
] as const;

/** A door before the reels, in two leaves that close from above and from below. */
export interface Door {
  /** Has it close at a moment of a timeline (s), with words on it. It stays closed until it is opened. */
  close(timeline: gsap.core.Timeline, text: PlateText, at: number): void;
  /** Opens it if it is closed, on what the reels show by then. */
  open(): void;
  /** Takes it away. */
  destroy(): void;
}

/** Prepares a door over an element. It is no part of it, and may outlast what is shown there. */
export function createDoor(host: HTMLElement, image: string): Door {
  let layer: HTMLElement | null = null;
  let opens: gsap.core.Timeline | null = null;

  const destroy = (): void => {
    stopTimeline(opens);
    layer?.remove();
    layer = opens = null;
  };
  return {
    close(timeline, text, at) {
      destroy();
      layer = createElement('div', `door ${OVER_REELS}`, host.parentElement ?? host);
      for (const [name, away, place, placeOfWhole] of leaves) {
        const leaf = createElement(
          'div',
          `door-leaf door-leaf-${name} absolute h-1/2 w-full overflow-hidden ${place}`,
          layer,
        );
        // Each is a half of the whole door, its words included.
        const whole = createElement(
          'div',
          `absolute grid h-[200%] w-full place-items-center ${placeOfWhole}`,
          leaf,
        );
        createImage(image, 'absolute size-full object-cover', whole);
        createWords(
          whole,
          'door-words relative grid justify-items-center gap-[1.2cqh] px-[10cqh] py-[4cqh] text-center text-foam',
          text,
        );
        timeline.fromTo(leaf, { yPercent: away }, { yPercent: 0, duration: closing, ease: 'power2.in' }, at);
      }
    },
    open() {
      if (!layer || opens) return;
      opens = startTimeline(destroy);
      for (const [n, [, yPercent]] of leaves.entries())
        opens.to(layer.children[n] ?? layer, { yPercent, duration: opening, ease: 'power2.inOut' }, waiting);
    },
    destroy,
  };
}
