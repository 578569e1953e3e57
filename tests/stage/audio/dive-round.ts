import { clampBet } from '../../../src/engine/coins';
import { drawRound, type Round } from '../../../src/engine/round';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import { baseStrips, diveStrips } from '../../../src/games/ocean-treasures/strips';
import type { OceanSymbol } from '../../../src/games/ocean-treasures/symbols';

/** The place at which a strip shows a symbol in its top row. */
const placeOf = (strip: readonly OceanSymbol[] | undefined, symbol: OceanSymbol): number => {
  const place = strip?.indexOf(symbol) ?? -1;
  if (place < 0) throw new Error(`There is no ${symbol} on this strip.`);
  return place;
};

const collecting = (strips: readonly OceanSymbol[][]): number[] =>
  strips.map((strip, reel) => placeOf(strip, reel === 4 ? 'diver' : 'pearl-2'));
/** A dive that pays nothing, and one whose lines pay. */
const [nothing, line] = [
  [0, 1, 0, 0, 0],
  [0, 0, 0, 0, 0],
];

const roundOf = (...draws: readonly number[]): Round => {
  const left = draws.values();
  return drawRound(oceanTreasures, 7, clampBet(oceanTreasures, 10), () => left.next().value ?? 0);
};

/** A round of Ocean Treasures with thirteen dives: in the second to fifth, which is the fourth diver's, pearls are collected. */
export const diveRound = roundOf(
  ...baseStrips.map((strip, reel) => (reel < 3 ? placeOf(strip, 'shell') : 0)),
  ...nothing,
  ...[1, 2, 3, 4].flatMap(() => collecting(diveStrips)),
  ...line,
  ...Array.from({ length: 7 }, () => nothing).flat(),
);

/** A round of Ocean Treasures of one spin, in which the diver collects pearls. */
export const collectingRound = roundOf(
  placeOf(baseStrips[0], 'pearl-3'),
  placeOf(baseStrips[1], 'pearl-2'),
  0,
  0,
  placeOf(baseStrips[4], 'diver'),
);
