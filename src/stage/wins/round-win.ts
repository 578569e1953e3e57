import type { Coins } from '../../engine/coins';
import type { Cell, GameDefinition } from '../../engine/definition';
import { lastSpin, type Round } from '../../engine/round';
import type { WinLevel } from '../../games/win-levels';
import { createElement } from './elements';
import {
  addWinOverlay,
  overlayMoments,
  type WinOverlay,
  type WinOverlayMoments,
} from './overlay/win-overlay';
import { riseBubbles } from './flights/bubbles';
import { addCollection } from './flights/collection';
import { countWithOverlay, countWithoutOverlay } from './flights/counting';
import { addPaylines, paylinesSeconds } from './paylines';
import { collectionTimes, partsOf } from './spin-wins';
import type { LandAnimations } from './symbols/land-animations';
import { addLift } from './symbols/lift';
import { WIN_PART } from './symbols/win-parts';
import type { WinLayer } from './win-layer';

/** When the lines that pay are drawn (s). */
const paylinesAt = 0.3;
/** How long the amount over it takes to go (s). */
const amountGoes = 0.25;
/** What has won makes its first gesture before the stage dims for an overlay (s). What free spins have won has been seen. */
const overlayAt = 1.4;
const overlayAtAfterFreeSpins = 0.4;

/** What a round has paid, and how that is shown. */
interface RoundWin {
  readonly round: Round;
  /** The coins after it; null in a replay. */
  readonly balance: Coins | null;
  /** The winning cells of its last spin, and whether the reels have lifted them already. */
  readonly winning: readonly Cell[];
  readonly isLifted: boolean;
  readonly level: WinLevel;
  readonly overlay: WinOverlay | null;
  /** What draws reels that have just landed. */
  readonly landings: LandAnimations;
}

/** Adds all that shows a win at the end of its round, from now on. Returns the moments of its overlay, if it has one. */
export function addRoundWin(
  timeline: gsap.core.Timeline,
  layer: WinLayer,
  { round, balance, winning, isLifted, level, overlay, landings }: RoundWin,
): WinOverlayMoments | null {
  const { host, definition, art, messages, flight, events } = layer;
  const spin = lastSpin(round);
  // What free spins have won has been shown and added up, spin by spin.
  const isAlone = round.spins.length === 1;
  const parts = addLift(timeline, host, definition, art, spin.grid, winning, level.gestures, isLifted);
  for (const { element, cells } of parts) landings.hideUntilOver(element, cells);
  riseBubbles(timeline, host, art.stage.bubble, definition.grid.columns, winning, level.bubbles);
  const values = isAlone ? collectionTimes(definition, round) : [];
  const collected = values.at(-1)?.until ?? 0;
  const wins = isAlone && art.paylineColours ? spin.wins : [];
  const lines = { at: paylinesAt, until: paylinesAt + paylinesSeconds(wins.length) };
  const named = partsOf({ ...spin, wins }, lines, values);
  const namedAt = Math.max(0, ...named.map(({ at }) => at));
  const seen = isAlone
    ? Math.max(overlayAt, collected && collected + 0.2, lines.until)
    : overlayAtAfterFreeSpins;
  const until = overlay ? seen : Math.max(namedAt + level.ms / 1000, seen);
  const moments = overlay && overlayMoments(overlay, until);
  // What an overlay counts is not told before.
  addCollection(timeline, layer, spin, values, parts, moments?.out);
  addPaylines(timeline, layer, wins, lines, moments?.counted ?? 'stays');
  if (overlay && moments) {
    addWinOverlay(timeline, layer, overlay, until);
    // Its words aren't read over faces and other words.
    for (const [behind, opacity] of [
      [`.${WIN_PART}`, 0.4],
      ['.paylines', 0],
    ] as const) {
      const elements = host.querySelectorAll(behind);
      timeline.to(elements, { opacity, duration: 0.4 }, until);
      timeline.to(elements, { opacity: 1, duration: 0.3 }, moments.out);
    }
  }
  const { source, counting, flying, ease } = moments
    ? countWithOverlay(host, moments)
    : countWithoutOverlay(host, namedAt, until);
  if (!overlay && named.length > 0) {
    flight.addToWin(timeline, 0, named);
    timeline.call(() => events.emit('countEnded'), [], namedAt);
  } else {
    const { at, until: counted } = counting;
    timeline.call(
      () =>
        events.emit('countStarted', { seconds: counted - at, isCompletable: overlay !== null && isAlone }),
      [],
      at,
    );
    timeline.call(() => events.emit('countEnded'), [], counted);
    if (isAlone) flight.countWin(timeline, round.payout, counting, ease);
    if (!overlay) addAmount(timeline, host, winning, definition.grid, messages.amount(round), until);
  }
  if (balance !== null)
    flight.flyCoins(timeline, { from: balance - round.payout, to: balance }, level.coins, source, flying);
  return moments;
}

/** Shows what a round has paid over the middle of what has won, until its celebration is over (s). */
function addAmount(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  winning: readonly Cell[],
  { columns, rows }: GameDefinition['grid'],
  amount: string,
  until: number,
): void {
  const [cell] = winning;
  if (!cell) return;
  const element = createElement(
    'p',
    'win-amount absolute top-1/2 left-[calc(100%*(var(--column)+0.5)/var(--columns))] -translate-1/2 text-gold-light',
    host,
  );
  element.translate = false;
  element.textContent = amount;
  element.style.setProperty('--column', String(cell.column));
  element.style.setProperty('--columns', String(columns));
  element.style.setProperty('--characters', String(amount.length));
  const from = { opacity: 0, scale: 0.6, y: host.clientHeight / rows / 4 };
  timeline.fromTo(element, from, { opacity: 1, scale: 1, y: 0, duration: 0.3, ease: 'back.out(2)' }, 0.35);
  timeline.to(element, { opacity: 0, duration: amountGoes }, until - amountGoes);
}
