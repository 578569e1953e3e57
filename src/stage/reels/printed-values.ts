import { activeSkin } from '../../ui/skin/active-skin';
import { multiply, type Bet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { PRINTED } from '../../games/game-art';
import { formatCoins } from '../../ui/format/format';
import { roundTo } from './motion';
import { drawOnCanvas } from './symbol-drawing';

/** What is printed on a symbol; undefined on most. */
export type PrintedOn = (symbol: string) => string | undefined;

/** What symbols pay once they are collected, in coins, as it is printed on them. */
export interface PrintedValues {
  readonly on: PrintedOn;
  setBet(bet: Bet): void;
  /** Calls back after each change. Returns a function that ends it. */
  onChange(listener: () => void): () => void;
}

/** What is printed on a symbol at a bet: the coins that it pays, if it is a value. */
export function printedText(
  { symbols }: Pick<GameDefinition, 'symbols'>,
  symbol: string,
  bet: Bet,
): string | undefined {
  const value = symbols[symbol]?.value;
  return value === undefined ? undefined : formatCoins(multiply(bet, value));
}

/** What is printed on the symbols of a stage. */
export function createPrintedValues(definition: Pick<GameDefinition, 'symbols'>, first: Bet): PrintedValues {
  const listeners = new Set<() => void>();
  let bet = first;
  return {
    on: (symbol) => printedText(definition, symbol, bet),
    setBet(next) {
      if (next === bet) return;
      bet = next;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

// How they are printed, on the field of a symbol: in its middle, as large as they fit. Canvas, SVG and CSS (stage.css) draw
// it alike.

/** The side of a symbol's field, in whose units everything here is. */
const FIELD = 256;
const MAX_SIZE = 92;
const MAX_WIDTH = 208;
/** How wide a digit and a separator are, and how high a digit is, for a font of size 1. */
const font = { digit: 0.6, separator: 0.28, height: 0.7 } as const;
const fill = '#fff8e0';
/** Around each digit, half of it under the fill: it is read on light and dark pearls. */
const outline = { colour: '#1b0a36', width: 0.17 } as const;
const weight = 700;

// A look of square pixels has letters of eight dots to an em (src/ui/skin/pixel-art), on fields of 32 pixels: a dot covers one
// of those, and the outline too. Twice as large, the pearl would show between the outlines, as if it were dots of digits.
const pixelFont = { digit: 0.625, separator: 0.25, height: 0.75, size: 64 } as const;
const PIXEL = FIELD / 32;
const isPixelArt = (): boolean => activeSkin.getState().skin?.files.pixelated ?? false;

/** How wide a text is, for a font of size 1. */
const widthOf = (
  text: string,
  { digit, separator }: { readonly digit: number; readonly separator: number },
) => Array.from(text).reduce<number>((sum, one) => sum + (/\d/.test(one) ? digit : separator), 0);

const fontSizeOf = (text: string): number =>
  isPixelArt() ? pixelFont.size : Math.min(MAX_SIZE, MAX_WIDTH / (widthOf(text, font) + outline.width));

/** The middle of the text, with all dots on whole pixels; each letter has an empty one at its right. */
function middleOf(text: string, size: number): number {
  if (!isPixelArt()) return FIELD / 2;
  const half = (size * widthOf(text, pixelFont)) / 2;
  return roundTo(PIXEL, FIELD / 2 - half + size / 16) + half;
}

const outlineWidth = (size: number): number => (isPixelArt() ? 2 * PIXEL : size * outline.width);

/** The size of a text's font, as a part of its symbol's side. */
export const printedSize = (text: string): number => fontSizeOf(text) / FIELD;

/** Where the text stands (from the top). */
const baselineOf = (size: number): number =>
  (FIELD + size * (isPixelArt() ? pixelFont.height : font.height)) / 2;

/** The font on a canvas, which does not load it: `document.fonts.load` does. */
export const canvasFont = (pixels: number): string =>
  `${weight} ${pixels}px ${getComputedStyle(document.documentElement).getPropertyValue('--font-display')}`;

/** A symbol with a text printed on it. */
export function printOnCanvas(symbol: HTMLCanvasElement, text: string): HTMLCanvasElement {
  const context = drawOnCanvas(symbol.width, symbol.height);
  context.drawImage(symbol, 0, 0);
  const size = fontSizeOf(text);
  const scale = symbol.width / FIELD;
  context.scale(scale, scale);
  context.font = canvasFont(size);
  context.textAlign = 'center';
  context.lineJoin = isPixelArt() ? 'miter' : 'round';
  context.lineWidth = outlineWidth(size);
  context.strokeStyle = outline.colour;
  context.fillStyle = fill;
  const [x, y] = [middleOf(text, size), baselineOf(size)];
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
  return context.canvas;
}

const SVG = 'http://www.w3.org/2000/svg';
const PRINTED_ON = 'data-printed-on';

/** Creates a text, which `reprint` finds by its symbol. */
function createText(text: string, symbol: string): SVGTextElement {
  const element = document.createElementNS(SVG, 'text');
  const attributes = {
    [PRINTED_ON]: symbol,
    'text-anchor': 'middle',
    'font-weight': weight,
    fill,
    stroke: outline.colour,
    'stroke-linejoin': isPixelArt() ? 'miter' : 'round',
    'paint-order': 'stroke',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  // By the object model, which the page's security policy allows.
  element.style.fontFamily = 'var(--font-display)';
  setText(element, text);
  return element;
}

/** Creates a text as a part of a symbol's SVG, which its gesture can move. */
export function createPrintedPart(text: string, symbol: string): SVGGElement {
  const part = document.createElementNS(SVG, 'g');
  part.id = PRINTED;
  part.append(createText(text, symbol));
  return part;
}

/** Creates a text to lie over a symbol's bitmap, in an element as large as that (stage.css). */
export function createPrintedLayer(text: string, symbol: string): SVGSVGElement {
  const layer = document.createElementNS(SVG, 'svg');
  layer.setAttribute('class', 'printed-layer');
  layer.setAttribute('viewBox', `0 0 ${FIELD} ${FIELD}`);
  layer.setAttribute('aria-hidden', 'true');
  layer.append(createText(text, symbol));
  return layer;
}

function setText(element: SVGTextElement, text: string): void {
  const size = fontSizeOf(text);
  element.textContent = text;
  element.setAttribute('x', String(middleOf(text, size)));
  element.setAttribute('y', String(baselineOf(size)));
  element.setAttribute('font-size', String(size));
  element.setAttribute('stroke-width', String(outlineWidth(size)));
}

/** Prints the texts in an element again, those in the shadow trees of its children included. */
export function reprint(root: ParentNode, printedOn: PrintedOn): void {
  for (const element of root.querySelectorAll<SVGTextElement>(`[${PRINTED_ON}]`))
    setText(element, printedOn(element.getAttribute(PRINTED_ON) ?? '') ?? '');
  for (const { shadowRoot } of root.querySelectorAll('.symbol-actor'))
    if (shadowRoot) reprint(shadowRoot, printedOn);
}
