import coin from 'artwork:lucky-fishing/stage/coin';
import type { Coins } from '../../engine/coins';
import { wantsLessMotion } from '../browser/motion';
import { tryOrNull } from '../browser/try-or-null';
import { displays } from '../displays';
import { formatCoins } from '../format/format';
import { goldenRatioFraction, middleOf, type PagePoint } from '../geometry';
import { activeSkin } from '../skin/active-skin';
import { imageForScreen } from '../browser/sized-images';

// A reward's coins, on any page. The browser animates them: no game's engine is loaded for that.

const COINS = 14;
/** How much later each coin starts than the one before it, and how long it flies (ms). */
const [STAGGER_MS, FLIGHT_MS] = [55, 950];

/** How near to the left edge of the window coins may burst out (CSS pixels). */
const EDGE = 24;

/** Evenly scattered numbers from -0.5 to 0.5. */
const scatter = (i: number): number => goldenRatioFraction(i) - 0.5;

/** Where a coin bursts out to from the middle of its source, before it flies to the balance (CSS pixels). */
const burst = (i: number): PagePoint => ({
  x: scatter(i) * 150,
  y: -30 + scatter(i * 3 + 1) * 90,
});

/** The middle of an element; of the window for one that is no longer shown, as in a dialog that has closed. */
const sourceOf = (element: Element): PagePoint =>
  element.getClientRects().length > 0
    ? middleOf(element)
    : { x: window.innerWidth / 2, y: window.innerHeight / 2 };

/** Shows a former balance (coins) for as long as its reward has not arrived. Screen readers read the real one. */
export function holdBalance(coins: Coins): void {
  const balance = displays.balance();
  if (balance && !wantsLessMotion()) balance.dataset['shown'] = formatCoins(coins);
}

/** Shows the real balance again. */
function releaseBalance(): void {
  delete displays.balance()?.dataset['shown'];
}

/**
 * Flies coins from an element to the balance in the header, which counts from one number to another (coins) as they
 * arrive. With reduced motion the balance just shows the real one.
 */
export function flyToBalance(source: Element, balance: { readonly from: Coins; readonly to: Coins }): void {
  const display = displays.balance();
  if (!display || wantsLessMotion()) {
    releaseBalance();
    return;
  }
  const [from, to] = [sourceOf(source), middleOf(display.previousElementSibling ?? display)];
  holdBalance(balance.from);
  const layer = document.createElement('div');
  layer.className = 'reward-flight pointer-events-none fixed inset-0 z-60 overflow-hidden';
  document.body.append(layer);
  const end = (): void => {
    layer.remove();
    releaseBalance();
  };
  const arrive = (arrived: number): void => {
    const counted = balance.from + Math.round(((balance.to - balance.from) * arrived) / COINS);
    display.dataset['shown'] = formatCoins(counted);
    tryOrNull(() => display.parentElement?.animate([{ scale: 1.07 }, { scale: 1 }], { duration: 180 }));
    if (arrived === COINS) end();
  };
  let arrived = 0;
  for (let i = 0; i < COINS; i++) {
    const image = new Image();
    image.src = imageForScreen(activeSkin.getState().skin?.files.images[coin.path] ?? coin.address);
    image.alt = '';
    image.className = 'absolute -top-4 -left-4 size-8';
    layer.append(image);
    const { x, y } = burst(i);
    const aside = Math.max(from.x + x, EDGE);
    const flight = tryOrNull(() =>
      image.animate(
        [
          { translate: `${from.x}px ${from.y}px`, scale: 0.3, opacity: 0, easing: 'ease-out' },
          {
            ...{ translate: `${aside}px ${from.y + y}px`, scale: 1.2, opacity: 1, offset: 0.35 },
            easing: 'cubic-bezier(0.5, 0, 0.75, 0.4)',
          },
          { translate: `${to.x}px ${to.y}px`, scale: 0.9, opacity: 1 },
        ],
        { duration: FLIGHT_MS, delay: i * STAGGER_MS, fill: 'both' },
      ),
    );
    if (!flight) {
      end();
      return;
    }
    flight.onfinish = () => {
      image.remove();
      arrive(++arrived);
    };
  }
}
