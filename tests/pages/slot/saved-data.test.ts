// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { games, inCoins } from '../../../testing/game/games';
import { balance, notice, openMachine, playRound, refuseStorage } from '../../app/open-app';

// Spec section 3: the coin balance, where there is too little of it, or where the browser cannot store it.

describe.each(games)('$title', ({ definition, path, loss }) => {
  const { default: bet } = definition.bet;

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
