import type { Pixels, Raster } from '../rules/pixels';

const SOLID = 250;
/** Opacities (0 to 255) between which a pixel shows a colour and lies at an edge. */
const EDGE = { from: 24, to: 230 };
/** How many pixels from an edge its drawing is looked for. */
const REACH = 2;
/** How near an edge's colour comes to the colour of a fringe (of 255). */
const NEAR = 16;
/** How far the colours of a fringe and of a clean edge lie apart, for one to be told from the other (of 255). */
const APART = 40;
/** The part of all edges that a fringe is along. */
const MOST = 0.85;
const MIN_PIXELS = 24;

/** Pixels at soft edges, each with the nearest solid one. */
function* softEdges({ width, height, data }: Pixels): Generator<readonly [at: number, solid: number]> {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const opacity = data[at + 3] ?? 0;
      if (opacity < EDGE.from || opacity > EDGE.to) continue;
      let nearest = -1;
      let least = Infinity;
      for (let py = Math.max(0, y - REACH); py <= Math.min(height - 1, y + REACH); py++) {
        for (let px = Math.max(0, x - REACH); px <= Math.min(width - 1, x + REACH); px++) {
          const away = Math.abs(px - x) + Math.abs(py - y);
          const one = (py * width + px) * 4;
          if (away < least && (data[one + 3] ?? 0) >= SOLID) [nearest, least] = [one, away];
        }
      }
      if (nearest >= 0) yield [at, nearest];
    }
  }
}

/** The brightness of what soft edges were mixed with, 0 (black) or 255 (white); undefined where they are clean. */
export function fringeOf(pixels: Pixels): 0 | 255 | undefined {
  const { data } = pixels;
  for (const matte of [0, 255] as const) {
    let [all, mixed] = [0, 0];
    for (const [at, solid] of softEdges(pixels)) {
      const share = (data[at + 3] ?? 0) / 255;
      let [apart, off] = [0, 0];
      for (let channel = 0; channel < 3; channel++) {
        const clean = data[solid + channel] ?? 0;
        const expected = share * clean + (1 - share) * matte;
        apart = Math.max(apart, Math.abs(clean - expected));
        off = Math.max(off, Math.abs((data[at + channel] ?? 0) - expected));
      }
      // An edge of the matte's own colour tells nothing.
      if (apart < APART) continue;
      all += 1;
      if (off <= NEAR) mixed += 1;
    }
    if (all >= MIN_PIXELS && mixed >= all * MOST) return matte;
  }
  return undefined;
}

/** Takes black or white out of soft edges, where a picture was saved as if it stood on that. */
export function cleanFringe({ data }: Raster, matte: 0 | 255): void {
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255;
    if (share <= 0 || share >= 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = ((data[at + channel] ?? 0) - (1 - share) * matte) / share;
    }
  }
}
