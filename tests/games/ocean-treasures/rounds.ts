import { clampBet, toCoins } from '../../../src/engine/coins';
import type { Grid } from '../../../src/engine/grid';
import type { Round, Spin } from '../../../src/engine/round';
import { evaluateGrid, sumOfPayouts } from '../../../src/engine/spin';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import { symbols, type OceanSymbol } from '../../../src/games/ocean-treasures/symbols';

const BET = clampBet(oceanTreasures, 10);

/** A grid written as its three rows, each with the first letters of five ids: `'crab crab crab manta shell'`. */
const oceanGrid = (...rows: [string, string, string]): Grid<OceanSymbol> => {
  const cells = rows.map((row) => row.split(' '));
  return [0, 1, 2, 3, 4].map((column) =>
    cells.map((row) => {
      const id = row[column] ?? '';
      if (!(id in symbols)) throw new Error(`Ocean Treasures has no symbol "${id}".`);
      return id as OceanSymbol;
    }),
  );
};

type State = Partial<Pick<Spin, 'multiplier' | 'freeSpinsLeft' | 'collectors'>>;

/** A spin of 10 coins with these three rows, which the strips need not be able to show, at this point of the dives. */
export function oceanSpin(rows: [string, string, string], state: State = {}): Spin<OceanSymbol> {
  const { multiplier = 1, freeSpinsLeft = 0, collectors = 0 } = state;
  const result = evaluateGrid(oceanTreasures, BET, oceanGrid(...rows), multiplier);
  return { ...result, multiplier, freeSpinsLeft, collectors };
}

/** A round of 10 coins of these spins. */
export const oceanRound = (...spins: [Spin<OceanSymbol>, ...Spin<OceanSymbol>[]]): Round<OceanSymbol> => ({
  ...{ gameId: oceanTreasures.id, id: 1, bet: BET, seed: 1, spins },
  payout: toCoins(sumOfPayouts(spins)),
});

export const nothing: [string, string, string] = [
  'starfish turtle manta crab chest',
  'crab chest starfish manta turtle',
  'manta seahorse crab starfish crab',
];
export const threeShells: [string, string, string] = [
  'starfish shell manta crab chest',
  'shell chest starfish manta shell',
  'manta seahorse crab starfish crab',
];
/** Four crabs on the third line, and pearls 2 and 10 with the diver: 22 + 120 coins. */
export const crabsAndPearls: [string, string, string] = [
  'starfish pearl-2 manta turtle chest',
  'seahorse manta turtle pearl-10 diver',
  'crab crab octopus crab starfish',
];
