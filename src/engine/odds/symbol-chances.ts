import type { GameRules } from '../definition';
import { compileGame, listWindows } from './compile';

/**
 * For each symbol, the chance of each number of times that a base spin shows it, from 0 up: its places on the reels, over
 * all combinations of their windows. Exact but for rounding.
 */
export function symbolChances(rules: GameRules): Readonly<Record<string, readonly number[]>> {
  const { symbols, rows } = compileGame(rules);
  const reels = listWindows(rules, 'base');
  return Object.fromEntries(
    symbols.map((id, symbol) => [
      id,
      reels.map((windows) => shownOn(windows, rows, symbol)).reduce(together),
    ]),
  );
}

/** The chance of each number of times that a reel shows a symbol, from 0 up. */
function shownOn(windows: Uint8Array, rows: number, symbol: number): readonly number[] {
  const count = windows.length / rows;
  const chances = new Array<number>(rows + 1).fill(0);
  for (let first = 0; first < windows.length; first += rows) {
    const shown = windows.subarray(first, first + rows).filter((one) => one === symbol).length;
    chances[shown] = (chances[shown] ?? 0) + 1 / count;
  }
  return chances;
}

/** The chances of the sum of two independent counts. */
function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [n, chance] of one.entries())
    for (const [m, another] of other.entries()) sums[n + m] = (sums[n + m] ?? 0) + chance * another;
  return sums;
}
