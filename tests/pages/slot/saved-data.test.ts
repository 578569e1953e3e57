// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { games, inCoins } from '../../../testing/game/games';
import {
  balance,
  notice,
  openMachine,
  playRound,
  pressSpace,
  refuseStorage,
  stage,
  textOf,
} from '../../app/open-app';

// Spec section 3: the coin balance, where there is too little of it, or where the browser cannot store it.

describe.each(games)('$title', ({ definition, path, loss }) => {
  const { default: bet, step } = definition.bet;

  test('refuses a bet that the balance does not cover', async () => {
    const game = await openMachine(path, { coins: bet + step - 1 });
    fireEvent.click(screen.getByTestId('bet-plus'));
    pressSpace();
    const toast = await screen.findByTestId('toast');
    expect(toast.dataset['variant']).toBe('destructive');
    expect(textOf(toast)).toContain('Not enough coins!');
    expect(textOf(toast)).toContain('You need more coins to place this bet.');
    expect([stage()['phase'], balance()]).toEqual(['idle', String(bet + step - 1)]);
    fireEvent.click(screen.getByTestId('bet-minus'));
    await playRound(game, loss);
  });

  test('lets a player bet the last coin', async () => {
    await playRound(await openMachine(path, { coins: bet }), loss);
    expect(balance()).toBe('0');
    expect(screen.getByRole('button', { name: 'SPIN!' }).getAttribute('aria-disabled')).toBe('true');
  });
});

test('where storage is full the game plays on, and says that coins will be forgotten', async () => {
  const [{ path, win, definition }] = games as [(typeof games)[number]];
  const game = await openMachine(path);
  refuseStorage();
  await playRound(game, win);
  const coins = 1000 - definition.bet.default + win.payout;
  expect(balance()).toBe(inCoins(coins));
  await waitFor(() => expect(notice()).toContain("can't be saved"));
  await playRound(game, win);
  expect(balance()).toBe(inCoins(2 * coins - 1000));
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByText('Daily bonus');
  expect(notice()).toContain("can't be saved");
});
