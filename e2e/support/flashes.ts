import sharp from 'sharp';

/** Screenshots are compared in squares of this many pixels. */
const SQUARE = 8;
/** The part of a screen of 1024 × 768 that WCAG takes for what an eye sees in one glance, in squares. */
const GLANCE = { width: Math.floor(341 / SQUARE), height: Math.floor(256 / SQUARE) } as const;
/** How far apart glances are tried (squares). */
const STEP = 4;
/** So much of a glance has to flash at the same time (WCAG 2.3.1). */
const MUCH_OF_A_GLANCE = 0.25;

/** Red, green and blue in linear light (0 to 1). */
type Light = readonly [red: number, green: number, blue: number];

/** One screenshot, square by square in reading order. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly light: readonly Light[];
}

/** A change from one extreme to the other that may be one half of a flash. */
interface Change {
  readonly value: (square: Light) => number;
  readonly min: number;
  /** Whether it counts, from the squares before and after it. */
  readonly counts: (before: Light, after: Light) => boolean;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const isSaturatedRed = ([red, green, blue]: Light): boolean => red > 0 && red / (red + green + blue) >= 0.8;

/** The two kinds of flashes, as WCAG 2.2 defines them under "general flash and red flash thresholds". */
const kinds = {
  general: {
    value: luminance,
    min: 0.1,
    counts: (before, after) => Math.min(luminance(before), luminance(after)) < 0.8,
  },
  red: {
    value: ([red, green, blue]) => Math.max(0, (red - green - blue) * 320),
    min: 20,
    counts: (before, after) => isSaturatedRed(before) || isSaturatedRed(after),
  },
} as const satisfies Record<string, Change>;

async function lookAt(screenshot: Buffer): Promise<Look> {
  const metadata = await sharp(screenshot).metadata();
  const [width, height] = [metadata.width, metadata.height].map((pixels) => Math.floor(pixels / SQUARE));
  if (!width || !height) throw new Error('The screenshot is too small.');
  const raw = await sharp(screenshot)
    .removeAlpha()
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  const at = (i: number): number => linear((raw[i] ?? 0) / 255);
  const light = Array.from({ length: width * height }, (_, i) => {
    return [at(3 * i), at(3 * i + 1), at(3 * i + 2)] as const;
  });
  return { width, height, light };
}

/** How one square changes: at each look upwards (1), downwards (-1) or not (0). */
function changesOf(square: readonly Light[], { value, min, counts }: Change): number[] {
  let [low, high, direction] = [square[0], square[0], 0];
  return square.map((now) => {
    if (!low || !high) return 0;
    if (value(now) < value(low)) low = now;
    if (value(now) > value(high)) high = now;
    const fell = direction >= 0 && value(high) - value(now) >= min && counts(high, now);
    const rose = direction <= 0 && value(now) - value(low) >= min && counts(low, now);
    if (!fell && !rose) return 0;
    direction = fell ? -1 : 1;
    [low, high] = [now, now];
    return direction;
  });
}

/** The squares of each glance at a screen, by their places in it. */
function* glances({ width, height }: Pick<Look, 'width' | 'height'>): Generator<readonly number[]> {
  const length = GLANCE.width * GLANCE.height;
  for (let top = 0; top + GLANCE.height <= height; top += STEP)
    for (let left = 0; left + GLANCE.width <= width; left += STEP)
      yield Array.from(
        { length },
        (_, i) => (top + Math.floor(i / GLANCE.width)) * width + left + (i % GLANCE.width),
      );
}

/** At which looks much of a glance turns from bright to dark or back. */
function turnsIn(glance: readonly number[], changes: readonly number[][], looks: number): number[] {
  let direction = 0;
  const turns: number[] = [];
  for (let look = 0; look < looks; look++)
    for (const towards of [1, -1]) {
      const changed = glance.filter((square) => changes[square]?.[look] === towards).length;
      if (changed / glance.length < MUCH_OF_A_GLANCE || direction === towards) continue;
      direction = towards;
      turns.push(look);
    }
  return turns;
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
  const looks = await Promise.all(screenshots.map(lookAt));
  const [first] = looks;
  if (!first) throw new Error('There is nothing to look at.');
  const squares = first.light.map((_, square) => looks.map(({ light }) => light[square] ?? [0, 0, 0]));
  const max = (kind: Change): number => {
    const changes = squares.map((square) => changesOf(square as Light[], kind));
    const flashes = [...glances(first)].map((glance) => {
      const turns = turnsIn(glance, changes, looks.length);
      const within = (start: number) =>
        turns.filter((turn) => turn >= start && turn - start < 1000 / every).length;
      return Math.floor(Math.max(0, ...turns.map(within)) / 2);
    });
    return Math.max(0, ...flashes);
  };
  return { general: max(kinds.general), red: max(kinds.red) };
}
