import type { Page } from '@playwright/test';
import { savedAfter, type Played } from './played';

export { playMany, type Played } from './played';

/** Seeds this history, and other saved values, for the next page that is opened. */
export async function seedHistory(page: Page, played: Played, saved: object = {}): Promise<void> {
  // No page of the product: it would only have to be opened once more.
  await page.goto('/robots.txt');
  await page.evaluate(
    async ({ rounds, game }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('lucky-fishing', 1);
        // As the product makes it.
        request.onupgradeneeded = () => {
          const store = request.result.createObjectStore('history', { keyPath: ['historyId', 'at', 'id'] });
          store.createIndex('wins', ['historyId', 'win', 'at', 'id']);
          store.createIndex('games', ['historyId', 'game', 'at', 'id']);
          store.createIndex('gameWins', ['historyId', 'game', 'win', 'at', 'id']);
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('There is no database.'));
      });
      const writing = database.transaction('history', 'readwrite');
      const store = writing.objectStore('history');
      for (const round of rounds)
        store.put({ historyId: 0, ...round, ...(round.payout > 0 ? { win: 1 } : {}) });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem('lucky-fishing', JSON.stringify(game));
    },
    { rounds: played.rounds, game: savedAfter(played, saved) },
  );
}
