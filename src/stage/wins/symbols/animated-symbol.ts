import { nextTask } from '../../../ui/browser/pieces';
import { imageForScreen } from '../../../ui/browser/sized-images';
import type { SymbolAnimation, SymbolMotion } from '../../../games/art-files';
import type { SafeSvg } from '../../../games/safe-svg';
import { PRINTED, WHOLE, type Gestures, type Movement, type GameArt } from '../../../games/game-art';
import { createPrintedLayer, createPrintedPart } from '../../reels/printed-values';
import { fetchShippedSvg, parseSafeSvg } from '../../shipped-svg';
import { addFrames, createSheetView, isSheetLoaded, loadSheet } from './sprite-sheet';

/** The markup of each symbol's image that is an SVG, by its address, once it is loaded. */
const markups = new Map<string, SafeSvg>();

/** Fetches the images of a game's symbols ahead of a win. A symbol whose image fails to load moves as a whole. */
export async function preload({
  stageImages,
  animations,
}: Pick<GameArt, 'stageImages' | 'animations'>): Promise<void> {
  const vectors = Object.values(stageImages).filter((url) => url.includes('.svg') && !markups.has(url));
  const sheets = Object.values(animations).flatMap((all) => Object.values(all).flatMap((one) => one ?? []));
  // A phone takes a few milliseconds to ask for each: a press may come in between.
  let turn = Promise.resolve();
  const inTurn = vectors.map((url) => {
    turn = turn.then(nextTask);
    return turn.then(() => loadMarkup(url));
  });
  await Promise.all([...inTurn, ...sheets.map(loadSheet)]);
}

async function loadMarkup(url: string): Promise<void> {
  const svg = await fetchShippedSvg(url);
  if (svg !== null) markups.set(url, svg);
}

/** A symbol in the page whose parts can move. */
interface AnimatedSymbol {
  readonly element: HTMLElement;
  /** The names of the parts that its image has; empty where it is no SVG. */
  readonly parts: ReadonlySet<string>;
  /** Adds what the symbol does to a timeline, starting at this time (s). */
  act(timeline: gsap.core.Timeline, at: number): void;
}

/** The field that gestures are made for, in units. */
const FIELD = 256;
const CENTRE = '128 128';

/** The field of a symbol's SVG: its middle is the pivot of parts that name none. */
function fieldOf(image: Element) {
  const [x = 0, y = 0, width = FIELD, height = FIELD] = (image.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .flatMap((part) => (part === '' ? [] : Number(part)));
  return { x, y, unit: width / FIELD, centre: `${x + width / 2} ${y + height / 2}` };
}

/** What makes a symbol move: its images, its gesture and its animations. */
export type SymbolArt = Pick<
  GameArt,
  'stageImages' | 'pageImages' | 'markups' | 'gestures' | 'animations' | 'pixelated' | 'printedOn'
>;

/** The frames that move a symbol for this reason, once they are loaded. */
export function loadedFrames({ animations }: SymbolArt, symbol: string, motion: SymbolMotion) {
  const animation = animations[symbol]?.[motion];
  return animation && isSheetLoaded(animation) ? animation : null;
}

/**
 * Creates an element that shows a symbol. Its sprite sheet moves it if it has one for this reason. Otherwise its gesture does
 * after a win, and nothing does otherwise.
 */
export const createAnimatedSymbol = (
  art: SymbolArt,
  symbol: string,
  motion: SymbolMotion = 'win',
): AnimatedSymbol => {
  const frames = loadedFrames(art, symbol, motion);
  return frames ? createFramedSymbol(art, symbol, frames) : createMovedSymbol(art, symbol, motion);
};

/** Creates an element that shows a symbol and never moves. */
export const createStillSymbol = (art: SymbolArt, symbol: string): HTMLElement =>
  createMovedSymbol(art, symbol, 'rest').element;

/** The only movement of a symbol whose image has none of the parts that its gesture names. */
const bounce: Movement = { part: WHOLE, y: -12, at: 0, seconds: 0.2, times: 2 };

const isOfAnyImage = (part: string): boolean => part === WHOLE || part === PRINTED;

/** The movements of a symbol whose image has these parts: its gesture, or a bounce as a whole if it has none of them. */
export function chooseGesture(
  gestures: Gestures,
  symbol: string,
  parts: ReadonlySet<string>,
): readonly Movement[] {
  const own = (gestures[symbol] ?? []).filter(({ part }) => isOfAnyImage(part) || parts.has(part));
  return own.some(({ part }) => !isOfAnyImage(part)) ? own : [bounce];
}

function createElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'symbol-actor';
  return element;
}

/** A symbol that its sprite sheet moves. */
function createFramedSymbol(
  { pixelated, printedOn }: SymbolArt,
  symbol: string,
  animation: SymbolAnimation,
): AnimatedSymbol {
  const element = createElement();
  const view = createSheetView(animation, pixelated);
  element.append(view.element);
  const text = printedOn?.(symbol);
  if (text !== undefined) element.append(createPrintedLayer(text, symbol));
  let end = 0;
  return {
    element,
    parts: new Set(),
    act(timeline, at) {
      // One that lasts longer than the time between two gestures is played to its end.
      end = addFrames(timeline, view, animation, Math.max(at, end));
    },
  };
}

/** A symbol that its gesture moves, in an element with a shadow tree, so that the ids in its image clash with no others. */
function createMovedSymbol(art: SymbolArt, symbol: string, motion: SymbolMotion): AnimatedSymbol {
  const element = createElement();
  const image = createImage(art, symbol);
  element.attachShadow({ mode: 'open' }).append(image);
  image.setAttribute('width', '100%');
  image.setAttribute('height', '100%');
  const text = art.printedOn?.(symbol);
  if (text !== undefined) print(text, symbol, image);

  const { centre, unit } = fieldOf(image);
  const groups = new Map(
    [...image.querySelectorAll<SVGGElement>('g[id]')].map((group) => [group.id, group] as const),
  );
  const addMovement = (timeline: gsap.core.Timeline, movement: Movement, at: number): void => {
    const {
      part,
      turn = 0,
      scale = 1,
      scaleX = scale,
      scaleY = scale,
      x = 0,
      y = 0,
      seconds,
      times,
    } = movement;
    const group = groups.get(part);
    const toward = { duration: seconds, repeat: times * 2 - 1, yoyo: true, ease: 'sine.inOut' };
    if (group) {
      // What is printed lies on a field of its own.
      const [own, size] = part === PRINTED ? [CENTRE, 1] : [centre, unit];
      const svgOrigin = group.dataset['pivot'] ?? own;
      const moved = { rotation: turn, scaleX, scaleY, x: x * size, y: y * size };
      timeline.to(group, { ...toward, ...moved, svgOrigin }, at + movement.at);
    } else if (part === WHOLE) {
      // The whole is an element of the page, moved in percent of its side.
      const moved = { rotation: turn, scaleX, scaleY, xPercent: x / 2.56, yPercent: y / 2.56 };
      timeline.to(element, { ...toward, ...moved }, at + movement.at);
    }
  };
  const parts = new Set(groups.keys());
  return {
    element,
    parts,
    act(timeline, at) {
      if (motion !== 'win') return;
      for (const movement of chooseGesture(art.gestures, symbol, parts)) addMovement(timeline, movement, at);
    },
  };
}

/** Prints a text over a symbol's image: a part of an SVG, a layer over a bitmap. */
function print(text: string, symbol: string, image: HTMLElement | SVGSVGElement): void {
  if (image instanceof SVGSVGElement) {
    const { x, y, unit } = fieldOf(image);
    const field = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    field.setAttribute('transform', `translate(${x} ${y}) scale(${unit})`);
    field.append(createPrintedPart(text, symbol));
    image.append(field);
    return;
  }
  const layer = createPrintedLayer(text, symbol);
  // In a shadow tree, which the page's style does not reach.
  for (const { style } of [image, layer]) style.gridArea = '1 / 1';
  // Over an image that is clipped.
  layer.style.position = 'relative';
  image.after(layer);
}

/** A symbol's image: its SVG as elements where that is loaded and permitted, else its bitmap. */
function createImage(
  { stageImages, pageImages, markups: texts, pixelated }: SymbolArt,
  symbol: string,
): HTMLElement | SVGSVGElement {
  const svg = texts?.[symbol] ?? markups.get(stageImages[symbol] ?? '');
  const root = svg === undefined ? null : parseSafeSvg(svg);
  if (root) {
    const { width, height } = root;
    // An SVG without a viewBox would be cropped, not scaled.
    if (!root.hasAttribute('viewBox')) {
      root.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`);
    }
    return document.importNode(root, true);
  }
  const image = new Image();
  image.src = imageForScreen(pageImages[symbol] ?? '');
  image.alt = '';
  image.style.imageRendering = pixelated ? 'pixelated' : '';
  return image;
}
