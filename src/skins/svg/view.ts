import type { Size } from '../image-list';
import { SEEN, visibleArea, type Area, type DecodePixels, type Pixels } from '../rules/pixels';
import { svgSize } from './svg-size';
import { newElement, writeSvg, type SvgElement } from './tree';

/** Pixels of the longer side in which an SVG is looked at. */
const RENDERED_SIDE = 512;
/** Fields in which a drawing without a size is looked for: the longer half of their side, around the origin. */
const FIELDS = [2_000, 60_000];

const numbersOf = (text = ''): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

/** The area that an SVG shows, in its own units; undefined where it says nothing of that. */
export function viewOf({ attributes }: SvgElement): Area | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbersOf(attributes.get('viewBox'));
  const size = svgSize({ width: attributes.get('width'), height: attributes.get('height') });
  if (!(width > 0 && height > 0 && Number.isFinite(x + y + width + height))) {
    return size && { x: 0, y: 0, ...size };
  }
  if (!size) return { x, y, width, height };
  // Where the proportion is another, there is space at two sides.
  const scale = Math.min(size.width / width, size.height / height);
  const [wide, high] = [size.width / scale, size.height / scale];
  const [across = 0.5, down = 0.5] = alignmentOf(attributes.get('preserveAspectRatio'));
  return { x: x - (wide - width) * across, y: y - (high - height) * down, width: wide, height: high };
}

const PARTS: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };
const alignmentOf = (written = ''): (number | undefined)[] => {
  const [, across = '', down = ''] = /x(M\w\w)Y(M\w\w)/.exec(written) ?? [];
  return [PARTS[across], PARTS[down]];
};

/** The same SVG, so that a view box alone says what is seen. One that stretches or cuts its drawing becomes a part of another. */
export function withoutStretching(root: SvgElement): SvgElement {
  const { attributes } = root;
  const size = svgSize({ width: attributes.get('width'), height: attributes.get('height') });
  if (
    !/none|slice/.test(attributes.get('preserveAspectRatio') ?? '') ||
    !attributes.has('viewBox') ||
    !size
  ) {
    return root;
  }
  const inner = new Map([...attributes, ['width', String(size.width)], ['height', String(size.height)]]);
  return newElement('svg', { viewBox: viewText({ x: 0, y: 0, ...size }) }, [{ ...root, attributes: inner }]);
}

/** The same SVG, which shows this much. */
export function withView(root: SvgElement, view: Area): SvgElement {
  const others = [...root.attributes].filter(
    ([name]) => !['width', 'height', 'x', 'y', 'viewBox', 'preserveAspectRatio'].includes(name),
  );
  return { ...root, attributes: new Map([['viewBox', viewText(view)], ...others]) };
}

export const viewText = ({ x, y, width, height }: Area): string =>
  [x, y, width, height].map((value) => Number(value.toPrecision(7))).join(' ');

/** Draws the part of an SVG within a view, and says where in its units something is visible. */
export async function renderView(root: SvgElement, view: Area, decode: DecodePixels, side = RENDERED_SIDE) {
  const scale = side / Math.max(view.width, view.height);
  const size: Size = {
    width: Math.max(1, Math.round(view.width * scale)),
    height: Math.max(1, Math.round(view.height * scale)),
  };
  const attributes = new Map(root.attributes);
  attributes.set('viewBox', viewText(view));
  attributes.set('width', String(size.width));
  attributes.set('height', String(size.height));
  const bytes = new TextEncoder().encode(writeSvg({ ...root, attributes }));
  const pixels = await decode({ bytes, format: 'svg', ...size }, size);
  const seen = visibleArea(pixels, SEEN) ?? visibleArea(pixels, 1);
  return { pixels, seen: seen && inUnits(seen, pixels, view) };
}

const inUnits = (area: Area, pixels: Pixels, view: Area): Area => ({
  x: view.x + (area.x * view.width) / pixels.width,
  y: view.y + (area.y * view.height) / pixels.height,
  width: (area.width * view.width) / pixels.width,
  height: (area.height * view.height) / pixels.height,
});

/** Looks for a drawing that says nothing of its size: in a large field, then closely. Undefined where it shows nothing. */
export async function findDrawing(root: SvgElement, decode: DecodePixels): Promise<Area | undefined> {
  for (const half of FIELDS) {
    const field = { x: -half, y: -half, width: 2 * half, height: 2 * half };
    const { seen } = await renderView(root, field, decode, 2 * RENDERED_SIDE);
    if (!seen) continue;
    const more = 0.02 * Math.max(seen.width, seen.height) + half / RENDERED_SIDE;
    const near = {
      x: seen.x - more,
      y: seen.y - more,
      width: seen.width + 2 * more,
      height: seen.height + 2 * more,
    };
    return (await renderView(root, near, decode)).seen ?? near;
  }
  return undefined;
}
