import { symbolIds, type GameDefinition } from '../definition';
import { compileGame } from './compile';
import type { Outcome, OutcomeCounts } from './count-outcomes';

type Play = Pick<GameDefinition, 'symbols' | 'lines' | 'reels' | 'payRule'>;

/**
 * Whether the odds of a game have a closed form: every cell is drawn by itself, no two lines share one, only the first
 * full line pays, and symbols do nothing else.
 */
export function hasIndependentLines({ symbols, lines, reels, payRule }: Play): boolean {
  const cells = lines.flatMap((line) => line.cells.map(({ column, row }) => `${column},${row}`));
  return (
    reels.kind === 'uniform' &&
    payRule === 'first-full-line' &&
    new Set(cells).size === cells.length &&
    Object.values(symbols).every(({ role }) => role === undefined)
  );
}

/**
 * What all grids of such a game come to, in closed form: line by line in checking order, each of them the first that
 * matches in the grids in which none before it has. Exact as long as there are fewer than 2^53 grids.
 */
export function independentOutcomes(definition: GameDefinition): OutcomeCounts {
  const { pays, stride, lines } = compileGame(definition);
  const symbols = symbolIds(definition);
  const { columns, rows } = definition.grid;
  const grids = symbols.length ** (columns * rows);
  const none = { collects: false, values: 0, freeSpins: 0 };
  const outcomes = new Map<number, Outcome>();
  const hits = new Map<string, number>();
  const lineHits: number[] = [];

  /** Grids in which none of the lines before has matched, and the number of cells outside the lines up to here. */
  let [open, freeCells] = [1, columns * rows];
  for (const { length } of lines) {
    freeCells -= length;
    const each = open * symbols.length ** freeCells;
    let paying = 0;
    for (const [n, symbol] of symbols.entries()) {
      const paid = pays[n * stride + length] ?? 0;
      if (paid === 0) continue;
      paying++;
      outcomes.set(paid, { ...none, lines: paid, grids: (outcomes.get(paid)?.grids ?? 0) + each });
      const key = `${symbol} ${length}`;
      hits.set(key, (hits.get(key) ?? 0) + each);
    }
    lineHits.push(paying * each);
    open *= symbols.length ** length - paying;
  }
  const wins = lineHits.reduce((sum, these) => sum + these, 0);
  return {
    grids,
    outcomes: [{ ...none, lines: 0, grids: grids - wins }, ...outcomes.values()],
    combinations: symbols.flatMap((symbol, n) =>
      Array.from({ length: stride }, (_, length) => {
        const count = hits.get(`${symbol} ${length}`) ?? 0;
        // One line a spin at most: a number that is its own square.
        return { symbol, length, pays: pays[n * stride + length] ?? 0, hits: count, squares: count };
      }).filter((combination) => combination.pays > 0),
    ),
    lineHits,
  };
}
