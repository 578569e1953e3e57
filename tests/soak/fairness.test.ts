import { describe, expect, test } from 'vitest';
import { describeFairness, SOURCES, symbolsOf } from '../engine/fairness';
import { passes, RANDOMNESS_TESTS } from '../engine/randomness-tests';

// As many as laboratories ask of the generators of real games (25 CFR 547.14).
describeFairness(10_000_000);

/**
 * A test at 99 % has to refuse one fair sequence in a hundred: more would be a flaw in the source, none at all
 * one in the test. How far the part that passes may stray is said in NIST SP 800-22, section 4.2.1.
 */
describe.each(SOURCES)('1,000 sequences of %s', (_, open) => {
  const SEQUENCES = 1000;
  const spread = 3 * Math.sqrt((0.99 * 0.01) / SEQUENCES);

  test('pass each test as often as fair ones do', async ({ annotate }) => {
    const random = open();
    const passed = RANDOMNESS_TESTS.map(() => 0);
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const symbols = symbolsOf(random, 20_000);
      RANDOMNESS_TESTS.forEach((randomnessTest, n) => {
        if (passes(randomnessTest, symbols)) passed[n] = (passed[n] ?? NaN) + 1;
      });
    }
    await annotate(RANDOMNESS_TESTS.map(({ name }, n) => `${name} ${passed[n]}`).join(', '));
    for (const [n, { name }] of RANDOMNESS_TESTS.entries()) {
      expect(Math.abs((passed[n] ?? NaN) / SEQUENCES - 0.99), name).toBeLessThan(spread);
    }
  });
});
