import { toCoins, type Bet, type Coins } from './coins';
import type { GameDefinition, ReelSet } from './definition';
import { afterFreeSpin, countFreeSpins, multiplierAt, type FeatureState } from './feature';
import { canShow, drawGrid, type Grid } from './grid';
import type { Random } from './random';
import { evaluateGrid, hasCollector, sumOfPayouts, type SpinResult } from './spin';

/** One spin of a round, with what it pays and the state of the feature after it. */
export interface Spin<S extends string = string> extends SpinResult<S> {
  /** How many times its collected values count; 1 outside the feature. */
  readonly multiplier: number;
  /** Free spins that are still to come after it, those that it begins or adds included. */
  readonly freeSpinsLeft: number;
  /** How many free spins have shown a collector, this one included; 0 outside the feature. */
  readonly collectors: number;
}

/** One bet with its whole outcome: the spin it pays for, and the free spins that this spin begins. */
export interface Round<S extends string = string> {
  /** Saved documents and rows of the history call it `game`. */
  readonly gameId: string;
  /** Counts the rounds of this device's saved game, from 1. */
  readonly id: number;
  readonly bet: Bet;
  /** What its filler symbols come from: a whole number below 2^32, drawn after the outcome and independently of it. */
  readonly seed: number;
  readonly spins: readonly [Spin<S>, ...Spin<S>[]];
  /** Of all spins, in coins; 0 without a win. */
  readonly payout: Coins;
}

/** How many seeds there are. */
export const SEEDS = 2 ** 32;

/** The seed of a round that has been given none: its number. */
const seedOf = (id: number): number => id % SEEDS;

export const lastSpin = <S extends string>({ spins }: Pick<Round<S>, 'spins'>): Spin<S> =>
  spins.at(-1) ?? spins[0];

/** A spin with the state of the feature after it. No spread syntax: it is ten times slower, and simulations play millions. */
const spinOf = <S extends string>(
  { grid, wins, collected, payout }: SpinResult<S>,
  multiplier: number,
  { left: freeSpinsLeft, collectors }: FeatureState,
): Spin<S> => ({ grid, wins, collected, payout, multiplier, freeSpinsLeft, collectors });

/** Plays a round spin by spin. Returns null if grids run out. */
function playRound<S extends string>(
  game: GameDefinition<S>,
  id: number,
  bet: Bet,
  seed: number,
  nextGrid: (set: ReelSet) => Grid<S> | null,
): Round<S> | null {
  const first = nextGrid('base');
  if (!first) return null;
  const { feature } = game;
  let state: FeatureState = { left: countFreeSpins(game, first), collectors: 0 };
  const spins: [Spin<S>, ...Spin<S>[]] = [spinOf(evaluateGrid(game, bet, first), 1, state)];
  while (feature && state.left > 0) {
    const grid = nextGrid('feature');
    if (!grid) return null;
    const multiplier = multiplierAt(feature, state.collectors);
    state = afterFreeSpin(feature, state, hasCollector(game, grid));
    spins.push(spinOf(evaluateGrid(game, bet, grid, multiplier), multiplier, state));
  }
  const payout = toCoins(sumOfPayouts(spins));
  return { gameId: game.id, id, bet, seed, spins, payout };
}

/** Draws a whole round (bet in coins), free spins included. Throws a RangeError if the source draws what the reels lack. */
export const drawRound = <S extends string>(
  game: GameDefinition<S>,
  id: number,
  bet: Bet,
  random: Random,
): Round<S> =>
  // The source always gives a grid.
  playRound(game, id, bet, seedOf(id), (set) => drawGrid(game, random, set)) as Round<S>;

/** The round of these grids, one a spin; null if the reels cannot show them, or if there are too few or too many. */
export function replayRound<S extends string>(
  game: GameDefinition<S>,
  id: number,
  bet: Bet,
  grids: readonly Grid[],
  seed = seedOf(id),
): Round<S> | null {
  const rest = grids.values();
  const round = playRound(game, id, bet, seed, (set) => {
    const { value: grid } = rest.next();
    return grid && canShow(game, grid, set) ? grid : null;
  });
  return round?.spins.length === grids.length ? round : null;
}
