// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawsFor, stubDraws } from '../../../testing/game/chance';
import { games, inCoins } from '../../../testing/game/games';
import { savedGameWith } from '../../../testing/saved/saved-game';
import type { Game } from '../../../src/store/game-store';
import { clearStorage, closeApp, openApp, refuseStorage, textOf } from '../../app/open-app';

// Spec section 3: the coin balance, also where the browser cannot read or store it, or where there is too little of it.

const getRandomValues = crypto.getRandomValues.bind(crypto);
beforeEach(() => {
  clearStorage();
  vi.spyOn(console, 'warn').mockReturnValue();
  stubDraws([]);
});
afterEach(() => {
  closeApp();
  crypto.getRandomValues = getRandomValues;
});

const phase = () => screen.getByTestId('slot-stage').dataset['phase'];
const balance = () => textOf(screen.getByTestId('coin-balance'));
const notice = () => textOf(screen.queryByTestId('notice'));
const toast = () => screen.queryAllByTestId('toast').at(-1);

async function openSlots(path: string, saved?: object): Promise<Game> {
  const game = await openApp(path, saved ? { saved } : {});
  await waitFor(() => expect(phase()).toMatch(/./));
  return game;
}

async function play(game: Game, draws: readonly number[]): Promise<void> {
  window.nextDraws = [...draws];
  fireEvent.click(screen.getByRole('button', { name: 'SPIN!' }));
  await waitFor(() => expect(phase()).toBe('spinning'));
  act(() => game.settleNow('hidden'));
  await waitFor(() => expect(phase()).toBe('settled'));
}

/** Texts that are nearly a saved game, by what is wrong in them, with the coins that a player has then. */
const hostile: readonly (readonly [what: string, change: object, coins: number])[] = [
  // Rounds that no game can have dealt. Their bets are given back.
  [
    'an open round of no game',
    { openRound: { id: 1, bet: 10, game: 'no-such-game', spins: ['000000000'] } },
    1010,
  ],
  [
    'an open round with free spins that its first one does not begin',
    {
      openRound: {
        ...{ id: 1, bet: 10, game: 'ocean-treasures' },
        spins: Array<string>(9).fill('0'.repeat(15)),
      },
    },
    1010,
  ],
  [
    'half a record of a game',
    { games: { 'ocean-treasures': { lastRound: { bet: 10, spins: ['d'.repeat(15)] } } } },
    1000,
  ],
  [
    'markup for the name of a player',
    { coins: 5, profile: { name: 1, avatar: '<img src=x onerror=alert(1)>' } },
    1000,
  ],
  ['too many coins', { coins: 2 ** 53 }, 1000],
];

describe.each(games)('$title', ({ definition, path, win }) => {
  test.each(hostile)('plays on from a clean beginning where there is %s', async (_, change, coins) => {
    const text = JSON.stringify({ ...savedGameWith({ rounds: 1, renderer: 'dom' }), ...change });
    localStorage.setItem('lucky-fishing', text);
    const game = await openSlots(path);
    await waitFor(() => expect(notice()).toMatch(/./));
    expect(balance()).toBe(inCoins(coins));
    expect(localStorage.getItem('lucky-fishing.backup-1')).toBe(text);
    await play(game, win.draws);
    expect(balance()).toBe(inCoins(coins - definition.bet.default + win.round.payout));
  });

  test('refuses a bet that the balance does not cover', async () => {
    const { default: first, step } = definition.bet;
    const game = await openSlots(path, { coins: first + step - 1, renderer: 'dom' });
    const press = () => fireEvent.keyDown(screen.getByTestId('slot-stage'), { key: ' ' });
    fireEvent.click(screen.getByTestId('bet-plus'));
    press();
    await waitFor(() => expect(toast()?.dataset['variant']).toBe('destructive'));
    expect(textOf(toast())).toContain('Not enough coins!');
    expect(textOf(toast())).toContain('You need more coins to place this bet.');
    expect([phase(), balance()]).toEqual(['idle', String(first + step - 1)]);
    fireEvent.click(screen.getByTestId('bet-minus'));
    await play(game, drawsFor([]));
  });
});

test('where storage is full the game plays on, and says that coins will be forgotten', async () => {
  const [{ path, win, definition }] = games as [(typeof games)[number]];
  const game = await openSlots(path, { renderer: 'dom' });
  refuseStorage();
  await play(game, win.draws);
  const coins = 1000 - definition.bet.default + win.round.payout;
  expect(balance()).toBe(inCoins(coins));
  expect(notice()).toContain('cannot be saved');
  await play(game, win.draws);
  expect(balance()).toBe(inCoins(2 * coins - 1000));
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByText('Daily bonus');
  expect(notice()).toContain('cannot be saved');
});
