import * as v from 'valibot';
import type { Sheet, SheetFrame } from './sheet';

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

const tag = v.object({
  name: v.string(),
  from: side,
  to: side,
  direction: v.optional(v.picklist(['forward', 'reverse', 'pingpong', 'pingpong_reverse']), 'forward'),
});

const document = v.object({
  frames: v.union([v.array(frame), v.record(v.string(), frame)]),
  meta: v.optional(
    v.object({
      app: v.optional(v.string(), ''),
      size: v.optional(size),
      frameTags: v.optional(v.array(tag), []),
    }),
    {},
  ),
});

/** Numbers in names count as such: `fish-10` comes after `fish-9`. */
const inNaturalOrder = new Intl.Collator('en', { numeric: true });

/**
 * Reads the data of a sprite sheet: TexturePacker's JSON (hash or array) or Aseprite's (hash or array).
 *
 * @returns undefined where it is neither
 */
export function readSheet(text: string): Sheet | undefined {
  const { success, output } = v.safeParse(document, parsed(text));
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
    size: meta.size && { width: meta.size.w, height: meta.size.h },
    // Aseprite writes frames in order; other programs write them in the order of their files or of their places.
    frames: /aseprite/i.test(meta.app)
      ? read
      : read.toSorted((one, other) => inNaturalOrder.compare(one.name, other.name)),
    tags: meta.frameTags,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
