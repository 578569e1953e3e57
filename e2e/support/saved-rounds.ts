import type { Page } from '@playwright/test';
import { symbols } from './chance';
import { savedText } from './slots';

/** A round of Lucky Fishing as it is saved: the nine places in the paytable of its grid, row by row. */
export interface SavedRound {
  readonly id: number;
  readonly bet: number;
  readonly spins: readonly string[];
}

export interface SavedGame {
  readonly coins: number;
  readonly rounds: number;
  readonly openRound: SavedRound | null;
  readonly games: Readonly<Record<string, { readonly lastRound: Omit<SavedRound, 'id'> | null } | undefined>>;
}

/** What is saved in the browser; null before the first spin. */
export const savedGame = async (page: Page): Promise<SavedGame | null> =>
  JSON.parse((await savedText(page)) ?? 'null') as SavedGame | null;

/** What a round pays, by the spec's words (section 4): the middle column, then the left, then the right. */
export function payoutOf({ bet, spins: [grid = ''] }: Omit<SavedRound, 'id'>): number {
  const winning = [1, 0, 2]
    .map((column) => [0, 1, 2].map((row) => grid.charAt(3 * row + column)))
    .find(([first, ...others]) => others.every((place) => place === first));
  return (symbols[Number(winning?.[0] ?? NaN)]?.payout ?? 0) * bet;
}

declare global {
  interface Window {
    /** Every round that the page has saved as begun. */
    begunRounds: SavedRound[];
  }
}

/** Keeps account of the rounds that are begun in this page. */
export const recordBegunRounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.begunRounds = [];
    const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
    Storage.prototype.setItem = function (key, text) {
      write.call(this, key, text);
      const { openRound } = JSON.parse(text) as { openRound: SavedRound | null };
      if (openRound) window.begunRounds.push(openRound);
    };
  });
