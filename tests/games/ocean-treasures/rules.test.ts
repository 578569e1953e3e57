import fc, { runs } from '../../properties';
import { expect, it } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { symbolIds } from '../../../src/engine/definition';
import { drawRound, replayRound } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import { evaluateGrid } from '../../../src/engine/spin';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import { divesOf, roundOf, spinOf } from './reference-rules';

const ids = symbolIds(oceanTreasures);
const bet = (coins: number) => clampBet(oceanTreasures, coins);

/** Mostly of a few symbols and the octopus, so that lines pay. */
const anyGrid = fc
  .array(fc.constantFrom(...ids), { minLength: 2, maxLength: 3 })
  .chain((few) =>
    fc.array(
      fc.array(
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...few) },
          { weight: 1, arbitrary: fc.constantFrom('octopus' as const, 'diver' as const, ...ids) },
        ),
        { minLength: 3, maxLength: 3 },
      ),
      { minLength: 5, maxLength: 5 },
    ),
  );

it('the rules of Ocean Treasures agree with their second implementation on any grid, bet and multiplier', () => {
  let paying = 0;
  fc.assert(
    fc.property(
      anyGrid,
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(1, 2, 3, 5),
      (grid, steps, multiplier) => {
        const coins = bet(steps * 5);
        const spin = evaluateGrid(oceanTreasures, coins, grid, multiplier);
        const second = spinOf(grid, multiplier);
        expect(spin.wins.map(({ line, symbol, cells }) => ({ line, symbol, cells: cells.length }))).toEqual(
          second.wins.map(({ line, ...win }) => ({ line: `line-${line}`, ...win })),
        );
        expect(spin.payout).toBe(Math.round((second.lines + second.pearls) * coins));
        if (spin.payout > 0) paying++;
      },
    ),
    { numRuns: runs(300) },
  );
  expect(paying).toBeGreaterThan(runs(60));
});

it('the rules of Ocean Treasures agree with it on whole rounds, dives included', () => {
  const random = seededRandom(12);
  const longest: number[] = [];
  for (let n = 0; n < runs(2000); n++) {
    const round = drawRound(oceanTreasures, n + 1, bet(10), random);
    const grids = round.spins.map(({ grid }) => grid);
    expect(round.spins.length - 1).toBe(divesOf(grids));
    expect(round.payout).toBe(Math.round(roundOf(grids) * 10));
    expect(replayRound(oceanTreasures, n + 1, bet(10), grids)).toEqual(round);
    longest.push(grids.length);
  }
  expect(Math.max(...longest)).toBeGreaterThan(1 + 8 + 5);
});
