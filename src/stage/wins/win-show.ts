import type { Emitter } from 'mitt';
import type { Coins } from '../../engine/coins';
import type { Cell, GameDefinition } from '../../engine/definition';
import { lastSpin, type Round, type Spin } from '../../engine/round';
import type { GameArt } from '../../games/playable';
import { winLevelOf, type WinLevel } from '../../games/game-art';
import { spinMotion, wantsLessMotion } from '../reels/motion';
import type { Celebration } from '../stage-controller';
import type { StageEvents } from '../stage-events';
import { startTimeline, stopTimeline } from '../timeline';
import { onPresses } from './event/presses';
import {
  addStillEvent,
  addWinEvent,
  winEventOf,
  type WinEvent,
  type WinEventMoments,
} from './event/win-event';
import { BUBBLE, riseBubbles } from './flights/bubbles';
import { createCoinFlight, type Displays } from './flights/coin-flight';
import { addCollection } from './flights/collection';
import { countWithEvent, countWithoutEvent } from './flights/counting';
import { addFreeSpinsIntro } from './free-spins-intro';
import { addPaylines, paylinesSeconds } from './paylines';
import type { RoundMessages } from './round-messages';
import { preload } from './symbols/animated-symbol';
import { addLift } from './symbols/lift';
import { addRestAnimations, endRestAnimations, hasRestAnimation } from './symbols/rest-animations';
import type { WinPartElement } from './symbols/win-parts';

/** When the lines that pay are drawn (s). */
const paylinesAt = 0.3;
/** What has won is seen before the stage dims for an event (s). */
const eventAt = 0.7;

/** Prepares the show of wins in an empty element over the reel window (stage.css). */
export function createWinShow(
  host: HTMLElement,
  definition: GameDefinition,
  art: GameArt,
  events: Emitter<StageEvents>,
  displays: Displays,
  messages: RoundMessages,
): Celebration & { /** Stops the show for good. */ destroy(): void } {
  let playing: gsap.core.Timeline | null = null;
  let stopListening = (): void => undefined;
  const flight = createCoinFlight(art.stage.coin, events, displays);
  preload(art).catch(() => undefined);

  const clearFlight = (): void => {
    stopListening();
    flight.clear();
    for (const image of host.querySelectorAll(`.${BUBBLE}`)) image.remove();
  };
  const stop = (): void => {
    stopTimeline(playing);
    playing = null;
    clearFlight();
    endRestAnimations(host);
    host.replaceChildren();
  };
  /** When a show is over, the symbols stay lifted; only what moved over them goes. */
  const start = (onEnd: () => void = clearFlight): gsap.core.Timeline => (playing = startTimeline(onEnd));

  /** Collects, and sends a light from the collector to the win display; returns when the last value has arrived (s). */
  const collect = (
    timeline: gsap.core.Timeline,
    spin: Spin,
    parts: readonly WinPartElement[],
    isAlone: boolean,
  ): number => {
    const collection = addCollection(timeline, host, definition, art, spin, parts, isAlone);
    if (!collection) return 0;
    timeline.call(() => flight.sendLight(collection.place), [], collection.end);
    return collection.end;
  };
  /** The first press completes the count and begins no round; the next one ends the event and does what it does. */
  const skipAtPresses = (timeline: gsap.core.Timeline, counted: number, out: number): void => {
    stopListening = onPresses(() => {
      // GSAP rounds its times.
      const isCounting = timeline.time() < counted - 0.001;
      if (!isCounting) stopListening();
      timeline.time(isCounting ? counted : out);
      return isCounting;
    });
  };
  const addEvent = (timeline: gsap.core.Timeline, event: WinEvent, at: number): WinEventMoments => {
    const moments = addWinEvent(timeline, host, art.stage.coin, event, at);
    skipAtPresses(timeline, moments.counted, moments.out);
    return moments;
  };

  const celebrate = (
    round: Round,
    balance: Coins,
    winning: readonly Cell[],
    isLifted: boolean,
    level: WinLevel,
    event: WinEvent | null,
  ): void => {
    const timeline = start();
    const spin = lastSpin(round);
    // What free spins have won has been shown and added up, spin by spin.
    const isAlone = round.spins.length === 1;
    const parts = addLift(timeline, host, definition, art, spin.grid, winning, level.gestures, isLifted);
    riseBubbles(timeline, host, art.stage.bubble, definition.grid.columns, winning, level.bubbles);
    const collected = isAlone ? collect(timeline, spin, parts, true) : 0;
    const wins = isAlone && art.paylineColours.length > 0 ? spin.wins : [];
    const seen = Math.max(eventAt, collected && collected + 0.2, paylinesAt + paylinesSeconds(wins.length));
    const until = event ? seen : Math.max(collected + level.ms / 1000, seen);
    addPaylines(timeline, host, definition, art.paylineColours, wins, { at: paylinesAt, until }, false);
    const { source, counting, flying, ease } = event
      ? countWithEvent(host, addEvent(timeline, event, until))
      : countWithoutEvent(host, collected, until);
    if (isAlone) flight.countWin(timeline, round.payout, counting, ease);
    const counted = { from: balance - round.payout, to: balance };
    flight.flyCoins(timeline, counted, level.coins, source, flying);
  };

  return {
    play(round, balance, winning, isLifted) {
      stop();
      const event = winEventOf(round, messages.chart(round));
      if (wantsLessMotion()) {
        if (!event) return false;
        const timeline = start();
        skipAtPresses(timeline, 0, addStillEvent(timeline, host, event));
        return false;
      }
      const level = winLevelOf(art.winLevels, round.payout / round.bet);
      if (level.ms > 0) {
        celebrate(round, balance, winning, isLifted, level, event);
        return true;
      }
      const { grid } = lastSpin(round);
      if (event) addEvent(start(), event, 0);
      else if (winning.length === 0 && hasRestAnimation(art, grid))
        addRestAnimations(start(stop), host, definition, art, grid);
      return false;
    },
    showSpinWins(spin) {
      stop();
      if (wantsLessMotion()) return;
      const timeline = start();
      const span = { at: 0, until: spinMotion.freeSpin.litMs / 1000 };
      addPaylines(timeline, host, definition, art.paylineColours, spin.wins, span, true);
      collect(timeline, spin, [], false);
    },
    beginFreeSpins(round) {
      stop();
      const intro = messages.intro(round);
      if (wantsLessMotion() || !intro || !art.stage.door) return;
      addFreeSpinsIntro(start(), host, art.stage.door, intro);
    },
    stop,
    destroy() {
      stop();
      flight.destroy();
    },
  };
}
