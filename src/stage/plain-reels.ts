import { symbolBitmaps } from '../components/symbol-pictures';
import type { FishingRules, SymbolId } from '../game/rules';
import type { Grid } from '../game/round';
import { fadeAt, landsAt, reelAt, reelMotion } from './motion';
import type { Reels, Spin, SpinTold } from './reels';
import { stillStrip, type Strip } from './strip';

/**
 * Reels of plain page elements: shown until the canvas is ready, and played where there is none. Each reel is
 * its strip as one column of pictures, moved as a whole.
 *
 * @param host an empty element with the size of the reel window; its style sheet is stage.css
 */
export function createPlainReels(host: HTMLElement, rules: FishingRules): Reels {
  let frame = 0;
  // They stay, so that a win can move them; what stands in them is new each time.
  const columns = Array.from({ length: rules.columns }, () => {
    const column = document.createElement('div');
    column.className = 'plain-reel';
    return column;
  });
  host.replaceChildren(...columns);

  const stripElement = ({ symbols, start }: Strip<SymbolId>): HTMLElement => {
    const strip = document.createElement('div');
    strip.className = 'plain-strip';
    for (const id of symbols) {
      const picture = document.createElement('img');
      picture.src = symbolBitmaps[id];
      picture.alt = '';
      picture.draggable = false;
      strip.append(picture);
    }
    moveTo(strip, start);
    return strip;
  };
  /** Moves a strip so that its symbol of this index, or a part of two, stands at the window's top. */
  const moveTo = (strip: HTMLElement, top: number): void => {
    strip.style.transform = `translateY(${(-top * 100) / strip.childElementCount}%)`;
  };
  /** Puts the columns that `isMarked` names into this state, and no others. */
  const mark = (state: string, isMarked: (index: number) => boolean): void => {
    for (const [index, column] of columns.entries()) column.classList.toggle(state, isMarked(index));
  };
  const showColumns = (strips: readonly (readonly HTMLElement[])[]): void => {
    for (const [index, column] of columns.entries()) column.replaceChildren(...(strips[index] ?? []));
  };
  const still = (grid: Grid<SymbolId>): HTMLElement[] =>
    grid.map((symbols) => stripElement(stillStrip(symbols)));

  /** Calls `draw` in every frame with the milliseconds since now, and `onEnd` once the spin's time is over. */
  const run = (draw: (ms: number) => void, onEnd: () => void): void => {
    const start = performance.now();
    const step = (): void => {
      const ms = performance.now() - start;
      draw(ms);
      if (ms < rules.spin.durationMs) frame = requestAnimationFrame(step);
      else onEnd();
    };
    step();
  };

  const tumble = ({ strips }: Spin, { landed, atRest }: SpinTold): void => {
    const reels = strips.map((strip, column) => ({
      motion: reelMotion(rules, column),
      start: strip.start,
      element: stripElement(strip),
    }));
    showColumns(reels.map(({ element }) => [element]));
    let before = 0;
    run((ms) => {
      for (const [column, { motion, start, element }] of reels.entries()) {
        const { position, blur } = reelAt(motion, ms);
        moveTo(element, start - position);
        element.style.opacity = String(1 - blur * 0.35);
        if (before < landsAt(motion) && ms >= landsAt(motion)) landed(column);
      }
      before = ms;
    }, atRest);
  };

  const fade = ({ from, to }: Spin, { atRest }: SpinTold): void => {
    const [leaving, coming] = [still(from), still(to)];
    showColumns(leaving.map((strip, column) => [strip, coming[column] ?? []].flat()));
    run((ms) => {
      const through = fadeAt(rules, ms);
      for (const strip of leaving) strip.style.opacity = String(1 - through);
      for (const strip of coming) strip.style.opacity = String(through);
    }, atRest);
  };

  return {
    rest(grid, winning) {
      cancelAnimationFrame(frame);
      showColumns(still(grid).map((strip) => [strip]));
      mark('plain-empty', () => false);
      mark('plain-lifted', (index) => winning.includes(index));
      mark('plain-back', (index) => winning.length > 0 && !winning.includes(index));
    },
    leaveEmpty(empty) {
      mark('plain-empty', (index) => empty.includes(index));
    },
    spin(spin, tell) {
      (spin.lessMotion ? fade : tumble)(spin, tell);
    },
  };
}
