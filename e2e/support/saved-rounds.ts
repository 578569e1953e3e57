import type { Page } from '@playwright/test';
import { symbols } from './chance';
import { savedText } from './slots';

/** A round as it is saved: its grid is three columns of symbol ids, from the left. */
export interface SavedRound {
  readonly id: number;
  readonly bet: number;
  readonly grid: readonly (readonly string[])[];
}

export interface SavedGame {
  readonly coins: number;
  readonly rounds: number;
  readonly openRound: SavedRound | null;
  readonly lastGrid: SavedRound['grid'] | null;
}

/** What is saved in the browser; null before the first spin. */
export const savedGame = async (page: Page): Promise<SavedGame | null> =>
  JSON.parse((await savedText(page)) ?? 'null') as SavedGame | null;

/** What a grid pays, by the spec's words (section 4): the middle column, then the left, then the right. */
export function payoutOf(grid: SavedRound['grid'], bet: number): number {
  const winning = [1, 0, 2]
    .map((at) => grid[at] ?? [])
    .find(([first, ...others]) => others.every((id) => id === first));
  const symbol = symbols.find(({ name }) => name.toLowerCase() === winning?.[0]);
  return (symbol?.payout ?? 0) * bet;
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
