import { isBet } from './coins';
import { payoutsOf, symbolList, type GameDefinition, type ReelSet } from './definition';
import { stripsOf, windowAt } from './grid';

/** Of a symbol's place in the paytable one digit is kept, to base 36. */
const MAX_SYMBOLS = 36;

const ID = /^[a-z][a-z0-9-]*$/;

const isWhole = (n: number): boolean => Math.abs(n - Math.round(n)) < 1e-9;
const isPlace = (n: number, places: number): boolean => Number.isInteger(n) && n >= 0 && n < places;

/** The sentences of the faults that there are. */
const found = (...faults: readonly (readonly [isThere: boolean, sentence: string])[]): string[] =>
  faults.flatMap(([isThere, sentence]) => (isThere ? [sentence] : []));

function generalFaults({ id, path, symbols, lines, feature, bet, spin }: GameDefinition): string[] {
  const lineIds = lines.map((line) => line.id);
  const ids = [id, ...Object.keys(symbols), ...lineIds, ...(feature ? [feature.id] : [])];
  const { min, max, step, default: first } = bet;
  const isBetFine = min > 0 && step > 0 && [min, max, first].every((coins) => isBet({ bet }, coins));
  return [
    ...ids
      .filter((one) => !ID.test(one))
      .map((one) => `"${one}" is no id: use small letters, digits and hyphens.`),
    ...found(
      [!path.startsWith('/'), `The path "${path}" does not begin with a slash.`],
      [new Set(lineIds).size < lineIds.length, 'Two lines have the same id.'],
      [!isBetFine, 'The minimum, the maximum and the first bet have to lie on steps from the minimum.'],
      [
        !(spin.tickMs > 0 && spin.durationMs % spin.tickMs === 0),
        'A spin has to be a whole number of ticks.',
      ],
      [Object.keys(symbols).length > MAX_SYMBOLS, `There are more than ${MAX_SYMBOLS} symbols.`],
    ),
  ];
}

const lineFaults = ({ grid: { columns, rows }, lines }: GameDefinition): string[] =>
  lines.flatMap(({ id, cells }) => {
    const isInside = cells.every(({ column, row }) => isPlace(column, columns) && isPlace(row, rows));
    const places = new Set(cells.map(({ column, row }) => `${column} ${row}`));
    return found(
      [cells.length === 0, `The line "${id}" has no cells.`],
      [!isInside, `The line "${id}" leaves the grid.`],
      [places.size < cells.length, `The line "${id}" has a cell twice.`],
    );
  });

/** Payouts are whole coins for every bet if they are for the minimum and for each step. */
function symbolFaults(game: GameDefinition): string[] {
  const { min, step } = game.bet;
  const longest = Math.max(0, ...game.lines.map(({ cells }) => cells.length));
  return symbolList(game).flatMap(({ id, ...symbol }) => [
    ...payoutsOf(symbol)
      .filter((multiple) => !(multiple > 0 && isWhole(multiple * min) && isWhole(multiple * step)))
      .map(
        (multiple) =>
          `"${id}" pays ${multiple} times the bet, which is not a whole number of coins for each bet.`,
      ),
    ...Object.keys(symbol.pays ?? {})
      .filter((count) => Number(count) < 1 || Number(count) > longest)
      .map((count) => `"${id}" pays for ${count} on a line, but no line is that long.`),
    ...found(
      [
        (symbol.role === 'value') !== (symbol.value !== undefined),
        `"${id}" needs both the role "value" and a value, or neither.`,
      ],
      [
        symbol.role !== undefined && symbol.pays !== undefined,
        `"${id}" has a role and may not pay on lines.`,
      ],
      [symbol.role === undefined && symbol.pays === undefined, `"${id}" pays nothing and does nothing.`],
    ),
  ]);
}

function stripFaults(game: GameDefinition, set: ReelSet): string[] {
  const { columns, rows } = game.grid;
  const strips = stripsOf(game, set);
  if (!strips) return [];
  if (strips.length !== columns) return [`There are ${strips.length} ${set} strips for ${columns} reels.`];
  /** How many of a role are in sight at most, over all places of a strip. */
  const inSight = (strip: readonly string[], role: string): number =>
    Math.max(
      0,
      ...strip.map(
        (_, place) =>
          windowAt(strip, place, rows).filter((symbol) => game.symbols[symbol]?.role === role).length,
      ),
    );
  const collectors = strips.reduce((sum, strip) => sum + inSight(strip, 'collector'), 0);
  return [
    ...strips.flatMap((strip, n) => {
      const reel = `Reel ${n + 1} of the ${set} strips`;
      if (strip.length < rows) return [`${reel} is shorter than its window.`];
      const scatters = inSight(strip, 'scatter');
      return [
        ...[...new Set(strip)]
          .filter((symbol) => !Object.hasOwn(game.symbols, symbol))
          .map((symbol) => `${reel} shows "${symbol}", which is no symbol of the game.`),
        ...found(
          [scatters > 1, `${reel} shows two scatters at once.`],
          [set === 'feature' && scatters > 0, `${reel} shows a scatter: free spins begin no others.`],
        ),
      ];
    }),
    ...found([collectors > 1, `More than one collector may be in sight on the ${set} strips.`]),
  ];
}

function featureFaults({ grid, symbols, reels, feature }: GameDefinition): string[] {
  const scatters = Object.values(symbols).filter(({ role }) => role === 'scatter').length;
  if (!feature) return found([scatters > 0, 'There are scatters, but no feature that they begin.']);
  const { awards, every, adds, multipliers } = feature;
  const counts = Object.keys(awards).map(Number);
  const areWhole = [...counts, ...Object.values(awards), every, ...multipliers].every(
    (n) => Number.isInteger(n) && n > 0,
  );
  return found(
    [scatters !== 1, 'A feature needs one scatter that begins it.'],
    [reels.kind !== 'strips', 'A feature needs reels with strips.'],
    [Math.max(...counts) > grid.columns, 'The feature asks for more scatters than there are reels.'],
    [
      !areWhole || !Number.isInteger(adds) || adds < 0,
      'The numbers of the feature have to be whole, and more than 0.',
    ],
  );
}

/**
 * What is wrong with a game's definition, each fault as a sentence; empty if it can be played. What types cannot say:
 * ids that last, payouts in whole coins for every bet, lines inside the grid, strips of known symbols, at most one
 * collector in sight.
 */
export const checkDefinition = (game: GameDefinition): string[] => [
  ...generalFaults(game),
  ...lineFaults(game),
  ...symbolFaults(game),
  ...featureFaults(game),
  ...stripFaults(game, 'base'),
  ...(game.feature ? stripFaults(game, 'feature') : []),
];
