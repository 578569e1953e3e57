import { describe, expect, test } from 'vitest';
import { uniform, type Random } from '../../src/engine/random';
import { seededRandom } from '../../src/engine/seeded-random';
import { describeFairness, symbolsOf } from './fairness';
import { passes, RANDOMNESS_TESTS } from './randomness-tests';

const DRAWS = 100_000;

describeFairness(DRAWS);

/** A source of four bits, from which a bare modulo makes symbols: the first four are half as likely again. */
function bareModulo(): Random {
  const random = seededRandom(1);
  return (n) => random(16) % n;
}

/** A source in which one draw in twenty repeats what was drawn so many draws before. */
function repeating(distance: number): Random {
  const random = seededRandom(1);
  const earlier: number[] = [];
  return (n) => {
    const repeated = random(20) === 0 ? earlier[earlier.length - distance] : undefined;
    const drawn = repeated ?? random(n);
    earlier.push(drawn);
    return drawn;
  };
}

/** A source that starts over after a thousand draws. */
function shortPeriod(): Random {
  let drawn = 0;
  let random = seededRandom(1);
  return (n) => {
    if (drawn++ % 1000 === 0) random = seededRandom(1);
    return random(n);
  };
}

/** A source that deals the numbers in turn. */
function inTurn(): Random {
  let next = 0;
  return uniform(() => next++);
}

describe('the tests of randomness', () => {
  const ALL = RANDOMNESS_TESTS.map(({ name }) => name);

  test.each([
    [
      'that favours the cheap symbols',
      bareModulo(),
      ['chi-square of symbols', 'chi-square of pairs', 'chi-square of winning columns'],
    ],
    [
      'whose draws stick to the one before',
      repeating(1),
      ['chi-square of pairs', 'runs', 'serial correlation'],
    ],
    ['whose reels stick', repeating(3), ['serial correlation', 'chi-square of winning columns']],
    ['that starts over after a thousand draws', shortPeriod(), ALL],
    ['that deals the symbols in turn', inTurn(), ALL.slice(1)],
  ])('refuse a source %s', (_, random, refusing) => {
    const draws = symbolsOf(random, DRAWS);
    const refused = RANDOMNESS_TESTS.filter((randomnessTest) => !passes(randomnessTest, draws));
    expect(refused.map(({ name }) => name)).toEqual(expect.arrayContaining(refusing));
  });
});
