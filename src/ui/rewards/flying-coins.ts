import { imageForScreen } from '../browser/sized-images';
import type { PagePoint } from '../geometry';

// Coins that fly over the page: those of a win on the stage, and of a reward on any page. Where a coin is follows from the
// time alone, so that whoever has a clock can move them: no page loads a game's engine for that.

/** A coin at a moment of its flight: its middle, its size (1 is 2rem) and its opacity. */
export interface CoinPose extends PagePoint {
  readonly scale: number;
  readonly opacity: number;
}

/** Some coins that start one after the other. */
export interface CoinPaths {
  readonly coins: number;
  /** How much later each coin starts than the one before it, and how long it flies (s). */
  readonly stagger: number;
  readonly seconds: number;
  /** How a coin, counted from 0, looks at a part of its flight (0 to 1). */
  readonly poseAt: (coin: number, part: number) => CoinPose;
}

/** A value between two others, at a part of the way (0 to 1) from the first. */
export const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Puts an empty layer for coins over the page. */
export function createCoinLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'coin-flight pointer-events-none fixed inset-0 z-60 overflow-hidden';
  layer.ariaHidden = 'true';
  document.body.append(layer);
  return layer;
}

/**
 * Puts coins into a layer, out of sight.
 *
 * @param image the address of a coin's picture
 * @returns a function that shows them at a moment (s after the first coin starts), and returns how many have arrived: those are
 *   out of sight again
 */
export function addCoins(
  layer: HTMLElement,
  image: string,
  { coins, stagger, seconds, poseAt }: CoinPaths,
): (now: number) => number {
  const elements = Array.from({ length: coins }, () => {
    const coin = new Image();
    coin.src = imageForScreen(image);
    coin.alt = '';
    coin.className = 'flying-coin absolute opacity-0 -top-4 -left-4 size-8';
    layer.append(coin);
    return coin;
  });
  return (now) => {
    const parts = elements.map((_, coin) => (now - coin * stagger) / seconds);
    for (const [coin, { style }] of elements.entries()) {
      const part = parts[coin] ?? 0;
      if (part <= 0 || part >= 1) {
        style.opacity = '0';
        continue;
      }
      const { x, y, scale, opacity } = poseAt(coin, part);
      // Rounded: a browser draws an image of nearly its full size otherwise than one of its full size.
      style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale.toFixed(4)})`;
      style.opacity = String(opacity);
    }
    return parts.filter((part) => part >= 1).length;
  };
}
