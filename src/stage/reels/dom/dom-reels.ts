import type { Cell, GameDefinition } from '../../../engine/definition';
import type { GameArt } from '../../../games/game-art';
import { ART_PIXEL, roundTo } from '../motion';
import type { ReelRenderer } from '../reel-renderer';
import { hasCell, isInColumn } from '../../winning-cells';
import { createPrintedLayer } from '../printed-values';
import { stillStrip, type Strip } from '../strip';
import { imageForScreen, showForScreen } from '../../../ui/browser/sized-images';

/** How much of its opacity a reel loses at full speed (stage.css says it again for reels with pictures of their own for that). */
const BLUR_FADE = 0.35;
/** How far a reel is blurred, on a strip of which some symbols have a picture of their own for that (stage.css). */
const BLUR_PROPERTY = '--blur';

/** The class of a strip of which some symbols have a picture of their own at full speed (stage.css). */
const BLURRED = 'dom-blurred';

/** What is lifted as one in a win. */
interface Part {
  readonly element: Element;
  /** Whether one of these cells is in it. */
  readonly isIn: (cells: readonly Cell[]) => boolean;
}

/** Reels of page elements in an empty `host` (stage.css): shown until the canvas is ready, and without a canvas. */
export function createDomReels(
  host: HTMLElement,
  { grid: { columns: count, rows } }: Pick<GameDefinition, 'grid'>,
  art: Pick<GameArt, 'pageImages' | 'blurImages' | 'stage' | 'printedOn'>,
): ReelRenderer {
  const { winHighlight } = art.stage;
  // The columns stay, so that a transition can move them; `showStrips` replaces what is in them.
  const columns = Array.from({ length: count }, () => {
    const column = document.createElement('div');
    column.className = 'dom-reel';
    return column;
  });
  host.replaceChildren(...columns);
  let strips: { readonly element: HTMLElement; readonly start: number; readonly hasBlurs: boolean }[] = [];
  /** With less motion, the grid that fades in over the strips. */
  let incoming: HTMLElement[] = [];
  /** What strips of pixel art move by, and the height of a cell (CSS pixels). */
  let pixels: { readonly step: number; readonly pitch: number } | null = null;
  const blurs = preloadBlurs(art);

  const showStrips = (
    nextStrips: readonly Strip[],
    blursOf: Blurs | null,
    fadeIn: readonly Strip[] = [],
  ): void => {
    const width = host.clientWidth / count;
    strips = nextStrips.map((strip) => {
      const element = stripElement(strip, rows, art, width, blursOf);
      return { element, start: strip.start, hasBlurs: element.classList.contains(BLURRED) };
    });
    incoming = fadeIn.map((strip) => stripElement(strip, rows, art, width, null));
    for (const [index, column] of columns.entries()) {
      const elements = [strips[index]?.element, incoming[index]].filter((element) => element !== undefined);
      column.replaceChildren(...elements);
    }
  };
  /** The columns or cells of the grid at rest. */
  const parts = (): Part[] =>
    winHighlight.of === 'column'
      ? columns.map((element, column) => ({ element, isIn: (cells) => isInColumn(cells, column) }))
      : strips.flatMap(({ element: { children } }, column) =>
          Array.from(children, (element, row) => ({
            element,
            isIn: (cells) => hasCell(cells, { column, row }),
          })),
        );
  /** Sets this class on the parts for which `isMarked` holds, and removes it from the others. */
  const mark = (className: string, isMarked: (part: Part) => boolean): void => {
    for (const part of parts()) part.element.classList.toggle(className, isMarked(part));
  };

  return {
    show(grid, winning) {
      showStrips(grid.map(stillStrip), null);
      mark('dom-empty', () => false);
      mark('dom-lifted', (part) => part.isIn(winning));
      mark('dom-back', (part) => winning.length > 0 && !part.isIn(winning));
    },
    hideCells(hidden) {
      mark('dom-empty', (part) => part.isIn(hidden));
    },
    hideReels(hidden) {
      for (const [column, { style }] of columns.entries())
        style.visibility = hidden.includes(column) ? 'hidden' : '';
    },
    begin(spin) {
      const step = Number.parseFloat(getComputedStyle(host).getPropertyValue(ART_PIXEL));
      pixels = step > 0 ? { step, pitch: host.clientHeight / rows } : null;
      showStrips(spin.strips, spin.fadeIn ? null : blurs, spin.fadeIn?.map(stillStrip));
    },
    draw({ reels, fade }) {
      for (const [column, { position, blur, squash }] of reels.entries()) {
        const strip = strips[column];
        if (!strip) continue;
        if (pixels) {
          const way = roundTo(pixels.step, (position - strip.start) * pixels.pitch);
          strip.element.style.transform = `translateY(${way}px)`;
        } else {
          moveTo(strip.element, strip.start - position);
          strip.element.style.scale = squash === 0 ? '' : `${1 + squash / 2} ${1 - squash}`;
        }
        if (strip.hasBlurs) strip.element.style.setProperty(BLUR_PROPERTY, String(blur));
        else strip.element.style.opacity = String((1 - blur * BLUR_FADE) * (1 - fade));
      }
      for (const strip of incoming) strip.style.opacity = String(fade);
    },
  };
}

/** The addresses of the pictures that symbols show at full speed, by their ids. */
type Blurs = ReadonlyMap<string, string>;

/** Those that are loaded: until then the symbol is blurred as any other. */
function preloadBlurs({ blurImages }: Pick<GameArt, 'blurImages'>): Blurs {
  const loaded = new Map<string, string>();
  for (const [id, address] of Object.entries(blurImages)) {
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = imageForScreen(address);
    image.decode().then(
      () => loaded.set(id, image.src),
      (reason: unknown) => console.warn('A symbol is blurred without its picture for that.', reason),
    );
  }
  return loaded;
}

/**
 * @param width of a symbol (CSS pixels); 0 where it isn't known
 * @param blurs of a strip that turns
 */
function stripElement(
  { symbols, start }: Strip,
  rows: number,
  { pageImages, printedOn }: Pick<GameArt, 'pageImages' | 'printedOn'>,
  width: number,
  blurs: Blurs | null,
): HTMLElement {
  const strip = document.createElement('div');
  strip.className = 'dom-strip';
  if (blurs && symbols.some((id) => blurs.has(id))) strip.classList.add(BLURRED);
  // It is pressed down upon the window's lower edge.
  strip.style.transformOrigin = `50% ${(rows * 100) / symbols.length}%`;
  for (const id of symbols) {
    const image = document.createElement('img');
    showForScreen(image, pageImages[id] ?? '', width || undefined);
    image.alt = '';
    image.draggable = false;
    const text = printedOn?.(id);
    const blur = blurs?.get(id);
    if (text === undefined && blur === undefined) {
      strip.append(image);
      continue;
    }
    const cell = document.createElement('div');
    cell.className = 'dom-cell';
    const still = text === undefined ? [image] : [image, createPrintedLayer(text, id)];
    cell.append(...still, ...(blur === undefined ? [] : [createBlur(blur)]));
    strip.append(cell);
  }
  moveTo(strip, start);
  return strip;
}

/** A symbol's picture at full speed, to lie over it. */
function createBlur(address: string): HTMLImageElement {
  const image = document.createElement('img');
  image.className = 'dom-blur';
  image.src = address;
  image.alt = '';
  image.draggable = false;
  return image;
}

/** Moves a strip so that the symbol with this index is at the window's top; a fraction is between two symbols. */
function moveTo(strip: HTMLElement, top: number): void {
  strip.style.transform = `translateY(${(-top * 100) / strip.childElementCount}%)`;
}
