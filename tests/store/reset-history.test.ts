import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { clampBet, toCoins } from '../../src/engine/coins';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { createHistory } from '../../src/store/rounds/history';
import { Disk, openTab } from './tabs';

const history = createHistory();

const round = {
  ...{ id: 1, at: 1, bet: clampBet(luckyFishing, 10), payout: toCoins(0) },
  ...{ balance: toCoins(990), game: 'lucky-fishing', spins: ['012345012'] },
};

test('a reset deletes every round of the history, also those under other history ids', async () => {
  const disk = new Disk({ rounds: 1, historyId: 4 });
  for (const historyId of [3, 4]) await history.add(historyId, [round]);
  await openTab({ disk }).game.reset();
  const { historyId: newHistoryId } = disk.savedGame;
  expect(newHistoryId).not.toBe(4);
  for (const historyId of [3, 4, newHistoryId]) expect(await history.count(historyId)).toBe(0);
});

test("a reset that keeps a newer program's game keeps its history too", async () => {
  await history.add(7, [round]);
  expect(await openTab({ disk: new Disk('{"version":3,"historyId":7}') }).game.reset()).toBe('this visit');
  expect(await history.count(7)).toBe(1);
});
