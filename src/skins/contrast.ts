/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour that is written `#rrggbb`. */
export const rgbOf = (hex: string): Rgb => [part(hex, 1), part(hex, 3), part(hex, 5)];

const part = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** The contrast ratio of two opaque colours as WCAG computes it: 1 (none) to 21 (black on white). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
