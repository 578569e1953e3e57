import { artPixelsAt } from '../../../ui/browser/pixel-art';
import { createElement, createImage } from '../elements';

/** Behind the sum of a large win: light from below and rays, or a skin's burst in place of both. */
export interface Shine {
  readonly glow: { readonly light: HTMLElement; readonly rays: HTMLElement } | null;
  readonly burst: HTMLElement | null;
}

/** How large a burst is at each size that the sum passes, as a part of its whole size. */
const BURST_SCALES = [0.7, 0.85, 1];

/** How far what turns is turned, to either side (degrees). */
const TURN = 14;

export const createGlow = (layer: HTMLElement): Shine['glow'] => ({
  rays: createElement('div', 'win-overlay-rays absolute inset-[-60%] opacity-0', layer),
  light: createElement('div', 'win-overlay-light absolute inset-0 opacity-0', layer),
});

/** @param address that of its picture */
export function createBurst(address: string, layer: HTMLElement): HTMLElement {
  const burst = createImage(address, 'win-burst absolute max-w-none opacity-0', layer);
  burst.style.setProperty('--art-pixels', String(artPixelsAt(address)));
  return burst;
}

/**
 * Adds what shines. It only grows: nothing flashes.
 *
 * @param passes when the sum passes each size of win, the smallest first (s)
 * @param end when the overlay is over (s)
 */
export function addShine(
  timeline: gsap.core.Timeline,
  { glow, burst }: Shine,
  passes: readonly { readonly at: number }[],
  end: number,
): void {
  const addTurn = (element: HTMLElement, at: number): void =>
    void timeline.fromTo(
      element,
      { rotation: -TURN },
      { rotation: TURN, duration: end - at, ease: 'none' },
      at,
    );
  const [first, second] = passes;
  for (const [n, { at }] of passes.entries()) {
    if (glow) timeline.to(glow.light, { opacity: (n + 2) / 4, duration: 0.5, ease: 'power2.out' }, at);
    if (burst && n > 0)
      timeline.to(burst, { scale: BURST_SCALES[n] ?? 1, duration: 0.5, ease: 'back.out(2)' }, at);
  }
  if (glow && second) {
    timeline.fromTo(glow.rays, { opacity: 0 }, { opacity: 0.8, duration: 0.6 }, second.at);
    addTurn(glow.rays, second.at);
  }
  if (burst && first) {
    const comes = { opacity: 1, scale: BURST_SCALES[0] ?? 1, duration: 0.5, ease: 'power2.out' };
    timeline.fromTo(burst, { opacity: 0, scale: 0.4 }, comes, first.at);
    addTurn(burst, first.at);
  }
}
