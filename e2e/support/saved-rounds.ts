import type { Page } from '@playwright/test';
import type { SavedGame, SavedRound } from '../../src/store/document/schema';
import { savedText } from '../../testing/game/slots';

/** What is saved in the browser; null before the first spin. */
export const savedGame = async (page: Page): Promise<SavedGame | null> =>
  JSON.parse((await savedText(page)) ?? 'null') as SavedGame | null;

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
