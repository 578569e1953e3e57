import sharp from 'sharp';

/** How much a colour channel may differ before an eye sees it: a tenth of its range. */
const VISIBLE = 25;

const pixelsOf = async (screenshot: Buffer): Promise<Buffer> =>
  (await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })).data;

/** The part of the pixels (0 to 1) that look different in two screenshots of the same size. */
export async function changedPart(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (a.length !== b.length) throw new RangeError('The screenshots differ in size.');
  const differs = (i: number): boolean => Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > VISIBLE;
  let changed = 0;
  for (let i = 0; i < a.length; i += 3) if (differs(i) || differs(i + 1) || differs(i + 2)) changed++;
  return changed / (a.length / 3);
}

/** How many colours a screenshot holds, told apart in steps of 16 a channel. */
export async function countColours(screenshot: Buffer): Promise<number> {
  const pixels = await pixelsOf(screenshot);
  const colours = new Set<number>();
  for (let i = 0; i < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
    colours.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return colours.size;
}

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
