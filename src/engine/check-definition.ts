import { isBet } from './coins';
import { longestRun, payoutsOf, symbolList, type GameDefinition, type ReelSet } from './definition';
import { stripsOf, windowAt } from './grid';

/** A symbol's place in the paytable is saved as one digit in base 36. */
const MAX_SYMBOLS = 36;

const ID = /^[a-z][a-z0-9-]*$/;

const isWhole = (n: number): boolean => Math.abs(n - Math.round(n)) < 1e-9;
const isPlace = (n: number, places: number): boolean => Number.isInteger(n) && n >= 0 && n < places;
const isPositive = (n: number): boolean => Number.isInteger(n) && n > 0;

function* generalFaults({ id, path, symbols, lines, feature, bet, spin }: GameDefinition): Generator<string> {
  const lineIds = lines.map((line) => line.id);
  for (const one of [id, ...Object.keys(symbols), ...lineIds, ...(feature ? [feature.id] : [])])
    if (!ID.test(one)) yield `"${one}" is no id: use small letters, digits and hyphens.`;
  if (!path.startsWith('/')) yield `The path "${path}" does not begin with a slash.`;
  if (new Set(lineIds).size < lineIds.length) yield 'Two lines have the same id.';
  const { min, max, step, default: first } = bet;
  if (!(min > 0 && step > 0 && [min, max, first].every((coins) => isBet({ bet }, coins))))
    yield 'The minimum, the maximum and the first bet have to lie on steps from the minimum.';
  if (!(spin.tickMs > 0 && spin.durationMs % spin.tickMs === 0))
    yield 'A spin has to be a whole number of ticks.';
  if (Object.keys(symbols).length > MAX_SYMBOLS) yield `There are more than ${MAX_SYMBOLS} symbols.`;
}

function* lineFaults({ grid: { columns, rows }, lines, payRule }: GameDefinition): Generator<string> {
  const hasWays = payRule === 'ways-from-the-left';
  if (hasWays && lines.length > 0) yield 'A game whose ways pay has no lines.';
  if (!hasWays && lines.length === 0) yield 'The game has no lines.';
  for (const { id, cells } of lines) {
    if (cells.length === 0) yield `The line "${id}" has no cells.`;
    if (!cells.every(({ column, row }) => isPlace(column, columns) && isPlace(row, rows)))
      yield `The line "${id}" leaves the grid.`;
    if (new Set(cells.map(({ column, row }) => `${column} ${row}`)).size < cells.length)
      yield `The line "${id}" has a cell twice.`;
  }
}

/** Payouts are whole coins for every bet if they are for the minimum and for each step. */
function* symbolFaults(game: GameDefinition): Generator<string> {
  const { min, step } = game.bet;
  const longest = longestRun(game);
  for (const symbol of symbolList(game)) {
    const { id, role, pays, value } = symbol;
    for (const multiple of payoutsOf(symbol))
      if (!(multiple > 0 && isWhole(multiple * min) && isWhole(multiple * step)))
        yield `"${id}" pays ${multiple} times the bet, which is not a whole number of coins for each bet.`;
    for (const count of Object.keys(pays ?? {}).map(Number))
      if (count < 1 || count > longest)
        yield `"${id}" pays for ${count} on a line, but no line is that long.`;
    if ((role === 'value') !== (value !== undefined))
      yield `"${id}" needs both the role "value" and a value, or neither.`;
    if (role !== undefined && pays) yield `"${id}" has a role and may not pay on lines.`;
    if (role === undefined && !pays) yield `"${id}" pays nothing and does nothing.`;
  }
}

function* stripFaults(game: GameDefinition, set: ReelSet): Generator<string> {
  const { columns, rows } = game.grid;
  const strips = stripsOf(game, set);
  if (!strips) return;
  if (strips.length !== columns) {
    yield `There are ${strips.length} ${set} strips for ${columns} reels.`;
    return;
  }
  /** The most symbols with a role that a strip shows at once. */
  const inSight = (strip: readonly string[], role: string): number =>
    strip
      .map((_, place) => windowAt(strip, place, rows).filter((id) => game.symbols[id]?.role === role).length)
      .reduce((max, count) => Math.max(max, count), 0);
  for (const [n, strip] of strips.entries()) {
    const reel = `Reel ${n + 1} of the ${set} strips`;
    if (strip.length < rows) {
      yield `${reel} is shorter than its window.`;
      continue;
    }
    for (const symbol of new Set(strip))
      if (!Object.hasOwn(game.symbols, symbol))
        yield `${reel} shows "${symbol}", which is no symbol of the game.`;
    const scatters = inSight(strip, 'scatter');
    if (scatters > 1) yield `${reel} shows two scatters at once.`;
    if (set === 'feature' && scatters > 0) yield `${reel} shows a scatter: free spins begin no others.`;
  }
  if (strips.reduce((sum, strip) => sum + inSight(strip, 'collector'), 0) > 1)
    yield `More than one collector may be in sight on the ${set} strips.`;
}

function* featureFaults({ grid, symbols, reels, feature }: GameDefinition): Generator<string> {
  const scatters = Object.values(symbols).filter(({ role }) => role === 'scatter').length;
  if (!feature) {
    if (scatters > 0) yield 'There are scatters, but no feature that they begin.';
    return;
  }
  const { awards, every, adds, multipliers } = feature;
  const counts = Object.keys(awards).map(Number);
  if (scatters !== 1) yield 'A feature needs one scatter that begins it.';
  if (reels.kind !== 'strips') yield 'A feature needs reels with strips.';
  if (Math.max(...counts) > grid.columns) yield 'The feature asks for more scatters than there are reels.';
  if (
    ![...counts, ...Object.values(awards), every, ...multipliers].every(isPositive) ||
    !isPositive(adds + 1)
  )
    yield 'The numbers of the feature have to be whole, and more than 0.';
}

/**
 * What is wrong with a game's definition, each fault as a sentence; empty if it can be played. It checks what types cannot
 * say: lasting ids, payouts in whole coins, lines inside the grid, strips of known symbols, one collector in sight.
 */
export const checkDefinition = (game: GameDefinition): string[] => [
  ...generalFaults(game),
  ...lineFaults(game),
  ...symbolFaults(game),
  ...featureFaults(game),
  ...stripFaults(game, 'base'),
  ...(game.feature ? stripFaults(game, 'feature') : []),
];
