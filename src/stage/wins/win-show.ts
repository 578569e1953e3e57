import { lastSpin, type Round, type Spin } from '../../engine/round';
import type { Cell, GameDefinition } from '../../engine/definition';
import { symbolAt } from '../../engine/grid';
import type { Emitter } from 'mitt';
import { startTimeline, stopTimeline } from '../timeline';
import type { Celebration } from '../stage-controller';
import type { StageEvents } from '../stage-events';
import { spinMotion, wantsLessMotion, winMotion } from '../reels/motion';
import { hasCell } from '../winning-cells';
import type { GameArt } from '../../games/playable';
import { stepsOf, winLevelOf, type WinLevel } from '../../games/win-levels';
import { createAnimatedSymbol, preload } from './symbols/animated-symbol';
import { BUBBLE, riseBubbles } from './flights/bubbles';
import { createCoinFlight, type Displays, type Source, type Span } from './flights/coin-flight';
import { addCollection, collectorCell } from './flights/collection';
import { addDoor } from './door';
import { middleOf } from './elements';
import { atNextPress } from './event/next-press';
import { addStillEvent, addWinEvent, isEvent, momentsOf, type WinEvent } from './event/win-event';
import { addRestAnimations, endRestAnimations, hasRestAnimation } from './symbols/rest-animations';
import type { RoundWords } from './round-words';
import { addThreads, threadsSeconds } from './threads';
import { createWinParts, WIN_PART } from './symbols/win-parts';

/** Start times and durations in a show (s). */
const gestureAt = 0.16;
const gestureSeconds = 1.25;
const threadsAt = 0.3;
const coinsAt = 0.4;
/** What has won is seen before the stage dims for an event. */
const eventAt = 0.7;

/** When the displays of the page count, and where the coins come from. */
interface Counting {
  readonly source: Source;
  readonly counting: Span;
  readonly flying: Span;
  /** How the win display counts. */
  readonly ease: string;
}

/** A part of a win that is lifted as one, and its cells. */
type LiftedPart = ReturnType<typeof createWinParts>[number];

/** Prepares the show of wins in an empty element over the reel window (stage.css). */
export function createWinShow(
  host: HTMLElement,
  definition: GameDefinition,
  art: GameArt,
  events: Emitter<StageEvents>,
  displays: Displays,
  words: RoundWords,
): Celebration & { /** Stops the show for good. */ destroy(): void } {
  let timeline: gsap.core.Timeline | null = null;
  let stopWaiting = (): void => undefined;
  const flight = createCoinFlight(art.stage.coin, events, displays);
  preload(art).catch(() => undefined);

  const clearFlight = (): void => {
    stopWaiting();
    flight.clear();
    for (const image of host.querySelectorAll(`.${BUBBLE}`)) image.remove();
  };

  /** Lifts what has won in the last spin, each cell once, and plays the gestures of its symbols. */
  const lift = (
    show: gsap.core.Timeline,
    { grid }: Spin,
    winning: readonly Cell[],
    level: WinLevel,
    isLifted: boolean,
  ): LiftedPart[] => {
    const parts = createWinParts(host, definition.grid, art.stage.lit.of, winning);
    for (const { element, cells } of parts) {
      for (const cell of cells) {
        const animated = createAnimatedSymbol(art, symbolAt(grid, cell) ?? '');
        element.append(animated.element);
        for (let n = 0; n < level.gestures; n++) animated.act(show, gestureAt + n * gestureSeconds);
      }
      const { scale } = winMotion.lifted;
      const seconds = isLifted ? 0 : winMotion.ms / 1000;
      show.to(element, { scale, duration: seconds, ease: 'back.out(2)' }, 0);
    }
    return parts;
  };

  /**
   * Flies what a spin has collected to its collector and from there, as a light, to the win display; returns when the
   * last has reached the collector (s).
   */
  const collect = (show: gsap.core.Timeline, spin: Spin, parts: LiftedPart[], isAlone: boolean): number => {
    const collector = collectorCell(definition, spin);
    const { collected } = spin;
    if (!collector || collected.length === 0) return 0;
    const part = parts.find(({ cells }) => hasCell(cells, collector))?.element ?? null;
    const end = addCollection(show, host, definition, art, { collected, collector, part, isAlone });
    const { columns, rows } = definition.grid;
    const { left, top, width, height } = host.getBoundingClientRect();
    const x = left + ((collector.column + 0.5) / columns) * width;
    const y = top + ((collector.row + 0.5) / rows) * height;
    show.call(() => flight.sendLight({ x, y }), [], end);
    return end;
  };

  /** Skips to this moment of the show at the next press or key. */
  const skipAtPress = (show: gsap.core.Timeline, at: number): void => {
    stopWaiting = atNextPress(() => void show.time(at));
  };

  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
    clearFlight();
    endRestAnimations(host);
    host.replaceChildren();
  };
  /** Symbols that have won nothing move as they come to rest, if they have an animation for it. */
  const rest = ({ grid }: Spin): void => {
    if (!hasRestAnimation(art, grid)) return;
    timeline = startTimeline(() => undefined, stop);
    addRestAnimations(timeline, host, definition, art, grid);
  };

  const eventOf = (round: Round): WinEvent | null => {
    const { payout, bet } = round;
    const event = { payout, bet, steps: stepsOf(payout / bet), chart: words.chart(round) };
    return isEvent(event) ? event : null;
  };
  /** Without motion there are the numerals alone. */
  const playStill = (event: WinEvent): void => {
    timeline = startTimeline(() => undefined, clearFlight);
    skipAtPress(timeline, addStillEvent(timeline, host, event).end);
  };
  /** Has the stage dim, and says when the displays count meanwhile. */
  const addEvent = (show: gsap.core.Timeline, event: WinEvent, at: number): Counting => {
    const { counts, counted, out, end } = momentsOf(event, at);
    addWinEvent(show, host, art.stage.coin, event, at);
    skipAtPress(show, out);
    const { x, y } = middleOf(host);
    const height = host.clientHeight;
    return {
      // From the top of the fountain: the sum can be read.
      source: { x, y: y - height * 0.4, height: height * 0.1 },
      counting: { at: counts, until: counted },
      flying: { at: counted, until: end },
      ease: 'none',
    };
  };
  /** Once everything is collected, coins fly from the first of what is lifted, or from the middle. */
  const withoutEvent = (collected: number, until: number): Counting => {
    const part = host.querySelector(`.${WIN_PART}`) ?? host;
    return {
      source: { ...middleOf(part), height: part.clientHeight * 0.7 },
      counting: { at: collected + 0.15, until: until - 0.25 },
      flying: { at: collected + coinsAt, until },
      ease: 'power1.out',
    };
  };

  return {
    play(round, balance, winning, isLifted) {
      stop();
      const event = eventOf(round);
      if (wantsLessMotion()) {
        if (event) playStill(event);
        return false;
      }
      const level = winLevelOf(art.winLevels, round.payout / round.bet);
      const isCelebrated = level.ms > 0;
      if (!isCelebrated && !event) {
        if (winning.length === 0) rest(lastSpin(round));
        return false;
      }
      // When the show is over, the symbols stay lifted; only what moved over them goes.
      const show = (timeline = startTimeline(() => undefined, clearFlight));
      if (!isCelebrated) {
        if (event) addEvent(show, event, 0);
        return false;
      }
      const spin = lastSpin(round);
      // Those of free spins have been shown, spin by spin.
      const isAlone = round.spins.length === 1;
      const parts = lift(show, spin, winning, level, isLifted);
      riseBubbles(show, host, art.stage.bubble, definition.grid.columns, winning, level.bubbles);
      const collected = isAlone ? collect(show, spin, parts, true) : 0;
      const wins = isAlone && art.threads ? spin.wins : [];
      const seen = Math.max(eventAt, collected && collected + 0.2, threadsAt + threadsSeconds(wins.length));
      const until = event ? seen : Math.max(collected + level.ms / 1000, seen);
      addThreads(show, host, definition, wins, { at: threadsAt, until }, false);
      const { source, counting, flying, ease } = event
        ? addEvent(show, event, until)
        : withoutEvent(collected, until);
      // What free spins have won has been added up there, spin by spin.
      if (isAlone) flight.countWin(show, round.payout, counting, ease);
      const counted = { from: balance - round.payout, to: balance };
      flight.flyCoins(show, counted, level.coins, source, flying);
      return true;
    },
    accompany(spin) {
      stop();
      if (wantsLessMotion()) return;
      const show = (timeline = startTimeline(() => undefined));
      const wins = art.threads ? spin.wins : [];
      addThreads(show, host, definition, wins, { at: 0, until: spinMotion.freeSpin.litMs / 1000 }, true);
      collect(show, spin, [], false);
    },
    beginFreeSpins(round) {
      stop();
      const door = words.door(round);
      if (wantsLessMotion() || !door || !art.stage.door) return;
      timeline = startTimeline(() => undefined);
      addDoor(timeline, host, art.stage.door, door);
    },
    stop,
    destroy() {
      stop();
      flight.destroy();
    },
  };
}
