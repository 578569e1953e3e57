import * as v from 'valibot';
import type { Area } from '../rules/pixels';

export interface SheetFrame extends Area {
  readonly name: string;
  /** Milliseconds; undefined where the sheet's program knows no time. */
  readonly duration: number | undefined;
  /** Whether it lies in the sheet turned by a quarter, or without its transparent edges. */
  readonly isPacked: boolean;
}

/** What the data beside a sprite sheet says. */
export type Sheet = NonNullable<ReturnType<typeof readSheet>>;

/** Frames in the order in which they are shown, and how many per second. */
export interface FrameSequence {
  readonly frames: readonly SheetFrame[];
  readonly rate: number;
}

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const size = v.object({ w: side, h: side });

/** A frame as TexturePacker and Aseprite write it. */
const frame = v.object({
  filename: v.optional(v.string()),
  frame: v.object({ x: side, y: side, w: side, h: side }),
  rotated: v.optional(v.boolean()),
  trimmed: v.optional(v.boolean()),
  duration: v.optional(v.pipe(v.number(), v.finite())),
});

/** Some frames of a sheet under a name, as an animator marks them: the first and the last, counted from 0. */
const tag = v.object({
  name: v.string(),
  from: side,
  to: side,
  direction: v.optional(v.picklist(['forward', 'reverse', 'pingpong', 'pingpong_reverse']), 'forward'),
});

type SheetTag = v.InferOutput<typeof tag>;

const document = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    frames: v.union([v.array(frame), v.record(v.string(), frame)]),
    meta: v.optional(
      v.object({
        app: v.optional(v.string(), ''),
        size: v.optional(size),
        frameTags: v.optional(v.array(tag), []),
      }),
      {},
    ),
  }),
);

/** Numbers in names count as such: `fish-10` comes after `fish-9`. */
const inNaturalOrder = new Intl.Collator('en', { numeric: true });

/** Reads the data of a sprite sheet by TexturePacker or Aseprite (hash or array); undefined where it is neither. */
export function readSheet(text: string) {
  const { success, output } = v.safeParse(document, text);
  if (!success) return undefined;
  const { frames, meta } = output;
  const entries = Array.isArray(frames)
    ? frames.map((one, index) => ({ ...one, name: one.filename ?? String(index) }))
    : Object.entries(frames).map(([name, one]) => ({ ...one, name }));
  const read = entries.map(
    ({ name, frame: { x, y, w, h }, rotated = false, trimmed = false, duration }): SheetFrame => ({
      name,
      ...{ x, y, width: w, height: h },
      duration,
      isPacked: rotated || trimmed,
    }),
  );
  return {
    /** Of the picture; undefined where the data does not say. */
    size: meta.size && { width: meta.size.w, height: meta.size.h },
    // Aseprite writes frames in order; other programs write them in the order of their files or of their places.
    frames: /aseprite/i.test(meta.app)
      ? read
      : read.toSorted((one, other) => inNaturalOrder.compare(one.name, other.name)),
    tags: meta.frameTags,
  };
}

const DEFAULT_RATE = 24;

/** The frames for a motion (`win` or `rest`): those under a tag of its name, else under the only tag, else all. */
export function chooseFrames(sheet: Sheet, motion: string): FrameSequence {
  const tag =
    sheet.tags.find(({ name }) => name.toLowerCase() === motion) ??
    (sheet.tags.length === 1 ? sheet.tags[0] : undefined);
  const frames = tag ? framesUnder(tag, sheet.frames) : sheet.frames;
  return { frames, rate: rateOf(frames) };
}

function framesUnder({ from, to, direction }: SheetTag, all: readonly SheetFrame[]): readonly SheetFrame[] {
  const forward = all.slice(from, to + 1);
  const backward = forward.toReversed();
  if (direction === 'forward') return forward;
  if (direction === 'reverse') return backward;
  // Neither end is shown twice.
  const [there, back] = direction === 'pingpong' ? [forward, backward] : [backward, forward];
  return [...there, ...back.slice(1, -1)];
}

/** By what most of them take: frames that are held longer are not known here. */
function rateOf(frames: readonly SheetFrame[]): number {
  const durations = frames.flatMap(({ duration }) => (duration === undefined ? [] : [duration]));
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  return total > 0 ? (1000 * durations.length) / total : DEFAULT_RATE;
}
