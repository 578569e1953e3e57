import type { Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** A style sheet for a screenshot: everything is hidden but what these selectors find, on black. */
export const only = (selectors: string): string => `
  html, body { background: black !important }
  *, *::before, *::after { visibility: hidden !important }
  ${selectors} { visibility: visible !important }`;

/** How much a colour channel may differ before an eye sees it: a sixteenth of its range. */
const VISIBLE = 16;

/** Red, green and blue, one pixel after the other. */
const pixelsOf = (image: Sharp): Promise<Buffer> => image.removeAlpha().raw().toBuffer();

/**
 * A screenshot of a part of the page while these rules apply, in shadow trees too, and also of a page that is not drawn
 * otherwise. The policy of the page keeps out the style element that Playwright's own `style` would add; a sheet made by
 * script it does not.
 */
export async function screenshotWith(part: Locator, css = ''): Promise<Buffer> {
  const styled = await part.page().evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rules} :root { opacity: 1 !important }`);
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const roots = rootsIn(document);
    for (const { adoptedStyleSheets } of roots) adoptedStyleSheets.push(sheet);
    return { roots, sheet };
  }, css);
  const screenshot = await part.screenshot({ caret: 'initial' });
  await styled.evaluate(({ roots, sheet }) => {
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    }
  });
  return screenshot;
}

/** The part of the pixels (0 to 1) that look different in two screenshots of the same size. */
export async function changedPart(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(sharp(before)), pixelsOf(sharp(after))]);
  if (a.length !== b.length) throw new RangeError('The screenshots differ in size.');
  const differs = (i: number): boolean => Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > VISIBLE;
  let changed = 0;
  for (let i = 0; i < a.length; i += 3) if (differs(i) || differs(i + 1) || differs(i + 2)) changed++;
  return changed / (a.length / 3);
}

/** How many colours a screenshot has, in steps of 16 per channel. */
export async function countColours(screenshot: Buffer): Promise<number> {
  const pixels = await pixelsOf(sharp(screenshot));
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

/** Red, green and blue of one pixel of a screenshot, at these parts of its width and height (0 to 1). */
export async function colourAt(
  screenshot: Buffer,
  across: number,
  down: number,
): Promise<readonly [number, number, number]> {
  const { width, height } = await sharp(screenshot).metadata();
  const place = { left: Math.floor(width * across), top: Math.floor(height * down), width: 1, height: 1 };
  const [red = NaN, green = NaN, blue = NaN] = await pixelsOf(sharp(screenshot).extract(place));
  return [red, green, blue];
}

/** The mean of all pixels: red, green and blue (0 to 255). */
export async function meanColour(screenshot: Buffer): Promise<number[]> {
  const { channels } = await sharp(screenshot).removeAlpha().stats();
  return channels.map(({ mean }) => mean);
}
