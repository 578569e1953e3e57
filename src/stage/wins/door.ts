import { startTimeline, stopTimeline } from '../timeline';
import { createElement, createImage } from './elements';
import { goldenRatioFraction } from '../../ui/geometry';
import { createWords, OVER_REELS } from './plate';
import type { PlateText } from './round-messages';

/** How long the leaves of a door close, wait for the reels behind them to turn, and open (s). */
const closing = 0.3;
const waiting = 0.25;
const opening = 0.45;
/** When the first of its words comes once they close, how long it takes, and when the next one does (s). */
const wordsAt = 0.2;
const wordComes = 0.35;
const wordStagger = 0.3;
/** Bubbles rise before it until it is open: how many, for how long each, and when the next one starts (s). */
const bubbleCount = 24;
const bubbleRises = 1.3;
const bubbleStagger = 0.09;

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

/** Has bubbles rise before a door from now on, in each of its halves alike. */
function riseBubbles(halves: readonly HTMLElement[], image: string): gsap.core.Timeline {
  const timeline = startTimeline();
  for (let n = 0; n < bubbleCount; n++) {
    const copies = halves.map((half) => createImage(image, 'absolute top-full w-[8cqh] opacity-0', half));
    for (const { style } of copies) style.left = `${4 + 88 * goldenRatioFraction(n)}%`;
    const begins = n * bubbleStagger;
    const scale = 0.4 + 0.8 * goldenRatioFraction(n + 3);
    const y = -(halves[0]?.clientHeight ?? 0) * 1.15;
    timeline.fromTo(copies, { y: 0, scale }, { y, duration: bubbleRises, ease: 'sine.in' }, begins);
    timeline.set(copies, { opacity: 0.85 }, begins);
  }
  return timeline;
}

/** Has the words on a door come one after the other, in each of its halves alike. */
function addWords(
  timeline: gsap.core.Timeline,
  halves: readonly HTMLElement[],
  text: PlateText,
  at: number,
): void {
  const copies = halves.map((half) => [
    ...createWords(
      half,
      'door-words relative z-1 grid justify-items-center gap-[1.2cqh] px-[10cqh] py-[4cqh] text-center text-foam',
      text,
    ).children,
  ]);
  for (const n of copies[0]?.keys() ?? []) {
    const word = copies.flatMap((words) => words[n] ?? []);
    const to = { opacity: 1, scale: 1, duration: wordComes, ease: 'back.out(2)' };
    const comes = at + n * wordStagger;
    timeline.fromTo(word, { opacity: 0, scale: 0.5 }, to, comes);
    // It swells and sinks like what floats.
    timeline.to(
      word,
      { scale: 1.06, duration: 0.8, ease: 'sine.inOut', yoyo: true, repeat: 3 },
      comes + wordComes,
    );
  }
}

/** Prepares a door over an element. It is no part of it, and may outlast what is shown there. */
export function createDoor(
  host: HTMLElement,
  { door: image, bubble }: { readonly door: string; readonly bubble: string },
): Door {
  let layer: HTMLElement | null = null;
  let opens: gsap.core.Timeline | null = null;
  let bubbles: gsap.core.Timeline | null = null;

  const destroy = (): void => {
    stopTimeline(opens);
    stopTimeline(bubbles);
    layer?.remove();
    layer = opens = bubbles = null;
  };
  return {
    close(timeline, text, at) {
      destroy();
      layer = createElement('div', `door ${OVER_REELS}`, host.parentElement ?? host);
      const halves: HTMLElement[] = [];
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
        halves.push(whole);
        timeline.fromTo(leaf, { yPercent: away }, { yPercent: 0, duration: closing, ease: 'power2.in' }, at);
      }
      timeline.call(() => void (bubbles ??= riseBubbles(halves, bubble)), [], at);
      addWords(timeline, halves, text, at + wordsAt);
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
