import { texts } from './texts';
import { locale } from '../languages/language';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour that is written `#rrggbb`. */
export const hexToRgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** The contrast ratio of two opaque colours as WCAG computes it: 1 (none) to 21 (black on white). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A part of a colour (0 to 255) as the light that it is, 0 to 1. */
export function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The colours of the page that a skin may replace, by the names of their tokens, as `theme.css` has them. */
export const themeColours = {
  abyss: '#04202e',
  deep: '#07364b',
  mid: '#0d5672',
  shallow: '#1f8aa8',
  shaft: '#bfeaf0',
  foam: '#f1fbfa',
  sand: '#d9b98a',
  driftwood: '#7a5230',
  oak: '#4a2f1a',
  gold: '#f5b83d',
  'gold-light': '#ffe08a',
  'gold-shade': '#a86a12',
  coral: '#ef5d5d',
  kelp: '#3fae84',
  text: '#eef8f8',
  muted: '#a9c9d2',
  trench: '#021620',
  wreck: '#4b1f2b',
  plank: '#9a6d3c',
} as const;

export type ThemeColour = keyof typeof themeColours;

/** Colours by their tokens, each as `#rrggbb`. */
export type Colours = Readonly<Partial<Record<ThemeColour, string>>>;

/** What WCAG asks of texts (level AA). */
const TEXT_CONTRAST = 4.5;

/** A token, or a colour that no skin replaces. */
type Paint = ThemeColour | `#${string}`;

const grounds: readonly (readonly [ground: Paint, texts: readonly Paint[]])[] = [
  ['trench', ['text', 'muted', 'gold-light', 'foam']],
  ['abyss', ['text', 'muted', 'gold-light', 'gold', 'foam', 'shaft']],
  ['deep', ['text', 'muted', 'gold-light', 'gold', 'foam', 'shaft']],
  ['mid', ['text', 'muted', 'gold-light', 'foam', 'shaft']],
  ['wreck', ['text', 'gold-light']],
  ['oak', ['text', 'gold-light']],
  ['foam', ['abyss']],
  // Buttons, ribbons and notes of paper are written on in an ink of their own.
  ['gold', ['#3a2304']],
  ['gold-light', ['#3a2304']],
  ['coral', ['#2a0d0a']],
  ['kelp', ['#2a0d0a']],
  ['sand', ['#3a2412']],
  // And policies and dialogs of paper in these.
  ['#efe0c1', ['oak']],
];

/** The texts that cannot be read well on their grounds. */
const unreadableIn = (colours: Colours) =>
  grounds
    .flatMap(([ground, texts]) => texts.map((text) => ({ ground, text })))
    .map((pair) => ({
      ...pair,
      ratio: contrastRatio(rgbIn(pair.text, colours), rgbIn(pair.ground, colours)),
    }))
    .filter(({ ratio }) => ratio < TEXT_CONTRAST);

/** A sentence for each pair of text and ground that could not be read well in these colours and the page's own. */
export const contrastProblems = (colours: Colours): string[] =>
  unreadableIn(colours).map(({ ground, text, ratio }) => {
    // Rounded down: 4.49 does not read as 4.5.
    const found = (Math.floor(ratio * 10) / 10).toLocaleString(locale(), { minimumFractionDigits: 1 });
    return texts.colours.contrast(named(text, colours), named(ground, colours), found, TEXT_CONTRAST);
  });

/** Those of the colours in which all texts of the page can be read: of a pair that cannot be, both are left out. */
export function readableColours(colours: Colours): Colours {
  const wrong = new Set(unreadableIn(colours).flatMap(({ ground, text }): Paint[] => [ground, text]));
  const kept = Object.entries(colours).filter(([token]) => !wrong.has(token as ThemeColour));
  // What is left out may have been the ground of a text that is not.
  return kept.length === Object.keys(colours).length ? colours : readableColours(Object.fromEntries(kept));
}

const isToken = (paint: Paint): paint is ThemeColour => paint in themeColours;

const paintOf = (paint: Paint, colours: Colours): string =>
  isToken(paint) ? (colours[paint] ?? themeColours[paint]) : paint;

const rgbIn = (paint: Paint, colours: Colours): Rgb => hexToRgb(paintOf(paint, colours));

const named = (paint: Paint, colours: Colours): string =>
  isToken(paint) ? texts.colours.token(paint, paintOf(paint, colours)) : texts.colours.ink(paint);
