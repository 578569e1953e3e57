import type { Emitter } from 'mitt';
import type { StageEvents } from '../../stage-events';
import { startTimeline, stopTimeline } from '../../timeline';
import { formatCoins } from '../../../ui/format/format';
import { createElement, createImage } from '../elements';
import { goldenRatioFraction, middleOf, type PagePoint } from '../../../ui/geometry';

/** The displays of the page in which a win is counted; each is null while it is absent. */
export interface Displays {
  readonly balance: () => HTMLElement | null;
  readonly win: () => HTMLElement | null;
}

/** Where coins fly from: about this place of the page, scattered over this height (pixels). */
export interface Source extends PagePoint {
  readonly height: number;
}

/** A part of a show: from one moment to another (s). */
export interface Span {
  readonly at: number;
  readonly until: number;
}

/** What flies over the whole page to its displays, which count meanwhile. */
export interface CoinFlight {
  /** Flies so many coins to the balance, which counts from one number to another (coins) as they arrive. */
  flyCoins(
    timeline: gsap.core.Timeline,
    balance: { readonly from: number; readonly to: number },
    coins: number,
    from: Source,
    span: Span,
  ): void;
  /** Has the win display count up to a payout (coins). */
  countWin(timeline: gsap.core.Timeline, payout: number, span: Span, ease: string): void;
  /** Has the win display add parts (coins) to so many coins, each at its moment (s). */
  addToWin(
    timeline: gsap.core.Timeline,
    from: number,
    parts: readonly { readonly at: number; readonly coins: number }[],
  ): void;
  /** Sends a light to the win display, now. It arrives though the show is over meanwhile. */
  sendLight(from: PagePoint): void;
  /** Takes away the coins, and ends the counting: the displays say what they said before. */
  clear(): void;
  /** Ends it for good. */
  destroy(): void;
}

/** A number that counts in a display, whose text is the final number all the time. */
interface Counter {
  /** The coins shown, to be tweened. */
  coins: number;
  readonly show: () => void;
  readonly stop: () => void;
}

/** Counts in a display, over its text (`[data-shown]` in app/styles/motion.css): assistive technology reads the final number at once. */
function countIn(display: HTMLElement, from: number): Counter {
  const counter: Counter = {
    coins: from,
    show() {
      display.dataset['shown'] = formatCoins(Math.round(counter.coins));
    },
    stop() {
      delete display.dataset['shown'];
    },
  };
  counter.show();
  return counter;
}

const flightSeconds = 0.62;
const lightSeconds = 0.34;

/** Prepares a layer over the whole page. */
export function createCoinFlight(
  image: string,
  events: Emitter<StageEvents>,
  displays: Displays,
): CoinFlight {
  let counters: Counter[] = [];
  const lights = new Set<gsap.core.Timeline>();
  const layer = createElement('div', 'coin-flight', document.body);
  layer.ariaHidden = 'true';

  const count = (display: HTMLElement, from: number): Counter => {
    const counter = countIn(display, from);
    counters.push(counter);
    return counter;
  };
  const clear = (): void => {
    for (const counter of counters) counter.stop();
    counters = [];
    for (const coin of layer.querySelectorAll('.flying-coin')) coin.remove();
  };

  return {
    flyCoins(timeline, balance, coins, from, { at: begin, until }) {
      const display = displays.balance();
      if (!display) return;
      // To the coin beside the number, so that the number can be read all the time.
      const to = middleOf(display.parentElement?.querySelector('img') ?? display);
      const counter = count(display, balance.from);

      const last = until - 0.1 - flightSeconds;
      const moving = flightSeconds - 0.14;
      for (let i = 0; i < coins; i++) {
        const flying = createImage(image, 'flying-coin', layer);
        const at = begin + ((last - begin) * i) / Math.max(coins - 1, 1);
        const start = {
          x: from.x + (goldenRatioFraction(i) - 0.5) * 60,
          y: from.y + (goldenRatioFraction(i + 5) - 0.5) * from.height,
        };
        timeline.fromTo(
          flying,
          { ...start, scale: 0.3, opacity: 0 },
          { scale: 1, opacity: 1, duration: 0.14 },
          at,
        );
        timeline.to(flying, { x: to.x, duration: moving, ease: 'sine.in' }, at + 0.14);
        timeline.to(flying, { y: to.y, duration: moving, ease: 'power1.out' }, at + 0.14);
        timeline.to(flying, { scale: 0.55, duration: moving, ease: 'power2.in' }, at + 0.14);
        timeline.set(flying, { opacity: 0 }, at + flightSeconds);
      }
      const firstAt = begin + flightSeconds;
      timeline.call(() => events.emit('coinsArrived'), [], firstAt);
      timeline.to(
        counter,
        { coins: balance.to, duration: until - firstAt, ease: 'none', onUpdate: counter.show },
        firstAt,
      );
    },
    countWin(timeline, payout, { at, until }, ease) {
      const display = displays.win();
      if (!display) return;
      const counter = count(display, 0);
      timeline.to(counter, { coins: payout, duration: until - at, ease, onUpdate: counter.show }, at);
    },
    addToWin(timeline, from, parts) {
      const display = displays.win();
      if (!display) return;
      const counter = count(display, from);
      for (const { at, coins } of parts)
        timeline.call(
          () => {
            counter.coins += coins;
            counter.show();
          },
          [],
          at,
        );
    },
    sendLight(from) {
      const display = displays.win();
      if (!display) return;
      const to = middleOf(display);
      const light = createElement('div', 'flying-light', layer);
      const flight = startTimeline(() => {
        lights.delete(flight);
        light.remove();
      });
      lights.add(flight);
      flight.fromTo(light, { ...from, scale: 1.2 }, { scale: 0.6, duration: lightSeconds }, 0);
      flight.to(light, { x: to.x, duration: lightSeconds, ease: 'power1.in' }, 0);
      flight.to(light, { y: to.y, duration: lightSeconds, ease: 'power2.in' }, 0);
    },
    clear,
    destroy() {
      clear();
      for (const flight of lights) stopTimeline(flight);
      layer.remove();
    },
  };
}
