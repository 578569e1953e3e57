import { symbolBitmaps, symbolMasters } from '../../components/symbol-pictures';
import type { SymbolId } from '../../game/rules';
import { gestureOf, WHOLE, type Movement } from './gestures';

/** The text of each symbol's picture that is an SVG, once it has been asked for. */
const pictures = new Map<SymbolId, string>();

/**
 * What the page's policy keeps out of its elements, though it shows in a picture: styles written in the markup, and
 * pictures embedded in it. An SVG that has them acts as a whole.
 */
const KEPT_OUT = /<style\b|\sstyle\s*=|\bhref\s*=\s*["']\s*data:/;

/** Fetches the symbols' pictures, so that a win's show need not wait. One that can't be had acts as a whole. */
export async function rehearse(): Promise<void> {
  const vectors = (Object.entries(symbolMasters) as [SymbolId, string][]).filter(
    ([id, address]) => address.includes('.svg') && !pictures.has(id),
  );
  await Promise.all(
    vectors.map(async ([id, address]) => {
      const answer = await fetch(address);
      const text = answer.ok ? await answer.text() : '';
      if (text && !KEPT_OUT.test(text)) pictures.set(id, text);
    }),
  );
}

/** A symbol in the page whose parts can move. */
export interface SymbolActor {
  readonly element: HTMLElement;
  /** The names of the parts that its picture has; none where that is no SVG. */
  readonly parts: ReadonlySet<string>;
  /** Adds the symbol's gesture to a timeline, from this moment on (s). */
  act(timeline: gsap.core.Timeline, at: number): void;
}

/** The middle of a symbol's picture, about which its whole turns and grows, and its parts without a pivot of their own. */
const MIDDLE = '128 128';

/** Puts a symbol into an element of its own, apart from the page, so that the ids in its picture meet no others. */
export function castSymbol(symbol: SymbolId): SymbolActor {
  const element = document.createElement('div');
  element.className = 'symbol-actor';
  const picture = pictureOf(symbol);
  element.attachShadow({ mode: 'open' }).append(picture);
  picture.setAttribute('width', '100%');
  picture.setAttribute('height', '100%');

  const groups = new Map(
    [...picture.querySelectorAll<SVGGElement>('g[id]')].map((group) => [group.id, group] as const),
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
      takes,
      times,
    } = movement;
    const group = groups.get(part);
    const toward = { duration: takes, repeat: times * 2 - 1, yoyo: true, ease: 'sine.inOut' };
    if (group) {
      const svgOrigin = group.dataset['pivot'] ?? MIDDLE;
      timeline.to(group, { ...toward, rotation: turn, scaleX, scaleY, x, y, svgOrigin }, at + movement.at);
    } else if (part === WHOLE) {
      // The whole moves as an element of the page: in parts of its own side.
      const moved = { rotation: turn, scaleX, scaleY, xPercent: x / 2.56, yPercent: y / 2.56 };
      timeline.to(element, { ...toward, ...moved }, at + movement.at);
    }
  };
  const parts = new Set(groups.keys());
  return {
    element,
    parts,
    act(timeline, at) {
      for (const movement of gestureOf(symbol, parts)) addMovement(timeline, movement, at);
    },
  };
}

/** A symbol's picture as elements: its SVG where that has come and may be, else its bitmap. */
function pictureOf(symbol: SymbolId): Element {
  const text = pictures.get(symbol);
  const root = text && new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root instanceof SVGSVGElement) {
    const { width, height } = root;
    // A picture that gives its size alone would be cut, not scaled.
    if (!root.hasAttribute('viewBox')) {
      root.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`);
    }
    return document.importNode(root, true);
  }
  const image = new Image();
  image.src = symbolBitmaps[symbol];
  image.alt = '';
  return image;
}
