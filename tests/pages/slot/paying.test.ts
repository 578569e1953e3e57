// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawsFor, grid, noWin, stubDraws, symbols, type Outcome } from '../../../testing/game/chance';
import type { Game } from '../../../src/store/game-store';
import { clearStorage, closeApp, openApp, textOf } from '../../app/open-app';

// Spec section 4, the win rule, and section 3, what symbols pay, as the Slots page shows it.

const columns = ['left', 'middle', 'right'] as const;

/** A grid with one symbol in all of one column, and no other win. */
const inColumn = (column: number, symbol: string): Outcome =>
  noWin.map((other, cell) => (cell % columns.length === column ? symbol : other));
const threeTimes = (row: string): Outcome => grid(...([row, row, row] as [string, string, string]));

const getRandomValues = crypto.getRandomValues.bind(crypto);
let game: Game;

beforeEach(async () => {
  clearStorage();
  stubDraws([]);
  game = await openApp('/slots', { saved: { renderer: 'dom' } });
  await waitFor(() => expect(shown().phase).toBe('idle'));
});
afterEach(() => {
  closeApp();
  crypto.getRandomValues = getRandomValues;
});

/** What the page shows of the round. */
const shown = () => {
  const { dataset } = screen.getByTestId('slot-stage');
  return {
    phase: dataset['phase'],
    column: dataset['winningColumn'],
    win: textOf(screen.getByTestId('win')),
    balance: textOf(screen.getByTestId('coin-balance')),
  };
};
const cells = () => [...document.querySelectorAll('table td')].slice(0, 9).map(textOf);
const lastToast = () => textOf(screen.queryAllByTestId('toast').at(-1));
const text = (coins: number) => coins.toLocaleString('en-US');

/** Presses SPIN!, and lets the reels stop at once. */
async function play(outcome: Outcome): Promise<void> {
  window.nextDraws = drawsFor(outcome);
  fireEvent.click(screen.getByRole('button', { name: 'SPIN!' }));
  await waitFor(() => expect(shown().phase).toBe('spinning'));
  act(() => game.settleNow());
  await waitFor(() => expect(shown().phase).toBe('settled'));
}

test.each([...columns.entries()])(
  'pays every symbol three times in column %i, the %s one',
  async (column, name) => {
    let coins = 1000;
    for (const { name: symbol, payout } of symbols) {
      await play(inColumn(column, symbol));
      coins += payout * 10 - 10;
      expect(shown()).toEqual({
        phase: 'settled',
        column: name,
        win: text(payout * 10),
        balance: text(coins),
      });
      await waitFor(() => expect(lastToast()).toContain(`You've won ${text(payout * 10)} coins!`));
      expect(lastToast()).toContain('🎉 You Won!');
    }
  },
);

describe('pays only the first match: middle, then left, then right', () => {
  test.each([
    ['three columns', threeTimes('Treasure Fish Whale'), 'middle', '50'],
    ['three columns, the middle one tuna', threeTimes('Fish Tuna Shark'), 'middle', '100'],
    ['left and right', grid('Fish Tuna Whale', 'Fish Shark Whale', 'Fish Tuna Whale'), 'left', '50'],
    ['middle and right', grid('Whale Tuna Fish', 'Shark Tuna Fish', 'Whale Tuna Fish'), 'middle', '100'],
    ['right', grid('Whale Tuna Fish', 'Shark Tuna Fish', 'Whale Shark Fish'), 'right', '50'],
  ])('%s', async (_, outcome, column, win) => {
    await play(outcome);
    expect(shown()).toMatchObject({ column, win });
  });
});

test('does not pay rows, diagonals or two of a kind', async () => {
  const losing = [
    grid('Fish Fish Fish', 'Whale Whale Whale', 'Treasure Treasure Treasure'),
    grid('Treasure Fish Tuna', 'Fish Treasure Shark', 'Whale Tuna Treasure'),
    grid('Fish Tuna Treasure', 'Fish Treasure Shark', 'Treasure Tuna Shark'),
    grid('Fish Tuna Shark', 'Fish Tuna Shark', 'Tuna Shark Fish'),
    grid('Tuna Shark Fish', 'Fish Tuna Shark', 'Fish Tuna Shark'),
  ];
  let coins = 1000;
  for (const outcome of losing) {
    await play(outcome);
    coins -= 10;
    expect(cells()).toEqual(outcome);
    expect(shown()).toEqual({ phase: 'settled', column: undefined, win: '0', balance: text(coins) });
  }
  await act(() => Promise.resolve());
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('lets a player bet the last coin', async () => {
  game = await openApp('/slots', { saved: { coins: 10, renderer: 'dom' } });
  await waitFor(() => expect(shown().phase).toBe('idle'));
  await play(noWin);
  expect(shown()).toMatchObject({ win: '0', balance: '0' });
  expect(screen.getByRole('button', { name: 'SPIN!' }).getAttribute('aria-disabled')).toBe('true');
});
