import type { GameDefinition } from '../../../engine/definition';
import type { GameArt } from '../../../games/playable';
import type { ReelRenderer } from '../reel-renderer';
import { stillStrip, type Strip } from '../strip';

/** How much of its opacity a reel loses at full speed. */
const BLUR_FADE = 0.35;

/** Reels of page elements in an empty `host` (stage.css): shown until the canvas is ready, and without a canvas. */
export function createDomReels(
  host: HTMLElement,
  { grid: { columns: count } }: Pick<GameDefinition, 'grid'>,
  { bitmaps }: Pick<GameArt, 'bitmaps'>,
): ReelRenderer {
  // The columns stay, so that a transition can move them; `showStrips` replaces what is in them.
  const columns = Array.from({ length: count }, () => {
    const column = document.createElement('div');
    column.className = 'plain-reel';
    return column;
  });
  host.replaceChildren(...columns);
  let strips: { readonly element: HTMLElement; readonly start: number }[] = [];
  /** With less motion, the grid that fades in over the strips. */
  let incoming: HTMLElement[] = [];

  const showStrips = (nextStrips: readonly Strip[], fadeIn: readonly Strip[] = []): void => {
    strips = nextStrips.map((strip) => ({ element: stripElement(strip, bitmaps), start: strip.start }));
    incoming = fadeIn.map((strip) => stripElement(strip, bitmaps));
    for (const [index, column] of columns.entries()) {
      const elements = [strips[index]?.element, incoming[index]].filter((element) => element !== undefined);
      column.replaceChildren(...elements);
    }
  };
  /** Sets this class on the columns for which `isMarked` holds, and removes it from the others. */
  const mark = (className: string, isMarked: (index: number) => boolean): void => {
    for (const [index, column] of columns.entries()) column.classList.toggle(className, isMarked(index));
  };

  return {
    show(grid, winning) {
      showStrips(grid.map(stillStrip));
      mark('plain-empty', () => false);
      mark('plain-lifted', (index) => winning.includes(index));
      mark('plain-back', (index) => winning.length > 0 && !winning.includes(index));
    },
    hideColumns(hidden) {
      mark('plain-empty', (index) => hidden.includes(index));
    },
    begin(spin) {
      showStrips(spin.strips, spin.fadeIn?.map(stillStrip));
    },
    draw({ reels, fade }) {
      for (const [column, { position, blur }] of reels.entries()) {
        const strip = strips[column];
        if (!strip) continue;
        moveTo(strip.element, strip.start - position);
        strip.element.style.opacity = String((1 - blur * BLUR_FADE) * (1 - fade));
      }
      for (const strip of incoming) strip.style.opacity = String(fade);
    },
  };
}

function stripElement({ symbols, start }: Strip, bitmaps: GameArt['bitmaps']): HTMLElement {
  const strip = document.createElement('div');
  strip.className = 'plain-strip';
  for (const id of symbols) {
    const image = document.createElement('img');
    image.src = bitmaps[id] ?? '';
    image.alt = '';
    image.draggable = false;
    strip.append(image);
  }
  moveTo(strip, start);
  return strip;
}

/** Moves a strip so that the symbol with this index is at the window's top; a fraction is between two symbols. */
function moveTo(strip: HTMLElement, top: number): void {
  strip.style.transform = `translateY(${(-top * 100) / strip.childElementCount}%)`;
}
