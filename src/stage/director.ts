import type { Emitter } from 'mitt';
import type { FishingResult, FishingRound, GameEvents } from '../game/events';
import type { Random } from '../game/random';
import type { Grid } from '../game/round';
import type { FishingRules, SymbolId } from '../game/rules';
import { wantsLessMotion } from './motion';
import type { Reels } from './reels';
import { drawStrips } from './strip';

/** What celebrates a win, over the reels. */
export interface Celebration {
  /** Celebrates a win. True where it stands in the place of the winning columns from now until `stop`. */
  play(result: FishingResult, winning: readonly number[]): boolean;
  /** Ends it at once and clears everything away. */
  stop(): void;
}

export interface Director {
  /** Lets wins be celebrated from here on. */
  celebrateWith(celebration: Celebration): void;
  /**
   * Lets other reels draw from here on. A spin under way is played to its end by those that began it.
   *
   * @param taken called when the others draw
   */
  handOver(reels: Reels, taken: () => void): void;
  /** Ends a spin under way on the spot, and lets these reels draw: those before can't any more. */
  rescue(reels: Reels): void;
  /** Stops hearing and drawing. */
  leave(): void;
}

interface Scene {
  readonly grid: Grid<SymbolId>;
  readonly winning: readonly number[];
}

/** The columns in which a result's winning line lies. */
const winningColumns = ({ win }: FishingResult): number[] => [
  ...new Set(win?.line.cells.map(({ column }) => column)),
];

/**
 * Leads the reels through the rounds: hears what the store announces, has it drawn, and answers
 * `reelsStopped` when the last reel rests.
 *
 * @param random for what tumbles past; the outcome is drawn elsewhere
 */
export function direct(
  rules: FishingRules,
  events: Emitter<GameEvents>,
  random: Random,
  first: Reels,
  opening: { readonly grid: Grid<SymbolId>; readonly result: FishingResult | null },
): Director {
  let reels = first;
  let next = { reels: first, taken: (): void => undefined };
  let spinning: FishingRound | null = null;
  let celebration: Celebration | null = null;
  let scene: Scene = { grid: opening.grid, winning: opening.result ? winningColumns(opening.result) : [] };

  const atRest = (): void => {
    celebration?.stop();
    spinning = null;
    const handedOver = reels !== next.reels;
    reels = next.reels;
    reels.rest(scene.grid, scene.winning);
    if (handedOver) next.taken();
  };
  const start = (round: FishingRound): void => {
    celebration?.stop();
    reels.rest(scene.grid, []);
    spinning = round;
    const strips = drawStrips(rules, scene.grid, round.grid, random);
    const { grid: from } = scene;
    scene = { grid: round.grid, winning: [] };
    const spin = { from, to: round.grid, strips, lessMotion: wantsLessMotion() };
    reels.spin(spin, {
      landed: (column) => events.emit('reelLanded', column),
      atRest() {
        spinning = null;
        events.emit('reelsStopped', round.id);
      },
    });
  };
  const show = (result: FishingResult): void => {
    scene = { grid: result.round.grid, winning: winningColumns(result) };
    atRest();
  };
  const begin = (grid: Grid<SymbolId>): void => {
    scene = { grid, winning: [] };
    atRest();
  };
  const settle = (result: FishingResult): void => {
    const playedOut = spinning === null;
    show(result);
    // A spin that was cut short was not watched, and who wants less motion gets the light alone.
    if (!result.win || !playedOut || wantsLessMotion()) return;
    if (celebration?.play(result, scene.winning)) reels.leaveEmpty(scene.winning);
  };

  events.on('spinStarted', start);
  events.on('roundSettled', settle);
  events.on('roundRecovered', show);
  events.on('gameReplaced', begin);
  reels.rest(scene.grid, scene.winning);
  return {
    celebrateWith(other) {
      celebration = other;
    },
    handOver(other, taken) {
      next = { reels: other, taken };
      if (!spinning) atRest();
    },
    rescue(other) {
      const cutOff = spinning;
      next = { reels: other, taken: () => undefined };
      atRest();
      if (cutOff) events.emit('reelsStopped', cutOff.id);
    },
    leave() {
      events.off('spinStarted', start);
      events.off('roundSettled', settle);
      events.off('roundRecovered', show);
      events.off('gameReplaced', begin);
    },
  };
}
