import { startTimeline, stopTimeline } from '../timeline';
import { createElement, createImage } from './elements';
import { createWords } from './plate';
import type { PlateText } from './round-messages';

/** How long the leaves of a door close, wait for the reels behind them to turn, and open (s). */
const closing = 0.3;
const waiting = 0.25;
const opening = 0.45;

/** The leaves, and how far away each one is while the door is open (% of its height). */
const leaves = [
  ['upper', -101],
  ['lower', 101],
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
      layer = createElement('div', 'door', host.parentElement ?? host);
      for (const [name, away] of leaves) {
        const leaf = createElement('div', `door-leaf door-leaf-${name}`, layer);
        // Each is a half of the whole door, its words included.
        const whole = createElement('div', 'door-whole', leaf);
        createImage(image, '', whole);
        createWords(whole, 'door-words', text);
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
