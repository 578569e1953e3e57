import type { Size } from '../image-list';
import type { Pixels, Raster } from '../rules/pixels';

/** A place in pixels; not always a whole one. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export const emptyRaster = ({ width, height }: Size): Raster => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

export const rasterOf = ({ width, height, data }: Pixels): Raster => ({
  width,
  height,
  data: Uint8ClampedArray.from(data),
});

/** Copies a pixel; what lies outside either picture is left out. */
export function copyPixel(
  from: Pixels,
  fromX: number,
  fromY: number,
  into: Raster,
  x: number,
  y: number,
): void {
  if (x < 0 || y < 0 || x >= into.width || y >= into.height) return;
  if (fromX < 0 || fromY < 0 || fromX >= from.width || fromY >= from.height) return;
  const [source, target] = [(fromY * from.width + fromX) * 4, (y * into.width + x) * 4];
  for (let channel = 0; channel < 4; channel++)
    into.data[target + channel] = from.data[source + channel] ?? 0;
}

/** Copies pixels into others, their upper left corner at a whole pixel. What is beyond the edges is left out. */
export function blit(into: Raster, from: Pixels, at: Point): void {
  for (let y = Math.max(0, -at.y); y < Math.min(from.height, into.height - at.y); y++) {
    for (let x = Math.max(0, -at.x); x < Math.min(from.width, into.width - at.x); x++) {
      copyPixel(from, x, y, into, x + at.x, y + at.y);
    }
  }
}

/** Each pixel as a square of so many pixels a side. */
export function enlarged(from: Pixels, times: number): Raster {
  const into = emptyRaster({ width: from.width * times, height: from.height * times });
  for (let y = 0; y < into.height; y++) {
    for (let x = 0; x < into.width; x++) {
      copyPixel(from, Math.floor(x / times), Math.floor(y / times), into, x, y);
    }
  }
  return into;
}

/**
 * Draws pixels turned around their middle.
 *
 * @param centre where their middle comes to lie
 * @param degrees clockwise
 * @param isSmooth whether colours are mixed between pixels
 */
export function blitTurned(
  into: Raster,
  from: Pixels,
  centre: Point,
  degrees: number,
  isSmooth: boolean,
): void {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const mixed = [0, 0, 0, 0];
  for (let y = 0; y < into.height; y++) {
    for (let x = 0; x < into.width; x++) {
      const [dx, dy] = [x + 0.5 - centre.x, y + 0.5 - centre.y];
      const at = { x: dx * cos - dy * sin + from.width / 2, y: dx * sin + dy * cos + from.height / 2 };
      if (at.x < -1 || at.y < -1 || at.x > from.width + 1 || at.y > from.height + 1) continue;
      sample(mixed, from, isSmooth ? { x: at.x - 0.5, y: at.y - 0.5 } : whole(at), isSmooth);
      const target = (y * into.width + x) * 4;
      for (let channel = 0; channel < 4; channel++) into.data[target + channel] = mixed[channel] ?? 0;
    }
  }
}

const whole = ({ x, y }: Point): Point => ({ x: Math.floor(x), y: Math.floor(y) });

/** Mixes the four pixels around a place, by how near they are; colours by how much they show. */
function sample(mixed: number[], { width, height, data }: Pixels, { x, y }: Point, isSmooth: boolean): void {
  mixed.fill(0);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (let step = 0; step < (isSmooth ? 4 : 1); step++) {
    const [px, py] = [left + (step & 1), top + (step >> 1)];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const share = isSmooth ? (1 - Math.abs(x - px)) * (1 - Math.abs(y - py)) : 1;
    const at = (py * width + px) * 4;
    const shown = share * (data[at + 3] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      mixed[channel] = (mixed[channel] ?? 0) + shown * (data[at + channel] ?? 0);
    }
    mixed[3] = (mixed[3] ?? 0) + shown;
  }
  const opacity = mixed[3] ?? 0;
  if (opacity > 0)
    for (let channel = 0; channel < 3; channel++) mixed[channel] = (mixed[channel] ?? 0) / opacity;
}
