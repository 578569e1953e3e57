import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { add, clampBet, isBet, isCoins, subtract, toCoins } from '../../src/engine/coins';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';

const MOST = Number.MAX_SAFE_INTEGER;
const bet = (coins: number) => clampBet(luckyFishing, coins);

describe('a balance', () => {
  test.each([0, 1, 5, 999, 1000, MOST])('may be %d coins', (n) => {
    expect(isCoins(n)).toBe(true);
    expect(toCoins(n)).toBe(n);
  });

  test.each([
    ['a debt', -1],
    ['minus zero', -0],
    ['a fraction of a coin', 1.5],
    ['the smallest fraction', Number.MIN_VALUE],
    ['not a number', NaN],
    ['endless', Infinity],
    ['an endless debt', -Infinity],
    ['past the safe integers', MOST + 1],
    ['1e309', Number('1e309')],
  ])('is never %s', (_, n) => {
    expect(isCoins(n)).toBe(false);
    expect(() => toCoins(n)).toThrow(RangeError);
  });

  test.each([
    ['text', '10'],
    ['nothing', null],
    ['missing', undefined],
    ['a bigint', 10n],
    ['a list', [10]],
  ])('is never %s', (_, value) => {
    expect(isCoins(value)).toBe(false);
  });

  test('says which number it refuses', () => {
    expect(() => toCoins(-3)).toThrow('-3 is not a number of coins.');
  });
});

describe('coins', () => {
  const balance = fc.maxSafeNat().map(toCoins);

  test('grow by the payout', () => {
    expect(add(toCoins(990), toCoins(500))).toBe(1490);
  });

  test('stop at the largest safe integer and stay a balance there', () => {
    expect(add(toCoins(MOST), toCoins(1))).toBe(MOST);
    expect(add(toCoins(MOST - 499), toCoins(500))).toBe(MOST);
    expect(add(toCoins(MOST - 500), toCoins(500))).toBe(MOST);
    expect(add(toCoins(MOST - 501), toCoins(500))).toBe(MOST - 1);
    expect(add(toCoins(MOST), toCoins(MOST))).toBe(MOST);
  });

  test('are a balance after any payout, and never fewer than before', () => {
    fc.assert(
      fc.property(balance, balance, (coins, payout) => {
        const sum = add(coins, payout);
        expect(isCoins(sum)).toBe(true);
        expect(sum).toBeGreaterThanOrEqual(Math.max(coins, payout));
      }),
    );
  });

  test('shrink by exactly the bet', () => {
    expect(subtract(toCoins(1000), bet(10))).toBe(990);
  });

  test('that are all bet leave 0, not -0', () => {
    expect(subtract(toCoins(5), bet(5))).toBe(0);
  });

  test('are never bet beyond what is there', () => {
    expect(() => subtract(toCoins(4), bet(5))).toThrow(RangeError);
    expect(() => subtract(toCoins(0), bet(100))).toThrow(RangeError);
  });
});

describe('a bet', () => {
  test('is one of the twenty steps of 5 from 5 to 100', () => {
    const bets = Array.from({ length: 300 }, (_, n) => n - 100).filter((n) => isBet(luckyFishing, n));
    expect(bets).toEqual(Array.from({ length: 20 }, (_, n) => 5 * (n + 1)));
  });

  test.each([[7.5], [NaN], [Infinity], [-5], ['10'], [null], [undefined]])('is never %s', (n) => {
    expect(isBet(luckyFishing, n)).toBe(false);
  });

  test('counts its steps from the lowest bet, not from nothing', () => {
    const rules = { bet: { min: 3, max: 20, step: 5, default: 3 } };
    expect([3, 8, 13, 18].every((n) => isBet(rules, n))).toBe(true);
    expect([5, 10, 20].some((n) => isBet(rules, n))).toBe(false);
  });

  test('is clamped between 5 and 100', () => {
    expect([-Infinity, -5, 0, 4].map(bet)).toEqual([5, 5, 5, 5]);
    expect([101, 105, 1e9, Infinity].map(bet)).toEqual([100, 100, 100, 100]);
  });

  test('stays what it is where it is one already', () => {
    for (let coins = 5; coins <= 100; coins += 5) expect(bet(coins)).toBe(coins);
  });

  test('falls on the nearest step', () => {
    expect([7, 8, 12.4, 97.4, 97.6].map(bet)).toEqual([5, 10, 10, 95, 100]);
  });

  test('cannot be made of NaN', () => {
    expect(() => bet(NaN)).toThrow(RangeError);
    expect(() => bet(NaN)).toThrow(/bet .* NaN/);
  });

  test('is, of all bets there are, one nearest to the number asked for, whatever the limits', () => {
    const limits = fc
      .record({ min: fc.nat(50), span: fc.nat(200), step: fc.integer({ min: 1, max: 30 }) })
      .map(({ min, span, step }) => ({ bet: { min, max: min + span, step, default: min } }));
    fc.assert(
      fc.property(limits, fc.integer({ min: -100, max: 400 }), (rules, asked) => {
        const all = Array.from({ length: 300 }, (_, n) => n).filter((n) => isBet(rules, n));
        const made = clampBet(rules, asked);
        expect(all).toContain(made);
        expect(Math.abs(made - asked)).toBe(Math.min(...all.map((n) => Math.abs(n - asked))));
      }),
    );
  });
});
