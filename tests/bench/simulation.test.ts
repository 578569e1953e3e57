import { expect, test } from 'vitest';
import { figuresOf, offBy } from '../../bench/simulation/figures';
import { parseOptions } from '../../bench/simulation/options';
import { BLOCK, playRounds } from '../../bench/simulation/play-rounds';
import { simulate } from '../../bench/simulation/simulate';
import type { GameDefinition } from '../../src/engine/definition';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { tinyGame } from '../engine/tiny-game';
import { oddsOnce } from '../games/odds-once';

const parse = (words: string) => parseOptions(words.split(' ').filter(Boolean));
const tiny: GameDefinition = tinyGame;

test('a simulation plays ten million rounds of Lucky Fishing, or what its options say', () => {
  expect(parse('')).toEqual({ game: 'lucky-fishing', rounds: 10_000_000, seed: 1 });
  const said = { game: 'ocean-treasures', rounds: 5, seed: 7 };
  expect(parse('--rounds 5 --seed=7 --game ocean-treasures')).toEqual(said);
});

test.each(['--rounds 0', '--rounds 1e6', '--rounds', '--seed 4294967296', '--bet 5', '5'])(
  'a simulation refuses %s',
  (words) => {
    expect(() => parse(words)).toThrow();
  },
);

test.each([luckyFishing, oceanTreasures, tiny])(
  'a simulation of $title stays within five standard errors of the exact figures',
  (game) => {
    const figures = figuresOf(game, oddsOnce(game), playRounds(game, 30_000, seededRandom(1)));
    expect(figures.length).toBeGreaterThan(game.lines.length + 5);
    for (const figure of figures) expect(Math.abs(offBy(figure)), figure.name).toBeLessThan(5);
  },
);

test('a simulation comes to the same on one core and on two, and says how far it has come', async () => {
  const options = { game: 'lucky-fishing', rounds: 2 * BLOCK + 5, seed: 9 };
  const reported: number[] = [];
  const two = await simulate(luckyFishing, options, (played) => reported.push(played), 2);
  expect(two).toEqual(await simulate(luckyFishing, options, () => undefined, 1));
  expect(reported).toEqual([...reported].sort((a, b) => a - b));
  expect([reported.length, reported.at(-1)]).toEqual([3, options.rounds]);
});
