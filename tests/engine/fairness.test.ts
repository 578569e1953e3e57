import { expect, test } from 'vitest';
import type { Random } from '../../src/engine/random';
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

/** A source in which one draw in twenty repeats the one before. */
function sticking(): Random {
  const random = seededRandom(1);
  let last = 0;
  return (n) => (last = random(20) === 0 ? last : random(n));
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

const ALL = RANDOMNESS_TESTS.map(({ name }) => name);

test.each([
  ['that favours the cheap symbols', bareModulo(), ALL.filter((name) => name.startsWith('chi-square'))],
  ['whose draws stick to the one before', sticking(), ['chi-square of pairs', 'runs', 'serial correlation']],
  ['that starts over after a thousand draws', shortPeriod(), ALL],
])('the tests of randomness refuse a source %s', (_, random, refusing) => {
  const draws = symbolsOf(random, DRAWS);
  const refused = RANDOMNESS_TESTS.filter((randomnessTest) => !passes(randomnessTest, draws));
  expect(refused.map(({ name }) => name)).toEqual(expect.arrayContaining(refusing));
});
