import { clampBet } from '../../src/engine/coins';
import { symbolIds } from '../../src/engine/definition';
import { decodeGrid } from '../../src/engine/grid-codec';
import { replayRound } from '../../src/engine/round';
import { symbols, type OceanSymbol } from '../../src/games/ocean-treasures/symbols';
import { gridOf, PAYTABLE, payoutOf } from '../engine/grids';
import { roundOf } from '../games/ocean-treasures/reference-rules';
import type { RoundText } from './saved-text';
import { definitions } from './tabs';

const oceanIds = symbolIds<OceanSymbol>({ symbols });

/** The grid of Ocean Treasures that these digits stand for. */
const oceanGrid = (digits: string): OceanSymbol[][] =>
  [0, 1, 2, 3, 4].map((column) =>
    [0, 1, 2].map((row) => oceanIds[parseInt(digits.charAt(row * 5 + column), 36)] ?? 'shell'),
  );

/** The grid of Lucky Fishing that these digits stand for. */
const fishingGrid = (digits: string) =>
  gridOf(
    [0, 3, 6]
      .map((at) => Array.from(digits.slice(at, at + 3), (digit) => PAYTABLE[Number(digit)]?.letter).join(''))
      .join(' '),
  );

/** What a stored round pays by the engine. */
function enginePayout({ game, bet, spins }: Omit<RoundText, 'id'>): number {
  const definition = definitions.find(({ id }) => id === game);
  if (!definition) throw new Error(`There is no game ${game}.`);
  const grids = spins.map((text) => decodeGrid(definition, text)).filter((grid) => grid !== null);
  return replayRound(definition, 1, clampBet(definition, bet), grids)?.payout ?? NaN;
}

/**
 * What a stored round pays (coins), by the reference implementation of its game's rules; by the engine where there is none.
 */
export function referencePayout({ game, bet, spins }: RoundText): number {
  switch (game) {
    case 'lucky-fishing':
      return payoutOf(fishingGrid(spins[0] ?? ''), bet);
    case 'ocean-treasures':
      return Math.round(bet * roundOf(spins.map(oceanGrid)));
    default:
      return enginePayout({ game, bet, spins });
  }
}
