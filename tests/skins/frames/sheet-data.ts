/** Data of sprite sheets as the programs write it, of square frames that lie in one row. */

interface Wanted {
  readonly count: number;
  /** Pixels. */
  readonly side?: number;
  /** Milliseconds a frame. */
  readonly duration?: number;
}

const dataOf = (
  { count, side = 128 }: Wanted,
  nameOf: (index: number) => string,
  more: { readonly frame?: object; readonly meta: object },
) => {
  const frames = Array.from({ length: count }, (_, index) => ({
    filename: nameOf(index),
    frame: { x: index * side, y: 0, w: side, h: side },
    ...{ rotated: false, trimmed: false, spriteSourceSize: { x: 0, y: 0, w: side, h: side } },
    ...{ sourceSize: { w: side, h: side }, ...more.frame },
  }));
  // TexturePacker packs by the file's name as text, where 10 comes before 2.
  if (!more.frame) frames.sort((one, other) => (one.filename < other.filename ? -1 : 1));
  const meta = {
    ...{ image: 'fish.win.png', format: 'RGBA8888', size: { w: count * side, h: side }, scale: '1' },
    ...more.meta,
  };
  const named = frames.map(({ filename, ...rest }) => [filename, rest] as const);
  return { array: { frames, meta }, hash: { frames: Object.fromEntries(named), meta } };
};

export const texturePacker = (wanted: Wanted) =>
  dataOf(wanted, (index) => `fish-${index + 1}.png`, {
    meta: { app: 'https://www.codeandweb.com/texturepacker', version: '1.1' },
  });

export const aseprite = (wanted: Wanted, frameTags: readonly object[] = []) => {
  const layers = [{ name: 'Layer 1', opacity: 255, blendMode: 'normal' }];
  return dataOf(wanted, (index) => `fish ${index}.aseprite`, {
    frame: { duration: wanted.duration ?? 50 },
    meta: { app: 'https://www.aseprite.org/', version: '1.3.9-x64', frameTags, layers, slices: [] },
  });
};
