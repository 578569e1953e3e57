import { multiply, toCoins, type Bet, type Coins } from './coins';
import type { Random } from './random';
import type { Cell, Line, Rules, SlotSymbol } from './definition';

/** What the reels show: `grid[column][row]`, columns from the left, rows from the top. */
export type Grid<S extends string = string> = readonly (readonly S[])[];

/** A line that shows one symbol in all its cells. */
export interface Win<S extends string = string, L extends string = string> {
  readonly line: Line<L>;
  readonly symbol: SlotSymbol<S>;
}

/** The outcome drawn for one bet. Everything else about a round follows from it and the rules. */
export interface Round<S extends string = string> {
  /** Counts the rounds of this device's saved game, from 1. */
  readonly id: number;
  readonly bet: Bet;
  readonly grid: Grid<S>;
}

/** A round with its result. `payout` is in coins, 0 without a win. */
export interface Result<S extends string = string, L extends string = string> {
  readonly round: Round<S>;
  readonly win: Win<S, L> | null;
  readonly payout: Coins;
}

/** Draws a symbol, each equally likely (spec section 4). */
export function drawSymbol<S extends string>(rules: Pick<Rules<S>, 'symbols'>, random: Random): S {
  const symbol = rules.symbols[random(rules.symbols.length)];
  if (!symbol) throw new RangeError('The random source drew a symbol that does not exist.');
  return symbol.id;
}

/** A grid of symbols drawn one by one in reading order: the top row from left to right, then the next. */
export function drawGrid<S extends string>(
  rules: Pick<Rules<S>, 'symbols' | 'columns' | 'rows'>,
  random: Random,
): Grid<S> {
  // Arrays of the final size, and no intermediate ones: simulations play millions of rounds a second.
  const columns = new Array<S[]>(rules.columns);
  for (let column = 0; column < rules.columns; column++) columns[column] = new Array<S>(rules.rows);
  for (let row = 0; row < rules.rows; row++) {
    for (const column of columns) column[row] = drawSymbol(rules, random);
  }
  return columns;
}

/** The symbol in a cell, or undefined outside the grid. */
export const symbolAt = <S extends string>(grid: Grid<S>, { column, row }: Cell): S | undefined =>
  grid[column]?.[row];

/** The first line, in checking order, with the same symbol in all its cells (spec section 4). */
export function findWin<S extends string, L extends string>(
  rules: Pick<Rules<S, L>, 'symbols' | 'lines'>,
  grid: Grid<S>,
): Win<S, L> | null {
  for (const line of rules.lines) {
    const [start] = line.cells;
    const first = start && symbolAt(grid, start);
    if (!line.cells.every((cell) => symbolAt(grid, cell) === first)) continue;
    const symbol = rules.symbols.find(({ id }) => id === first);
    if (symbol) return { line, symbol };
  }
  return null;
}

/** Draws the whole outcome of a bet (coins) at once: from here the payout is decided. */
export const drawRound = <S extends string>(
  rules: Pick<Rules<S>, 'symbols' | 'columns' | 'rows'>,
  id: number,
  bet: Bet,
  random: Random,
): Round<S> => ({ id, bet, grid: drawGrid(rules, random) });

/** The result of a round: the value of the winning line's symbol times the bet, else 0 (spec section 4). */
export function evaluateRound<S extends string, L extends string>(
  rules: Pick<Rules<S, L>, 'symbols' | 'lines'>,
  round: Round<S>,
): Result<S, L> {
  const win = findWin(rules, round.grid);
  return { round, win, payout: win ? multiply(round.bet, win.symbol.payout) : toCoins(0) };
}
