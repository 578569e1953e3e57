// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStorage, closeApp, openApp, textOf } from '../open-app';

beforeEach(clearStorage);
afterEach(closeApp);

const balance = () => textOf(screen.getByTestId('coin-balance'));

test.each([
  '',
  '{"version":1,"coins":',
  '{"version":1,"coins":-5,"rounds":0,"openRound":null,"lastGrid":null}',
])('an unreadable save is kept and said to be, and a new game starts: %j', async (text) => {
  localStorage.setItem('lucky-fishing', text);
  await openApp('/');
  expect(balance()).toBe('1,000');
  const notice = await screen.findByTestId('notice');
  expect(textOf(notice)).toMatch(/could not be read.*coins/);
  const kept = Object.keys(localStorage).filter((key) => key !== 'lucky-fishing');
  expect(kept.map((key) => [key, localStorage.getItem(key)])).toEqual([['lucky-fishing.backup-1', text]]);

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
  await waitFor(() => expect(screen.queryByTestId('notice')).toBeNull());
  await openApp('/');
  expect(balance()).toBe('1,000');
  expect(screen.queryByTestId('notice')).toBeNull();
});
