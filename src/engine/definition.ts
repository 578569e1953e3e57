/** One cell of the grid, counted from 0: `column` from the left, `row` from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A symbol of the reels with its payout in multiples of the bet. */
export interface SlotSymbol<S extends string = string> {
  readonly id: S;
  readonly name: string;
  readonly payout: number;
}

/** Cells that pay when all of them show the same symbol. */
export interface Line<L extends string = string> {
  readonly id: L;
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** The rules of one game as data: store and stage take every size and limit from here. */
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
