import * as v from 'valibot';

/** How an artist has changed the way in which a picture was fitted into its place. */
const adjustment = v.object({
  /** How far it is moved from where it would be, in parts of its place's width and height. */
  x: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
  y: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
  /** How much larger it is than it would be. */
  scale: v.pipe(v.number(), v.minValue(0.25), v.maxValue(4)),
  /** Degrees clockwise. */
  turn: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Whether it fills its place and is cut at the edges, or is shown as a whole. */
  fit: v.picklist(['auto', 'cover', 'contain']),
  /** No background is removed unless the artist asks for it. */
  ground: v.picklist(['kept', 'removed']),
});

export type Adjustment = Readonly<v.InferOutput<typeof adjustment>>;

export const unadjusted: Adjustment = { x: 0, y: 0, scale: 1, turn: 0, fit: 'auto', ground: 'kept' };

const document = v.pipe(v.string(), v.parseJson(), adjustment);

export const writeAdjustment = (written: Adjustment): string => JSON.stringify(written);

/** Undefined where the text is none. */
export function readAdjustment(text: string): Adjustment | undefined {
  const { success, output } = v.safeParse(document, text);
  return success ? output : undefined;
}
