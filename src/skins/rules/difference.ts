import type { Pixels } from './pixels';

/**
 * How much two pictures of one size differ where at least one of them shows anything: 0 (alike) to 1. Transparent pixels
 * are alike whatever their colour.
 */
export function differenceOf(one: Pixels, other: Pixels): number {
  let [sum, visible] = [0, 0];
  for (let at = 0; at < one.width * one.height * 4; at += 4) {
    const [a, b] = [premultiplied(one, at), premultiplied(other, at)];
    if (a[3] === 0 && b[3] === 0) continue;
    visible++;
    sum += a.reduce((total, value, channel) => total + Math.abs(value - (b[channel] ?? 0)), 0) / a.length;
  }
  return visible === 0 ? 0 : sum / visible;
}

/** Red, green, blue and opacity of a pixel, 0 to 1, the colours as far as they show. */
function premultiplied({ data }: Pixels, at: number): readonly [number, number, number, number] {
  const share = (channel: number): number => (data[at + channel] ?? 0) / 255;
  const opacity = share(3);
  return [share(0) * opacity, share(1) * opacity, share(2) * opacity, opacity];
}
