import type { ArtTools } from '../art-tools';
import { isSymbol } from '../image-list';
import { isInProportion, keepsCanvas } from '../rules/image-size';
import { MAX_BYTES } from '../rules/open-image';
import { imageDifference, type Area, type EncodedImage } from '../rules/pixels';
import { texts } from '../texts';
import { unadjusted, type Adjustment } from './adjustment';
import { fitBitmap, fittingNotes, mayBeSheet, visibilityNotes } from './fit-bitmap';
import { refused, type Fitting } from './fitting';
import { backgroundOf } from './background';
import { layOut, scaledTarget, SYMBOL_SIDE, type SlotPlace } from './layout';
import type { LeftOut } from '../svg/faults';
import { MAX_DRAWN, openSvg } from '../svg/open-svg';
import { elementsIn, MAX_ELEMENTS, newElement, writeSvg, type SvgElement } from '../svg/tree';
import { findDrawing, renderView, viewOf, viewText, withoutStretching, withView } from '../svg/view';

const { fit: messages } = texts;

/** How much a lighter form of a drawing may differ from it (0 to 1). */
const MAX_DIFFERENCE = 0.01;
/** The longer side of a bitmap that is made of an SVG (pixels), for a symbol. */
const BITMAP_SIDE = 2 * SYMBOL_SIDE.max;

/** Fits an SVG into its place, if it does not fit as it is. Throws an Error where it is no SVG that can be read. */
export async function fitSvg(
  bytes: Uint8Array<ArrayBuffer>,
  place: SlotPlace,
  adjustment: Adjustment | null,
  tools: ArtTools,
): Promise<Fitting> {
  const opened = openSvg(bytes);
  const { drawn } = opened;
  // Ahead of the first drawing: no browser would come to the end of some.
  if (drawn > MAX_ELEMENTS) return refused(texts.svg.tooComplex(MAX_ELEMENTS));
  const { notes, isOutward } = notesOf(opened.leftOut);
  const root = withoutStretching(opened.root);
  const view = viewOf(root) ?? (await findDrawing(root, tools.decode));
  const rendering = view && (await renderView(root, view, tools.decode));
  if (!view || !rendering?.seen) {
    return refused(isOutward ? messages.nothingLeft : texts.image.transparent);
  }
  const { slot, shown } = place;
  const { seen, pixels } = rendering;
  /** Whether the drawing looks otherwise with something about it changed. */
  const shows = async (changed: SvgElement): Promise<boolean> =>
    imageDifference(pixels, (await renderView(changed, view, tools.decode)).pixels) > 0;
  const warnings = [
    ...(opened.hasText && (await shows(withoutText(root))) ? [messages.text] : []),
    ...(opened.usesCurrentColor && (await shows(inOtherColour(root))) ? [messages.currentColor] : []),
  ];
  if (adjustment?.ground === 'removed') {
    const image = await asBitmap(root, view, BITMAP_SIDE, tools);
    const fitting = await fitBitmap(image, false, place, adjustment, tools);
    if (fitting.kind === 'refused') return fitting;
    return { ...fitting, notes: [...notes, ...fitting.notes, ...warnings] };
  }
  if (isSymbol(slot)) {
    // As fitBitmap says it of bitmaps.
    const background = backgroundOf(pixels);
    if (background) warnings.push(messages.ground[background.kind]);
    if (mayBeSheet(pixels, view)) warnings.push(messages.strip);
  }
  warnings.push(...visibilityNotes(pixels, slot));
  const size = { width: view.width, height: view.height };
  const own = inView(seen, view);
  const hasShape = isSymbol(slot) ? keepsCanvas(size, own, slot) : isInProportion(size, shown);
  const fits = hasShape && !adjustment;
  if (fits && opened.problems.length === 0 && isLightAndMovable(bytes, place)) {
    return { kind: 'kept', format: 'svg', notes: warnings };
  }
  const fitted = fits
    ? withView(root, view)
    : await laidOut(root, view, seen, place, adjustment ?? unadjusted, tools);
  const done = [...notes, ...(fits ? [] : fittingNotes(size, own, place)), ...warnings];
  const light = drawn <= MAX_DRAWN ? await lightForm(fitted, place, tools) : undefined;
  if (light) return { kind: 'changed', format: 'svg', bytes: light, notes: done };
  const longer = isSymbol(slot) ? SYMBOL_SIDE.max : 2 * Math.max(shown.width, shown.height);
  const image = await asBitmap(
    fitted,
    viewOf(fitted) ?? view,
    longer,
    tools,
    isSymbol(slot) ? 'png' : 'webp',
  );
  const format = image.format === 'webp' ? 'webp' : 'png';
  return {
    kind: 'changed',
    format,
    bytes: image.bytes,
    notes: [...done, drawnNote(fitted, drawn, place)],
  };
}

const inView = (area: Area, view: Area): Area => ({ ...area, x: area.x - view.x, y: area.y - view.y });

/** The same drawing without its text. */
function withoutText(root: SvgElement): SvgElement {
  const isText = (child: SvgElement | string): boolean => typeof child !== 'string' && child.name === 'text';
  const left = root.children.filter((child) => !isText(child));
  return { ...root, children: left.map((child) => (typeof child === 'string' ? child : withoutText(child))) };
}

/** The same drawing where its surroundings aren't black. */
const inOtherColour = (root: SvgElement): SvgElement => ({
  ...root,
  attributes: new Map([...root.attributes, ['color', '#ff0000']]),
});

/**
 * Why an SVG is turned into pixels: it draws too much, or its shapes are too heavy, or the pictures that are embedded in it. What
 * programs write beside the drawing doesn't count.
 */
function drawnNote(root: SvgElement, drawn: number, place: SlotPlace): string {
  if (drawn > MAX_DRAWN) return messages.drawnOften(drawn);
  const text = writeSvg(root);
  const pictures = [...text.matchAll(/data:image\/[^"')]+/g)];
  const embedded = pictures.reduce((sum, [uri]) => sum + uri.length, 0);
  const shapes = text.length - embedded;
  return embedded > shapes || shapes <= maxBytesIn(place)
    ? messages.drawnPictures(embedded)
    : messages.drawn(shapes);
}

const maxBytesIn = ({ slot }: SlotPlace): number => (isSymbol(slot) ? MAX_BYTES.symbolSvg : MAX_BYTES.svg);

/** What an artist is told of what was left out; `isOutward` where something was that is elsewhere. */
function notesOf(leftOut: readonly LeftOut[]): { readonly notes: string[]; readonly isOutward: boolean } {
  const kinds = new Set(leftOut.flatMap((one) => (typeof one === 'string' ? [one] : [])));
  const outward = new Set(leftOut.flatMap((one) => (typeof one === 'string' ? [] : [one.outward])));
  return {
    notes: [
      ...[...kinds].map((kind) => messages.leftOut[kind]),
      ...(outward.size > 0 ? [messages.leftOut.outward([...outward])] : []),
    ],
    isOutward: outward.size > 0,
  };
}

/** What keeps an SVG's parts from moving, or hides how an artist has called them. */
const NOT_MOVABLE = /<style\b|\sstyle\s*=|:label=|data-name=|serif:id=/;

/** Whether a file is light enough to stay as it is, byte for byte, and a symbol's parts can move. */
function isLightAndMovable(bytes: Uint8Array, place: SlotPlace): boolean {
  if (bytes.length > maxBytesIn(place)) return false;
  if (!isSymbol(place.slot)) return true;
  const text = new TextDecoder().decode(bytes);
  return !NOT_MOVABLE.test(text) && text.includes('viewBox');
}

/** An SVG that shows its drawing where it belongs in its place. */
async function laidOut(
  root: SvgElement,
  view: Area,
  seen: Area,
  { slot, target }: SlotPlace,
  adjustment: Adjustment,
  { decode }: ArtTools,
): Promise<SvgElement> {
  const isKept = keepsCanvas(view, inView(seen, view), slot);
  const own = inView(isKept ? view : seen, view);
  const box = { x: 0, y: 0, ...target.size };
  // In units of its own, as large as what is fitted.
  const into = scaledTarget(isKept ? { ...target, box } : target, Math.max(view.width, view.height));
  const { scale, x, y, centre } = layOut(view, own, into, adjustment);
  const area = {
    x: view.x - x / scale,
    y: view.y - y / scale,
    width: into.size.width / scale,
    height: into.size.height / scale,
  };
  const inDrawing = { x: view.x + (centre.x - x) / scale, y: view.y + (centre.y - y) / scale };
  const turned =
    adjustment.turn === 0
      ? root
      : {
          ...root,
          children: [
            newElement('g', { transform: `rotate(${adjustment.turn} ${inDrawing.x} ${inDrawing.y})` }, [
              ...root.children,
            ]),
          ],
        };
  const fitted = withView(turned, area);
  const shows = (await renderView(fitted, area, decode)).seen;
  // What lay beyond the edges of the artist's field would come into sight.
  const more = 0.02 * Math.max(view.width, view.height);
  const isWider =
    adjustment.turn === 0 &&
    shows &&
    (shows.x < view.x - more ||
      shows.y < view.y - more ||
      shows.x + shows.width > view.x + view.width + more ||
      shows.y + shows.height > view.y + view.height + more);
  if (!isWider) return fitted;
  const { width, height } = view;
  const inner = new Map(
    Object.entries({ x: String(view.x), y: String(view.y), width: String(width), height: String(height) }),
  );
  inner.set('viewBox', viewText(view));
  return newElement('svg', { viewBox: viewText(area) }, [{ ...root, attributes: inner }]);
}

/** The bytes of an SVG that is light enough for its place; undefined where none is. */
async function lightForm(
  root: SvgElement,
  place: SlotPlace,
  { decode }: ArtTools,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const maxBytes = maxBytesIn(place);
  const bytesOf = (one: SvgElement): Uint8Array<ArrayBuffer> => new TextEncoder().encode(writeSvg(one));
  const exact = bytesOf(root);
  if (exact.length <= maxBytes) return exact;
  const view = viewOf(root);
  if (exact.length > 4 * maxBytes || !view) return undefined;
  const rounded = withShortNumbers(root, Math.max(view.width, view.height));
  const bytes = bytesOf(rounded);
  if (bytes.length > maxBytes) return undefined;
  const [one, other] = [await renderView(root, view, decode), await renderView(rounded, view, decode)];
  return imageDifference(one.pixels, other.pixels) <= MAX_DIFFERENCE ? bytes : undefined;
}

/** The same drawing with as many decimals of its points as are seen. */
function withShortNumbers(root: SvgElement, side: number): SvgElement {
  const decimals = Math.max(0, 5 - Math.ceil(Math.log10(side)));
  const short = structuredClone(root);
  for (const { attributes } of elementsIn(short)) {
    for (const name of ['d', 'points']) {
      const written = attributes.get(name);
      if (written === undefined) continue;
      attributes.set(
        name,
        written.replace(/-?(?:(?<!\d)\d+)?\.\d+(?:e[-+]?\d+)?/gi, (number) => {
          const rounded = String(Number(Number(number).toFixed(decimals)));
          // A point may be all that parts it from the number before.
          return number.startsWith('-') && !rounded.startsWith('-')
            ? ` ${rounded}`
            : number.startsWith('.') && !rounded.startsWith('.')
              ? ` ${rounded}`
              : rounded;
        }),
      );
    }
  }
  return short;
}

async function asBitmap(
  root: SvgElement,
  view: Area,
  longer: number,
  { decode, encode }: ArtTools,
  format: 'png' | 'webp' = 'png',
): Promise<EncodedImage> {
  const { pixels } = await renderView(root, view, decode, longer);
  const { width, height } = pixels;
  return {
    ...(await encode({ width, height, data: Uint8ClampedArray.from(pixels.data) }, format)),
    width,
    height,
  };
}
