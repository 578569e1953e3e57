import { symbolIds, highestPay, symbolList } from '../../src/engine/definition';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { play } from '../../bench/simulation/play';
import { figuresOf, offBy, reportOf } from '../../bench/simulation/report';
import { parseOptions } from '../../bench/simulation/options';
import { seededRandom } from '../../src/engine/seeded-random';
import { drawGrid } from '../../src/engine/grid';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { payoutOf, winOfWord, wordOf } from '../engine/grids';

const parse = (words: string) => parseOptions(luckyFishing, words.split(' ').filter(Boolean));
const silent = (): void => undefined;

describe('the options of a simulation', () => {
  test('is ten million rounds of the default bet where nothing is said', () => {
    expect(parse('')).toEqual({ rounds: 10_000_000, seed: 1, bet: 10 });
  });

  test('is what the options say', () => {
    expect(parse('--rounds 5 --seed=7 --bet 100')).toEqual({ rounds: 5, seed: 7, bet: 100 });
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
    ['--bet 7', 'from 5 to 100 in steps of 5, not "7"'],
    ['--bet 105', 'not "105"'],
    ['--turns 5', 'no option --turns'],
    ['--no-rounds', 'no option --no-rounds'],
    ['-r 5', 'no option --r'],
    ['5', '"5" belongs to no option'],
  ])('is not %s, which is said in one sentence', (words, message) => {
    expect(() => parse(words)).toThrow(RangeError);
    expect(() => parse(words)).toThrow(message);
    expect(() => parse(words)).toThrow(/^[^.]*(\d\.\d[^.]*)?\.$/);
  });
});

describe('a simulation', () => {
  const ROUNDS = 20_000;

  test('counts what the second implementation of the win rule counts on the same grids', () => {
    const outcomes = play(luckyFishing, parse(`--rounds ${ROUNDS} --seed 3 --bet 25`), silent);
    const random = seededRandom(3);
    const grids = Array.from({ length: ROUNDS }, () => drawGrid(luckyFishing, random));
    const wins = grids.map((grid) => winOfWord(wordOf(grid))).filter((win) => win !== null);
    const returns = grids.map((grid) => payoutOf(grid, 25) / 25);
    const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

    expect(outcomes).toMatchObject({ rounds: ROUNDS, wins: wins.length, returned: sum(returns) });
    expect(outcomes.squares).toBe(sum(returns.map((n) => n ** 2)));
    for (const { id } of luckyFishing.lines)
      expect(outcomes.winsByLine[id]).toBe(wins.filter(({ line }) => line === id).length);
    for (const { id, pays } of symbolList(luckyFishing))
      expect(outcomes.winsBySymbol[id]).toBe(wins.filter(({ value }) => value === pays?.[3]).length);
  });

  test('says how far it has come, to the end', () => {
    const reported: number[] = [];
    play(luckyFishing, parse('--rounds 600000'), (played) => reported.push(played));
    expect(reported.length).toBeGreaterThan(1);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect(reported.at(-1)).toBe(600_000);
  });

  test('gives the same for the same seed, and something else for another', () => {
    const of = (seed: number) => play(luckyFishing, parse(`--rounds 1000 --seed ${seed}`), silent);
    expect(of(5)).toEqual(of(5));
    expect(of(5)).not.toEqual(of(6));
  });

  test('stays within five standard errors of the exact figures', () => {
    const figures = figuresOf(luckyFishing, play(luckyFishing, parse('--rounds 300000'), silent));
    expect(figures).toHaveLength(3 + luckyFishing.lines.length + symbolIds(luckyFishing).length);
    for (const figure of figures) expect(Math.abs(offBy(figure)), figure.name).toBeLessThan(5);
  });

  test('of rules that pay otherwise than the odds say is far off', () => {
    const fish = { name: 'Fish', pays: { 3: 100 } };
    const generous = { ...luckyFishing, symbols: { ...luckyFishing.symbols, fish } };
    const outcomes = play(generous, parse('--rounds 300000'), silent);
    const figure = figuresOf(luckyFishing, outcomes).find(({ name }) => name === 'Return');
    expect(figure && offBy(figure)).toBeGreaterThan(5);
  });
});

test('the exact spread is that of all grids, counted payout by payout', () => {
  const grids = 6 ** 9;
  const mean = 29_264_940 / grids;
  const wins = 816_696 / 6;
  const deviations = symbolList(luckyFishing).map((symbol) => wins * (highestPay(symbol) - mean) ** 2);
  const losses = (grids - 6 * wins) * mean ** 2;
  const variance = (deviations.reduce((sum, part) => sum + part, 0) + losses) / grids;
  const figures = figuresOf(luckyFishing, play(luckyFishing, parse('--rounds 1'), silent));
  expect(figures.find(({ kind }) => kind === 'bets')?.exact).toBeCloseTo(Math.sqrt(variance), 10);
});

describe('the standard errors', () => {
  const SIMULATIONS = 200;
  const many = Array.from({ length: SIMULATIONS }, (_, seed) =>
    figuresOf(luckyFishing, play(luckyFishing, parse(`--rounds 5000 --seed ${seed}`), silent)),
  );

  test('are how far the figures of many simulations stray', () => {
    for (const [n, { name }] of (many[0] ?? []).entries()) {
      const squares = many.map((figures) => (figures[n] ? offBy(figures[n]) ** 2 : NaN));
      const strays = Math.sqrt(squares.reduce((a, b) => a + b, 0) / SIMULATIONS);
      expect(strays, name).toBeGreaterThan(0.8);
      expect(strays, name).toBeLessThan(1.2);
    }
  });
});

describe('the report', () => {
  const outcomes = {
    rounds: 1_000_000,
    wins: 81_000,
    returned: 2_900_000,
    squares: 188_000_000,
    winsByLine: { middle: 28_000, left: 27_000, right: 26_000 },
    winsBySymbol: { fish: 13_500, tuna: 13_500, shark: 13_500, octopus: 13_500, whale: 13_500 },
  };
  const report = reportOf(figuresOf(luckyFishing, outcomes));

  test('compares each figure with the exact one', () => {
    expect(report).toMatch(/^Hit rate +8\.1000 % +8\.1040 % +0\.0273 % +-0\.15$/m);
    expect(report).toMatch(/^Return +290\.0000 % +290\.3932 % +1\.3403 % +-0\.29$/m);
    expect(report).toMatch(/^Spread of a round \(bets\) +13\.4011 +13\.4033 +0\.0416 +-0\.05$/m);
    expect(report).toMatch(/^Wins: Middle reel +28,000 +27,778 +164 +\+1\.35$/m);
  });

  test('lists a symbol that never won, and names it as the furthest off', () => {
    expect(report).toMatch(/^Wins: Treasure +0 +13,507 +115 +-117\.\d\d$/m);
    expect(report).toMatch(/Furthest off is "Wins: Treasure", by 117\.\d\d\.$/);
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
    expect(stdout).toMatch(/^1,000 rounds of 10 coins with seed 5, in /);
    expect(stdout).toMatch(/^Return /m);
  });

  test('ends with 1 and a sentence where it is asked for what makes no sense', () => {
    expect(run('--bet', '7')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '--bet takes a number of coins from 5 to 100 in steps of 5, not "7".\n',
    });
  });
});
