import { expect, type Page } from '@playwright/test';
import { add, clampBet, subtract, toCoins } from '../../src/engine/coins';
import { encodeGrid } from '../../src/engine/grid-codec';
import { drawRound, evaluateRound } from '../../src/engine/round';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { seededRandom } from '../../src/engine/seeded-random';
import { noTotalsYet, addToTotals, type Totals } from '../../src/player/totals';
import type { HistoryRound } from '../../src/store/rounds/history';

/** A player who has played for a while. */
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
    const round = drawRound(luckyFishing, id, bet, random);
    const result = evaluateRound(luckyFishing, round);
    balance = add(subtract(balance, bet), result.payout);
    totals = addToTotals(totals, result);
    played.push({
      ...{ id, bet, payout: result.payout, balance },
      at: until - (rounds - id) * 30_000,
      grid: encodeGrid(luckyFishing, round.grid),
    });
  }
  return { rounds: played, totals, coins: balance };
}

/** Seeds this history, and other saved values, for the next page that is opened. */
export async function seedHistory(
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
