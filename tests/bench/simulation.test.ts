import { describe, expect, test } from 'vitest';
import { figuresOf, offBy } from '../../bench/simulation/figures';
import { parseOptions } from '../../bench/simulation/options';
import { BLOCK, createPlayer } from '../../bench/simulation/player';
import { simulate } from '../../bench/simulation/simulate';
import { emptyTally } from '../../bench/simulation/tally';
import { clampBet } from '../../src/engine/coins';
import { symbolIds, type GameDefinition } from '../../src/engine/definition';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { tinyGame } from '../engine/tiny-game';
import { oddsOnce } from '../games/odds-once';

const parse = (words: string) => parseOptions(words.split(' ').filter(Boolean));
const silent = (): void => undefined;
const tiny: GameDefinition = tinyGame;

test('a simulation plays ten million rounds of Lucky Fishing, or what its options say', () => {
  expect(parse('')).toEqual({ game: 'lucky-fishing', rounds: 10_000_000, seed: 1 });
  const said = { game: 'ocean-treasures', rounds: 5, seed: 7 };
  expect(parse('--rounds 5 --seed=7 --game ocean-treasures')).toEqual(said);
});

test.each([
  '--rounds 0',
  '--rounds 1e6',
  '--rounds',
  '--seed 4294967296',
  '--game desert-oasis',
  '--bet 5',
  '5',
])('a simulation refuses %s', (words) => {
  expect(() => parse(words)).toThrow(RangeError);
});

/** What the engine makes of the same rounds, counted round by round. */
function playedByTheEngine(game: GameDefinition, rounds: number, seed: number) {
  const random = seededRandom(seed);
  const ids = symbolIds(game);
  const bet = clampBet(game, game.bet.min);
  const longest = Math.max(...game.lines.map(({ cells }) => cells.length));
  const tally = emptyTally(ids.length * (longest + 1), game.lines.length);
  tally.rounds = rounds;
  for (let n = 0; n < rounds; n++) {
    const { spins, payout } = drawRound(game, n + 1, bet, random);
    const [first, ...free] = spins;
    const sum = (parts: readonly { readonly payout: number }[]) =>
      parts.reduce((all, part) => all + part.payout, 0);
    if (payout > 0 || free.length > 0) tally.hits++;
    if (free.length > 0) tally.begun++;
    tally.paid += payout;
    tally.squares += payout ** 2;
    tally.lines += sum(first.wins);
    tally.collected += sum(first.collected);
    tally.feature += sum(free);
    tally.freeSpins += free.length;
    tally.largest = Math.max(tally.largest, payout);
    for (const { line, symbol, cells } of first.wins) {
      const place = ids.indexOf(symbol) * (longest + 1) + cells.length;
      const lineAt = game.lines.findIndex(({ id }) => id === line);
      tally.combinations[place] = (tally.combinations[place] ?? NaN) + 1;
      tally.lineHits[lineAt] = (tally.lineHits[lineAt] ?? NaN) + 1;
    }
    for (const [at, level] of [1, 2, 5, 10, 20, 50, 100, 200].entries())
      if (payout > level * bet) tally.above[at] = (tally.above[at] ?? NaN) + 1;
  }
  return tally;
}

describe.each([luckyFishing, oceanTreasures, tiny])('a simulation of $title', (game) => {
  const odds = oddsOnce(game);

  test('plays the rounds that the engine draws from the same source', () => {
    const played = createPlayer(game)(5000, seededRandom(3));
    expect(played).toEqual(playedByTheEngine(game, 5000, 3));
  });

  test('stays within five standard errors of the exact figures', () => {
    const figures = figuresOf(game, odds, createPlayer(game)(100_000, seededRandom(1)));
    expect(figures.length).toBeGreaterThan(game.lines.length + 5);
    for (const figure of figures) expect(Math.abs(offBy(figure)), figure.name).toBeLessThan(5);
  });
});

describe('a simulation on several cores', () => {
  const options = { game: 'ocean-treasures', rounds: 2 * BLOCK + 5, seed: 9 };

  test('comes to the same on one core and on two, and says how far it has come', async () => {
    const reported: number[] = [];
    const two = await simulate(oceanTreasures, options, (played) => reported.push(played), 2);
    expect(two).toEqual(await simulate(oceanTreasures, options, silent, 1));
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect([reported.length, reported.at(-1)]).toEqual([3, options.rounds]);
  });
});
