import type { Cell, GameDefinition } from '../../../engine/definition';
import type { GameArt } from '../../../games/game-art';
import { wantsLessMotion } from '../../../ui/browser/motion';
import { ART_PIXEL, roundTo, winMotionOf } from '../../reels/motion';
import type { Landing } from '../../reels/reel-renderer';
import { startTimeline, stopTimeline } from '../../timeline';
import { hasCell } from '../../winning-cells';
import { createAnimatedSymbol, loadedFrames } from './animated-symbol';
import { createWinParts, type WinPartElement } from './win-parts';

/** How long what is left of an animation may take once its symbol has won (s): the gesture of the win begins then. */
const HURRY = 0.16;

/** A reel that is drawn here while symbols of it are animated, because it has landed. */
interface LandedReel {
  readonly parts: readonly WinPartElement[];
  readonly animation: gsap.core.Timeline;
  readonly onEnd: () => void;
  /** What takes its place then. */
  readonly hidden: HTMLElement[];
  /** While it swings; null once it rests. */
  landing: Landing | null;
  /** What pixel art moves by (CSS pixels); NaN where it moves smoothly. */
  readonly step: number;
  /** Its step back or lift, with what has won. */
  lift: gsap.core.Timeline | null;
}

/** Draws reels over those of the renderer while symbols of them are animated, because their reel has landed. */
export interface LandAnimations {
  /**
   * Animates the symbols of a reel that has just landed. With less motion, and without such a symbol, nothing happens.
   *
   * @param symbols of its window, from the top
   * @param onEnd called once its last animation is over, or has been ended
   * @returns whether the whole reel is drawn here until then
   */
  land(landing: Landing, symbols: readonly string[], onEnd: () => void): boolean;
  /** Has these reels rest, and lifts what has won of them as the renderer does, while their animations hurry to their end. */
  rest(winning: readonly Cell[]): void;
  /** Hides what is drawn of cells of a reel in its place, until the reel is drawn here no more. */
  hideUntilOver(element: HTMLElement, cells: readonly Cell[]): void;
  /** Seconds until the last animation is over; 0 if none plays. */
  secondsLeft(): number;
  /** Ends all of them at once. */
  end(): void;
}

/** @param host an element over the reel window, whose other children stay (stage.css) */
export function createLandAnimations(
  host: HTMLElement,
  { grid }: Pick<GameDefinition, 'grid'>,
  art: GameArt,
): LandAnimations {
  const reels = new Set<LandedReel>();
  const left = ({ animation }: LandedReel): number =>
    (animation.duration() - animation.time()) / animation.timeScale();

  /** Draws a reel where it swings. */
  const follow = ({ parts, landing, step }: LandedReel): void => {
    if (!landing) return;
    const { mark, place } = landing;
    const past = ((place.position - mark) * host.clientHeight) / grid.rows;
    for (const { element, cells } of parts) {
      // It is pressed down upon the window's lower edge; pixel art never is.
      const depth = (grid.rows - (cells[0]?.row ?? 0)) / cells.length;
      Object.assign(
        element.style,
        step > 0
          ? { translate: `0 ${roundTo(step, past)}px` }
          : {
              translate: `0 ${past}px`,
              scale: `${1 + place.squash / 2} ${1 - place.squash}`,
              transformOrigin: `50% ${100 * depth}%`,
            },
      );
    }
  };
  const rest = (reel: LandedReel): void => {
    reel.landing = null;
    for (const { element } of reel.parts)
      Object.assign(element.style, { translate: '', scale: '', transformOrigin: '' });
  };
  const end = (reel: LandedReel): void => {
    if (!reels.delete(reel)) return;
    stopTimeline(reel.animation);
    stopTimeline(reel.lift);
    for (const { element } of reel.parts) element.remove();
    for (const { style } of reel.hidden) style.visibility = '';
    reel.onEnd();
  };

  return {
    land(landing, symbols, onEnd) {
      const isAnimated = symbols.some((symbol) => loadedFrames(art, symbol, 'land') !== null);
      if (!isAnimated || wantsLessMotion()) return false;
      const cells = symbols.map((_, row) => ({ column: landing.column, row }));
      const parts = createWinParts(host, grid, art.stage.winHighlight.of, cells);
      const step = Number.parseFloat(getComputedStyle(host).getPropertyValue(ART_PIXEL));
      const animation = startTimeline(
        () => end(reel),
        () => follow(reel),
      );
      const reel: LandedReel = { parts, animation, onEnd, hidden: [], landing, step, lift: null };
      for (const part of parts)
        for (const { row } of part.cells) {
          const animated = createAnimatedSymbol(art, symbols[row] ?? '', 'land');
          part.element.append(animated.element);
          animated.act(animation, 0);
        }
      reels.add(reel);
      follow(reel);
      return true;
    },
    rest(winning) {
      const { ms, lifted, back, scaleEase, fadeEase } = winMotionOf(art);
      const duration = ms / 1000;
      for (const reel of reels) {
        rest(reel);
        if (winning.length === 0) continue;
        const { animation } = reel;
        animation.timeScale(Math.max(1, (animation.duration() - animation.time()) / HURRY));
        stopTimeline(reel.lift);
        reel.lift = startTimeline();
        for (const { element, cells } of reel.parts) {
          const { scale, alpha } = cells.some((cell) => hasCell(winning, cell)) ? lifted : back;
          reel.lift.to(element, { opacity: alpha, duration, ease: fadeEase.gsap }, 0);
          reel.lift.to(element, { scale, duration, ease: scaleEase.gsap }, 0);
        }
      }
    },
    hideUntilOver(element, [cell]) {
      for (const { parts, hidden } of reels) {
        if (!cell || !parts.some(({ cells }) => hasCell(cells, cell))) continue;
        element.style.visibility = 'hidden';
        hidden.push(element);
      }
    },
    secondsLeft: () => Math.max(0, ...[...reels].map(left)),
    end: () => reels.forEach(end),
  };
}
