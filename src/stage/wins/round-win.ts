import type { Emitter } from 'mitt';
import type { Coins } from '../../engine/coins';
import type { Cell, GameDefinition } from '../../engine/definition';
import { lastSpin, type Round, type Spin } from '../../engine/round';
import type { WinLevel } from '../../games/game-art';
import type { GameArt } from '../../games/playable';
import type { StageEvents } from '../stage-events';
import { addWinEvent, type WinEvent, type WinEventMoments } from './event/win-event';
import { riseBubbles } from './flights/bubbles';
import type { CoinFlight } from './flights/coin-flight';
import { addCollection } from './flights/collection';
import { countWithEvent, countWithoutEvent } from './flights/counting';
import { addPaylines, paylinesSeconds } from './paylines';
import { addLift } from './symbols/lift';
import type { WinPartElement } from './symbols/win-parts';

/** When the lines that pay are drawn (s). */
const paylinesAt = 0.3;
/** What has won makes its first gesture before the stage dims for an event (s). */
const eventAt = 1.4;

/** Where the wins of a game are shown. */
export interface WinLayer {
  /** Over the reels. */
  readonly host: HTMLElement;
  readonly definition: GameDefinition;
  readonly art: GameArt;
  /** Over the whole page. */
  readonly flight: CoinFlight;
  readonly events: Emitter<StageEvents>;
}

/** What a round has paid, and how that is shown. */
interface RoundWin {
  readonly round: Round;
  /** The coins after it. */
  readonly balance: Coins;
  /** The winning cells of its last spin, and whether the reels have lifted them already. */
  readonly winning: readonly Cell[];
  readonly isLifted: boolean;
  readonly level: WinLevel;
  readonly event: WinEvent | null;
}

/** Collects, and sends a light from the collector to the win display; returns when the last value has arrived (s). */
export function collect(
  timeline: gsap.core.Timeline,
  { host, definition, art, flight }: WinLayer,
  spin: Spin,
  parts: readonly WinPartElement[],
  isAlone: boolean,
): number {
  const collection = addCollection(timeline, host, definition, art, spin, parts, isAlone);
  if (!collection) return 0;
  timeline.call(() => flight.sendLight(collection.place), [], collection.end);
  return collection.end;
}

/** Adds all that shows a win at the end of its round, from now on. Returns the moments of its event, if it has one. */
export function addRoundWin(
  timeline: gsap.core.Timeline,
  layer: WinLayer,
  { round, balance, winning, isLifted, level, event }: RoundWin,
): WinEventMoments | null {
  const { host, definition, art, flight, events } = layer;
  const spin = lastSpin(round);
  // What free spins have won has been shown and added up, spin by spin.
  const isAlone = round.spins.length === 1;
  const parts = addLift(timeline, host, definition, art, spin.grid, winning, level.gestures, isLifted);
  riseBubbles(timeline, host, art.stage.bubble, definition.grid.columns, winning, level.bubbles);
  const collected = isAlone ? collect(timeline, layer, spin, parts, true) : 0;
  const wins = isAlone && art.paylineColours ? spin.wins : [];
  const seen = Math.max(eventAt, collected && collected + 0.2, paylinesAt + paylinesSeconds(wins.length));
  const until = event ? seen : Math.max(collected + level.ms / 1000, seen);
  addPaylines(
    timeline,
    host,
    definition,
    art.paylineColours ?? [],
    wins,
    { at: paylinesAt, until },
    false,
    events,
  );
  const moments = event && addWinEvent(timeline, host, art.stage.coin, event, until, events);
  const { source, counting, flying, ease } = moments
    ? countWithEvent(host, moments)
    : countWithoutEvent(host, collected, until);
  const { at, until: counted } = counting;
  timeline.call(() => events.emit('countStarted', { seconds: counted - at }), [], at);
  timeline.call(() => events.emit('countEnded'), [], counted);
  if (isAlone) flight.countWin(timeline, round.payout, counting, ease);
  flight.flyCoins(timeline, { from: balance - round.payout, to: balance }, level.coins, source, flying);
  return moments;
}
