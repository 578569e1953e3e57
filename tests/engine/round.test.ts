import { describe, expect, it } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import type { Grid } from '../../src/engine/grid';
import { drawRound, replayRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { dealing, gridOf } from './grids';
import { tinyGame } from './tiny-game';

it('a round of one spin has the number and the bet that it is given, and what its grid pays', () => {
  const round = drawRound(luckyFishing, 12, clampBet(luckyFishing, 35), dealing(gridOf('fwu swo twf')));
  expect(round).toMatchObject({
    ...{ gameId: 'lucky-fishing', id: 12, bet: 35, payout: 1750 },
    spins: [{ wins: [{ line: 'middle' }], multiplier: 1, freeSpinsLeft: 0, collectors: 0 }],
  });
});

/** Deals these places of the strips, a spin after another. */
const stopping = (...spins: readonly (readonly number[])[]) => {
  const places = spins.flat().values();
  return () => places.next().value ?? NaN;
};
/** In the base game: two scatters, which begin two free spins, and nothing else. */
const SCATTERS = [3, 3, 0];
/** In the feature: a collector with a coin and a purse in sight, and a spin that pays nothing. */
const COLLECTED = [0, 0, 0];
const NOTHING = [2, 0, 1];

describe('a round with free spins', () => {
  const play = (...spins: readonly (readonly number[])[]) =>
    drawRound(tinyGame, 1, clampBet(tinyGame, 10), stopping(...spins));

  it('adds spins with every second collector, and counts what is collected from the next spin on more often', () => {
    const round = play(SCATTERS, COLLECTED, COLLECTED, COLLECTED, NOTHING, COLLECTED);
    expect(
      round.spins.map((spin) => [spin.multiplier, spin.freeSpinsLeft, spin.collectors, spin.payout]),
    ).toEqual([
      [1, 2, 0, 0],
      [1, 1, 1, 70],
      // The second one: three spins more.
      [1, 3, 2, 70],
      [4, 2, 3, 280],
      [4, 1, 3, 0],
      // The fourth one: the last multiplier is in force already.
      [4, 0, 4, 280],
    ]);
    expect(round.payout).toBe(700);
  });

  it('collects the coin and the purse, each with its cell', () => {
    expect(play(SCATTERS, COLLECTED, NOTHING).spins[1]?.collected).toEqual([
      { cell: { column: 0, row: 0 }, symbol: 'coin', payout: 20 },
      { cell: { column: 1, row: 0 }, symbol: 'purse', payout: 50 },
    ]);
  });
});

describe('a saved round', () => {
  const random = seededRandom(5);
  const rounds = Array.from({ length: 300 }, (_, n) =>
    drawRound(tinyGame, n + 1, clampBet(tinyGame, 25), random),
  );
  const gridsOf = ({ spins }: (typeof rounds)[number]) => spins.map(({ grid }) => grid);
  const replay = (grids: readonly Grid[]) => replayRound(tinyGame, 1, clampBet(tinyGame, 25), grids);
  const long = rounds.find(({ spins }) => spins.length > 3);
  const grids = long ? gridsOf(long) : [];

  it('is played again from its grids, to the coin', () => {
    expect(new Set(rounds.map(({ spins }) => spins.length)).size).toBeGreaterThan(2);
    for (const round of rounds)
      expect(replayRound(tinyGame, round.id, round.bet, gridsOf(round))).toEqual(round);
  });

  it.each([
    ['has no grid', []],
    ['ends too early', grids.slice(0, -1)],
    ['goes on after its end', [...grids, ...grids.slice(-1)]],
    ['ends with a grid of the base game', [...grids.slice(0, -1), ...grids.slice(0, 1)]],
    ['has a grid of another size', [[['sun', 'sun']], ...grids.slice(1)]],
  ])('is refused where it %s', (_, changed) => {
    expect(replay(grids)).not.toBeNull();
    expect(replay(changed)).toBeNull();
  });
});
