import * as v from 'valibot';
import { byName, framesUnder, type Atlas, type AtlasPage, type PackedFrame } from './atlas';

const coordinate = v.pipe(v.number(), v.finite());
const side = v.pipe(v.number(), v.finite(), v.minValue(0));
const size = v.object({ w: side, h: side });
const area = v.object({ x: side, y: side, w: side, h: side });

/** A frame as TexturePacker and Aseprite write it, and many others after them. */
const frame = v.object({
  filename: v.optional(v.string()),
  frame: area,
  rotated: v.optional(v.boolean(), false),
  spriteSourceSize: v.optional(v.object({ x: coordinate, y: coordinate })),
  sourceSize: v.optional(size),
  duration: v.fallback(v.optional(coordinate), undefined),
});
type Frame = v.InferOutput<typeof frame>;

const frames = v.union([v.array(frame), v.record(v.string(), frame)]);

/** Some frames of a sheet under a name, as an animator marks them: the first and the last, counted from 0. */
const tag = v.object({
  name: v.string(),
  from: side,
  to: side,
  direction: v.optional(v.string(), 'forward'),
});

/** Of what else programs write, only what can be read counts. */
const meta = v.object({
  app: v.fallback(v.optional(v.string(), ''), ''),
  image: v.fallback(v.optional(v.string()), undefined),
  size: v.fallback(v.optional(size), undefined),
  frameTags: v.fallback(v.optional(v.array(tag), []), []),
  related_multi_packs: v.fallback(v.optional(v.array(v.string()), []), []),
});

/** One page with its frames: what every program writes. */
const single = v.object({
  frames,
  meta: v.optional(meta, {}),
  /** As Pixi takes them: the names of frames. */
  animations: v.fallback(v.optional(v.record(v.string(), v.array(v.string())), {}), {}),
});

/** Several pages, as TexturePacker writes them for Phaser. */
const multiple = v.object({
  textures: v.array(v.object({ image: v.optional(v.string()), size: v.optional(size), frames })),
});

/** A list of frames and nothing else. */
const list = v.array(v.object({ name: v.optional(v.string()), x: side, y: side, width: side, height: side }));

const document = v.pipe(v.string(), v.parseJson(), v.union([single, multiple, list]));

/** Reads sheet data in JSON: TexturePacker's for anything, Aseprite's, Phaser's, Pixi's. Undefined where it is neither. */
export function readJsonAtlas(text: string): Atlas | undefined {
  const { success, output } = v.safeParse(document, text.replace(/^\uFEFF/, ''));
  if (!success) return undefined;
  if (Array.isArray(output)) {
    const read = output.map(({ name, x, y, width: w, height: h }, index) =>
      packedFrame({ frame: { x, y, w, h }, rotated: false }, name ?? String(index), 0),
    );
    return { ...empty, pages: [{ image: undefined, size: undefined }], frames: read };
  }
  if ('textures' in output) {
    return {
      ...empty,
      pages: output.textures.map(pageOf),
      frames: output.textures.flatMap((texture, page) => framesOf(texture.frames, page)).toSorted(byName),
    };
  }
  const { meta: about, animations } = output;
  const read = framesOf(output.frames, 0);
  const named = new Map(read.map((one) => [one.name, one]));
  return {
    pages: [pageOf(about)],
    // Aseprite writes frames in order; other programs write them in the order of their files or of their places.
    frames: /aseprite/i.test(about.app) ? read : read.toSorted(byName),
    clips: [
      ...about.frameTags.map((one) => ({ name: one.name, frames: framesUnder(one, read) })),
      ...Object.entries(animations).map(([name, names]) => ({
        name,
        frames: names.flatMap((one) => named.get(one) ?? []),
      })),
    ].filter((clip) => clip.frames.length > 0),
    others: about.related_multi_packs,
  };
}

const empty = { clips: [], others: [] };

const pageOf = ({
  image,
  size: wanted,
}:
  | v.InferOutput<typeof meta>
  | { image?: string | undefined; size?: v.InferOutput<typeof size> | undefined }): AtlasPage => ({
  image,
  size: wanted && { width: wanted.w, height: wanted.h },
});

function framesOf(all: v.InferOutput<typeof frames>, page: number): PackedFrame[] {
  return Array.isArray(all)
    ? all.map((one, index) => packedFrame(one, one.filename ?? String(index), page))
    : Object.entries(all).map(([name, one]) => packedFrame(one, name, page));
}

/** The size of a frame is that of the picture before it was turned, clockwise. */
function packedFrame(
  { frame: { x, y, w, h }, rotated, spriteSourceSize, sourceSize, duration }: Frame,
  name: string,
  page: number,
): PackedFrame {
  return {
    ...{ name, page, duration },
    area: rotated ? { x, y, width: h, height: w } : { x, y, width: w, height: h },
    ...(rotated && { turned: 'clockwise' }),
    offset: { x: spriteSourceSize?.x ?? 0, y: spriteSourceSize?.y ?? 0 },
    whole: sourceSize ? { width: sourceSize.w, height: sourceSize.h } : { width: w, height: h },
  };
}
