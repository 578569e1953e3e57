import mitt from 'mitt';
import { beforeEach, describe, expect, it } from 'vitest';
import { announceGame } from '../../src/app/game-messages';
import { toasts } from '../../src/components/toasts';
import { clampBet, toCoins } from '../../src/game/coins';
import type { FishingResult, GameEvents } from '../../src/game/events';
import { restingGrid } from '../../src/game/resting-grid';
import { luckyFishing } from '../../src/game/rules';

const events = mitt<GameEvents>();
announceGame({ events, rules: luckyFishing });

/** A settled round of 10 coins that paid so many. */
const paying = (payout: number): FishingResult => ({
  round: { id: 1, bet: clampBet(luckyFishing, 10), grid: restingGrid(luckyFishing) },
  win: null,
  payout: toCoins(payout),
});
const shown = () =>
  toasts.getState().map(({ title, description, variant }) => ({ title, description, variant }));

describe('what the player is told of the game', () => {
  beforeEach(() => toasts.setState([], true));

  it('tells a win with its coins, with thousands separators', () => {
    events.emit('roundSettled', paying(1000));
    expect(shown()).toEqual([{ title: '🎉 You Won!', description: "You've won 1,000 coins!" }]);
  });

  it('says nothing of a round that paid nothing', () => {
    events.emit('roundSettled', paying(0));
    expect(shown()).toEqual([]);
  });

  it.each([5, 10])('calls %i coins back of a bet of 10 by their name, and no win', (payout) => {
    events.emit('roundSettled', paying(payout));
    expect(shown()).toEqual([
      { title: 'Your bet came back in part or whole', description: `${payout} of 10 coins.` },
    ]);
  });

  it('refuses in a destructive toast when there are too few coins', () => {
    events.emit('spinRefused', 'not enough coins');
    expect(shown()).toEqual([
      {
        title: 'Not enough coins!',
        description: 'You need more coins to place this bet.',
        variant: 'destructive',
      },
    ]);
  });

  it('tells once of a round that an earlier visit left open, with what it paid', () => {
    events.emit('roundRecovered', paying(0));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toMatchObject({ title: 'Your last spin was finished for you' });
  });
});
