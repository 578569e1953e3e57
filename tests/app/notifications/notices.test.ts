// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStorage, closeApp, openApp, textOf } from '../open-app';

beforeEach(clearStorage);
afterEach(closeApp);

async function answer(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByTestId('notice')).toBeNull());
}

test('a date that has changed is asked about, until the player says that it is right', async () => {
  const game = await openApp('/');
  game.state.setState({ dateToConfirm: Date.UTC(2031, 0, 2, 12) });
  expect(textOf(await screen.findByTestId('notice'))).toContain('Is today Jan 2, 2031?');
  await answer("Yes, that's right");
});

test.each([
  '',
  '{"version":1,"coins":',
  '{"version":1,"coins":-5,"rounds":0,"openRound":null,"lastGrid":null}',
])('an unreadable save is kept and said to be, and a new game starts: %j', async (text) => {
  localStorage.setItem('lucky-fishing', text);
  await openApp('/');
  expect(textOf(screen.getByTestId('coin-balance'))).toBe('1,000');
  expect(textOf(await screen.findByTestId('notice'))).toMatch(/could not be read.*coins/);
  const kept = Object.keys(localStorage).filter((key) => key !== 'lucky-fishing');
  expect(kept.map((key) => [key, localStorage.getItem(key)])).toEqual([['lucky-fishing.backup-1', text]]);

  await answer('Dismiss this notice');
  await openApp('/');
  expect(textOf(screen.getByTestId('coin-balance'))).toBe('1,000');
  expect(screen.queryByTestId('notice')).toBeNull();
});
