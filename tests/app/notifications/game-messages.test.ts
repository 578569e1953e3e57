// @vitest-environment happy-dom
import type { Round } from '../../../src/engine/round';
import mitt from 'mitt';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { announceGame } from '../../../src/app/notifications/game-messages';
import { announcements } from '../../../src/ui/announcements/announcements';
import { closeToast, toast, toasts } from '../../../src/ui/toast/toasts';
import { localDay, weekOf } from '../../../src/player/calendar';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { noBonusYet } from '../../../src/player/daily-bonus';
import type { GameEvents } from '../../../src/player/events';
import { roundWith } from '../../engine/grids';
import { initialGrid } from '../../../src/engine/initial-grid';
import { luckyFishing, type SymbolId } from '../../../src/games/lucky-fishing/definition';
import { loadGame } from '../../../src/games/loaded-games';
import type { GameState } from '../../../src/store/game-state';
import {
  crabsAndPearls,
  nothing,
  oceanRound,
  oceanSpin,
  threeShells,
} from '../../games/ocean-treasures/rounds';
import { inZone } from '../../player/zones';
import { gameState } from '../game-state';
import { until } from '../../until';

const events = mitt<GameEvents>();
const state = createStore<GameState>(() => gameState({ coins: toCoins(1190) }));
/** A Wednesday at noon (UTC). */
const NOW = Date.UTC(2026, 0, 14, 12);
const markWeekSeen = vi.fn();
announceGame({ events, state, now: () => NOW, markWeekSeen });

// A page that announces rounds has loaded its game.
beforeAll(() => loadGame('lucky-fishing'));

/** A settled round of 10 coins that paid so many. */
const paying = (payout: number): Round => ({
  ...roundWith(initialGrid(luckyFishing)),
  payout: toCoins(payout),
});
const shown = () =>
  toasts.getState().map(({ title, description, variant }) => ({ title, description, variant }));

describe('a toast of the game', () => {
  beforeEach(() => toasts.setState([], true));

  it('shows a win with its coins, with thousands separators', () => {
    events.emit('roundSettled', paying(1000));
    expect(shown()).toEqual([{ title: '🎉 You Won!', description: "You've won 1,000 coins!" }]);
  });

  it('says nothing of a round that paid nothing', () => {
    events.emit('roundSettled', paying(0));
    expect(shown()).toEqual([]);
  });

  it.each([
    [5, 'You got 5 of your 10 coins back'],
    [10, 'You got your 10 coins back'],
  ])('calls %i coins back of a bet of 10 a return, not a win', (payout, title) => {
    events.emit('roundSettled', paying(payout));
    expect(shown()).toMatchObject([{ title }]);
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

  describe('a player with fewer coins than the lowest bet', () => {
    beforeEach(() => state.setState({ coins: toCoins(4) }));
    afterEach(() => state.setState({ coins: toCoins(1190), bonus: noBonusYet }));
    const description = (): string | undefined => {
      events.emit('spinRefused', 'not enough coins');
      return shown()[0]?.description;
    };

    it("is notified of today's bonus", () => {
      expect(description()).toBe(
        "You need more coins to place this bet. Claim today's daily bonus of 100 coins on the Home page.",
      );
    });

    it.each([
      ['UTC', '12 hours'],
      ['Asia/Kolkata', '6 hours, 30 minutes'],
      ['America/Los_Angeles', '20 hours'],
    ])('is notified when the next one comes (%s)', (zone, time) => {
      inZone(zone, () => {
        state.setState({ bonus: { lastDay: localDay(new Date(NOW)), streak: 1 } });
        expect(description()).toBe(
          `You need more coins to place this bet. Your next daily bonus is in ${time}.`,
        );
      });
    });

    it('is not notified of it where the refusal is not about coins', () => {
      events.emit('spinRefused', 'spinning in another tab');
      expect(shown()[0]?.description).not.toContain('bonus');
    });
  });

  it('does not mention the bonus to a player who can still make the lowest bet', () => {
    state.setState({ coins: toCoins(5) });
    events.emit('spinRefused', 'not enough coins');
    state.setState({ coins: toCoins(1190) });
    expect(shown()[0]?.description).toBe('You need more coins to place this bet.');
  });

  it.each<[string, () => void]>([
    ['a win', () => events.emit('roundSettled', paying(1000))],
    ['a returned bet', () => events.emit('roundSettled', paying(5))],
    ['a refusal', () => events.emit('spinRefused', 'not enough coins')],
  ])('takes %s away when the next spin begins', (_, happen) => {
    happen();
    expect(toasts.getState().map(({ open }) => open)).toEqual([true]);
    events.emit('spinStarted', paying(0));
    expect(toasts.getState().map(({ open }) => open)).toEqual([false]);
  });

  it('leaves what is not about spins where it is when the next one begins', () => {
    events.emit('sessionEnding', 5);
    events.emit('bonusNotSaved');
    events.emit('roundRecovered', paying(0));
    events.emit('spinStarted', paying(0));
    expect(toasts.getState().map(({ open }) => open)).toEqual([true, true, true]);
  });

  it.each([
    [1, 'You got 100 coins.'],
    [2, "You got 100 coins. That's day 2 in a row."],
  ])('announces the daily bonus of day %i', (streak, description) => {
    events.emit('bonusClaimed', { amount: toCoins(100), streak });
    expect(shown()).toEqual([{ title: 'Daily bonus', description }]);
    expect(announcements.getState().polite?.text).toBe(`Daily bonus. ${description}`);
  });

  it.each([
    [1, 3, 12_000, "Last week's challenge", 'You finished at rank 3 and won 12,000 coins.'],
    [1, 14, 0, "Last week's challenge", 'You finished at rank 14. No prize this time.'],
    [2, 3, 12_000, 'Challenge of Dec 29, 2025 – Jan 4, 2026', 'You finished at rank 3 and won 12,000 coins.'],
  ])('announces a week that ended %i weeks ago at rank %i', (ago, rank, prize, title, description) => {
    events.emit('challengeSettled', { week: weekOf(NOW) - ago, rank, score: 40, prize: toCoins(prize) });
    // The platform sets thin spaces around the dash.
    const plain = shown().map((one) => ({ ...one, title: one.title.replaceAll('\u2009', ' ') }));
    expect(plain).toEqual([{ title, description }]);
  });

  it('marks a week as seen once its toast is closed', () => {
    const week = weekOf(NOW) - 1;
    events.emit('challengeSettled', { week, rank: 14, score: 40, prize: toCoins(0) });
    expect(markWeekSeen).not.toHaveBeenCalled();
    const [shownNow] = toasts.getState();
    closeToast(shownNow?.id ?? NaN);
    expect(markWeekSeen).toHaveBeenCalledExactlyOnceWith(week);
  });

  it.each([
    [5, '5 minutes left'],
    [1, '1 minute left'],
  ])('warns %i minutes before a session ends', (minutes, title) => {
    events.emit('sessionEnding', minutes);
    expect(shown()).toMatchObject([{ title }]);
  });

  it('announces a round that an earlier visit left open once, with what it paid', () => {
    events.emit('roundRecovered', paying(0));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toMatchObject({ title: 'Your last spin was finished for you' });
  });
});

/** A settled round of 10 coins, in which these symbols fill the reels from left to right where they are one. */
const landing = (...reels: (SymbolId | null)[]): Round =>
  roundWith(reels.map((symbol) => (symbol ? [symbol, symbol, symbol] : ['fish', 'tuna', 'fish'])));
const announced = () => {
  const { polite, assertive } = announcements.getState();
  return { polite: polite?.text ?? null, assertive: assertive?.text ?? null };
};

describe('an announcement of the game', () => {
  beforeEach(() => events.emit('spinStarted', landing(null, null, null)));

  it('says a win briefly, and does not repeat its toast', () => {
    events.emit('roundSettled', landing(null, 'shark', null));
    expect(announced()).toEqual({
      polite: 'Middle reel, three sharks: you won 200 coins. Balance 1,190.',
      assertive: null,
    });
  });

  it('says that there was no win, and what is left', () => {
    events.emit('roundSettled', landing(null, null, null));
    expect(announced()).toEqual({ polite: 'No win. Balance 1,190.', assertive: null });
  });

  it('clears the last outcome when the reels turn again', () => {
    events.emit('roundSettled', landing('whale', null, null));
    events.emit('spinStarted', landing(null, null, null));
    expect(announced()).toEqual({ polite: null, assertive: null });
  });

  it('interrupts with a refusal, and repeats it when it comes again', () => {
    events.emit('spinRefused', 'not enough coins');
    const first = announcements.getState().assertive;
    expect(announced()).toEqual({
      polite: null,
      assertive: 'Not enough coins! You need more coins to place this bet.',
    });
    events.emit('spinRefused', 'not enough coins');
    expect(announcements.getState().assertive).toMatchObject({ text: first?.text });
    expect(announcements.getState().assertive?.id).not.toBe(first?.id);
  });

  it('says the bet when it changes', () => {
    events.emit('betChanged', clampBet(luckyFishing, 15));
    expect(announced()).toEqual({ polite: 'Bet 15.', assertive: null });
  });

  it('says what a toast lets the player do, and how to get there', () => {
    toast({
      title: 'Something is new',
      description: 'Take it.',
      action: { name: 'Reload', act: () => undefined },
    });
    expect(announced().polite).toBe(
      'Something is new. Take it. Press F8 to reach this message, then choose Reload.',
    );
  });
});

describe('a round of a game that this visit has not opened', () => {
  beforeEach(() => toasts.setState([], true));

  it('is told in the words of its game, once they have loaded', async () => {
    events.emit('roundRecovered', oceanRound(oceanSpin(nothing)));
    await until(() => shown().length > 0);
    expect(shown()).toMatchObject([
      {
        title: 'Your last spin was finished for you',
        description: 'You bet 10 coins. No line paid and the diver collected nothing, so you won nothing.',
      },
    ]);
  });

  it('is told in plain words where those cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    events.emit('roundRecovered', { ...paying(50), game: 'sunken-game' });
    await until(() => shown().length > 0);
    expect(shown()[0]?.description).toBe('You bet 10 coins. It paid 50 coins.');
    events.emit('roundSettled', { ...paying(50), game: 'sunken-game' });
    await until(() => announced().polite !== null);
    expect(announced().polite).toBe('It paid 50 coins. Balance 1,190.');
  });
});

describe('a round with dives', () => {
  const round = oceanRound(
    oceanSpin(threeShells, { freeSpinsLeft: 2 }),
    oceanSpin(crabsAndPearls, { freeSpinsLeft: 1, collectors: 1 }),
    oceanSpin(nothing, { collectors: 1 }),
  );
  const show = (spin: number): void => events.emit('spinShown', { round: round.id, spin });
  beforeAll(() => loadGame('ocean-treasures'));
  beforeEach(() => events.emit('spinStarted', round));

  it('is said dive by dive, and once in all', () => {
    const said = [0, 1, 2].map((spin) => {
      show(spin);
      return announced().polite;
    });
    expect(said).toEqual([
      'Three shells: 2 free dives.',
      'Dive 1 of 2: 142 coins. Diver collects pearls 2 and 10.',
      'Dive 2 of 2: nothing.',
    ]);
    events.emit('roundSettled', round);
    expect(announced().polite).toBe('2 dives paid 142 coins. You won 142 coins. Balance 1,190.');
  });

  it('is silent about a dive that is shown after it was paid, and about spins of other rounds', () => {
    events.emit('spinShown', { round: round.id + 1, spin: 0 });
    expect(announced().polite).toBeNull();
    events.emit('roundSettled', round);
    const outcome = announced().polite;
    show(1);
    expect(announced().polite).toBe(outcome);
  });
});

it.each([roundWith(initialGrid(luckyFishing)), oceanRound(oceanSpin(crabsAndPearls))])(
  'a round of one spin is not said before it is paid',
  (round) => {
    events.emit('spinStarted', round);
    events.emit('spinShown', { round: round.id, spin: 0 });
    expect(announced().polite).toBeNull();
  },
);
