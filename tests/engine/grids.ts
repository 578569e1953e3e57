import fc from '../properties';
import type { Random } from '../../src/engine/random';
import { clampBet } from '../../src/engine/coins';
import { symbolIds } from '../../src/engine/definition';
import type { Grid } from '../../src/engine/grid';
import { replayRound, SEEDS, type Round } from '../../src/engine/round';
import { luckyFishing, type LineId, type SymbolId } from '../../src/games/lucky-fishing/definition';

/** Each symbol as one letter, in the paytable's order, with what spec section 3 says it pays. */
export const PAYTABLE: readonly { readonly id: SymbolId; readonly letter: string; readonly value: number }[] =
  [
    { id: 'fish', letter: 'f', value: 5 },
    { id: 'tuna', letter: 'u', value: 10 },
    { id: 'shark', letter: 's', value: 20 },
    { id: 'octopus', letter: 'o', value: 30 },
    { id: 'whale', letter: 'w', value: 50 },
    { id: 'treasure', letter: 't', value: 100 },
  ];

const symbolOf = (letter: string): SymbolId => {
  const symbol = PAYTABLE.find((row) => row.letter === letter);
  if (!symbol) throw new Error(`No symbol is written "${letter}".`);
  return symbol.id;
};

/** The grid written as its rows, a letter per cell: `'fus oww tfo'`. */
export const gridOf = (rows: string): Grid<SymbolId> =>
  [0, 1, 2].map((column) => rows.split(' ').map((row) => symbolOf(row.charAt(column))));

/** The round that shows this grid, with what it pays. */
export function roundWith(grid: Grid<SymbolId>, bet = 10): Round<SymbolId> {
  const round = replayRound(luckyFishing, 1, clampBet(luckyFishing, bet), [grid]);
  if (!round) throw new Error('The reels cannot show this grid.');
  return round;
}

/** The nine cells as one word in reading order. */
export const wordOf = (grid: Grid<SymbolId>): string =>
  [0, 1, 2]
    .flatMap((row) => grid.map((column) => PAYTABLE.find(({ id }) => id === column[row])?.letter ?? '?'))
    .join('');

/**
 * A second implementation of the win rule, different from the program's on purpose: patterns over the word, in which a
 * letter comes back three places later.
 */
export function winOfWord(word: string): { readonly line: LineId; readonly value: number } | null {
  const patterns: [LineId, RegExp][] = [
    ['middle', /^.(.)..\1..\1.$/],
    ['left', /^(.)..\1..\1..$/],
    ['right', /^..(.)..\1..\1$/],
  ];
  for (const [line, pattern] of patterns) {
    const letter = pattern.exec(word)?.[1];
    if (letter) return { line, value: PAYTABLE.find((row) => row.letter === letter)?.value ?? NaN };
  }
  return null;
}

/** What a bet on this grid pays, in coins, by the second implementation of the rule. */
export const payoutOf = (grid: Grid<SymbolId>, bet: number): number =>
  bet * (winOfWord(wordOf(grid))?.value ?? 0);

const anySymbol = fc.constantFrom(...PAYTABLE.map(({ id }) => id));

/** Columns of one symbol are as likely as mixed ones, so that wins, double wins and losses all come up. */
const anyColumn = fc.oneof(
  anySymbol.map((symbol) => [symbol, symbol, symbol]),
  fc.array(anySymbol, { minLength: 3, maxLength: 3 }),
);

export const anyGrid: fc.Arbitrary<Grid<SymbolId>> = fc.tuple(anyColumn, anyColumn, anyColumn);

/** The seed of each round that `dealing` deals. */
export const DEALT_SEED = 7;

/** A source that deals these grids one after another, then the last one for ever. */
export function dealing(...grids: readonly Grid<SymbolId>[]): Random {
  const ids = symbolIds(luckyFishing);
  const draws = grids.map((grid) => [0, 1, 2].flatMap((row) => grid.map((column) => column[row])));
  let drawn = 0;
  return (n) => {
    if (n === SEEDS) return DEALT_SEED;
    const grid = draws[Math.min(Math.floor(drawn / 9), draws.length - 1)];
    const symbol = grid?.[drawn++ % 9];
    return symbol === undefined ? NaN : ids.indexOf(symbol);
  };
}

export const NO_WIN = gridOf('fus owt fus');
export const LEFT_FISH = gridOf('fut fow fsu');
export const RIGHT_TREASURE = gridOf('fut swt out');
