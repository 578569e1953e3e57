import type { Line, Rules, SlotSymbol } from './definition';

/** How often and how much a game pays: exact figures over all grids, each equally likely. */
export interface Odds<L extends string = string> {
  /** How many grids there are. */
  readonly grids: number;
  /** How many of them win. */
  readonly wins: number;
  /** How many of them each line wins. Only the first match counts. */
  readonly winsByLine: Readonly<Record<L, number>>;
  /** Payouts summed over all grids, in multiples of the bet. */
  readonly paid: number;
  /** The part of rounds that win, 0 to 1. */
  readonly winRate: number;
  /** The average payout of a bet of 1. */
  readonly returnToPlayer: number;
}

/** A line filled with one symbol, in the grids in which it is the first line that matches. */
export interface WayToWin<S extends string = string, L extends string = string> {
  readonly line: Line<L>;
  readonly symbol: SlotSymbol<S>;
  /** The number of these grids. */
  readonly grids: number;
}

type Play<S extends string, L extends string> = Pick<Rules<S, L>, 'symbols' | 'columns' | 'rows' | 'lines'>;

/**
 * Counts the grids of every winning combination, exactly: line by line in checking order, symbol by symbol as in the
 * paytable.
 *
 * @throws RangeError if two lines share a cell: then they are not independent
 */
export function waysToWin<S extends string, L extends string>(rules: Play<S, L>): WayToWin<S, L>[] {
  const { symbols, lines, columns, rows } = rules;
  const cells = lines.flatMap((line) => line.cells.map(({ column, row }) => `${column},${row}`));
  if (new Set(cells).size < cells.length)
    throw new RangeError('Lines that share a cell are not independent.');

  /** Grids in which none of the lines before has matched, and the number of cells outside the lines up to here. */
  let [open, freeCells] = [1, columns * rows];
  return lines.flatMap((line) => {
    const size = line.cells.length;
    freeCells -= size;
    const grids = open * symbols.length ** freeCells;
    open *= symbols.length ** size - symbols.length;
    return symbols.map((symbol) => ({ line, symbol, grids }));
  });
}

/** The odds of a game, exactly. Throws a RangeError if two lines share a cell. */
export function oddsOf<S extends string, L extends string>(rules: Play<S, L>): Odds<L> {
  const grids = rules.symbols.length ** (rules.columns * rules.rows);
  const winsByLine = Object.fromEntries(rules.lines.map(({ id }) => [id, 0])) as Record<L, number>;
  let [wins, paid] = [0, 0];
  for (const way of waysToWin(rules)) {
    winsByLine[way.line.id] += way.grids;
    wins += way.grids;
    paid += way.grids * way.symbol.payout;
  }
  return { grids, wins, winsByLine, paid, winRate: wins / grids, returnToPlayer: paid / grids };
}
