import fc from '../properties';
import { describe, expect, it } from 'vitest';
import { add, clampBet, isBet, isCoins, subtract, toCoins } from '../../src/engine/coins';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';

const MAX = Number.MAX_SAFE_INTEGER;
const bet = (coins: number) => clampBet(luckyFishing, coins);

it.each([0, 1, 1000, MAX])('a number of coins may be %d', (n) => {
  expect([isCoins(n), toCoins(n)]).toEqual([true, n]);
});

it.each([-1, -0, 1.5, NaN, Infinity, MAX + 1, '10', null, undefined, 10n, [10]])(
  'a number of coins is never %s',
  (n) => {
    expect(isCoins(n)).toBe(false);
    if (typeof n === 'number') expect(() => toCoins(n)).toThrow(RangeError);
  },
);

it('a balance grows by the payout, up to the largest safe integer', () => {
  const balance = fc.maxSafeNat().map(toCoins);
  fc.assert(
    fc.property(balance, balance, (coins, payout) => {
      const sum = add(coins, payout);
      expect(isCoins(sum)).toBe(true);
      expect(sum).toBe(coins > MAX - payout ? MAX : coins + payout);
    }),
  );
});

it('a balance shrinks by the bet, to 0 and never below', () => {
  expect(subtract(toCoins(1000), bet(10))).toBe(990);
  expect(subtract(toCoins(5), bet(5))).toBe(0);
  expect(() => subtract(toCoins(4), bet(5))).toThrow(RangeError);
});

describe('a bet', () => {
  it.each([[7.5], [NaN], [Infinity], ['10'], [null], [undefined]])('is never %s', (n) => {
    expect(isBet(luckyFishing, n)).toBe(false);
  });

  it('is clamped between its limits, and cannot be made of NaN', () => {
    expect([-Infinity, 4, 101, Infinity].map(bet)).toEqual([5, 5, 100, 100]);
    expect(() => bet(NaN)).toThrow(/bet .* NaN/);
  });

  it('is the nearest of all bets to the number asked for, whatever the limits', () => {
    const limits = fc
      .record({ min: fc.nat(50), span: fc.nat(200), step: fc.integer({ min: 1, max: 30 }) })
      .map(({ min, span, step }) => ({ bet: { min, max: min + span, step, default: min } }));
    fc.assert(
      fc.property(limits, fc.integer({ min: -100, max: 400 }), ({ bet: rules }, asked) => {
        const steps = Array.from({ length: 300 }, (_, n) => rules.min + n * rules.step);
        const all = steps.filter((coins) => coins <= rules.max);
        const made = clampBet({ bet: rules }, asked);
        expect(all).toContain(made);
        expect(Math.abs(made - asked)).toBe(Math.min(...all.map((n) => Math.abs(n - asked))));
        expect(steps.filter((n) => isBet({ bet: rules }, n))).toEqual(all);
      }),
    );
  });
});
