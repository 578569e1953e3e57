import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { clampBet, toCoins } from '../../src/game/coins';
import { luckyFishing } from '../../src/game/rules';
import { history } from '../../src/store/history';
import { Disk, openTab } from './tabs';

const round = {
  ...{ id: 1, at: 1, bet: clampBet(luckyFishing, 10), payout: toCoins(0) },
  ...{ balance: toCoins(990), grid: 'fishfishf' },
};

test('a reset leaves no round of the history, neither in sight nor out of it', async () => {
  const disk = new Disk({ rounds: 1, book: 4 });
  for (const book of [3, 4]) await history.add(book, [round]);
  await openTab({ disk }).game.reset();
  const { book } = disk.savedGame;
  expect(book).not.toBe(4);
  for (const one of [3, 4, book]) expect(await history.count(one, 'all')).toBe(0);
});

test("a reset that leaves a newer program's game alone leaves its history too", async () => {
  await history.add(7, [round]);
  expect(await openTab({ disk: new Disk('{"version":2,"book":7}') }).game.reset()).toBe(false);
  expect(await history.count(7, 'all')).toBe(1);
});
