import type { Emitter } from 'mitt';
import bubble from 'artwork:stage/bubble';
import coin from 'artwork:stage/coin';
import type { FishingResult, GameEvents } from '../../game/events';
import type { FishingRules } from '../../game/rules';
import { begin, end } from '../clock';
import type { Celebration } from '../director';
import { winMotion } from '../motion';
import { winLevelOf, type WinLevel } from '../win-levels';
import { countIn, type Counter } from './counter';
import { castSymbol, rehearse } from './symbol-actor';

/** Where a win is counted: the displays of the page, each null while it is not there. */
export interface Displays {
  readonly balance: () => HTMLElement | null;
  readonly win: () => HTMLElement | null;
}

/** When things begin in a show, and how long they take (s). */
const gestureAt = 0.16;
const gestureSeconds = 1.25;
const coinsAt = 0.4;
const flightSeconds = 0.62;
const bubbleSeconds = 1.1;

/**
 * Prepares the show of wins.
 *
 * @param host an empty element over the reel window; its style sheet is stage.css
 */
export function createWinShow(
  host: HTMLElement,
  rules: FishingRules,
  events: Emitter<GameEvents>,
  displays: Displays,
): Celebration & { /** Stops it, for good. */ leave(): void } {
  let timeline: gsap.core.Timeline | null = null;
  let counters: Counter[] = [];
  let balance: number | null = null;
  const sky = document.createElement('div');
  sky.className = 'coin-flight';
  sky.ariaHidden = 'true';
  document.body.append(sky);
  rehearse().catch(() => undefined);

  const hearBalance = (coins: number): void => {
    balance = coins;
  };
  events.on('balanceChanged', hearBalance);

  const clearFlight = (): void => {
    for (const counter of counters) counter.stop();
    counters = [];
    sky.replaceChildren();
    for (const risen of host.querySelectorAll('.show-bubble')) risen.remove();
  };

  /** The winning columns' symbols, lifted and each in its moment. */
  const lift = (
    show: gsap.core.Timeline,
    { round }: FishingResult,
    winning: readonly number[],
    level: WinLevel,
  ) => {
    for (const column of winning) {
      const stand = element('show-column', host);
      stand.style.gridColumn = `${column + 1} / ${column + 2}`;
      for (const symbol of round.grid[column] ?? []) {
        const actor = castSymbol(symbol);
        stand.append(actor.element);
        for (let time = 0; time < level.gestures; time++) actor.act(show, gestureAt + time * gestureSeconds);
      }
      const { scale } = winMotion.lifted;
      show.to(stand, { scale, duration: winMotion.ms / 1000, ease: 'back.out(2)' }, 0);
    }
  };

  const riseBubbles = (show: gsap.core.Timeline, winning: readonly number[], { bubbles }: WinLevel) => {
    for (const column of winning) {
      for (let i = 0; i < bubbles; i++) {
        const rising = picture(bubble, 'show-bubble', host);
        const across = (column + 0.14 + 0.72 * spread(i)) / rules.columns;
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

  /** Coins from the middle of the winning columns to the balance, which counts up as they come. */
  const flyCoins = (show: gsap.core.Timeline, { round, payout }: FishingResult, level: WinLevel): void => {
    const purse = displays.balance();
    const stand = host.querySelector('.show-column');
    if (!purse || !stand || balance === null) return;
    // Into the picture of the coin beside the number, so that the number can be read all along.
    const [from, to] = [middleOf(stand), middleOf(purse.parentElement?.querySelector('img') ?? purse)];
    const counter = countIn(purse, balance - payout);
    counters.push(counter);

    const last = level.ms / 1000 - 0.1 - flightSeconds;
    for (let i = 0; i < level.coins; i++) {
      const flying = picture(coin, 'flying-coin', sky);
      const at = coinsAt + ((last - coinsAt) * i) / Math.max(level.coins - 1, 1);
      const start = {
        x: from.x + (spread(i) - 0.5) * 60,
        y: from.y + (spread(i + 5) - 0.5) * stand.clientHeight * 0.7,
      };
      show.fromTo(flying, { ...start, scale: 0.3, opacity: 0 }, { scale: 1, opacity: 1, duration: 0.14 }, at);
      show.to(flying, { x: to.x, duration: flightSeconds - 0.14, ease: 'sine.in' }, at + 0.14);
      show.to(flying, { y: to.y, duration: flightSeconds - 0.14, ease: 'power1.out' }, at + 0.14);
      show.to(flying, { scale: 0.55, duration: flightSeconds - 0.14, ease: 'power2.in' }, at + 0.14);
      show.set(flying, { opacity: 0 }, at + flightSeconds);
    }
    const firstAt = coinsAt + flightSeconds;
    show.call(() => events.emit('coinsArrived', round.id), [], firstAt);
    show.to(
      counter,
      { coins: balance, duration: level.ms / 1000 - firstAt, ease: 'none', onUpdate: counter.show },
      firstAt,
    );
  };

  const countWin = (show: gsap.core.Timeline, { payout }: FishingResult, { ms }: WinLevel): void => {
    const display = displays.win();
    if (!display) return;
    const counter = countIn(display, 0);
    counters.push(counter);
    const seconds = ms / 1000 - 0.4;
    show.to(counter, { coins: payout, duration: seconds, ease: 'power1.out', onUpdate: counter.show }, 0.15);
  };

  const stop = (): void => {
    end(timeline);
    timeline = null;
    clearFlight();
    host.replaceChildren();
  };

  return {
    play(result, winning) {
      stop();
      const level = winLevelOf(result.payout / result.round.bet);
      if (level.ms === 0) return false;
      // The symbols stay lifted when it is over; only what flew and counted goes.
      timeline = begin(() => undefined, clearFlight);
      lift(timeline, result, winning, level);
      riseBubbles(timeline, winning, level);
      countWin(timeline, result, level);
      flyCoins(timeline, result, level);
      return true;
    },
    stop,
    leave() {
      stop();
      events.off('balanceChanged', hearBalance);
      sky.remove();
    },
  };
}

/** Numbers from 0 to 1 that scatter evenly: the golden ratio's multiples. A show is the same each time. */
const spread = (i: number): number => (i * 0.618034) % 1;

function element(className: string, parent: HTMLElement): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  parent.append(made);
  return made;
}

function picture(address: string, className: string, parent: HTMLElement): HTMLImageElement {
  const made = new Image();
  made.src = address;
  made.alt = '';
  made.className = className;
  parent.append(made);
  return made;
}

function middleOf(place: Element): { x: number; y: number } {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
