import type { Emitter } from 'mitt';
import type { StageEvents } from '../../stage-events';
import { startTimeline, stopTimeline } from '../../timeline';
import { coverDisplay, uncoverDisplay } from '../../../ui/displays';
import { goldenRatioFraction, middleOf, type PagePoint } from '../../../ui/geometry';
import { addCoins, between, createCoinLayer, type CoinPose } from '../../../ui/rewards/flying-coins';
import { createElement } from '../elements';

/** Where the page shows a win besides its reels; each is null while it is absent. */
export interface Displays {
  /** In these it is counted. */
  readonly balance: () => HTMLElement | null;
  readonly win: () => HTMLElement | null;
  /** An empty element around the reels, and below them, for what large wins show there. */
  readonly page: () => HTMLElement | null;
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

/** A part of a win (coins), and when it is named (s). */
export interface WinPart {
  readonly at: number;
  readonly coins: number;
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
  addToWin(timeline: gsap.core.Timeline, from: number, parts: readonly WinPart[]): void;
  /** Sends a light to the win display, now. It arrives though the show is over meanwhile. */
  sendLight(from: PagePoint): void;
  /** Takes away the coins, and ends the counting: the displays say what they said before. */
  clear(): void;
  /** Ends it for good. */
  destroy(): void;
}

/** A number that counts in a display. */
interface Counter {
  /** The coins shown, to be tweened. */
  coins: number;
  readonly show: () => void;
  readonly stop: () => void;
}

/** Counts in a display, over its text. */
function countIn(display: HTMLElement, from: number): Counter {
  const counter: Counter = {
    coins: from,
    show: () => coverDisplay(display, counter.coins),
    stop: () => uncoverDisplay(display),
  };
  counter.show();
  return counter;
}

const flightSeconds = 0.62;
/** How long a coin appears where it starts (s). */
const appearSeconds = 0.14;
const lightSeconds = 0.34;

/** How far below the balance coins appear at least (pixels). */
const LEAST_RISE = 64;

/** The pose of a coin that appears about a place, then flies to another. */
function poseAt(source: Source, to: PagePoint, i: number, part: number): CoinPose {
  const x = source.x + (goldenRatioFraction(i) - 0.5) * 60;
  const y = source.y + (goldenRatioFraction(i + 5) - 0.5) * source.height;
  const appears = appearSeconds / flightSeconds;
  if (part < appears) {
    const shown = slowing(part / appears);
    return { x, y, scale: between(0.3, 1, shown), opacity: shown };
  }
  const way = (part - appears) / (1 - appears);
  return {
    // It comes from below, so that it doesn't fly over the number.
    x: between(x, to.x, slowing(way)),
    y: between(y, to.y, 1 - Math.cos((way * Math.PI) / 2)),
    scale: between(1, 0.55, way ** 3),
    opacity: 1,
  };
}

const slowing = (part: number): number => 1 - (1 - part) ** 2;

/** Prepares a layer over the whole page. */
export function createCoinFlight(
  image: string,
  events: Emitter<StageEvents>,
  displays: Pick<Displays, 'balance' | 'win'>,
): CoinFlight {
  let counters: Counter[] = [];
  const lights = new Set<gsap.core.Timeline>();
  const layer = createCoinLayer();

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
      const below = display.getBoundingClientRect().bottom + LEAST_RISE;
      const source = { ...from, y: Math.max(from.y, below) };
      const counter = count(display, balance.from);

      const last = until - 0.1 - flightSeconds;
      const showCoins = addCoins(layer, image, {
        coins,
        stagger: (last - begin) / Math.max(coins - 1, 1),
        seconds: flightSeconds,
        poseAt: (i, part) => poseAt(source, to, i, part),
      });
      const time = { seconds: 0 };
      timeline.to(
        time,
        {
          seconds: until - begin,
          duration: until - begin,
          ease: 'none',
          onUpdate: () => showCoins(time.seconds),
        },
        begin,
      );
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
      const light = createElement(
        'div',
        'flying-light absolute top-[-1.25rem] left-[-1.25rem] size-[2.5rem] rounded-[50%]',
        layer,
      );
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
