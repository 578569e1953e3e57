import { COUNT_EASE, type WinOverlayMoments } from '../overlay/win-overlay';
import { middleOf } from '../../../ui/geometry';
import { WIN_PART } from '../symbols/win-parts';
import type { Source, Span } from './coin-flight';

/** When the displays of the page count, and where the coins come from. */
interface Counting {
  readonly source: Source;
  readonly counting: Span;
  readonly flying: Span;
  /** How the win display counts: a GSAP ease. */
  readonly ease: string;
}

/** How long coins fly after a sum has counted up (s): one looks on at the title after that. */
const FLYING_SECONDS = 2;

/** During an overlay, coins fly from above all of it, so that they pass over no word. */
export function countWithOverlay(host: HTMLElement, { counts, counted, end }: WinOverlayMoments): Counting {
  const machine = host.closest('.machine') ?? host;
  const overlay = host.querySelector('.win-overlay') ?? host;
  const y = Math.min(machine.getBoundingClientRect().top, overlay.getBoundingClientRect().top + 50);
  return {
    source: { x: middleOf(host).x, y, height: 20 },
    counting: { at: counts, until: counted },
    flying: { at: counted, until: Math.min(counted + FLYING_SECONDS, end) },
    ease: COUNT_EASE,
  };
}

/**
 * Without an overlay, coins fly from the first of what is lifted, or from the middle.
 *
 * @param named when all that has won has been named (s)
 * @param until when the show is over (s)
 */
export function countWithoutOverlay(host: HTMLElement, named: number, until: number): Counting {
  const part = host.querySelector(`.${WIN_PART}`) ?? host;
  return {
    source: { ...middleOf(part), height: part.clientHeight * 0.7 },
    counting: { at: named + 0.15, until: until - 0.25 },
    flying: { at: named + 0.4, until },
    ease: 'power1.out',
  };
}
