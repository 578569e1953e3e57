import {
  SEEN,
  visibleArea,
  type Area,
  type Coders,
  type EncodedImage,
  type Pixels,
  type Raster,
} from '../rules/pixels';
import { MB } from '../rules/weights';
import { texts } from '../texts';
import { hasFewColours } from '../fit/pixel-art';
import { blit, emptyRaster } from '../fit/raster';
import { blended, filledArea, scaled } from './drawing';
import type { FrameSource } from './frame-source';
import { likenessTo, MAX_DIFFERENCE, squareAround } from './likeness';
import { writeSheet, type FrameSequence } from './sheet';
import { FADE_STEPS, roomFor, toSteps, type Steps } from './timing';

const notes = texts.animationNotes;

/** A sheet as the stage plays it, and what had to be done for that: a sentence each. */
interface ComposedSheet {
  /** PNGs. */
  readonly sheet: Uint8Array<ArrayBuffer>;
  readonly data: string;
  /** A frame as a picture by itself, for a symbol that has no picture of its own: the first, unless that shows too little. */
  readonly still?: Uint8Array<ArrayBuffer>;
  /** Which frame that is, counted from 1, if it isn't the first. */
  readonly restFrame?: number;
  readonly notes: readonly string[];
}

interface Composing extends Coders {
  /** The symbol's picture, which the animation begins with; without one the first frame becomes that. */
  readonly still: EncodedImage | undefined;
  /** The name of the sheet's file. */
  readonly image: string;
}

/** What is taken of each frame, and the side of the square that it becomes (pixels). */
interface Framing {
  readonly part: Area;
  readonly side: number;
  readonly isSharp: boolean;
}

/** An enlargement that is worth mentioning. */
const MIN_ENLARGED = 1.25;
/** Pixels of a frame's side. A symbol is shown at 160 CSS pixels. */
const SIDES = { min: 128, usual: 256, max: 320, still: 512 };
const MAX_BYTES = 4 * MB;
/** The part of a square that a symbol fills: less, and it would look smaller than its neighbours. */
const FILLED = { min: 0.6, wanted: 0.92 };
/** Colours of pixel art in a sheet. */
const MAX_COLOURS = 256;
/** How long a still picture takes to become another (s). */
const FADE_SECONDS = 0.15;

/** Makes a sheet of frames of any size, number and timing; undefined where none of them shows anything. */
export async function compose(source: FrameSource, composing: Composing): Promise<ComposedSheet | undefined> {
  const { still, decode } = composing;
  const first = await source.pictureAt(0);
  const likeness = still && (await likenessTo(still, first, decode));
  const rest = still ? undefined : await clearerFrame(source);
  const isFaded = rest !== undefined || (likeness !== undefined && likeness.difference > MAX_DIFFERENCE);
  const { steps, notes: timing } = toSteps(source.durations, roomFor({ isFaded }));

  const shown = [...new Set(steps.order)];
  const frames: Pixels[] = [];
  for (const index of shown) frames.push(await source.pictureAt(index));
  if (!frames.some((frame) => visibleArea(frame, 1))) return undefined;
  const order = steps.order.map((index) => shown.indexOf(index));
  const { part, isMoved } = likeness ?? partFilled([...frames, ...(rest ? [rest.picture] : [])]);
  const framing = framingOf(part, hasFewColours(first, MAX_COLOURS));
  const all = [
    ...(isMoved && !still ? [notes.cropped] : []),
    ...(isMoved && still && !isFaded ? [notes.linedUp] : []),
    ...(isMoved || first.width === first.height ? [] : [notes.squared]),
    ...(framing.side > MIN_ENLARGED * part.width
      ? [notes[framing.isSharp ? 'enlarged' : 'enlargedSoft'](part.width, framing.side)]
      : []),
    ...(isFaded ? [notes.faded] : []),
    ...timing,
  ];
  const begin = rest?.picture;
  const made = await packed({ frames, order, rate: steps.rate, isFaded, begin }, framing, composing);
  if (still) return { ...made, notes: all };
  const larger = framing.isSharp ? framing.side : Math.max(framing.side, Math.min(SIDES.still, part.width));
  const shownAtRest = begin ?? frames[order[0] ?? 0] ?? first;
  const picture = scaled(shownAtRest, framing.part, Math.round(larger), framing.isSharp);
  return {
    ...made,
    still: (await composing.encode(picture, 'png')).bytes,
    ...(rest && { restFrame: rest.index + 1 }),
    notes: all,
  };
}

/** The part of what the fullest frame shows that the first shows at least, to stand for the symbol at rest. */
const MIN_SHOWN = 0.25;

/** The frame that shows most, if the first shows next to nothing beside it: what jumps out of water, or appears. */
async function clearerFrame(
  source: FrameSource,
): Promise<{ readonly index: number; readonly picture: Pixels } | undefined> {
  const { steps } = toSteps(source.durations, roomFor({ isFaded: true }));
  let [first, most, fullest] = [0, 0, 0];
  for (const index of new Set([0, ...steps.order])) {
    const shown = shownPixels(await source.pictureAt(index));
    if (index === 0) first = shown;
    if (shown > most) [most, fullest] = [shown, index];
  }
  return first >= MIN_SHOWN * most ? undefined : { index: fullest, picture: await source.pictureAt(fullest) };
}

function shownPixels({ data }: Pixels): number {
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) >= SEEN) count += 1;
  return count;
}

/** The square around what is drawn in any of the frames, where they have much empty space around it. */
function partFilled(frames: readonly Pixels[]): { part: Area; isMoved: boolean } {
  const [first = { width: 1, height: 1 }] = frames;
  const whole = squareAround(first);
  const filled = filledArea(frames);
  if (!filled || Math.max(filled.width, filled.height) >= FILLED.min * whole.width)
    return { part: whole, isMoved: false };
  const side = Math.round(Math.max(filled.width, filled.height) / FILLED.wanted);
  const [x, y] = [
    Math.round(filled.x + (filled.width - side) / 2),
    Math.round(filled.y + (filled.height - side) / 2),
  ];
  return { part: { x, y, width: side, height: side }, isMoved: true };
}

/** Pixel art is enlarged by a whole number; other frames are made as large as the stage needs them. */
function framingOf(part: Area, isPixels: boolean): Framing {
  const size = part.width;
  if (isPixels && size <= SIDES.max) {
    const [x, y, side] = [Math.round(part.x), Math.round(part.y), Math.round(size)];
    const scale = side >= SIDES.min ? 1 : Math.ceil(SIDES.usual / side);
    return { part: { x, y, width: side, height: side }, side: side * scale, isSharp: true };
  }
  const side = Math.min(SIDES.max, Math.max(SIDES.min, Math.ceil(size)));
  return { part, side, isSharp: false };
}

interface Movement {
  readonly frames: readonly Pixels[];
  readonly order: readonly number[];
  readonly rate: number;
  readonly isFaded: boolean;
  /** The frame that it begins with, if the symbol has no picture and the first frame is none. */
  readonly begin: Pixels | undefined;
}

/** Draws frames on a sheet: smaller ones where it would be too heavy. */
async function packed(movement: Movement, framing: Framing, composing: Composing): Promise<ComposedSheet> {
  const squares = movement.frames.map((frame) => scaled(frame, framing.part, framing.side, framing.isSharp));
  const { pictures, steps } = movement.isFaded
    ? await withFade(squares, movement, framing, composing)
    : { pictures: squares, steps: movement };
  const columns = Math.ceil(Math.sqrt(pictures.length));
  const { side } = framing;
  const size = { width: columns * side, height: Math.ceil(pictures.length / columns) * side };
  const sheet = emptyRaster(size);
  const places = pictures.map((picture, index): Area => {
    const corner = { x: (index % columns) * side, y: Math.floor(index / columns) * side };
    blit(sheet, picture, corner);
    return { ...corner, width: side, height: side };
  });
  const { bytes } = await composing.encode(sheet, 'png');
  if (bytes.length > MAX_BYTES && side > SIDES.min) {
    const smaller = Math.max(SIDES.min, Math.round(0.75 * side));
    return packed(movement, { ...framing, side: smaller, isSharp: false }, composing);
  }
  const sequence: FrameSequence = {
    frames: steps.order.flatMap((index) => places[index] ?? []),
    rate: steps.rate,
  };
  return { sheet: bytes, data: writeSheet(sequence, { image: composing.image, size }), notes: [] };
}

/** Frames between the still picture and those of an animation, before and after it. */
async function withFade(
  squares: readonly Raster[],
  { order, rate, begin: rest }: Movement,
  framing: Framing,
  { still, decode }: Composing,
): Promise<{ pictures: readonly Pixels[]; steps: Steps }> {
  const [side = 1] = squares.map(({ width }) => width);
  const begin = rest
    ? scaled(rest, framing.part, side, framing.isSharp)
    : still
      ? await decode(still, { width: side, height: side })
      : emptyRaster({ width: side, height: side });
  const count = Math.min(FADE_STEPS, Math.max(1, Math.round(FADE_SECONDS * rate)));
  const fading = Array.from({ length: count }, (_, index) => index);
  const [first, last] = [squares[order[0] ?? 0], squares[order.at(-1) ?? 0]];
  if (!first || !last) return { pictures: squares, steps: { order, rate } };
  const before = fading.map((step) => blended(begin, first, step / count));
  const after = fading.map((step) => blended(last, begin, (step + 1) / (count + 1)));
  const pictures = [...squares, ...before, ...after];
  const added = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  return {
    pictures,
    steps: {
      order: [
        ...added(squares.length, before.length),
        ...order,
        ...added(squares.length + before.length, after.length),
      ],
      rate,
    },
  };
}
