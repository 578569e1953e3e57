import { longestRun, symbolIds, type GameRules, type ReelSet } from '../definition';
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
  const longest = longestRun(game);
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
    payRule: game.payRule,
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

type Wins = ReturnType<typeof newWins>;

/** What pays on a grid, written into the same arrays for each grid. */
export const newWins = ({ lines, symbols }: Pick<CompiledGame, 'lines' | 'symbols'>) => {
  const most = Math.max(lines.length, symbols.length);
  return {
    count: 0,
    /** What they pay together (coins). */
    paid: 0,
    /** For each win: its line's place among the lines, its symbol, the length of its run, and in how many ways it pays. */
    line: new Uint8Array(most),
    symbol: new Uint8Array(most),
    length: new Uint8Array(most),
    ways: new Uint32Array(most),
  };
};

/** Finds what pays, as `evaluateGrid` does, and writes it down. */
export function findWins(game: CompiledGame, cells: Uint8Array, wins: Wins): void {
  wins.count = 0;
  wins.paid = 0;
  if (game.payRule === 'ways-from-the-left') findWays(game, cells, wins);
  else findLines(game, cells, wins);
}

function findWays(
  { columns, rows, symbols, paying, wild, pays, stride }: CompiledGame,
  cells: Uint8Array,
  wins: Wins,
): void {
  for (let symbol = 0; symbol < symbols.length; symbol++) {
    if (!paying[symbol]) continue;
    let ways = 1;
    let length = 0;
    for (; length < columns; length++) {
      let shown = 0;
      for (let row = 0; row < rows; row++) {
        const here = cells[length * rows + row] as number;
        if (here === symbol || wild[here]) shown++;
      }
      if (shown === 0) break;
      ways *= shown;
    }
    const paid = pays[symbol * stride + length] as number;
    if (paid === 0) continue;
    wins.symbol[wins.count] = symbol;
    wins.length[wins.count] = length;
    wins.ways[wins.count] = ways;
    wins.count++;
    wins.paid += paid * ways;
  }
}

function findLines(game: CompiledGame, cells: Uint8Array, wins: Wins): void {
  const { lines, wild, pays, stride } = game;
  const firstFullLine = game.payRule === 'first-full-line';
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
    wins.ways[wins.count] = 1;
    wins.count++;
    wins.paid += paid;
    if (firstFullLine) break;
  }
}
