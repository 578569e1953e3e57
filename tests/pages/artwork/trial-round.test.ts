import { describe, expect, it } from 'vitest';
import { evaluateRound } from '../../../src/engine/round';
import { luckyFishing as rules } from '../../../src/games/lucky-fishing/definition';
import { trialRound } from '../../../src/pages/artwork/trial-round';

describe('a trial of the artists', () => {
  it.each(rules.symbols)('for $id is won by it, at the default bet', ({ id, payout }) => {
    const result = evaluateRound(rules, trialRound(rules, 7, id));
    expect(result.win).toEqual({ line: rules.lines[0], symbol: rules.symbols.find((one) => one.id === id) });
    expect(result.payout).toBe(payout * rules.bet.default);
    expect(result.round.id).toBe(7);
  });

  it('for no win has none', () => {
    expect(evaluateRound(rules, trialRound(rules, 1, 'none')).win).toBeNull();
  });
});
