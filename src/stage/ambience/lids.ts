import type { SafeSvg } from '../../games/safe-svg';
import { fetchShippedSvg, parseSafeSvg } from '../shipped-svg';

/** The closed lid of an eye, in percent of a symbol's side. */
export interface Lid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From above to below. */
  readonly colours: readonly [string, string];
}

/** By the address of a symbol's image. */
const found = new Map<string, Promise<readonly Lid[]>>();

/**
 * Loads the lids of a symbol's eyes from its image: an SVG whose groups `eye` and `eye-far` begin with the white of the eye, about their
 * pivot, and contain one path, the lid. None for any other image, or one that can't be fetched.
 */
export function loadLids(image: string): Promise<readonly Lid[]> {
  let lids = found.get(image);
  if (!lids) {
    lids = image.includes('.svg')
      ? fetchShippedSvg(image).then(
          (svg) => (svg === null ? [] : readLids(svg)),
          () => [],
        )
      : Promise.resolve([]);
    found.set(image, lids);
  }
  return lids;
}

/** How much larger a lid is than its eye. */
const OVERLAP = 1.06;

export function readLids(markup: SafeSvg): readonly Lid[] {
  const svg = parseSafeSvg(markup);
  if (!svg) return [];
  const [, , side = NaN] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const percent = (length: number): number => (length / side) * 100;
  return [...svg.querySelectorAll<SVGGElement>('#eye, #eye-far')].flatMap((eye) => {
    const white = eye.querySelector('circle, ellipse');
    const diameter = (axis: 'rx' | 'ry'): number =>
      2 * OVERLAP * Number(white?.getAttribute(axis) ?? white?.getAttribute('r') ?? NaN);
    const [x = NaN, y = NaN] = (eye.getAttribute('data-pivot') ?? '').split(' ').map(Number);
    const place = { x: percent(x), y: percent(y) };
    const size = { width: percent(diameter('rx')), height: percent(diameter('ry')) };
    const colours = coloursOf(svg, eye.querySelector('path')?.getAttribute('fill') ?? '');
    const isComplete = [...Object.values(place), ...Object.values(size)].every(Number.isFinite);
    return isComplete && colours ? [{ ...place, ...size, colours }] : [];
  });
}

/** The first and the last colour of a fill. */
function coloursOf(svg: Element, fill: string): Lid['colours'] | null {
  const [, gradient] = /^url\(#(.+)\)$/.exec(fill) ?? [];
  if (!gradient) return fill ? [fill, fill] : null;
  const stops = [...(svg.querySelector(`[id="${gradient}"]`)?.querySelectorAll('stop') ?? [])];
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => stop?.getAttribute('stop-color'));
  return first && last ? [first, last] : null;
}
