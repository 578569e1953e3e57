import type { SymbolRole } from '../engine/definition';
import type { Win } from '../engine/spin';
import type { WinSize } from './win-levels';

export interface FeatureTexts {
  readonly name: string;
  /** What one free spin is called, and several: `dive`, `dives`. */
  readonly spin: string;
  readonly spins: string;
  readonly began: (scatters: number, spins: number) => string;
  readonly deeper: (added: number, multiplier: number) => string;
  /** What began them, as they begin: `3 shells`. */
  readonly cause: (scatters: number) => string;
  /** A higher multiplier, as it comes into force: a title, and what it brings. No full stops. */
  readonly rise: { readonly title: string; readonly text: (added: number, multiplier: number) => string };
  /** The name of the spin that began them, and of the one that paid most. */
  readonly opening: string;
  readonly best: string;
  readonly rules: string;
  /** The plural of what leads to the next multiplier, as a title. */
  readonly collectors?: string;
  /** A title for the places that the multipliers lead to, and the name of each. */
  readonly levels?: { readonly name: string; readonly each: readonly string[] };
}

/** The texts of one game, in sentences that end with a full stop unless a field says otherwise. */
export interface GameTexts {
  /** The accessible name of the machine. */
  readonly name: string;
  readonly page: string;
  /** What each symbol is called, by its id. */
  readonly symbols: Readonly<Record<string, string>>;
  /** The plural of each symbol that pays on lines, by its id, as in "three sharks". */
  readonly plurals: Readonly<Record<string, string>>;
  readonly rules: string;
  /** Shown to new players with a reel or line that wins. */
  readonly demonstration?: string;
  /** Follows it, with values and their collector. */
  readonly collecting?: string;
  /** What each line is called, by its id. */
  readonly lines: Readonly<Record<string, string>>;
  /** How many ways pay, in a game of ways: `6 ways`. */
  readonly ways?: (ways: number) => string;
  /** Over and below the pictures of the lines or ways, in place of the number of lines. */
  readonly linePictures?: { readonly title: string; readonly note: string };
  /** The titles of large wins, by their size. */
  readonly largeWins?: Readonly<Partial<Record<WinSize, string>>>;
  readonly noWin: string;
  /** Follows the figures of the odds. */
  readonly oddsNote: string;
  readonly roles?: Readonly<Partial<Record<SymbolRole, string>>>;
  /** What a collector collected, without a full stop. `values` are multiples of the bet. */
  readonly collected?: (values: readonly number[], multiplier: number) => string;
  readonly feature?: FeatureTexts;
}

/** What a symbol is called; its id where the game does not have it. */
export const symbolName = ({ symbols }: Pick<GameTexts, 'symbols'>, id: string): string => symbols[id] ?? id;

/** What several of a symbol are called, as in "three sharks". */
export const symbolPlural = (texts: Pick<GameTexts, 'symbols' | 'plurals'>, id: string): string =>
  texts.plurals[id] ?? symbolName(texts, id);

/** What a line is called; its id where the game does not have it. */
export const lineName = ({ lines }: Pick<GameTexts, 'lines'>, id: string): string => lines[id] ?? id;

/** What pays, as it is called: the line, or so many ways. */
export const winName = (
  texts: Pick<GameTexts, 'lines' | 'ways'>,
  { line, ways = 0 }: Pick<Win, 'line' | 'ways'>,
): string => (line === undefined ? (texts.ways?.(ways) ?? '') : lineName(texts, line));

/** All ways of several wins, as they are called; null in a game of lines. */
export const allWaysName = (
  texts: Pick<GameTexts, 'ways'>,
  wins: readonly Pick<Win, 'ways'>[],
): string | null => texts.ways?.(wins.reduce((sum, { ways = 0 }) => sum + ways, 0)) ?? null;
