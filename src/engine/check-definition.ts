import { isBet } from './coins';
import { symbolList, type GameDefinition, type ReelSet } from './definition';
import { stripsOf, windowAt } from './grid';

/** Of a symbol's place in the paytable one digit is kept, to base 36. */
const MAX_SYMBOLS = 36;

const ID = /^[a-z][a-z0-9-]*$/;

const isWhole = (n: number): boolean => Math.abs(n - Math.round(n)) < 1e-9;

function idFaults({ id, path, symbols, lines }: GameDefinition): string[] {
  const ids = [id, ...Object.keys(symbols), ...lines.map((line) => line.id)];
  const lineIds = lines.map((line) => line.id);
  return [
    ...ids
      .filter((one) => !ID.test(one))
      .map((one) => `"${one}" is no id: use small letters, digits and hyphens.`),
    ...(path.startsWith('/') ? [] : [`The path "${path}" does not begin with a slash.`]),
    ...(new Set(lineIds).size < lineIds.length ? ['Two lines have the same id.'] : []),
  ];
}

function betFaults({ bet, spin }: GameDefinition): string[] {
  const { min, max, step, default: first } = bet;
  const isFine = min > 0 && step > 0 && [min, max, first].every((coins) => isBet({ bet }, coins));
  return [
    ...(isFine ? [] : ['The minimum, the maximum and the first bet have to lie on steps from the minimum.']),
    ...(spin.tickMs > 0 && spin.durationMs % spin.tickMs === 0
      ? []
      : ['A spin has to be a whole number of ticks.']),
  ];
}

function lineFaults({ grid, lines }: GameDefinition): string[] {
  const { columns, rows } = grid;
  return lines.flatMap(({ id, cells }) => {
    const isInside = cells.every(
      ({ column, row }) =>
        column >= 0 && column < columns && row >= 0 && row < rows && isWhole(column) && isWhole(row),
    );
    const places = new Set(cells.map(({ column, row }) => column * rows + row));
    return [
      ...(cells.length > 0 ? [] : [`The line "${id}" has no cells.`]),
      ...(isInside ? [] : [`The line "${id}" leaves the grid.`]),
      ...(places.size === cells.length ? [] : [`The line "${id}" has a cell twice.`]),
    ];
  });
}

/** Payouts are whole coins for every bet if they are for the minimum and for each step. */
function symbolFaults(game: GameDefinition): string[] {
  const { min, step } = game.bet;
  const list = symbolList(game);
  const longest = Math.max(0, ...game.lines.map(({ cells }) => cells.length));
  const faults = list.flatMap(({ id, role, pays, value }) => {
    const counts = Object.keys(pays ?? {}).map(Number);
    const multiples = [...Object.values(pays ?? {}), ...(value === undefined ? [] : [value])];
    return [
      ...multiples
        .filter((multiple) => !(multiple > 0 && isWhole(multiple * min) && isWhole(multiple * step)))
        .map(
          (multiple) =>
            `"${id}" pays ${multiple} times the bet, which is not a whole number of coins for each bet.`,
        ),
      ...counts
        .filter((count) => count < 1 || count > longest)
        .map((count) => `"${id}" pays for ${count} on a line, but no line is that long.`),
      ...((role === 'value') === (value !== undefined)
        ? []
        : [`"${id}" needs both the role "value" and a value, or neither.`]),
      ...(role !== undefined && pays ? [`"${id}" has a role and may not pay on lines.`] : []),
      ...(role === undefined && !pays ? [`"${id}" pays nothing and does nothing.`] : []),
    ];
  });
  return list.length <= MAX_SYMBOLS ? faults : [...faults, `There are more than ${MAX_SYMBOLS} symbols.`];
}

function stripFaults(game: GameDefinition, set: ReelSet): string[] {
  const { columns, rows } = game.grid;
  const strips = stripsOf(game, set);
  if (!strips) return [];
  if (strips.length !== columns) return [`There are ${strips.length} ${set} strips for ${columns} reels.`];
  const roleOf = (symbol: string): string | undefined => game.symbols[symbol]?.role;
  /** How many of a role are in sight at most, over all places of a strip. */
  const inSight = (strip: readonly string[], role: string): number =>
    Math.max(
      ...strip.map(
        (_, place) => windowAt(strip, place, rows).filter((symbol) => roleOf(symbol) === role).length,
      ),
    );
  const faults = strips.flatMap((strip, n) => {
    const unknown = [...new Set(strip)].filter((symbol) => !Object.hasOwn(game.symbols, symbol));
    const reel = `Reel ${n + 1} of the ${set} strips`;
    if (strip.length < rows) return [`${reel} is shorter than its window.`];
    return [
      ...unknown.map((symbol) => `${reel} shows "${symbol}", which is no symbol of the game.`),
      ...(inSight(strip, 'scatter') > 1 ? [`${reel} shows two scatters at once.`] : []),
      ...(set === 'feature' && inSight(strip, 'scatter') > 0
        ? [`${reel} shows a scatter: free spins begin no others.`]
        : []),
    ];
  });
  const collectors = strips.reduce((sum, strip) => sum + Math.max(inSight(strip, 'collector'), 0), 0);
  return collectors > 1
    ? [...faults, `More than one collector may be in sight on the ${set} strips.`]
    : faults;
}

function featureFaults({ grid, symbols, reels, feature }: GameDefinition): string[] {
  const scatters = Object.values(symbols).filter(({ role }) => role === 'scatter').length;
  if (!feature) return scatters > 0 ? ['There are scatters, but no feature that they begin.'] : [];
  const { id, awards, every, adds, multipliers } = feature;
  const counts = Object.entries(awards).flat().map(Number);
  const wholes = [...counts, every, ...multipliers];
  return [
    ...(ID.test(id) ? [] : [`"${id}" is no id: use small letters, digits and hyphens.`]),
    ...(scatters === 1 ? [] : ['A feature needs one scatter that begins it.']),
    ...(reels.kind === 'strips' ? [] : ['A feature needs reels with strips.']),
    ...(Object.keys(awards).every((count) => Number(count) <= grid.columns)
      ? []
      : ['The feature asks for more scatters than there are reels.']),
    ...(wholes.every((n) => Number.isInteger(n) && n > 0) && Number.isInteger(adds) && adds >= 0
      ? []
      : ['The numbers of the feature have to be whole, and more than 0.']),
  ];
}

/**
 * What is wrong with a game's definition, each fault as a sentence; empty if it can be played. What types cannot say:
 * ids that last, payouts in whole coins for every bet, lines inside the grid, strips of known symbols, at most one
 * collector in sight.
 */
export const checkDefinition = (game: GameDefinition): string[] => [
  ...idFaults(game),
  ...betFaults(game),
  ...lineFaults(game),
  ...symbolFaults(game),
  ...featureFaults(game),
  ...stripFaults(game, 'base'),
  ...(game.feature ? stripFaults(game, 'feature') : []),
];
