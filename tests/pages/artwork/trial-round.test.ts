import { highestPay, symbolList } from '../../../src/engine/definition';
import { describe, expect, it } from 'vitest';
import { luckyFishing as rules } from '../../../src/games/lucky-fishing/definition';
import { trialRound } from '../../../src/pages/artwork/trial-round';

describe('a trial of the artists', () => {
  it.each(symbolList(rules))('for $id is won by it, at the default bet', ({ id, ...symbol }) => {
    const round = trialRound(rules, 7, id);
    expect(round.spins[0].wins).toMatchObject([{ line: rules.lines[0].id, symbol: id }]);
    expect(round.payout).toBe(highestPay(symbol) * rules.bet.default);
    expect(round.id).toBe(7);
  });

  it('for no win has none', () => {
    expect(trialRound(rules, 1, 'none').payout).toBe(0);
  });
});
