import sharp from 'sharp';

/** Screens are compared in squares of this many CSS pixels. */
const SQUARE = 8;
/** The screen that WCAG has in mind, 1024 × 768, in squares. */
const SCREEN = { width: 1024 / SQUARE, height: 768 / SQUARE } as const;
/** The part of it that an eye sees in one glance, in squares. */
const GLANCE = { width: Math.floor(341 / SQUARE), height: Math.floor(256 / SQUARE) } as const;
/** How far apart glances are tried (squares). */
const STEP = 4;
/** So much of a glance has to flash at the same time (WCAG 2.3.1). */
const MUCH_OF_A_GLANCE = 0.25;

/** Red, green and blue in linear light (0 to 1). */
type Light = readonly [red: number, green: number, blue: number];

/** One screenshot, square by square in reading order. */
type Look = readonly Light[];

/** A change from one extreme to the other that may be one half of a flash. */
interface Change {
  readonly value: (square: Light) => number;
  readonly min: number;
  /** Whether it counts, from the squares before and after it. */
  readonly counts: (before: Light, after: Light) => boolean;
}

/** The light of each value of a channel. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});
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
  const raw = await sharp(screenshot)
    .removeAlpha()
    .resize({ ...SCREEN, kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  const at = (i: number): number => LINEAR[raw[i] ?? 0] ?? 0;
  return Array.from(
    { length: SCREEN.width * SCREEN.height },
    (_, i) => [at(3 * i), at(3 * i + 1), at(3 * i + 2)] as const,
  );
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

/** For each corner between squares, in reading order, how many of the squares above and to the left of it change this way. */
function countsOf(changes: readonly number[], towards: number): Uint16Array {
  const across = SCREEN.width + 1;
  const counts = new Uint16Array(across * (SCREEN.height + 1));
  for (let y = 0; y < SCREEN.height; y++)
    for (let x = 0, inRow = 0; x < SCREEN.width; x++) {
      if (changes[y * SCREEN.width + x] === towards) inRow++;
      counts[(y + 1) * across + x + 1] = (counts[y * across + x + 1] ?? 0) + inRow;
    }
  return counts;
}

/** Where glances at a screen begin: their upper left corners, as `countsOf` has them. */
function* glances(): Generator<number> {
  for (let top = 0; top + GLANCE.height <= SCREEN.height; top += STEP)
    for (let left = 0; left + GLANCE.width <= SCREEN.width; left += STEP)
      yield top * (SCREEN.width + 1) + left;
}

/** At which looks much of a glance turns from bright to dark or back. */
function turnsIn(glance: number, rising: readonly Uint16Array[], falling: readonly Uint16Array[]): number[] {
  const below = glance + GLANCE.height * (SCREEN.width + 1);
  const isMuch = (counts: Uint16Array | undefined): boolean => {
    const at = (corner: number): number => counts?.[corner] ?? 0;
    const changed = at(below + GLANCE.width) - at(below) - at(glance + GLANCE.width) + at(glance);
    return changed / (GLANCE.width * GLANCE.height) >= MUCH_OF_A_GLANCE;
  };
  let direction = 0;
  const turns: number[] = [];
  for (let look = 0; look < rising.length; look++)
    for (const [towards, counts] of [
      [1, rising[look]],
      [-1, falling[look]],
    ] as const) {
      if (direction === towards || !isMuch(counts)) continue;
      direction = towards;
      turns.push(look);
    }
  return turns;
}

/**
 * The most flashes that any glance at these screenshots sees within a second (WCAG 2.2, success criterion 2.3.1,
 * allows three).
 *
 * @param screenshots of a screen of 1024 × 768 CSS pixels, in their order, each at a quarter of its size or larger
 * @param every the time between two of them (ms)
 */
export async function maxFlashes(
  screenshots: readonly Buffer[],
  every: number,
): Promise<Readonly<Record<keyof typeof kinds, number>>> {
  const looks = await Promise.all(screenshots.map(lookAt));
  const [first] = looks;
  if (!first) throw new Error('There is nothing to look at.');
  const squares = first.map((_, square) => looks.map((look): Light => look[square] ?? [0, 0, 0]));
  const max = (kind: Change): number => {
    const bySquare = squares.map((square) => changesOf(square, kind));
    const byLook = looks.map((_, look) => bySquare.map((changes) => changes[look] ?? 0));
    const [rising, falling] = [1, -1].map((towards) => byLook.map((changes) => countsOf(changes, towards)));
    const flashes = [...glances()].map((glance) => {
      const turns = turnsIn(glance, rising ?? [], falling ?? []);
      const within = (start: number) =>
        turns.filter((turn) => turn >= start && turn - start < 1000 / every).length;
      return Math.floor(Math.max(0, ...turns.map(within)) / 2);
    });
    return Math.max(0, ...flashes);
  };
  return { general: max(kinds.general), red: max(kinds.red) };
}
