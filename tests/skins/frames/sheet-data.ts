/** Data of sprite sheets as the programs write it, of square frames that lie in one row. */

interface Wanted {
  readonly count: number;
  /** Pixels. */
  readonly side?: number;
  /** Milliseconds a frame. */
  readonly duration?: number;
}

const place = (index: number, side: number) => ({ x: index * side, y: 0, w: side, h: side });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Fields that each program writes for each frame. */
const fields = (index: number, side: number) => ({
  frame: place(index, side),
  rotated: false,
  trimmed: false,
  spriteSourceSize: { x: 0, y: 0, w: side, h: side },
  sourceSize: { w: side, h: side },
});

const size = (count: number, side: number) => ({ w: count * side, h: side });

export const texturePacker = ({ count, side = 128 }: Wanted) => {
  const frames = numbered(count).map((index) => ({
    filename: `fish-${index + 1}.png`,
    ...fields(index, side),
  }));
  const meta = {
    app: 'https://www.codeandweb.com/texturepacker',
    version: '1.1',
    image: 'fish.win.png',
    format: 'RGBA8888',
    size: size(count, side),
    scale: '1',
  };
  // Packed by its file's name as text, where 10 comes before 2.
  const sorted = frames.toSorted((one, other) => (one.filename < other.filename ? -1 : 1));
  return {
    array: { frames: sorted, meta },
    hash: { frames: Object.fromEntries(sorted.map(({ filename, ...rest }) => [filename, rest])), meta },
  };
};

export const aseprite = ({ count, side = 128, duration = 50 }: Wanted, frameTags: readonly object[] = []) => {
  const frames = numbered(count).map((index) => ({
    filename: `fish ${index}.aseprite`,
    ...fields(index, side),
    duration,
  }));
  const meta = {
    app: 'https://www.aseprite.org/',
    version: '1.3.9-x64',
    image: 'fish.win.png',
    format: 'RGBA8888',
    size: size(count, side),
    scale: '1',
    frameTags,
    layers: [{ name: 'Layer 1', opacity: 255, blendMode: 'normal' }],
    slices: [],
  };
  return {
    array: { frames, meta },
    hash: { frames: Object.fromEntries(frames.map(({ filename, ...rest }) => [filename, rest])), meta },
  };
};
