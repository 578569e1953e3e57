import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../src/game/round';
import { luckyFishing as rules } from '../../../src/game/rules';
import { trialRound } from '../../../src/pages/artwork/trial-round';

describe('a trial of the artists', () => {
  it.each(rules.symbols)('for $id is won by it, at the default bet', ({ id, payout }) => {
    const result = resultOf(rules, trialRound(rules, 7, id));
    expect(result.win).toEqual({ line: rules.lines[0], symbol: rules.symbols.find((one) => one.id === id) });
    expect(result.payout).toBe(payout * rules.bet.default);
    expect(result.round.id).toBe(7);
  });

  it('for no win has none', () => {
    expect(resultOf(rules, trialRound(rules, 1, 'none')).win).toBeNull();
  });
});
