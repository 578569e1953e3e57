import sharp from 'sharp';

/** Screenshots are compared in squares of this many pixels. */
const SQUARE = 8;
/** The part of a screen of 1024 × 768 that WCAG takes for what an eye sees in one glance, in squares. */
const GLANCE = { width: Math.floor(341 / SQUARE), height: Math.floor(256 / SQUARE) } as const;
/** So much of a glance has to flash at the same time (WCAG 2.3.1). */
const MUCH_OF_A_GLANCE = 0.25;

/** One screenshot as squares: width and height in squares, and for each its red, green and blue in linear light (0 to 1). */
interface Luminances {
  readonly width: number;
  readonly height: number;
  readonly light: readonly (readonly [number, number, number])[];
}

/** A change from one extreme to the other that may be one half of a flash. */
interface Change {
  readonly value: (square: readonly [number, number, number]) => number;
  readonly min: number;
  /** Whether it counts, from the squares before and after it. */
  readonly counts: (
    before: readonly [number, number, number],
    after: readonly [number, number, number],
  ) => boolean;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: readonly [number, number, number]): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
const redness = ([red, green, blue]: readonly [number, number, number]): number =>
  Math.max(0, (red - green - blue) * 320);
const isSaturatedRed = ([red, green, blue]: readonly [number, number, number]): boolean =>
  red > 0 && red / (red + green + blue) >= 0.8;

/** The two kinds of flashes, as WCAG 2.2 defines them under "general flash and red flash thresholds". */
const kinds = {
  general: {
    value: luminance,
    min: 0.1,
    counts: (before, after) => Math.min(luminance(before), luminance(after)) < 0.8,
  },
  red: {
    value: redness,
    min: 20,
    counts: (before, after) => isSaturatedRed(before) || isSaturatedRed(after),
  },
} as const satisfies Record<string, Change>;

async function luminancesOf(screenshot: Buffer): Promise<Luminances> {
  const { width: pixels, height: lines } = await sharp(screenshot).metadata();
  const [width, height] = [Math.floor(pixels / SQUARE), Math.floor(lines / SQUARE)];
  const raw = await sharp(screenshot)
    .removeAlpha()
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  const light = Array.from({ length: width * height }, (_, i): [number, number, number] => {
    const [red = 0, green = 0, blue = 0] = raw.subarray(i * 3, i * 3 + 3);
    return [linear(red / 255), linear(green / 255), linear(blue / 255)];
  });
  return { width, height, light };
}

/** For each look after the first, which squares have just changed upwards (1) or downwards (-1). */
function changesIn(frames: readonly Luminances[], { value, min, counts }: Change): Int8Array[] {
  const squares = frames[0]?.light.length ?? 0;
  const changes = frames.map(() => new Int8Array(squares));
  for (let square = 0; square < squares; square++) {
    let [low, high, direction] = [0, 0, 0];
    for (const [n, { light }] of frames.entries()) {
      const at = (look: number) => frames[look]?.light[square] ?? ([0, 0, 0] as const);
      const now = value(light[square] ?? [0, 0, 0]);
      if (now < value(at(low))) low = n;
      if (now > value(at(high))) high = n;
      const fell = direction >= 0 && value(at(high)) - now >= min && counts(at(high), at(n));
      const rose = direction <= 0 && now - value(at(low)) >= min && counts(at(low), at(n));
      if (!fell && !rose) continue;
      direction = fell ? -1 : 1;
      const change = changes[n];
      if (change) change[square] = direction;
      [low, high] = [n, n];
    }
  }
  return changes;
}

/** In which places a glance sees much of itself change in one direction. */
function* glances({ width, height }: Luminances): Generator<readonly number[]> {
  const step = 4;
  for (let top = 0; top + GLANCE.height <= height; top += step) {
    for (let left = 0; left + GLANCE.width <= width; left += step) {
      yield Array.from(
        { length: GLANCE.width * GLANCE.height },
        (_, i) => (top + Math.floor(i / GLANCE.width)) * width + left + (i % GLANCE.width),
      );
    }
  }
}

/** The most flashes within a second, of these turns of a glance from bright to dark and back (in looks). */
function maxInASecond(turns: readonly number[], framesPerSecond: number): number {
  const within = turns.map(
    (start) => turns.filter((turn) => turn >= start && turn - start < framesPerSecond).length,
  );
  return Math.floor(Math.max(0, ...within) / 2);
}

/**
 * The most flashes that any glance at these screenshots sees within a second (WCAG 2.2, success criterion 2.3.1,
 * allows three).
 *
 * @param screenshots of a screen of 1024 × 768, in their order
 * @param every the time between two of them (ms)
 */
export async function maxFlashes(
  screenshots: readonly Buffer[],
  every: number,
): Promise<Readonly<Record<keyof typeof kinds, number>>> {
  const frames = await Promise.all(screenshots.map(luminancesOf));
  const max = (kind: Change): number => {
    const changes = changesIn(frames, kind);
    let flashes = 0;
    for (const glance of frames[0] ? glances(frames[0]) : []) {
      const turns: number[] = [];
      let direction = 0;
      for (const [n, change] of changes.entries()) {
        let [up, down] = [0, 0];
        for (const square of glance) {
          if (change[square] === 1) up++;
          else if (change[square] === -1) down++;
        }
        for (const [part, towards] of [
          [up, 1],
          [down, -1],
        ] as const) {
          if (part / glance.length < MUCH_OF_A_GLANCE || direction === towards) continue;
          direction = towards;
          turns.push(n);
        }
      }
      flashes = Math.max(flashes, maxInASecond(turns, 1000 / every));
    }
    return flashes;
  };
  return { general: max(kinds.general), red: max(kinds.red) };
}
