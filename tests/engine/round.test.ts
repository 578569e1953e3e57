import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import type { Grid } from '../../src/engine/grid';
import { drawRound, replayRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { dealing, gridOf, NO_WIN } from './grids';
import { tinyGame } from './tiny-game';

const bet = (coins: number) => clampBet(luckyFishing, coins);

describe('a round of one spin', () => {
  test('has the number and the bet that it is given, and what its grid pays', () => {
    const grid = gridOf('fwu swo twf');
    expect(drawRound(luckyFishing, 12, bet(35), dealing(grid))).toMatchObject({
      ...{ game: 'lucky-fishing', id: 12, bet: 35, payout: 1750 },
      spins: [{ grid, wins: [{ line: 'middle' }], multiplier: 1, freeSpinsLeft: 0, collectors: 0 }],
    });
  });

  test('without a win pays 0', () => {
    const round = drawRound(luckyFishing, 7, bet(20), dealing(NO_WIN));
    expect([round.payout, round.spins[0].wins]).toEqual([0, []]);
  });

  test('is the same for the same seed', () => {
    const rounds = () => {
      const random = seededRandom(11);
      return Array.from({ length: 20 }, (_, n) => drawRound(luckyFishing, n + 1, bet(10), random));
    };
    expect(rounds()).toEqual(rounds());
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

  test('plays as many as the scatters begin', () => {
    const round = play(SCATTERS, NOTHING, NOTHING);
    expect(round.spins.map(({ freeSpinsLeft }) => freeSpinsLeft)).toEqual([2, 1, 0]);
    expect(round.payout).toBe(0);
  });

  test('adds spins with every second collector, and counts what is collected from the next spin on more often', () => {
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

  test('collects the coin and the purse, each with its cell', () => {
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

  test('is played again from its grids, to the coin', () => {
    expect(new Set(rounds.map(({ spins }) => spins.length)).size).toBeGreaterThan(2);
    for (const round of rounds)
      expect(replayRound(tinyGame, round.id, round.bet, gridsOf(round))).toEqual(round);
  });

  test('is none without a grid, without its last grid, or with one more', () => {
    expect(grids.length).toBeGreaterThan(3);
    expect(replay([])).toBeNull();
    expect(replay(grids.slice(0, -1))).toBeNull();
    expect(replay([...grids, ...grids.slice(-1)])).toBeNull();
  });

  test('is none where the reels of the spin cannot show a grid', () => {
    expect(replay([...grids.slice(0, -1), ...grids.slice(0, 1)])).toBeNull();
    expect(replay([[['sun', 'sun']], ...grids.slice(1)])).toBeNull();
  });
});
