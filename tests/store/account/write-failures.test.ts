import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { backupKey } from '../../../src/store/document/text-storage';
import type { History } from '../../../src/store/rounds/history';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { history, importOf, playRecorded } from '../recorded';
import { type Disk, openTab } from '../tabs';

// Import, undo and reset with a browser that fails at every single write in turn, of the document and of the history:
// the message to the player, the state of this tab and the state at the next visit must agree, and the history must be
// that of the document.

/** The coins, and the rounds in the history, at the next visit. */
async function foundNextVisit(disk: Disk): Promise<{ coins: number; rounds: number }> {
  const next = openTab({ disk });
  await next.game.recover();
  return { coins: next.coins, rounds: await history.count(next.repository.read().historyId) };
}

/** Somebody with a file of three rounds, who has played one, lost 10 coins, and has an unreadable copy. */
async function arrange() {
  await history.keepOnly(-1);
  const there = openTab({ random: dealing(LEFT_FISH) });
  await playRecorded(there, 3);
  const { file } = await there.game.exportSaveFile();
  await history.keepOnly(-1);
  const tab = openTab({ random: dealing(NO_WIN) });
  await playRecorded(tab, 1);
  tab.disk.texts.set(backupKey(1), 'unreadable');
  return { disk: tab.disk, tab, file };
}
type World = Awaited<ReturnType<typeof arrange>>;
const HERE = { coins: 990, rounds: 1 };
const FILE = { coins: 1120, rounds: 3 };
const NEW = { coins: 1000, rounds: 0 };

async function undoOf({ tab, file }: World) {
  const { undo } = await (await importOf(tab, file))();
  return async () => {
    if (!(await undo())) throw new Error('There was no way back.');
  };
}
const resetOf = ({ tab }: World) => Promise.resolve(() => tab.game.reset());

/** How many writes the document's storage sees at most; one more is tried, so that all have gone well once. */
const MOST_WRITES = 3;

/** Each act, with what it leaves if it succeeds and if it does not. */
describe.each([
  { name: 'import', prepare: ({ tab, file }: World) => importOf(tab, file), done: FILE, notDone: HERE },
  { name: 'undo', prepare: undoOf, done: HERE, notDone: FILE },
  { name: 'reset', prepare: resetOf, done: NEW, notDone: HERE },
])('$name', ({ prepare, done, notDone }) => {
  /** Does it while something fails. Returns whether it succeeded. */
  async function tryWhile(fail: (world: World) => unknown, repair: (world: World) => unknown) {
    const world = await arrange();
    const act = await prepare(world);
    await fail(world);
    const isDone = await act().then(
      () => true,
      () => false,
    );
    repair(world);
    const expected = isDone ? done : notDone;
    expect(world.tab.coins).toBe(expected.coins);
    expect(await foundNextVisit(world.disk)).toEqual(expected);
    return isDone;
  }

  test.each(
    (
      ['writes throw before they land', 'writes throw after they land', 'writes are dropped'] as const
    ).flatMap((fault) => Array.from({ length: MOST_WRITES + 1 }, (_, goodWrites) => ({ fault, goodWrites }))),
  )('happens whole or not at all when from write $goodWrites on $fault', async ({ fault, goodWrites }) => {
    const isDone = await tryWhile(
      ({ tab }) => Object.assign(tab.storage, { fault, goodWrites }),
      ({ tab }) => Object.assign(tab.storage, { fault: 'none' }),
    );
    // It succeeds where no write failed, and fails where already the first write failed.
    if (goodWrites === MOST_WRITES || fault === 'writes throw after they land') expect(isDone).toBe(true);
    if (goodWrites === 0 && fault !== 'writes throw after they land') expect(isDone).toBe(false);
  });

  test.each(['add', 'keepOnly', 'remove', 'count'] as const satisfies (keyof History)[])(
    'happens whole or not at all when the history fails to %s',
    async (method) => {
      const full = new DOMException('Full.', 'QuotaExceededError');
      await tryWhile(
        async ({ tab }) => vi.spyOn(await tab.game.history(), method).mockRejectedValue(full),
        () => vi.restoreAllMocks(),
      );
    },
  );
});

test('a reset that cannot delete old rounds or copies says so', async () => {
  const { tab, disk } = await arrange();
  Object.assign(tab.storage, { fault: 'writes throw before they land', goodWrites: 1 });
  expect(await tab.game.reset()).toBe('old copies remain');
  expect(disk.texts.get(backupKey(1))).toBe('unreadable');

  const { game } = (await arrange()).tab;
  vi.spyOn(await game.history(), 'keepOnly').mockRejectedValue(new DOMException('Lost.', 'UnknownError'));
  expect(await game.reset()).toBe('old copies remain');
});

test('an undo after another tab has deleted the rounds from before leaves everything as it is', async () => {
  const { tab, file, disk } = await arrange();
  const { undo } = await (await importOf(tab, file))();
  await history.keepOnly(tab.repository.read().historyId);
  expect(await undo()).toBeNull();
  expect(await foundNextVisit(disk)).toEqual(FILE);
});

test('a refused import keeps nothing of the file, and the way back of the one before', async () => {
  const { tab, file } = await arrange();
  const { undo } = await (await importOf(tab, file))();
  const importSave = await importOf(tab, file);
  tab.storage.fault = 'writes throw before they land';
  await expect(importSave()).rejects.toThrow('has not taken');
  tab.storage.fault = 'none';
  expect(await history.count(tab.repository.read().historyId + 1)).toBe(0);
  expect(await undo()).not.toBeNull();
  expect(tab.coins).toBe(HERE.coins);
});

const round = {
  ...{ id: 1, at: 1, bet: clampBet(luckyFishing, 10), payout: toCoins(0) },
  ...{ balance: toCoins(990), game: 'lucky-fishing', spins: ['012345012'] },
};

test('a reset deletes every round of the history, also those under other history ids', async () => {
  const { game, disk } = openTab({ saved: { rounds: 1, historyId: 4 } });
  for (const historyId of [3, 4]) await history.add(historyId, [round]);
  await game.reset();
  const { historyId: newHistoryId } = disk.savedGame;
  expect(newHistoryId).not.toBe(4);
  for (const historyId of [3, 4, newHistoryId]) expect(await history.count(historyId)).toBe(0);
});

test("a reset keeps a newer program's game, its backup and its history", async () => {
  await history.add(7, [round]);
  const { game, disk } = openTab({ saved: '{"version":3,"historyId":7}' });
  const before = [...disk.texts];
  expect(await game.reset()).toBe('this visit');
  expect([[...disk.texts], await history.count(7)]).toEqual([before, 1]);
});
