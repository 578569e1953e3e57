/** One cell of the grid, counted from 0: `column` from the left, `row` from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A symbol of the reels with what it pays, in multiples of the bet. */
export interface SlotSymbol<S extends string = string> {
  readonly id: S;
  readonly name: string;
  readonly payout: number;
}

/** Cells that pay when all of them hold the same symbol. */
export interface Line<L extends string = string> {
  readonly id: L;
  readonly name: string;
  readonly cells: readonly Cell[];
}

/**
 * The rules of one game as a value. Store and stage take every size and limit from here, so that a game
 * with another grid, other symbols or other lines is another value and no other code.
 */
export interface Rules<S extends string = string, L extends string = string> {
  /** In ascending payout: the order of the paytable. */
  readonly symbols: readonly SlotSymbol<S>[];
  readonly columns: number;
  readonly rows: number;
  /** In checking order: only the first line that matches pays. */
  readonly lines: readonly Line<L>[];
  /** Coins. */
  readonly bet: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly default: number;
  };
  /** Coins given to a new player. */
  readonly startingCoins: number;
  /** Milliseconds. A spin is a whole number of ticks. */
  readonly spin: { readonly durationMs: number; readonly tickMs: number };
}

const ROWS = 3;

/** The cells of one column, top to bottom. */
const wholeColumn = (column: number): Cell[] => Array.from({ length: ROWS }, (_, row) => ({ column, row }));

/** Lucky Fishing (spec sections 3, 4, 5 and 9). */
export const luckyFishing = {
  symbols: [
    { id: 'fish', name: 'Fish', payout: 5 },
    { id: 'tuna', name: 'Tuna', payout: 10 },
    { id: 'shark', name: 'Shark', payout: 20 },
    { id: 'octopus', name: 'Octopus', payout: 30 },
    { id: 'whale', name: 'Whale', payout: 50 },
    { id: 'treasure', name: 'Treasure', payout: 100 },
  ],
  columns: 3,
  rows: ROWS,
  lines: [
    { id: 'middle', name: 'Middle reel', cells: wholeColumn(1) },
    { id: 'left', name: 'Left reel', cells: wholeColumn(0) },
    { id: 'right', name: 'Right reel', cells: wholeColumn(2) },
  ],
  bet: { min: 5, max: 100, step: 5, default: 10 },
  startingCoins: 1000,
  spin: { durationMs: 2000, tickMs: 100 },
} as const satisfies Rules;

export type SymbolId = (typeof luckyFishing)['symbols'][number]['id'];
export type LineId = (typeof luckyFishing)['lines'][number]['id'];
/** The rules of any game that is played with Lucky Fishing's symbols and lines. */
export type FishingRules = Rules<SymbolId, LineId>;
