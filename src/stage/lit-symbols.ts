import type { GameDefinition } from '../engine/definition';
import type { Grid } from '../engine/grid';

/** A symbol of a reel that lights up and chimes as the reel lands. `row` counts from the top, from 0. */
export interface LitSymbol {
  readonly row: number;
  readonly symbol: string;
}

/**
 * The symbols of a reel that light up as it lands, by what has landed until then: scatters from the second on, and
 * collectors where there is a value to collect. A symbol that means nothing by itself stays quiet, so that a loss doesn't
 * sparkle.
 *
 * @param column counted from the left, from 0
 */
export function litSymbols({ symbols }: GameDefinition, grid: Grid, column: number): readonly LitSymbol[] {
  const roleOf = (symbol: string) => symbols[symbol]?.role;
  const landed = grid.slice(0, column + 1).flat();
  const isLit = (symbol: string): boolean => {
    if (roleOf(symbol) === 'scatter') return landed.filter((one) => roleOf(one) === 'scatter').length > 1;
    return roleOf(symbol) === 'collector' && landed.some((one) => roleOf(one) === 'value');
  };
  return (grid[column] ?? []).flatMap((symbol, row) => (isLit(symbol) ? [{ row, symbol }] : []));
}
