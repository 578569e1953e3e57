import coin from 'artwork:shell/sea/coin';
import type { Coins } from '../../engine/coins';
import { wantsLessMotion } from '../browser/motion';
import { coverDisplay, displays, uncoverDisplay } from '../displays';
import { goldenRatioFraction, middleOf, type PagePoint } from '../geometry';
import { activeSkin } from '../skin/active-skin';
import { addCoins, between, createCoinLayer, type CoinPose } from './flying-coins';

// A reward's coins, on any page.

const COINS = 14;
/** How much later each coin starts than the one before it, and how long it flies (s). */
const [STAGGER_SECONDS, FLIGHT_SECONDS] = [0.055, 0.95];
/** The part of its flight in which a coin bursts out of its source. */
const BURST = 0.35;

/** How near to the left edge of the window coins may burst out (CSS pixels). */
const EDGE = 24;

/** Evenly scattered numbers from -0.5 to 0.5. */
const scatter = (i: number): number => goldenRatioFraction(i) - 0.5;

/** The pose of a coin that bursts out of a place, then flies to another. */
function poseAt(from: PagePoint, to: PagePoint, i: number, part: number): CoinPose {
  const aside = {
    x: Math.max(from.x + scatter(i) * 150, EDGE),
    y: from.y - 30 + scatter(i * 3 + 1) * 90,
  };
  const isBursting = part < BURST;
  const [start, end] = isBursting ? [from, aside] : [aside, to];
  // It slows down as it bursts out, then speeds up.
  const way = isBursting ? 1 - (1 - part / BURST) ** 1.7 : ((part - BURST) / (1 - BURST)) ** 2.4;
  return {
    x: between(start.x, end.x, way),
    y: between(start.y, end.y, way),
    scale: isBursting ? between(0.3, 1.2, way) : between(1.2, 0.9, way),
    opacity: isBursting ? way : 1,
  };
}

/** The middle of an element; of the window for one that is no longer shown, as in a dialog that has closed. */
const sourceOf = (element: Element): PagePoint =>
  element.getClientRects().length > 0
    ? middleOf(element)
    : { x: window.innerWidth / 2, y: window.innerHeight / 2 };

/** Shows a former balance (coins) for as long as its reward has not arrived. Screen readers read the real one. */
export function holdBalance(coins: Coins): void {
  const display = displays.balance();
  if (display && !wantsLessMotion()) coverDisplay(display, coins);
}

/**
 * Flies coins from an element to the balance in the header, which counts from one number to another (coins) as they
 * arrive. With reduced motion the balance just shows the real one.
 */
export function flyToBalance(source: Element, balance: { readonly from: Coins; readonly to: Coins }): void {
  const display = displays.balance();
  if (!display) return;
  if (wantsLessMotion()) {
    uncoverDisplay(display);
    return;
  }
  const [from, to] = [sourceOf(source), middleOf(display.previousElementSibling ?? display)];
  holdBalance(balance.from);
  const layer = createCoinLayer();
  const showCoins = addCoins(layer, activeSkin.getState().skin?.files.images[coin.path] ?? coin.address, {
    coins: COINS,
    stagger: STAGGER_SECONDS,
    seconds: FLIGHT_SECONDS,
    poseAt: (i, part) => poseAt(from, to, i, part),
  });
  let arrived = 0;
  const begin = performance.now();
  const draw = (now: number): void => {
    const arrivedNow = showCoins((now - begin) / 1000);
    if (arrivedNow > arrived) {
      arrived = arrivedNow;
      coverDisplay(display, between(balance.from, balance.to, arrived / COINS));
      display.parentElement?.animate([{ scale: 1.07 }, { scale: 1 }], { duration: 180 });
    }
    if (arrived < COINS) {
      requestAnimationFrame(draw);
      return;
    }
    layer.remove();
    uncoverDisplay(display);
  };
  requestAnimationFrame(draw);
}
