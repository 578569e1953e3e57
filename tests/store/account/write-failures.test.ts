import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { backupKey } from '../../../src/store/document/text-storage';
import { createHistory } from '../../../src/store/rounds/history';
import { recordRounds } from '../../../src/store/rounds/history-queue';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { coinsOf, Disk, type Fault, openTab, playRound, repositoryOf, type Tab } from '../tabs';

const history = createHistory();

// Import, undo and reset with a browser that fails at every single write in turn, of the document and of the history:
// the message to the player, the state of this tab and the state at the next visit must agree, and the history must be
// that of the document.

async function play(tab: Tab, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    await playRound(tab);
    await recordRounds(tab.context);
  }
}

async function importOf(tab: Tab, file: Blob) {
  const preview = await tab.game.previewImport(file);
  if (typeof preview === 'string') throw new Error(preview);
  return preview.importSave;
}

/** The coins, and the rounds in the history, at the next visit. */
async function foundNextVisit(disk: Disk): Promise<{ coins: number; rounds: number }> {
  const next = openTab({ disk });
  await next.game.recover();
  return { coins: coinsOf(next), rounds: await history.count(repositoryOf(next).read().historyId) };
}

/** Somebody with a file of three rounds, who has played one, lost 10 coins, and has an unreadable copy. */
async function arrange() {
  await history.clear();
  const there = openTab({ random: dealing(LEFT_FISH) });
  await play(there, 3);
  const { file } = await there.game.exportSaveFile();
  await history.clear();
  const disk = new Disk();
  const tab = openTab({ disk, random: dealing(NO_WIN) });
  await play(tab, 1);
  disk.texts.set(backupKey(1), 'unreadable');
  return { disk, tab, file };
}
const HERE = { coins: 990, rounds: 1 };
const FILE = { coins: 1120, rounds: 3 };
const NEW = { coins: 1000, rounds: 0 };

beforeEach(() => vi.restoreAllMocks());

/** Each act, with what it leaves if it succeeds and if it does not. */
const ACTS = {
  import: {
    async prepare({ tab, file }: Awaited<ReturnType<typeof arrange>>) {
      const importSave = await importOf(tab, file);
      return async () => {
        await importSave();
      };
    },
    done: FILE,
    notDone: HERE,
  },
  undo: {
    async prepare({ tab, file }: Awaited<ReturnType<typeof arrange>>) {
      const { undo } = await (await importOf(tab, file))();
      return async () => {
        if (!(await undo())) throw new Error('There was no way back.');
      };
    },
    done: HERE,
    notDone: FILE,
  },
  reset: {
    prepare({ tab }: Awaited<ReturnType<typeof arrange>>) {
      return Promise.resolve(async () => {
        await tab.game.reset();
      });
    },
    done: NEW,
    notDone: HERE,
  },
} as const;

/** How many writes the document's storage sees at most; one more is tried, so that all have gone well once. */
const MOST_WRITES = 3;
const FAULTS: readonly Fault[] = [
  'writes throw before they land',
  'writes throw after they land',
  'writes are dropped',
];

describe.each(Object.keys(ACTS) as (keyof typeof ACTS)[])('%s', (name) => {
  const act = ACTS[name];

  test.each(
    FAULTS.flatMap((fault) =>
      Array.from({ length: MOST_WRITES + 1 }, (_, goodWrites) => ({ fault, goodWrites })),
    ),
  )('happens whole or not at all when from write $goodWrites on $fault', async ({ fault, goodWrites }) => {
    const world = await arrange();
    const { tab, disk } = world;
    const attempt = await act.prepare(world);
    Object.assign(tab.storage, { fault, goodWrites });
    const isDone = await attempt().then(
      () => true,
      () => false,
    );
    tab.storage.fault = 'none';
    const expected = isDone ? act.done : act.notDone;
    expect(coinsOf(tab)).toBe(expected.coins);
    expect(await foundNextVisit(disk)).toEqual(expected);
    // It succeeds where no write failed, and fails where already the first write failed.
    if (goodWrites === MOST_WRITES || fault === 'writes throw after they land') expect(isDone).toBe(true);
    if (goodWrites === 0 && fault !== 'writes throw after they land') expect(isDone).toBe(false);
  });

  test.each(['add', 'keepOnly', 'remove', 'count', 'clear'] as const)(
    'happens whole or not at all when the history fails to %s',
    async (method) => {
      const world = await arrange();
      const { tab, disk } = world;
      const attempt = await act.prepare(world);
      const failing = vi
        .spyOn(await tab.game.history(), method)
        .mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
      const isDone = await attempt().then(
        () => true,
        () => false,
      );
      failing.mockRestore();
      const expected = isDone ? act.done : act.notDone;
      expect(coinsOf(tab)).toBe(expected.coins);
      expect(await foundNextVisit(disk)).toEqual(expected);
    },
  );
});

test('a reset that cannot delete old rounds or copies says so', async () => {
  const { tab, disk } = await arrange();
  Object.assign(tab.storage, { fault: 'writes throw before they land', goodWrites: 1 });
  expect(await tab.game.reset()).toBe('old copies remain');
  expect(disk.texts.get(backupKey(1))).toBe('unreadable');

  const again = await arrange();
  vi.spyOn(await again.tab.game.history(), 'keepOnly').mockRejectedValue(
    new DOMException('Lost.', 'UnknownError'),
  );
  expect(await again.tab.game.reset()).toBe('old copies remain');
});

test('an undo after another tab has deleted the rounds from before leaves everything as it is', async () => {
  const { tab, file, disk } = await arrange();
  const { undo } = await (await importOf(tab, file))();
  await history.keepOnly(repositoryOf(tab).read().historyId);
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
  const { historyId } = repositoryOf(tab).read();
  expect(await history.count(historyId + 1)).toBe(0);
  expect(await undo()).not.toBeNull();
  expect(coinsOf(tab)).toBe(HERE.coins);
});

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

test("a reset keeps a newer program's game, its backup and its history", async () => {
  await history.add(7, [round]);
  const disk = new Disk('{"version":3,"historyId":7}');
  const tab = openTab({ disk });
  const before = [...disk.texts];
  expect(await tab.game.reset()).toBe('this visit');
  expect([[...disk.texts], await history.count(7)]).toEqual([before, 1]);
});
