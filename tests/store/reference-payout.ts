import { clampBet } from '../../src/engine/coins';
import { decodeGrid } from '../../src/engine/grid-codec';
import type { Grid } from '../../src/engine/grid';
import { replayRound } from '../../src/engine/round';
import type { SymbolId } from '../../src/games/lucky-fishing/definition';
import type { OceanSymbol } from '../../src/games/ocean-treasures/symbols';
import { payoutOf } from '../engine/grids';
import { roundOf } from '../games/ocean-treasures/reference-rules';
import type { RoundText } from './saved-text';
import { definitions } from './tabs';

/**
 * What a stored round pays (coins), by the reference implementation of its game's rules; by the engine where there is none.
 */
export function referencePayout({ game, bet, spins }: RoundText): number {
  const definition = definitions.find(({ id }) => id === game);
  if (!definition) throw new Error(`There is no game ${game}.`);
  const grids = spins.flatMap((text) => {
    const grid = decodeGrid(definition, text);
    return grid ? [grid] : [];
  });
  switch (game) {
    case 'lucky-fishing':
      return payoutOf((grids as Grid<SymbolId>[])[0] ?? [], bet);
    case 'ocean-treasures':
      return Math.round(bet * roundOf(grids as Grid<OceanSymbol>[]));
    default:
      return replayRound(definition, 1, clampBet(definition, bet), grids)?.payout ?? NaN;
  }
}
