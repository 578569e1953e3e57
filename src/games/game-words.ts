import type { SymbolRole } from '../engine/definition';

/** What a game calls its feature. */
export interface FeatureWords {
  /** One of its spins, and several. */
  readonly spin: string;
  readonly spins: string;
  /** That so many scatters have begun so many of them. */
  readonly began: (scatters: number, spins: number) => string;
  /** That so many were added, and what collected values count from the next one on. */
  readonly deeper: (added: number, multiplier: number) => string;
  /** Its rules. */
  readonly rules: string;
  /** The plural of what leads to the next multiplier, as a title. */
  readonly collectors?: string;
  /** What each multiplier has brought the player to, and what those places are called together, as titles. */
  readonly levels?: { readonly name: string; readonly each: readonly string[] };
}

/** What a game says of itself. Sentences end with their full stop unless it says otherwise. */
export interface GameWords {
  /** What its machine is called where one cannot see it. */
  readonly name: string;
  /** What its page is called. */
  readonly page: string;
  /** The plural of each symbol's name that pays on lines, by its id, as in "three sharks". */
  readonly plurals: Readonly<Record<string, string>>;
  /** When it pays. */
  readonly rules: string;
  /** Why a round has paid nothing, as the first half of a sentence. */
  readonly noWin: string;
  /** What follows the figures of its odds, as the end of a sentence and more. */
  readonly oddsNote: string;
  /** What symbols with a role do. */
  readonly roles?: Readonly<Partial<Record<SymbolRole, string>>>;
  /** What a collector has collected: values in bets, and how many times they count; without its full stop. */
  readonly collected?: (values: readonly number[], multiplier: number) => string;
  readonly feature?: FeatureWords;
}
