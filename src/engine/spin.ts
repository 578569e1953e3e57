import { multiply, toCoins, type Bet, type Coins } from './coins';
import { symbolList, type Cell, type GameDefinition, type Line } from './definition';
import { symbolAt, type Grid } from './grid';

export interface Win<S extends string = string> {
  /** The line that pays; none in a game of ways. */
  readonly line?: string;
  /** In how many ways it pays, in a game of ways: those through its cells, one cell a reel. */
  readonly ways?: number;
  readonly symbol: S;
  /** The cells that pay: those of the run, not the rest of the line. Those of ways from the left, each reel from the top. */
  readonly cells: readonly Cell[];
  readonly payout: Coins;
}

/** How many of its symbol in a row a win is for: the cells of a line, the reels of ways. */
export const runLength = ({ ways, cells }: Pick<Win, 'ways' | 'cells'>): number =>
  ways === undefined ? cells.length : new Set(cells.map(({ column }) => column)).size;

/** A value that a collector has collected. */
interface Collection<S extends string = string> {
  readonly cell: Cell;
  readonly symbol: S;
  /** With the multiplier. */
  readonly payout: Coins;
}

export interface SpinResult<S extends string = string> {
  readonly grid: Grid<S>;
  /** In the order of the lines; of ways, of the symbols. */
  readonly wins: readonly Win<S>[];
  /** In reading order of the columns: from the left, each from the top. */
  readonly collected: readonly Collection<S>[];
  readonly payout: Coins;
}

type Rules<S extends string> = Pick<GameDefinition<S>, 'symbols' | 'lines' | 'payRule'>;

/** The longest run of one symbol from a line's first cell on, in which wilds count as it; null without a symbol. */
function runOn<S extends string>(
  { symbols }: Pick<Rules<S>, 'symbols'>,
  { cells }: Line,
  grid: Grid<S>,
): { readonly symbol: S; readonly length: number } | null {
  let symbol: S | undefined;
  let length = 0;
  for (const cell of cells) {
    const shown = symbolAt(grid, cell);
    if (shown === undefined) break;
    if (symbols[shown].role !== 'wild') {
      if (symbol !== undefined && shown !== symbol) break;
      symbol = shown;
    }
    length++;
  }
  return symbol === undefined ? null : { symbol, length };
}

/** What each symbol pays in ways, in the order of the symbols. */
function waysOf<S extends string>(rules: Rules<S>, bet: Bet, grid: Grid<S>): Win<S>[] {
  return symbolList(rules).flatMap(({ id, pays }) => {
    if (!pays) return [];
    const cells: Cell[] = [];
    let length = 0;
    let ways = 1;
    for (const [column, shown] of grid.entries()) {
      const rows = [...shown.keys()].filter((row) => {
        const symbol = shown[row] as S;
        return symbol === id || rules.symbols[symbol].role === 'wild';
      });
      if (rows.length === 0) break;
      cells.push(...rows.map((row) => ({ column, row })));
      ways *= rows.length;
      length++;
    }
    const multiple = pays[length];
    return multiple === undefined
      ? []
      : [{ ways, symbol: id, cells, payout: multiply(bet, multiple * ways) }];
  });
}

function winsOf<S extends string>(rules: Rules<S>, bet: Bet, grid: Grid<S>): Win<S>[] {
  if (rules.payRule === 'ways-from-the-left') return waysOf(rules, bet, grid);
  const wins: Win<S>[] = [];
  for (const line of rules.lines) {
    const run = runOn(rules, line, grid);
    if (!run) continue;
    const isFull = run.length === line.cells.length;
    const pays = rules.symbols[run.symbol].pays?.[run.length];
    if (pays === undefined || (rules.payRule === 'first-full-line' && !isFull)) continue;
    wins.push({
      line: line.id,
      symbol: run.symbol,
      cells: line.cells.slice(0, run.length),
      payout: multiply(bet, pays),
    });
    if (rules.payRule === 'first-full-line') break;
  }
  return wins;
}

export const hasCollector = <S extends string>(
  { symbols }: Pick<Rules<S>, 'symbols'>,
  grid: Grid<S>,
): boolean => grid.some((column) => column.some((symbol) => symbols[symbol].role === 'collector'));

/** Every value in view, if a collector is in view too. */
function collectedOf<S extends string>(
  rules: Pick<Rules<S>, 'symbols'>,
  bet: Bet,
  grid: Grid<S>,
  multiplier: number,
): Collection<S>[] {
  if (!hasCollector(rules, grid)) return [];
  return grid.flatMap((shown, column) =>
    shown.flatMap((symbol, row) => {
      const { value } = rules.symbols[symbol];
      return value === undefined
        ? []
        : [{ cell: { column, row }, symbol, payout: multiply(bet, value * multiplier) }];
    }),
  );
}

/** The payouts of several parts together (coins). */
export const sumOfPayouts = (parts: readonly { readonly payout: Coins }[]): number =>
  parts.reduce((sum, { payout }) => sum + payout, 0);

/**
 * What a grid pays (coins): its lines by the game's pay rule (spec section 4), and the values that a collector in sight
 * collects, each multiplied.
 */
export function evaluateGrid<S extends string>(
  rules: Rules<S>,
  bet: Bet,
  grid: Grid<S>,
  multiplier = 1,
): SpinResult<S> {
  const wins = winsOf(rules, bet, grid);
  const collected = collectedOf(rules, bet, grid, multiplier);
  return { grid, wins, collected, payout: toCoins(sumOfPayouts(wins) + sumOfPayouts(collected)) };
}
