import { highestPay, symbolList, type GameDefinition, type Line, type SymbolEntry } from './definition';

/** How often and how much a game pays: exact figures over all grids, each equally likely. */
export interface Odds {
  /** How many grids there are. */
  readonly grids: number;
  /** How many of them win. */
  readonly wins: number;
  /** How many of them each line wins, by its id. Only the first match counts. */
  readonly winsByLine: Readonly<Record<string, number>>;
  /** Payouts summed over all grids, in multiples of the bet. */
  readonly paid: number;
  /** The part of rounds that win, 0 to 1. */
  readonly winRate: number;
  /** The average payout of a bet of 1. */
  readonly returnToPlayer: number;
}

/** A line filled with one symbol, in the grids in which it is the first line that matches. */
export interface WayToWin<S extends string = string> {
  readonly line: Line;
  readonly symbol: SymbolEntry<S>;
  /** The number of these grids. */
  readonly grids: number;
}

type Play<S extends string> = Pick<GameDefinition<S>, 'symbols' | 'grid' | 'lines'>;

/**
 * Counts the grids of every winning combination of uniform reels, exactly: line by line in checking order, symbol by
 * symbol as in the paytable.
 *
 * @throws RangeError if two lines share a cell: then they are not independent
 */
export function waysToWin<S extends string>(game: Play<S>): WayToWin<S>[] {
  const { lines, grid } = game;
  const symbols = symbolList(game);
  const cells = lines.flatMap((line) => line.cells.map(({ column, row }) => `${column},${row}`));
  if (new Set(cells).size < cells.length)
    throw new RangeError('Lines that share a cell are not independent.');

  /** Grids in which none of the lines before has matched, and the number of cells outside the lines up to here. */
  let [open, freeCells] = [1, grid.columns * grid.rows];
  return lines.flatMap((line) => {
    const size = line.cells.length;
    freeCells -= size;
    const grids = open * symbols.length ** freeCells;
    open *= symbols.length ** size - symbols.length;
    return symbols.map((symbol) => ({ line, symbol, grids }));
  });
}

/** The odds of a game, exactly. Throws a RangeError if two lines share a cell. */
export function oddsOf<S extends string>(game: Play<S>): Odds {
  const grids = symbolList(game).length ** (game.grid.columns * game.grid.rows);
  const winsByLine = Object.fromEntries(game.lines.map(({ id }) => [id, 0]));
  let [wins, paid] = [0, 0];
  for (const way of waysToWin(game)) {
    winsByLine[way.line.id] = (winsByLine[way.line.id] ?? 0) + way.grids;
    wins += way.grids;
    paid += way.grids * highestPay(way.symbol);
  }
  return { grids, wins, winsByLine, paid, winRate: wins / grids, returnToPlayer: paid / grids };
}
