import type { Finale, FinalePart } from '../../../games/finale';
import type { Span } from '../flights/coin-flight';
import { createElement, createImage } from '../elements';
import { addSwing } from './swing';

/** How long what lights up in the scene takes for it (s). */
const LIGHT_SECONDS = 1.6;

/** Plays a finale in a layer over the page from one moment of a timeline to another. */
export function addFinale(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  scene: HTMLElement | null,
  { lights = {}, parts }: Finale,
  span: Span,
): void {
  for (const [place, image] of Object.entries(lights)) {
    const lit = scene?.querySelector(`.scene-${place}`);
    if (!lit) continue;
    const light = createImage(image, 'absolute max-w-none opacity-0', layer);
    const [from, to] = [layer.getBoundingClientRect(), lit.getBoundingClientRect()];
    Object.assign(light.style, {
      left: `${to.left - from.left}px`,
      top: `${to.top - from.top}px`,
      width: `${to.width}px`,
    });
    timeline.to(light, { opacity: 1, duration: LIGHT_SECONDS, ease: 'sine.inOut' }, span.at);
  }
  for (const part of parts) addPart(timeline, layer, part, span);
}

function addPart(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  {
    image,
    width: heights,
    most = Infinity,
    ratio,
    pivot = [0.5, 0.5],
    opacity = 1,
    swing,
    steps = [],
    over,
    ...start
  }: FinalePart,
  { at, until }: Span,
): void {
  const { clientWidth, clientHeight } = layer;
  const width = Math.min(heights * clientHeight, most * clientWidth);
  const element = createElement('div', 'absolute top-0 left-0', layer);
  Object.assign(element.style, { width: `${width}px`, height: `${width / ratio}px` });
  // It swings inside of what turns.
  const picture = addSwinging(timeline, element, { image, pivot, swing }, { at, until });
  if (over) addSwinging(timeline, picture, over, { at, until });
  const place = (x: number, y: number) => {
    const inside = Math.max(-1, Math.min(x, 1));
    const right = ((1 + inside) * clientWidth + (x - inside) * width) / 2;
    return { x: right - pivot[0] * width, y: y * clientHeight - (pivot[1] * width) / ratio };
  };
  let { x, y } = start;
  timeline.set(element, { ...place(x, y), opacity, transformOrigin: originOf(pivot) }, 0);
  const lasts = until - at;
  for (const step of steps) {
    const { aim, turn = aim && aimed(aim) } = step;
    const to = { duration: step.takes * lasts, ease: step.ease ?? 'sine.inOut' };
    const begin = at + step.at * lasts;
    if (step.x !== undefined) timeline.to(element, { ...to, x: place((x = step.x), y).x }, begin);
    if (step.y !== undefined) timeline.to(element, { ...to, y: place(x, (y = step.y)).y }, begin);
    if (turn !== undefined) timeline.to(element, { ...to, rotation: turn }, begin);
    if (step.opacity !== undefined) timeline.to(element, { ...to, opacity: step.opacity }, begin);
  }

  /** How far something turns that looks to the left, to look at a place (degrees). */
  function aimed(target: Pick<FinalePart, 'x' | 'y'>): number {
    const [across, down] = [((x - target.x) / 2) * clientWidth, (target.y - y) * clientHeight];
    return (-Math.atan2(down, across) * 180) / Math.PI;
  }
}

const originOf = ([x, y]: readonly [number, number]): string => `${100 * x}% ${100 * y}%`;

/** Puts a picture over all of an element, in one of its own that swings. */
function addSwinging(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  { image, pivot = [0.5, 0.5], swing }: Pick<FinalePart, 'image' | 'pivot' | 'swing'>,
  { at, until }: Span,
): HTMLElement {
  const element = createElement('div', 'absolute inset-0', host);
  createImage(image, 'absolute size-full max-w-none', element);
  if (!swing) return element;
  element.style.transformOrigin = originOf(pivot);
  const { degrees, seconds } = swing;
  addSwing(timeline, element, { rotation: -degrees }, { rotation: degrees }, seconds, { at, until });
  return element;
}
