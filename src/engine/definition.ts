/** One cell of the grid, counted from 0: `column` from the left, `row` from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/**
 * What a symbol does beside paying on lines: a `wild` stands in for any symbol that pays, `scatter`s in sight begin the
 * feature, a `collector` pays every `value` in sight.
 */
export type SymbolRole = 'wild' | 'scatter' | 'collector' | 'value';

export interface SymbolDefinition {
  readonly role?: SymbolRole;
  /** What this many of it on a line, or in each way, pay, in multiples of the bet. */
  readonly pays?: Readonly<Record<number, number>>;
  /** What it pays once collected, in multiples of the bet. Of the role `value` only. */
  readonly value?: number;
}

/** Cells that pay together, in the order in which they are read. */
export interface Line {
  readonly id: string;
  readonly cells: readonly Cell[];
}

/**
 * What pays. `first-full-line`: the first line, in their order, that shows one symbol in all its cells, and no
 * other. `all-lines-from-the-left`: every line, for the longest run of one symbol from its first cell on, once.
 * `ways-from-the-left`: every symbol, for the longest run of reels from the left that show it, once for each way through
 * its cells there. Such a game has no lines.
 */
type PayRule = 'first-full-line' | 'all-lines-from-the-left' | 'ways-from-the-left';

/** The symbols printed on a reel, from the top. A reel that stops at place `p` shows `p`, `p + 1`, ..., wrapping. */
export type ReelStrip<S extends string = string> = readonly S[];

/** Which reels a spin turns: those of the bet, or those of the feature. */
export type ReelSet = 'base' | 'feature';

/**
 * `uniform`: every cell shows each symbol with the same chance, independently. `strips`: each reel stops at each place
 * of its strip with the same chance, independently. Without strips of its own the feature uses those of the base game.
 */
export type Reels<S extends string = string> =
  | { readonly kind: 'uniform' }
  | {
      readonly kind: 'strips';
      readonly base: readonly ReelStrip<S>[];
      readonly feature?: readonly ReelStrip<S>[];
    };

/**
 * Free spins. They pay as other spins do, but collected values are multiplied: after a number of spins in which
 * a collector shows, spins are added and the next multiplier applies from the next spin on, up to the last one.
 */
export interface FeatureDefinition {
  readonly id: string;
  /** How many free spins this many scatters in view begin. */
  readonly awards: Readonly<Record<number, number>>;
  /** How many spins with a collector lead to the next multiplier. */
  readonly every: number;
  /** How many free spins each further multiplier adds. */
  readonly adds: number;
  /** In the order in which they apply. */
  readonly multipliers: readonly [number, ...number[]];
}

export interface GameIdentity {
  readonly id: string;
  /** Where it is played, from the root of the site. */
  readonly path: string;
  /** Its name, the same in every language. */
  readonly title: string;
}

/** The rules of one game as data: store, stage and pages take every size, path and payout from here. Its words are texts. */
export interface GameDefinition<S extends string = string> extends GameIdentity {
  readonly grid: { readonly columns: number; readonly rows: number };
  /** In ascending value: the order of the paytable. */
  readonly symbols: Readonly<Record<S, SymbolDefinition>>;
  readonly reels: Reels<S>;
  readonly lines: readonly Line[];
  readonly payRule: PayRule;
  readonly feature?: FeatureDefinition;
  /** Coins. */
  readonly bet: Readonly<Record<'min' | 'max' | 'step' | 'default', number>>;
  /** A spin is a whole number of ticks. */
  readonly spin: { readonly durationMs: number; readonly tickMs: number };
}

/** What decides how often and how much a game pays. */
export type GameRules = Pick<
  GameDefinition,
  'grid' | 'symbols' | 'reels' | 'lines' | 'payRule' | 'feature' | 'bet'
>;

export type SymbolEntry<S extends string = string> = SymbolDefinition & { readonly id: S };

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** The definition of a game, frozen with all that it holds. */
export function defineGame<const Definition extends GameDefinition>(definition: Definition): Definition {
  freeze(definition);
  return definition;
}

export const symbolIds = <S extends string>({ symbols }: Pick<GameDefinition<S>, 'symbols'>): S[] =>
  Object.keys(symbols) as S[];

export const symbolList = <S extends string>(game: Pick<GameDefinition<S>, 'symbols'>): SymbolEntry<S>[] =>
  symbolIds(game).map((id) => ({ id, ...game.symbols[id] }));

/** All that a symbol may pay on a line or once collected, in multiples of the bet. */
export const payoutsOf = ({ pays, value }: SymbolDefinition): number[] => [
  ...Object.values(pays ?? {}),
  ...(value === undefined ? [] : [value]),
];

/** What the longest line of a symbol pays, in multiples of the bet; 0 for one that pays on no line. */
export const highestPay = ({ pays = {} }: { readonly pays?: SymbolDefinition['pays'] | undefined }): number =>
  Math.max(0, ...Object.values(pays));

/** The most of a symbol in a row that may pay: the cells of the longest line, or the reels where ways pay. */
export const longestRun = ({
  grid,
  lines,
  payRule,
}: Pick<GameDefinition, 'grid' | 'lines' | 'payRule'>): number =>
  payRule === 'ways-from-the-left' ? grid.columns : Math.max(0, ...lines.map(({ cells }) => cells.length));
