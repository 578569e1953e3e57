import { lastSpin, type Round, type Spin } from '../../engine/round';
import type { Cell, GameDefinition } from '../../engine/definition';
import { symbolAt } from '../../engine/grid';
import type { Emitter } from 'mitt';
import type { GameEvents } from '../../player/events';
import { startTimeline, stopTimeline } from '../timeline';
import type { Celebration } from '../stage-controller';
import { wantsLessMotion, winMotion } from '../reels/motion';
import { columnsOf } from '../winning-cells';
import type { GameArt } from '../../games/playable';
import { stepsOf, winLevelOf, type WinLevel } from '../../games/win-levels';
import { countIn, type Counter } from './counter';
import { createAnimatedSymbol, preload } from './animated-symbol';
import { atNextPress } from './next-press';
import { spread } from './spread';
import { addStillEvent, addWinEvent, isEvent, momentsOf, type ChartLine, type WinEvent } from './win-event';
import { createWinParts, WIN_PART } from './win-parts';

/** The displays of the page in which a win is counted; each is null while it is absent. */
export interface Displays {
  readonly balance: () => HTMLElement | null;
  readonly win: () => HTMLElement | null;
}

/** Sums up a round, for its end; empty for one that needs no summary. */
export type ChartOf = (round: Round) => readonly ChartLine[];

/** Start times and durations in a show (s). */
const gestureAt = 0.16;
const gestureSeconds = 1.25;
const coinsAt = 0.4;
const flightSeconds = 0.62;
const bubbleSeconds = 1.1;
/** What has won is seen before the stage dims for an event. */
const eventAt = 0.7;

/** Where coins fly from: about this place of the page, scattered over this height (pixels). */
interface Source {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A part of a show: from one moment to another (s). */
interface Span {
  readonly at: number;
  readonly until: number;
}

/** When the displays of the page count, and where the coins come from. */
interface Counting {
  readonly source: Source;
  readonly counting: Span;
  readonly flying: Span;
}

/** Prepares the show of wins in an empty element over the reel window (stage.css). */
export function createWinShow(
  host: HTMLElement,
  definition: GameDefinition,
  art: GameArt,
  events: Emitter<GameEvents>,
  displays: Displays,
  chartOf: ChartOf,
): Celebration & { /** Stops the show for good. */ destroy(): void } {
  let timeline: gsap.core.Timeline | null = null;
  let counters: Counter[] = [];
  let balance: number | null = null;
  let stopWaiting = (): void => undefined;
  const coinLayer = document.createElement('div');
  coinLayer.className = 'coin-flight';
  coinLayer.ariaHidden = 'true';
  document.body.append(coinLayer);
  preload(art).catch(() => undefined);

  const setBalance = (coins: number): void => {
    balance = coins;
  };
  events.on('balanceChanged', setBalance);

  const clearFlight = (): void => {
    stopWaiting();
    for (const counter of counters) counter.stop();
    counters = [];
    coinLayer.replaceChildren();
    for (const image of host.querySelectorAll('.show-bubble')) image.remove();
  };

  /** Lifts what has won in the last spin, each cell once, and plays the gestures of its symbols. */
  const lift = (
    show: gsap.core.Timeline,
    { grid }: Spin,
    winning: readonly Cell[],
    level: WinLevel,
    isLifted: boolean,
  ) => {
    for (const { element, cells } of createWinParts(host, definition.grid, art.stage.lit.of, winning)) {
      for (const cell of cells) {
        const animated = createAnimatedSymbol(art, symbolAt(grid, cell) ?? '');
        element.append(animated.element);
        for (let n = 0; n < level.gestures; n++) animated.act(show, gestureAt + n * gestureSeconds);
      }
      const { scale } = winMotion.lifted;
      const seconds = isLifted ? 0 : winMotion.ms / 1000;
      show.to(element, { scale, duration: seconds, ease: 'back.out(2)' }, 0);
    }
  };

  const riseBubbles = (show: gsap.core.Timeline, winning: readonly Cell[], { bubbles }: WinLevel) => {
    for (const column of columnsOf(winning)) {
      for (let i = 0; i < bubbles; i++) {
        const rising = createImage(art.stage.bubble, 'show-bubble', host);
        const across = (column + 0.14 + 0.72 * spread(i)) / definition.grid.columns;
        rising.style.left = `${across * 100}%`;
        const size = 0.5 + 0.5 * spread(i + 3);
        const at = 0.1 + i * 0.09;
        show.fromTo(
          rising,
          { y: 0, scale: size * 0.6, opacity: 0 },
          {
            y: -host.clientHeight * (0.7 + 0.3 * spread(i + 7)),
            scale: size,
            duration: bubbleSeconds,
            ease: 'sine.in',
          },
          at,
        );
        show.to(rising, { opacity: 0.9, duration: 0.2 }, at);
        show.to(rising, { opacity: 0, duration: 0.25 }, at + bubbleSeconds - 0.25);
      }
    }
  };

  /** Flies coins to the balance, which counts up as they arrive. */
  const flyCoins = (
    show: gsap.core.Timeline,
    { id, payout }: Round,
    { coins }: WinLevel,
    from: Source,
    { at: begin, until }: Span,
  ): void => {
    const display = displays.balance();
    if (!display || balance === null) return;
    // To the coin beside the number, so that the number can be read all the time.
    const to = middleOf(display.parentElement?.querySelector('img') ?? display);
    const counter = countIn(display, balance - payout);
    counters.push(counter);

    const last = until - 0.1 - flightSeconds;
    for (let i = 0; i < coins; i++) {
      const flying = createImage(art.stage.coin, 'flying-coin', coinLayer);
      const at = begin + ((last - begin) * i) / Math.max(coins - 1, 1);
      const start = {
        x: from.x + (spread(i) - 0.5) * 60,
        y: from.y + (spread(i + 5) - 0.5) * from.height,
      };
      show.fromTo(flying, { ...start, scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1, duration: 0.14 }, at);
      show.to(flying, { x: to.x, duration: flightSeconds - 0.14, ease: 'sine.in' }, at + 0.14);
      show.to(flying, { y: to.y, duration: flightSeconds - 0.14, ease: 'power1.out' }, at + 0.14);
      show.to(flying, { scale: 0.55, duration: flightSeconds - 0.14, ease: 'power2.in' }, at + 0.14);
      show.set(flying, { opacity: 0 }, at + flightSeconds);
    }
    const firstAt = begin + flightSeconds;
    show.call(() => events.emit('coinsArrived', id), [], firstAt);
    show.to(
      counter,
      { coins: balance, duration: until - firstAt, ease: 'none', onUpdate: counter.show },
      firstAt,
    );
  };

  const countWin = (show: gsap.core.Timeline, { payout, spins }: Round, { at, until }: Span): void => {
    const display = displays.win();
    // What free spins have won has been added up there, spin by spin.
    if (!display || spins.length > 1) return;
    const counter = countIn(display, 0);
    counters.push(counter);
    show.to(counter, { coins: payout, duration: until - at, ease: 'power1.out', onUpdate: counter.show }, at);
  };

  /** Skips to this moment of the show at the next press or key. */
  const skipAtPress = (show: gsap.core.Timeline, at: number): void => {
    stopWaiting = atNextPress(() => void show.time(at));
  };

  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
    clearFlight();
    host.replaceChildren();
  };

  const eventOf = (round: Round): WinEvent | null => {
    const { payout, bet } = round;
    const event = { payout, bet, steps: stepsOf(art.largeWins, payout / bet), chart: chartOf(round) };
    return isEvent(event) ? event : null;
  };
  /** Without motion there are the numerals alone. */
  const playStill = (event: WinEvent): void => {
    timeline = startTimeline(() => undefined, clearFlight);
    skipAtPress(timeline, addStillEvent(timeline, host, event).end);
  };
  /** Has the stage dim, and says when the displays count meanwhile. */
  const addEvent = (show: gsap.core.Timeline, event: WinEvent, at: number): Counting => {
    const { counted, out, end } = momentsOf(event, at);
    addWinEvent(show, host, art.stage.coin, event, at);
    skipAtPress(show, out);
    const { x, y } = middleOf(host);
    const height = host.clientHeight;
    return {
      // From the top of the fountain: the sum can be read.
      source: { x, y: y - height * 0.4, height: height * 0.1 },
      counting: { at, until: counted },
      flying: { at: counted, until: end },
    };
  };
  /** Coins fly from the first of what is lifted, or from the middle. */
  const withoutEvent = ({ ms }: WinLevel): Counting => {
    const part = host.querySelector(`.${WIN_PART}`) ?? host;
    return {
      source: { ...middleOf(part), height: part.clientHeight * 0.7 },
      counting: { at: 0.15, until: ms / 1000 - 0.25 },
      flying: { at: coinsAt, until: ms / 1000 },
    };
  };

  return {
    play(round, winning, isLifted) {
      stop();
      const event = eventOf(round);
      if (wantsLessMotion()) {
        if (event) playStill(event);
        return false;
      }
      const level = winLevelOf(art.winLevels, round.payout / round.bet);
      const isCelebrated = level.ms > 0;
      if (!isCelebrated && !event) return false;
      // When the show is over, the symbols stay lifted; only what moved over them goes.
      const show = (timeline = startTimeline(() => undefined, clearFlight));
      if (!isCelebrated) {
        if (event) addEvent(show, event, 0);
        return false;
      }
      lift(show, lastSpin(round), winning, level, isLifted);
      riseBubbles(show, winning, level);
      const { source, counting, flying } = event ? addEvent(show, event, eventAt) : withoutEvent(level);
      countWin(show, round, counting);
      flyCoins(show, round, level, source, flying);
      return true;
    },
    stop,
    destroy() {
      stop();
      events.off('balanceChanged', setBalance);
      coinLayer.remove();
    },
  };
}

function createImage(url: string, className: string, parent: HTMLElement): HTMLImageElement {
  const created = new Image();
  created.src = url;
  created.alt = '';
  created.className = className;
  parent.append(created);
  return created;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
