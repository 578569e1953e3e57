// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { balance, notice, openApp, press } from '../open-app';

async function answer(name: string): Promise<void> {
  press(name);
  await waitFor(() => expect(screen.queryByTestId('notice')).toBeNull());
}

test('a date that has changed is asked about, until the player says that it is right', async () => {
  const game = await openApp('/');
  game.state.setState({ dateToConfirm: Date.UTC(2031, 0, 2, 12) });
  await waitFor(() => expect(notice()).toContain('Is today Jan 2, 2031?'));
  await answer("Yes, that's right");
});

test('an unreadable save is kept, the player is told, and a new game starts', async () => {
  const text = '{"version":1,"coins":';
  localStorage.setItem('lucky-fishing', text);
  await openApp('/');
  expect(balance()).toBe('1,000');
  await waitFor(() => expect(notice()).toMatch(/couldn't be read.*coins/));
  const kept = Object.keys(localStorage).filter((key) => key !== 'lucky-fishing');
  expect(kept.map((key) => [key, localStorage.getItem(key)])).toEqual([['lucky-fishing.backup-1', text]]);

  await answer('Dismiss this notice');
  await openApp('/');
  expect(balance()).toBe('1,000');
  expect(notice()).toBe('');
});
