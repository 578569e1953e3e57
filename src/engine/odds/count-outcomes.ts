import type { GameRules, ReelSet } from '../definition';
import { compileGame, findWins, newWins, listWindows, type CompiledGame } from './compile';

/** Grids with the same outcome. Coins are those of the smallest bet. */
export interface Outcome {
  readonly lines: number;
  readonly collects: boolean;
  /** What it collects, before any multiplier; 0 without one. */
  readonly values: number;
  readonly freeSpins: number;
  readonly grids: number;
}

/** A symbol and a length of its runs, over all lines or ways. */
interface Combination {
  readonly symbol: string;
  readonly length: number;
  /** What one such line or way pays, in coins of the smallest bet. */
  readonly pays: number;
  /** How many lines or ways pay this, over all grids. */
  readonly hits: number;
  /** The sum over all grids of the square of the number of lines or ways that pay this. */
  readonly squares: number;
}

/** The outcomes of all grids of a set of reels, which are equally likely. */
export interface OutcomeCounts {
  readonly grids: number;
  readonly outcomes: readonly Outcome[];
  /** Those that come up at all, by symbol and length. */
  readonly combinations: readonly Combination[];
  /** On how many grids each line pays, in the order of the lines. */
  readonly lineHits: readonly number[];
}

/** The most kinds of outcomes to tell apart, so that a table of them fits into memory. */
const MAX_KINDS = 2 ** 26;

/** Sums up what grids come to, each given by its line wins and by what its windows hold. */
function createTally(game: CompiledGame, mostValues: number) {
  const { stride, symbols, pays } = game;
  const wins = newWins(game);
  const lineHits = new Float64Array(game.lines.length);
  const hits = new Float64Array(symbols.length * stride);
  const squares = new Float64Array(symbols.length * stride);
  const here = new Uint8Array(symbols.length * stride);

  // Each kind is a place in one table: by free spins, then by what is collected if anything is, then by the lines.
  const awards = [...new Set(game.freeSpins)].sort((a, b) => a - b);
  const award = Int32Array.from(game.freeSpins, (spins) => awards.indexOf(spins));
  const valueKinds = mostValues + 2;
  const mostPaid = game.payRule === 'ways-from-the-left' ? game.rows ** game.columns : game.lines.length;
  const lines = mostPaid * Math.max(...pays) + 1;
  if (awards.length * valueKinds * lines > MAX_KINDS)
    throw new RangeError('There are too many kinds of outcomes to count.');
  const kinds = new Float64Array(awards.length * valueKinds * lines);

  const addWins = (grids: number): void => {
    for (let n = 0; n < wins.count; n++) {
      const line = wins.line[n] as number;
      const place = (wins.symbol[n] as number) * stride + (wins.length[n] as number);
      const ways = wins.ways[n] as number;
      const before = here[place] as number;
      here[place] = before + ways;
      if (line < lineHits.length) lineHits[line] = (lineHits[line] as number) + grids;
      hits[place] = (hits[place] as number) + ways * grids;
      squares[place] = (squares[place] as number) + ((before + ways) ** 2 - before ** 2) * grids;
    }
    for (let n = 0; n < wins.count; n++)
      here[(wins.symbol[n] as number) * stride + (wins.length[n] as number)] = 0;
  };

  return {
    /** Adds grids whose lines pay what they pay on this one, in groups of those that hold the same beside it. */
    add(cells: Uint8Array, before: Specials, groups: readonly SpecialsGroup[]): void {
      findWins(game, cells, wins);
      for (const { scatters, collectors, values, windows } of groups) {
        if (wins.count > 0) addWins(windows);
        const collects = before.collectors + collectors > 0;
        const group =
          (award[before.scatters + scatters] as number) * valueKinds +
          (collects ? 1 + before.values + values : 0);
        const kind = group * lines + wins.paid;
        kinds[kind] = (kinds[kind] as number) + windows;
      }
    },
    counts(): Omit<OutcomeCounts, 'grids'> {
      const outcomes: Outcome[] = [];
      for (const [kind, grids] of kinds.entries()) {
        if (grids === 0) continue;
        const group = Math.floor(kind / lines);
        const collects = group % valueKinds;
        outcomes.push({
          lines: kind % lines,
          collects: collects > 0,
          values: Math.max(collects - 1, 0),
          freeSpins: awards[Math.floor(group / valueKinds)] ?? 0,
          grids,
        });
      }
      const combinations = symbols.flatMap((symbol, n) =>
        Array.from({ length: stride }, (_, length) => ({
          ...{ symbol, length },
          pays: pays[n * stride + length] ?? 0,
          hits: hits[n * stride + length] ?? 0,
          squares: squares[n * stride + length] ?? 0,
        })).filter((combination) => combination.pays > 0),
      );
      return { outcomes, combinations, lineHits: [...lineHits] };
    },
  };
}

/** Whether no cell of the columns from this one on can change what pays. */
function isDecided(game: CompiledGame, cells: Uint8Array, column: number): boolean {
  const { lines, rows, symbols, wild, paying, payRule } = game;
  if (payRule === 'ways-from-the-left')
    return symbols.every((_, symbol) => {
      if (!paying[symbol]) return true;
      for (let left = 0; left < column; left++) {
        const shown = cells.subarray(left * rows, (left + 1) * rows);
        if (!shown.some((here) => here === symbol || wild[here] === 1)) return true;
      }
      return false;
    });
  return lines.every((line) => {
    let symbol = -1;
    for (const cell of line) {
      if (cell >= column * rows) return false;
      const shown = cells[cell] as number;
      if (wild[shown]) continue;
      if (symbol < 0) symbol = shown;
      if (shown !== symbol || !paying[symbol]) return true;
    }
    return false;
  });
}

/** What the windows of some reels hold beside what is on lines. */
interface Specials {
  readonly scatters: number;
  readonly collectors: number;
  readonly values: number;
}

/** The number of combinations of windows that hold the same. */
interface SpecialsGroup extends Specials {
  readonly windows: number;
}

const together = (one: Specials, other: Specials): Specials => ({
  scatters: one.scatters + other.scatters,
  collectors: one.collectors + other.collectors,
  values: one.values + other.values,
});

function grouped(held: readonly SpecialsGroup[]): SpecialsGroup[] {
  const groups = new Map<string, SpecialsGroup>();
  for (const one of held) {
    const key = `${one.scatters} ${one.collectors} ${one.values}`;
    groups.set(key, { ...one, windows: (groups.get(key)?.windows ?? 0) + one.windows });
  }
  return [...groups.values()];
}

const NOTHING: Specials = { scatters: 0, collectors: 0, values: 0 };

/** For each number of columns, what the reels from there on hold, over all combinations of their windows. */
function specialsFrom(reels: readonly (readonly Specials[])[]): SpecialsGroup[][] {
  const from: SpecialsGroup[][] = [[{ ...NOTHING, windows: 1 }]];
  for (const reel of reels.toReversed()) {
    const after = from[0] ?? [];
    const here = grouped(reel.map((held) => ({ ...held, windows: 1 })));
    const both = here.flatMap((one) =>
      after.map((other) => ({ ...together(one, other), windows: one.windows * other.windows })),
    );
    from.unshift(grouped(both));
  }
  return from;
}

/** Called with the part of a computation that is done, from above 0 to 1. */
export type OnProgress = (part: number) => void;

/**
 * Counts the outcomes of all grids of a set of reels: tens of millions in about a second, because reels that no line can
 * reach any more are counted together. Exact as long as there are fewer than 2^53 grids.
 *
 * @param onProgress called after each window of the first reel
 */
export function countOutcomes(
  definition: GameRules,
  set: ReelSet,
  onProgress: OnProgress = () => undefined,
): OutcomeCounts {
  const game = compileGame(definition);
  const { columns, rows } = game;
  const windows = listWindows(definition, set);
  const held = windows.map((reel) =>
    Array.from({ length: reel.length / rows }, (_, window): Specials => {
      const shown = reel.subarray(window * rows, (window + 1) * rows);
      const sumOf = (table: Uint8Array | Int32Array): number =>
        shown.reduce((sum, symbol) => sum + (table[symbol] as number), 0);
      return {
        scatters: sumOf(game.scatter),
        collectors: sumOf(game.collector),
        values: sumOf(game.value),
      };
    }),
  );
  const after = specialsFrom(held);
  const tally = createTally(game, Math.max(...(after[0] ?? []).map(({ values }) => values)));
  const cells = new Uint8Array(columns * rows);

  const turn = (column: number, before: Specials): void => {
    if (column === columns || isDecided(game, cells, column)) {
      tally.add(cells, before, after[column] ?? []);
      return;
    }
    const reel = windows[column] as Uint8Array;
    const holds = held[column] as Specials[];
    for (let window = 0; window < holds.length; window++) {
      for (let row = 0; row < rows; row++) cells[column * rows + row] = reel[window * rows + row] as number;
      turn(column + 1, together(before, holds[window] as Specials));
      if (column === 0) onProgress((window + 1) / holds.length);
    }
  };
  turn(0, NOTHING);
  return {
    grids: held.reduce((product, reel) => product * reel.length, 1),
    ...tally.counts(),
  };
}
