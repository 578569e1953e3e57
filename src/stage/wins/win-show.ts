import { lastSpin, type Round, type Spin } from '../../engine/round';
import type { Cell, GameDefinition } from '../../engine/definition';
import { symbolAt } from '../../engine/grid';
import type { Emitter } from 'mitt';
import type { GameEvents } from '../../player/events';
import { startTimeline, stopTimeline } from '../timeline';
import type { Celebration } from '../stage-controller';
import { winMotion } from '../reels/motion';
import { columnsOf } from '../winning-cells';
import type { GameArt } from '../../games/playable';
import { winLevelOf, type WinLevel } from '../../games/win-levels';
import { countIn, type Counter } from './counter';
import { createAnimatedSymbol, preload } from './animated-symbol';
import { createWinParts, WIN_PART } from './win-parts';

/** The displays of the page in which a win is counted; each is null while it is absent. */
export interface Displays {
  readonly balance: () => HTMLElement | null;
  readonly win: () => HTMLElement | null;
}

/** Start times and durations in a show (s). */
const gestureAt = 0.16;
const gestureSeconds = 1.25;
const coinsAt = 0.4;
const flightSeconds = 0.62;
const bubbleSeconds = 1.1;

/** Prepares the show of wins in an empty element over the reel window (stage.css). */
export function createWinShow(
  host: HTMLElement,
  definition: GameDefinition,
  art: GameArt,
  events: Emitter<GameEvents>,
  displays: Displays,
): Celebration & { /** Stops the show for good. */ destroy(): void } {
  let timeline: gsap.core.Timeline | null = null;
  let counters: Counter[] = [];
  let balance: number | null = null;
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

  /** Flies coins from the first of what is lifted, or from the middle, to the balance, which counts up as they arrive. */
  const flyCoins = (show: gsap.core.Timeline, { id, payout }: Round, level: WinLevel): void => {
    const display = displays.balance();
    if (!display || balance === null) return;
    const source = host.querySelector(`.${WIN_PART}`) ?? host;
    // To the coin beside the number, so that the number can be read all the time.
    const [from, to] = [middleOf(source), middleOf(display.parentElement?.querySelector('img') ?? display)];
    const counter = countIn(display, balance - payout);
    counters.push(counter);

    const last = level.ms / 1000 - 0.1 - flightSeconds;
    for (let i = 0; i < level.coins; i++) {
      const flying = createImage(art.stage.coin, 'flying-coin', coinLayer);
      const at = coinsAt + ((last - coinsAt) * i) / Math.max(level.coins - 1, 1);
      const start = {
        x: from.x + (spread(i) - 0.5) * 60,
        y: from.y + (spread(i + 5) - 0.5) * source.clientHeight * 0.7,
      };
      show.fromTo(flying, { ...start, scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1, duration: 0.14 }, at);
      show.to(flying, { x: to.x, duration: flightSeconds - 0.14, ease: 'sine.in' }, at + 0.14);
      show.to(flying, { y: to.y, duration: flightSeconds - 0.14, ease: 'power1.out' }, at + 0.14);
      show.to(flying, { scale: 0.55, duration: flightSeconds - 0.14, ease: 'power2.in' }, at + 0.14);
      show.set(flying, { opacity: 0 }, at + flightSeconds);
    }
    const firstAt = coinsAt + flightSeconds;
    show.call(() => events.emit('coinsArrived', id), [], firstAt);
    show.to(
      counter,
      { coins: balance, duration: level.ms / 1000 - firstAt, ease: 'none', onUpdate: counter.show },
      firstAt,
    );
  };

  const countWin = (show: gsap.core.Timeline, { payout, spins }: Round, { ms }: WinLevel): void => {
    const display = displays.win();
    // What free spins have won has been added up there, spin by spin.
    if (!display || spins.length > 1) return;
    const counter = countIn(display, 0);
    counters.push(counter);
    const seconds = ms / 1000 - 0.4;
    show.to(counter, { coins: payout, duration: seconds, ease: 'power1.out', onUpdate: counter.show }, 0.15);
  };

  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
    clearFlight();
    host.replaceChildren();
  };

  return {
    play(round, winning, isLifted) {
      stop();
      const level = winLevelOf(art.winLevels, round.payout / round.bet);
      if (level.ms === 0) return false;
      // When the show is over, the symbols stay lifted; only bubbles, coins and counters go.
      timeline = startTimeline(() => undefined, clearFlight);
      lift(timeline, lastSpin(round), winning, level, isLifted);
      riseBubbles(timeline, winning, level);
      countWin(timeline, round, level);
      flyCoins(timeline, round, level);
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

/** Evenly scattered numbers from 0 to 1, by the golden ratio: a show is the same each time. */
const spread = (i: number): number => (i * 0.618034) % 1;

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
