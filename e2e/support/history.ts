import { expect, type Page } from '@playwright/test';
import { add, clampBet, subtract, toCoins } from '../../src/game/coins';
import { gridText } from '../../src/game/grid-text';
import { playRound, resultOf } from '../../src/game/round';
import { luckyFishing, type SymbolId } from '../../src/game/rules';
import { seededRandom } from '../../src/game/seeded-random';
import { noTotalsYet, totalled, type Totals } from '../../src/game/totals';
import type { HistoryRound } from '../../src/store/history';

/** Somebody who has played for a while. */
export interface Played {
  readonly rounds: readonly HistoryRound[];
  readonly totals: Totals<SymbolId>;
  readonly coins: number;
}

/** So many rounds by the rules, the same ones each time, half a minute apart up to an instant. */
export function playMany(rounds: number, until: number): Played {
  const random = seededRandom(7);
  const played: HistoryRound[] = [];
  let totals: Totals<SymbolId> = noTotalsYet(luckyFishing);
  let balance = toCoins(1000);
  for (let id = 1; id <= rounds; id++) {
    const bet = clampBet(luckyFishing, Math.min(5 + 5 * (Math.floor(id / 20) % 4), balance));
    const round = playRound(luckyFishing, id, bet, random);
    const result = resultOf(luckyFishing, round);
    balance = add(subtract(balance, bet), result.payout);
    totals = totalled(totals, result);
    played.push({
      ...{ id, bet, payout: result.payout, balance },
      at: until - (rounds - id) * 30_000,
      grid: gridText(luckyFishing, round.grid),
    });
  }
  return { rounds: played, totals, coins: balance };
}

/** Has the player of this page come back after all that, with whatever else is saved. The next page they open shows it. */
export async function comeBackAfter(
  page: Page,
  { rounds, totals, coins }: Played,
  saved: object = {},
): Promise<void> {
  await page.goto('/profile');
  // The program has made the database by then.
  await expect(page.getByText('No round yet.')).toBeVisible();
  await page.evaluate(
    async (filled) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('lucky-fishing');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('There is no database.'));
      });
      const writing = database.transaction('rounds', 'readwrite');
      const store = writing.objectStore('rounds');
      for (const round of filled.rounds)
        store.put({ book: 0, ...round, ...(round.payout > 0 ? { win: 1 } : {}) });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem('lucky-fishing', JSON.stringify(filled.game));
    },
    {
      rounds,
      game: {
        ...{ version: 1, coins, rounds: rounds.length, openRound: null, lastGrid: null, totals },
        ...saved,
      },
    },
  );
}
