import { SEEN, visibleArea, type Pixels } from '../rules/pixels';
import { toLinear } from '../theme-colours';

/** The colour that most of a picture has, as eyes see it (OKLab). */
export interface MainColour {
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  /** 0 (grey, or all colours at once) to about 0.3. */
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
  /** The part of the picture that has this hue, or no colour. */
  readonly share: number;
  /** The part that is drawn of the rectangle around it: little of line art. */
  readonly cover: number;
}

/** Less chroma is grey to the eye. */
const MIN_CHROMA = 0.04;
/** How far a hue may be from another to look like a shade of it (degrees). */
const MAX_SHADE = 30;
/** How far the hues of alike pictures may be apart (degrees), and their lightnesses. */
const MAX_HUES = 20;
const MAX_LIGHTNESSES = 0.2;
/** The least part of a picture that has its main hue: the rest tells it apart. */
const MIN_SHARE = 0.75;
/** The least part of its rectangle that a drawing fills, unless it is made of lines. */
const MIN_COVER = 0.35;

/** Undefined where nothing is seen. */
export function mainColourOf(pixels: Pixels): MainColour | undefined {
  const { data } = pixels;
  const seen: { readonly opacity: number; readonly a: number; readonly b: number }[] = [];
  let [weight, lightness, a, b] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    if (opacity < SEEN) continue;
    const lab = toOklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    seen.push({ opacity, a: lab.a, b: lab.b });
    weight += opacity;
    lightness += opacity * lab.lightness;
    a += opacity * lab.a;
    b += opacity * lab.b;
  }
  const area = visibleArea(pixels, SEEN);
  if (!area) return undefined;
  const hue = hueOf(a, b);
  const shades = seen.filter(
    (one) => Math.hypot(one.a, one.b) < MIN_CHROMA || distance(hueOf(one.a, one.b), hue) <= MAX_SHADE,
  );
  const share = shades.reduce((sum, { opacity }) => sum + opacity, 0) / weight;
  const cover = weight / 255 / (area.width * area.height);
  return { lightness: lightness / weight, chroma: Math.hypot(a, b) / weight, hue, share, cover };
}

/**
 * Whether pictures can only be told apart by their shapes: each has one colour, and that is about the same for all. Line art
 * isn't judged, nor what is almost grey: lines and light tell those apart.
 */
export const areOneColour = (colours: readonly MainColour[]): boolean =>
  colours.length > 1 &&
  colours.every(
    ({ chroma, share, cover }) => chroma >= MIN_CHROMA && share >= MIN_SHARE && cover >= MIN_COVER,
  ) &&
  colours.every(({ hue }) => colours.every((other) => distance(hue, other.hue) <= MAX_HUES)) &&
  spread(colours.map(({ lightness }) => lightness)) <= MAX_LIGHTNESSES;

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

const hueOf = (a: number, b: number): number => (Math.atan2(b, a) * 180) / Math.PI;

/** Of two hues, 0 to 180. */
const distance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** As https://bottosson.github.io/posts/oklab has it. @param channels 0 to 255 */
function toOklab(...channels: readonly [red: number, green: number, blue: number]) {
  const [red, green, blue] = channels.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
