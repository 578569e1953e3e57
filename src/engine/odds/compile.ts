import { symbolIds, type GameRules, type ReelSet } from '../definition';
import { stripsOf, windowAt } from '../grid';

export type CompiledGame = ReturnType<typeof compileGame>;

/**
 * A game as tables of numbers. Symbols are their places in the paytable, coins those of the smallest bet, cells
 * `column * rows + row`. Throws a RangeError if it doesn't pay whole coins at the smallest bet.
 */
export function compileGame(game: GameRules) {
  const symbols = symbolIds(game);
  const definitions = Object.values(game.symbols);
  const { columns, rows } = game.grid;
  const coins = (multiple: number): number => {
    const rounded = Math.round(multiple * game.bet.min);
    if (Math.abs(rounded - multiple * game.bet.min) > 1e-9)
      throw new RangeError(`${multiple} × ${game.bet.min} is not a whole number of coins.`);
    return rounded;
  };
  const flags = (role: string): Uint8Array =>
    Uint8Array.from(definitions, (symbol) => (symbol.role === role ? 1 : 0));
  const longest = Math.max(...game.lines.map(({ cells }) => cells.length));
  const stride = longest + 1;
  const pays = new Int32Array(symbols.length * stride);
  for (const [symbol, { pays: multiples = {} }] of definitions.entries()) {
    for (const [length, multiple] of Object.entries(multiples))
      if (Number(length) <= longest) pays[symbol * stride + Number(length)] = coins(multiple);
  }
  return {
    ...{ columns, rows, symbols, stride },
    /** What runs pay (coins): `symbol * stride + length`; 0 for nothing. */
    pays,
    /** For each symbol 1 where it pays on lines, or has a role, else 0. */
    paying: Uint8Array.from(definitions, ({ pays: multiples }) => (multiples ? 1 : 0)),
    wild: flags('wild'),
    scatter: flags('scatter'),
    collector: flags('collector'),
    /** What symbols pay once collected (coins). */
    value: Int32Array.from(definitions, ({ value = 0 }) => coins(value)),
    lines: game.lines.map(({ cells }) => Uint8Array.from(cells, ({ column, row }) => column * rows + row)),
    firstFullLine: game.payRule === 'first-full-line',
    /** How many free spins this many scatters in view begin. */
    freeSpins: Int32Array.from(
      { length: columns * rows + 1 },
      (_, scatters) => game.feature?.awards[scatters] ?? 0,
    ),
  };
}

/**
 * Everything that each reel can show, all equally likely: for each reel from the left, one window after another, each as
 * its symbols from the top. A reel with a strip has one for each place, any other one for each combination of symbols.
 */
export function listWindows(game: GameRules, set: ReelSet): Uint8Array[] {
  const symbols = symbolIds(game);
  const { columns, rows } = game.grid;
  const strips = stripsOf(game, set);
  if (strips) {
    return strips.map((strip) =>
      Uint8Array.from(
        strip.flatMap((_, place) => windowAt(strip, place, rows).map((id) => symbols.indexOf(id))),
      ),
    );
  }
  const windows = Array.from({ length: symbols.length ** rows }, (_, n) =>
    Array.from({ length: rows }, (_, row) => Math.floor(n / symbols.length ** row) % symbols.length),
  );
  return Array.from({ length: columns }, () => Uint8Array.from(windows.flat()));
}

type LineWins = ReturnType<typeof newLineWins>;

/** The lines that pay on a grid, written into the same arrays for each grid. */
export const newLineWins = ({ lines }: Pick<CompiledGame, 'lines'>) => ({
  count: 0,
  /** What they pay together (coins). */
  paid: 0,
  /** For each line that pays: its place among the lines, its symbol, and the length of its run. */
  line: new Uint8Array(lines.length),
  symbol: new Uint8Array(lines.length),
  length: new Uint8Array(lines.length),
});

/** Finds the lines that pay, as `evaluateGrid` does, and writes them down. */
export function findWins(game: CompiledGame, cells: Uint8Array, wins: LineWins): void {
  const { lines, wild, pays, stride, firstFullLine } = game;
  wins.count = 0;
  wins.paid = 0;
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n] as Uint8Array;
    let symbol = -1;
    let length = 0;
    for (; length < line.length; length++) {
      const shown = cells[line[length] as number] as number;
      if (wild[shown]) continue;
      if (symbol < 0) symbol = shown;
      else if (shown !== symbol) break;
    }
    if (symbol < 0 || (firstFullLine && length < line.length)) continue;
    const paid = pays[symbol * stride + length] as number;
    if (paid === 0) continue;
    wins.line[wins.count] = n;
    wins.symbol[wins.count] = symbol;
    wins.length[wins.count] = length;
    wins.count++;
    wins.paid += paid;
    if (firstFullLine) break;
  }
}
