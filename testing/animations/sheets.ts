import type { Raster } from '../../src/skins/rules/pixels';

// Sheets as programs pack them.

/** A frame on a sheet: where it lies, how it was turned, and where what was left of it belongs. */
export interface Packed {
  readonly page: number;
  /** Before it was turned (pixels). */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turned: 'clockwise' | 'counterclockwise' | undefined;
  readonly left: number;
  readonly top: number;
  readonly whole: { readonly width: number; readonly height: number };
}

interface Packing {
  readonly isTrimmed?: boolean;
  /** Every other frame is turned like this. */
  readonly turned?: Packed['turned'];
  /** Over how many pages they are spread. */
  readonly pages?: number;
  /** Pixels between frames. */
  readonly gap?: number;
  /** Frames in a row. */
  readonly columns?: number;
}

const empty = (width: number, height: number): Raster => ({
  ...{ width, height },
  data: new Uint8ClampedArray(width * height * 4),
});

const alpha = ({ width, data }: Raster, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;

/** The first and last rows and columns in which anything is seen. */
function edges(frame: Raster) {
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      if (alpha(frame, x, y) === 0) continue;
      rows.add(y);
      columns.add(x);
    }
  }
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

/** Packs frames from left to right, each row as high as its highest frame. */
export function packSheet(
  frames: readonly Raster[],
  { isTrimmed = false, turned, pages: count = 1, gap = 0, columns = 4 }: Packing = {},
): { readonly pages: readonly Raster[]; readonly packed: readonly Packed[] } {
  const perPage = Math.ceil(frames.length / count);
  const pages: Raster[] = [];
  const packed: Packed[] = [];
  for (let page = 0; page < count; page++) {
    const own = frames.slice(page * perPage, (page + 1) * perPage);
    let [x, y, high] = [gap, gap, 0];
    const placed = own.map((frame, index) => {
      const area = isTrimmed ? edges(frame) : { left: 0, top: 0, width: frame.width, height: frame.height };
      const turn = index % 2 === 1 ? turned : undefined;
      const [wide, tall] = turn ? [area.height, area.width] : [area.width, area.height];
      if (index > 0 && index % columns === 0) [x, y, high] = [gap, y + high + gap, 0];
      const place = { frame, x, y, right: x + wide, bottom: y + tall, turned: turn, ...area };
      x += wide + gap;
      high = Math.max(high, tall);
      return place;
    });
    const sheet = empty(
      Math.max(...placed.map((one) => one.right)) + gap,
      Math.max(...placed.map((one) => one.bottom)) + gap,
    );
    for (const { frame, x: across, y: down, ...area } of placed) {
      for (let row = 0; row < area.height; row++) {
        for (let column = 0; column < area.width; column++) {
          const from = ((area.top + row) * frame.width + area.left + column) * 4;
          const [toX, toY] =
            area.turned === 'clockwise'
              ? [area.height - 1 - row, column]
              : area.turned === 'counterclockwise'
                ? [row, area.width - 1 - column]
                : [column, row];
          const to = ((down + toY) * sheet.width + across + toX) * 4;
          sheet.data.set(frame.data.subarray(from, from + 4), to);
        }
      }
      packed.push({
        ...{ page, x: across, y: down, whole: { width: frame.width, height: frame.height } },
        ...{ width: area.width, height: area.height, turned: area.turned, left: area.left, top: area.top },
      });
    }
    pages.push(sheet);
  }
  return { pages, packed };
}

type Named = readonly (readonly [name: string, frame: Packed])[];

/** Frames with their names. */
export const named = (packed: readonly Packed[], nameOf: (index: number) => string): Named =>
  packed.map((frame, index) => [nameOf(index), frame]);

const jsonFrame = ({ x, y, width: w, height: h, turned, left, top, whole }: Packed) => ({
  frame: { x, y, w, h },
  rotated: turned !== undefined,
  trimmed: w !== whole.width || h !== whole.height,
  spriteSourceSize: { x: left, y: top, w, h },
  sourceSize: { w: whole.width, h: whole.height },
});

const sizeOf = ({ width: w, height: h }: Raster) => ({ w, h });

/** TexturePacker and Phaser: a hash of frames, or with `isArray` a list. */
export function texturePacker(
  frames: Named,
  sheet: Raster,
  { image = 'fish.png', isArray = false, others = [] as readonly string[] } = {},
): string {
  return JSON.stringify({
    frames: isArray
      ? frames.map(([filename, frame]) => ({ filename, ...jsonFrame(frame) }))
      : Object.fromEntries(frames.map(([name, frame]) => [name, jsonFrame(frame)])),
    meta: {
      ...{ app: 'https://www.codeandweb.com/texturepacker', version: '1.0', image, format: 'RGBA8888' },
      ...{ size: sizeOf(sheet), scale: '1' },
      ...(others.length > 0 && { related_multi_packs: others }),
    },
  });
}

/** TexturePacker for Phaser 3: several pages in one file. */
export const phaserMultiatlas = (
  frames: Named,
  pages: readonly Raster[],
  images: readonly string[],
): string =>
  JSON.stringify({
    textures: pages.map((page, index) => ({
      ...{ image: images[index], format: 'RGBA8888', size: sizeOf(page), scale: 1 },
      frames: frames
        .filter(([, frame]) => frame.page === index)
        .map(([filename, frame]) => ({ filename, ...jsonFrame(frame) })),
    })),
    meta: { app: 'https://www.codeandweb.com/texturepacker', version: '3.0' },
  });

interface Tag {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly direction?: string;
}

/** Aseprite. @param durations in milliseconds */
export function asepriteData(
  frames: Named,
  sheet: Raster,
  durations: (index: number) => number,
  { tags = [] as readonly Tag[], isArray = false } = {},
): string {
  const timed = frames.map(
    ([filename, frame], index) => ({ filename, ...jsonFrame(frame), duration: durations(index) }) as const,
  );
  return JSON.stringify({
    frames: isArray ? timed : Object.fromEntries(timed.map(({ filename, ...rest }) => [filename, rest])),
    meta: {
      ...{ app: 'https://www.aseprite.org/', version: '1.3.9-x64', image: 'fish.png', format: 'RGBA8888' },
      ...{ size: sizeOf(sheet), scale: '1', frameTags: tags },
      layers: [{ name: 'Layer 1', opacity: 255, blendMode: 'normal' }],
      slices: [{ name: 'hit', color: '#0000ffff', keys: [{ frame: 0, bounds: { x: 1, y: 1, w: 5, h: 5 } }] }],
    },
  });
}

/** Starling and Sparrow. */
export function starlingXml(frames: Named, image = 'fish.png'): string {
  const lines = frames.map(([name, { x, y, width, height, turned, left, top, whole }]) => {
    const [wide, tall] = turned ? [height, width] : [width, height];
    const trimmed = `frameX="${-left}" frameY="${-top}" frameWidth="${whole.width}" frameHeight="${whole.height}"`;
    return `  <SubTexture name="${name}" x="${x}" y="${y}" width="${wide}" height="${tall}" ${turned ? 'rotated="true" ' : ''}${trimmed}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<TextureAtlas imagePath="${image}">\n${lines.join('\n')}\n</TextureAtlas>\n`;
}

/** libGDX, in the older form with indented lines or the newer one. */
export function libgdxAtlas(
  frames: Named,
  pages: readonly Raster[],
  images: readonly string[],
  isOld = false,
): string {
  return pages
    .map((page, index) => {
      const head = `${images[index] ?? ''}\nsize: ${page.width}, ${page.height}\nformat: RGBA8888\nfilter: Linear, Linear\nrepeat: none\n`;
      const regions = frames.flatMap(
        ([name, { page: on, x, y, width, height, turned, left, top, whole }], at) => {
          if (on !== index) return [];
          const bottom = whole.height - top - height;
          return isOld
            ? `${name}\n  rotate: ${turned !== undefined}\n  xy: ${x}, ${y}\n  size: ${width}, ${height}\n  orig: ${whole.width}, ${whole.height}\n  offset: ${left}, ${bottom}\n  index: ${at}\n`
            : `${name}\nindex:${at}\nbounds:${x},${y},${width},${height}\noffsets:${left},${bottom},${whole.width},${whole.height}\n${turned ? 'rotate:90\n' : ''}`;
        },
      );
      return head + regions.join('');
    })
    .join('\n');
}
