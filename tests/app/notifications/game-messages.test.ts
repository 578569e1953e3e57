// @vitest-environment happy-dom
import mitt from 'mitt';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { showMessages, type MessageEvents } from '../../../src/app/notifications/game-messages';
import { toCoins } from '../../../src/engine/coins';
import { initialGrid } from '../../../src/engine/initial-grid';
import type { Round } from '../../../src/engine/round';
import { loadGame } from '../../../src/games/loaded-games';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { localDay, weekOf } from '../../../src/player/calendar';
import { noBonusYet } from '../../../src/player/daily-bonus';
import type { GameState } from '../../../src/store/game-state';
import { announcements } from '../../../src/ui/announcements';
import { closeToast, toasts } from '../../../src/ui/toast/toasts';
import { roundWith } from '../../engine/grids';
import {
  crabsAndPearls,
  nothing,
  oceanRound,
  oceanSpin,
  threeShells,
} from '../../games/ocean-treasures/rounds';
import { inZone } from '../../player/zones';
import { until } from '../../until';
import { gameState } from '../game-state';

const events = mitt<MessageEvents>();
const state = createStore<GameState>(() => gameState());
/** A Wednesday at noon (UTC). */
const NOW = Date.UTC(2026, 0, 14, 12);
const markWeekSeen = vi.fn();
showMessages({ events, state, now: () => NOW, markWeekSeen });

// A page that announces rounds has loaded its game.
beforeAll(() => loadGame('lucky-fishing'));
beforeEach(() => {
  state.setState({ coins: toCoins(1190), bonus: noBonusYet });
  events.emit('roundStarted', paying(0));
  toasts.setState([], true);
});

/** A settled round that bet 10 coins, by its payout. */
const paying = (payout: number): Round => ({
  ...roundWith(initialGrid(luckyFishing)),
  payout: toCoins(payout),
});

const shown = () =>
  toasts.getState().map(({ title, description, variant }) => ({ title, description, variant }));
const open = () => toasts.getState().map((one) => one.open);
const announced = () => announcements.getState().polite?.text ?? null;

const NOT_ENOUGH = 'You need more coins to place this bet.';

describe('a toast of the game', () => {
  it.each([
    [5, 'You got 5 of your 10 coins back'],
    [10, 'You got your 10 coins back'],
  ])('calls %i coins back of a bet of 10 a return, not a win', (payout, title) => {
    events.emit('roundSettled', paying(payout));
    expect(shown()).toEqual([]);
    events.emit('winPresented', paying(payout));
    expect(shown()).toMatchObject([{ title }]);
  });

  it.each([
    ['a bonus to claim', 4, NOT_ENOUGH + " Claim today's daily bonus of 100 coins on the Home page."],
    ['no bonus to somebody who can make the lowest bet', 5, NOT_ENOUGH],
  ])('refuses a bet without coins, and mentions %s', (_, coins, description) => {
    state.setState({ coins: toCoins(coins) });
    events.emit('spinRefused', 'not enough coins');
    expect(shown()).toEqual([{ title: 'Not enough coins!', description, variant: 'destructive' }]);
    events.emit('spinRefused', 'spinning in another tab');
    expect(shown()[0]?.description).not.toContain('bonus');
  });

  it.each([
    ['UTC', '12 hours'],
    ['Asia/Kolkata', '6 hours, 30 minutes'],
    ['America/Los_Angeles', '20 hours'],
  ])('says when the next bonus comes (%s)', (zone, time) => {
    inZone(zone, () => {
      state.setState({ coins: toCoins(4), bonus: { lastDay: localDay(new Date(NOW)), streak: 1 } });
      events.emit('spinRefused', 'not enough coins');
      expect(shown()[0]?.description).toBe(`${NOT_ENOUGH} Your next daily bonus is in ${time}.`);
    });
  });

  it.each<[string, () => void]>([
    ['a win', () => events.emit('winPresented', paying(1000))],
    ['a win that nobody watched', () => events.emit('roundCutShort', paying(1000))],
    ['a refusal', () => events.emit('spinRefused', 'not enough coins')],
  ])('takes %s away when the next spin begins', (_, happen) => {
    happen();
    expect(open()).toEqual([true]);
    events.emit('roundStarted', paying(0));
    expect(open()).toEqual([false]);
  });

  it('leaves what is not about spins where it is when the next one begins', () => {
    events.emit('sessionEnding', 1);
    events.emit('bonusNotSaved');
    events.emit('roundRecovered', paying(0));
    events.emit('roundStarted', paying(0));
    expect(open()).toEqual([true, true, true]);
    expect(shown()[0]?.title).toBe('1 minute left');
  });

  it('keeps saying that a change waits to be saved until it no longer does', () => {
    events.emit('waitingToSave', true);
    expect(toasts.getState().map(({ title, stays }) => [title, stays])).toEqual([['Not saved yet', true]]);
    events.emit('waitingToSave', false);
    expect(open()).toEqual([false]);
  });

  it.each([
    [1, "Last week's challenge"],
    [2, 'Weekly challenge, Dec 29, 2025 – Jan 4, 2026'],
  ])('announces a week that ended %i weeks ago without a prize, until it is seen', (ago, title) => {
    const week = weekOf(NOW) - ago;
    markWeekSeen.mockClear();
    events.emit('challengeSettled', { week, rank: 13, score: 40, prize: toCoins(0) });
    const [only] = toasts.getState();
    // The platform sets thin spaces around the dash.
    expect(only?.title.replaceAll('\u2009', ' ')).toBe(title);
    expect(only?.description).toContain('No prize this time.');
    expect(markWeekSeen).not.toHaveBeenCalled();
    closeToast(only?.id ?? NaN);
    expect(markWeekSeen).toHaveBeenCalledExactlyOnceWith(week);
  });
});

it.each([roundWith(initialGrid(luckyFishing)), oceanRound(oceanSpin(crabsAndPearls))])(
  'does not say a round of one spin before it is paid',
  (round) => {
    events.emit('roundStarted', round);
    events.emit('spinShown', { round, spin: 0 });
    expect(announced()).toBeNull();
  },
);

describe('a round of a game that this visit has not opened', () => {
  it('is described by its game, once that has loaded', async () => {
    events.emit('roundRecovered', oceanRound(oceanSpin(nothing)));
    await until(() => shown().length > 0);
    expect(shown()[0]?.title).toBe('Your last round was finished for you');
    expect(shown()[0]?.description).toContain('the diver collected nothing');
  });

  it('is described without its game where that cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    events.emit('roundRecovered', { ...paying(50), gameId: 'sunken-game' });
    await until(() => shown().length > 0);
    expect(shown()[0]?.description).toBe('You bet 10 coins. It paid 50 coins.');
    events.emit('roundStarted', paying(0));
    events.emit('roundSettled', { ...paying(50), gameId: 'sunken-game' });
    await until(() => announced() !== null);
    expect(announced()).toBe('It paid 50 coins. Balance 1,190 coins.');
  });
});

describe('a round with dives', () => {
  const round = oceanRound(
    oceanSpin(threeShells, { freeSpinsLeft: 1 }),
    oceanSpin(crabsAndPearls, { collectors: 1 }),
  );
  beforeAll(() => loadGame('ocean-treasures'));
  beforeEach(() => events.emit('roundStarted', round));

  it('is announced as a whole once it is paid, instead of its remaining dives', () => {
    events.emit('roundSettled', round);
    const outcome = '1 dive paid 142 coins. You won 142 coins. Balance 1,190 coins.';
    expect(announced()).toBe(outcome);
    events.emit('spinShown', { round, spin: 1 });
    expect(announced()).toBe(outcome);
  });

  it("isn't announced for the spins of another round", () => {
    events.emit('spinShown', { round: { ...round }, spin: 0 });
    expect(announced()).toBeNull();
  });
});
