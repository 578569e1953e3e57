import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { figuresOf, offBy } from '../../bench/simulation/figures';
import { parseOptions } from '../../bench/simulation/options';
import { BLOCK, blockRandom, createPlayer } from '../../bench/simulation/player';
import { reportOf } from '../../bench/simulation/report';
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

describe('the options of a simulation', () => {
  test('is ten million rounds of Lucky Fishing where nothing is said', () => {
    expect(parse('')).toEqual({ game: 'lucky-fishing', rounds: 10_000_000, seed: 1 });
  });

  test('is what the options say', () => {
    expect(parse('--rounds 5 --seed=7 --game ocean-treasures')).toEqual({
      ...{ game: 'ocean-treasures', rounds: 5, seed: 7 },
    });
  });

  test.each([
    ['--rounds 0', 'from 1 to 100,000,000,000, not "0"'],
    ['--rounds 1.5', 'not "1.5"'],
    ['--rounds 1e6', 'not "1e6"'],
    ['--rounds -5', 'not "-5"'],
    ['--rounds many', 'not "many"'],
    ['--rounds=', 'not ""'],
    ['--rounds', 'and none was given'],
    ['--rounds 100000000001', 'not "100000000001"'],
    ['--seed 4294967296', 'from 0 to 4,294,967,295, not "4294967296"'],
    ['--game desert-oasis', 'lucky-fishing or ocean-treasures, not "desert-oasis"'],
    ['--game', 'and none was given'],
    ['--bet 5', 'no option --bet'],
    ['--no-rounds', 'no option --no-rounds'],
    ['-r 5', 'no option --r'],
    ['5', '"5" belongs to no option'],
  ])('is not %s, which is said in one sentence', (words, message) => {
    expect(() => parse(words)).toThrow(RangeError);
    expect(() => parse(words)).toThrow(message);
    expect(() => parse(words)).toThrow(/^[^.]*(\d\.\d[^.]*)?\.$/);
  });
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

  test('has standard errors that are how far the figures of many simulations stray', () => {
    const play = createPlayer(game);
    const many = Array.from({ length: 150 }, (_, seed) =>
      figuresOf(game, odds, play(1500, seededRandom(seed))),
    );
    // Figures of rare rounds stray in no normal way in so few rounds.
    const often = (many[0] ?? []).filter(({ kind, exact }) => kind !== 'count' || exact > 30);
    for (const { name } of often.filter((figure) => !/Spread|feature|collected|Return$/.test(figure.name))) {
      const squares = many.map(
        (figures) => offBy(figures.find((figure) => figure.name === name) as never) ** 2,
      );
      const strays = Math.sqrt(squares.reduce((a, b) => a + b, 0) / many.length);
      expect(strays, name).toBeGreaterThan(0.75);
      expect(strays, name).toBeLessThan(1.25);
    }
  });
});

test('a simulation of a game that pays otherwise than the odds say is far off', () => {
  const fish = { name: 'Fish', pays: { 3: 100 } };
  const generous = { ...luckyFishing, symbols: { ...luckyFishing.symbols, fish } };
  const tally = createPlayer(generous)(50_000, seededRandom(1));
  const figure = figuresOf(luckyFishing, oddsOnce(luckyFishing), tally).find(({ name }) => name === 'Return');
  expect(figure && offBy(figure)).toBeGreaterThan(5);
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

  test('plays other rounds for another seed, and in each block', () => {
    const first = (seed: number, block: number) => createPlayer(luckyFishing)(500, blockRandom(seed, block));
    expect(first(5, 0)).toEqual(first(5, 0));
    expect(first(5, 0)).not.toEqual(first(6, 0));
    expect(first(5, 0)).not.toEqual(first(5, 1));
  });
});

describe('the report', () => {
  const figures = [
    { name: 'Hit rate', played: 0.081, exact: 0.08104, standardError: 0.000273, kind: 'part' },
    { name: 'Spread of a round (bets)', played: 13.4, exact: 13.4033, standardError: 0.04, kind: 'bets' },
    { name: 'Wins: Treasure × 3', played: 0, exact: 13_507, standardError: 115, kind: 'count' },
  ] as const;

  test('compares each figure with the exact one, and names the one that is furthest off', () => {
    const report = reportOf(figures);
    expect(report).toMatch(/^Hit rate +8\.1000 % +8\.1040 % +0\.0273 % +-0\.15$/m);
    expect(report).toMatch(/^Spread of a round \(bets\) +13\.4000 +13\.4033 +0\.0400 +-0\.08$/m);
    expect(report).toMatch(/^Wins: Treasure × 3 +0 +13,507 +115 +-117\.\d\d$/m);
    expect(report).toMatch(/Furthest off is "Wins: Treasure × 3", by 117\.\d\d\.$/);
  });
});

describe('npm run simulate', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/run-typescript.mjs', 'bench/simulate.ts', ...words], {
      encoding: 'utf8',
    });

  test('plays and reports, with no progress bar where nobody watches', () => {
    const { status, stdout, stderr } = run('--rounds', '1000', '--seed', '5');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^1,000 rounds of Lucky Fishing with seed 5, in /);
    expect(stdout).toMatch(/^Return /m);
  });

  test('ends with 1 and a sentence where it is asked for what makes no sense', () => {
    expect(run('--rounds', 'many')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '--rounds takes a whole number from 1 to 100,000,000,000, not "many".\n',
    });
  });
});
