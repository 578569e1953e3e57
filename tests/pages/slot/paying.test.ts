// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawsFor, noWin, stubDraws, symbols, type Outcome } from '../../../testing/game/chance';
import type { Game } from '../../../src/store/game-store';
import { clearStorage, closeApp, openApp, textOf } from '../../app/open-app';

// Spec section 4, the win rule, and section 3, what symbols pay, as the Slots page shows it.

const columns = ['left', 'middle', 'right'] as const;

/** A grid with one symbol in all of one column, and no other win. */
const inColumn = (column: number, symbol: string): Outcome =>
  noWin.map((other, cell) => (cell % columns.length === column ? symbol : other));

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
  act(() => game.settleNow('hidden'));
  await waitFor(() => expect(shown().phase).toBe('settled'));
}

test('pays a symbol three times in a column, shows it as a win, and pays nothing else', async () => {
  let coins = 1000;
  for (const [n, { name: symbol, payout }] of symbols.entries()) {
    const column = n % columns.length;
    await play(inColumn(column, symbol));
    coins += payout * 10 - 10;
    expect(shown()).toEqual({
      ...{ phase: 'settled', column: columns[column] },
      ...{ win: text(payout * 10), balance: text(coins) },
    });
    await waitFor(() => expect(lastToast()).toContain(`🎉 You Won!You've won ${text(payout * 10)} coins!`));
  }
  await play(noWin);
  expect(cells()).toEqual(noWin);
  expect(shown()).toMatchObject({ column: undefined, win: '0', balance: text(coins - 10) });
});

test('lets a player bet the last coin', async () => {
  game = await openApp('/slots', { saved: { coins: 10, renderer: 'dom' } });
  await waitFor(() => expect(shown().phase).toBe('idle'));
  await play(noWin);
  expect(shown()).toMatchObject({ win: '0', balance: '0' });
  expect(screen.getByRole('button', { name: 'SPIN!' }).getAttribute('aria-disabled')).toBe('true');
});
