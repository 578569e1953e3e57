import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSavedGame, savedGameText } from '../../../src/store/document/saved-game';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { gridOf } from '../../engine/grids';
import { savedDocument, type SavedText } from '../saved-text';
import { coinsOf, Disk, flushPromises, machineOf, openTab, SharedLock, spin } from '../tabs';
import {
  inVersion2,
  VERSION_1_DOCUMENTS,
  VERSION_1_FIELDS,
  version1Text,
  type Version1,
} from './version-1-documents';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const documentOf = (file: string): Version1 => JSON.parse(version1Text(file)) as Version1;
const NINE_FISH = gridOf('fff fff fff');

describe.each(VERSION_1_DOCUMENTS)('the document of version 1 in %s.json', (file) => {
  const text = version1Text(file);
  const old = documentOf(file);

  test('becomes version 2 with nothing lost and nothing gained', () => {
    expect(Object.keys(old).sort()).toEqual(VERSION_1_FIELDS);
    const found = readSavedGame(text);
    expect(found).toEqual(inVersion2(old));
    expect(Object.keys(found)).toHaveLength(Object.keys(savedDocument()).length);
  });

  test('is read in version 2 as it was migrated', () => {
    const migrated = readSavedGame(text);
    if (typeof migrated === 'string') throw new Error(migrated);
    expect(readSavedGame(savedGameText(migrated))).toEqual(migrated);
  });

  test('stays as it is until something is saved, and then becomes version 2 in that one write', async () => {
    const disk = new Disk(text);
    const tab = openTab({ disk, now: () => old.log.lastAt ?? 0 });
    tab.game.refresh();
    expect([tab.storage.writes, disk.text]).toEqual([0, text]);
    tab.game.set({ volume: 7 });
    await flushPromises();
    expect(disk.savedGame).toEqual({ ...inVersion2(old), volume: 7, writes: old.writes + 1 });
    expect([tab.storage.writes, [...disk.texts.keys()]]).toEqual([1, [SAVED_GAME_KEY]]);
  });
});

test('the documents of version 1 hold what had happened', () => {
  const read = (file: string) => readSavedGame(version1Text(file));
  expect(read('fresh')).toMatchObject({ coins: 1000, rounds: 0 });
  expect(read('open-round')).toMatchObject({
    coins: 990,
    openRound: { id: 1, bet: 10, spins: ['000000000'] },
  });
  expect(read('played')).toMatchObject({
    rounds: 12,
    games: { 'lucky-fishing': { totals: { rounds: 12 } } },
  });
  expect(read('limits')).toMatchObject({
    profile: { name: 'Åsa', avatar: 'whale' },
    renderer: 'dom',
    highestBalance: 1040,
    limits: { held: { betPerDay: { now: 5000 }, session: { later: { value: { minutes: 120 } } } } },
  });
  expect(read('break')).toMatchObject({ limits: { breakUntil: 1_768_478_406_090 } });
  expect(read('weeks')).toMatchObject({ bonus: { streak: 1 }, pastWeeks: [{ prize: 0 }, { prize: 0 }] });
  expect(read('history')).toMatchObject({ rounds: 1000, coins: 14_925, highestBalance: 15_185 });
});

describe('a round that version 1 left open', () => {
  /** What of a document a settled round changes that is not counted in the test itself. */
  const paid = (file: string, change: (game: SavedText) => Partial<SavedText>): SavedText => {
    const before = inVersion2(documentOf(file));
    return { ...before, ...change(before), openRound: null, writes: before.writes + 1 };
  };
  const lastRound = { bet: 10, spins: ['000000000'] };

  test('that was the first is paid what nine fish pay, counted and shown', async () => {
    const old = documentOf('open-round');
    const at = old.log.lastAt ?? NaN;
    const disk = new Disk(version1Text('open-round'));
    const tab = openTab({ disk, now: () => at });
    await tab.game.recover();
    expect(disk.savedGame).toEqual(
      paid('open-round', ({ log }) => ({
        coins: 1040,
        highestBalance: 1040,
        games: {
          'lucky-fishing': {
            bet: null,
            lastRound,
            records: { largestWin: 50, longestRun: 1, run: 1 },
            totals: {
              ...{ rounds: 1, wins: 1, bet: 10, won: 50 },
              symbols: { fish: 9, tuna: 0, shark: 0, octopus: 0, whale: 0, treasure: 0 },
            },
          },
        },
        challenge: { week: 2921, spins: 1, score: 5, reachedAt: at },
        log: {
          ...log,
          session: { ...log.session, won: 50 },
          sinceReminder: { ...log.sinceReminder, won: 50 },
          days: log.days.map((day) => ({ ...day, won: 50 })),
        },
        unrecorded: [
          { game: 'lucky-fishing', id: 1, bet: 10, spins: ['000000000'], at, payout: 50, balance: 1040 },
        ],
      })),
    );
    expect(tab.announcedAs('roundRecovered')).toMatchObject([{ game: 'lucky-fishing', payout: 50 }]);
    expect(machineOf(tab.game)).toMatchObject({ grid: NINE_FISH, play: { phase: 'settled' } });
  });

  test('after others adds to what they had, and is paid once by however many tabs', async () => {
    const old = documentOf('weeks');
    const [disk, lock] = [new Disk(version1Text('weeks')), new SharedLock()];
    const tabs = [0, 1, 2].map(() => openTab({ disk, lock, now: () => old.log.lastAt ?? NaN }));
    await Promise.all(tabs.map(({ game }) => game.recover()));
    expect(disk.savedGame).toMatchObject({
      ...{ coins: 1150, highestBalance: 1150, rounds: 10, openRound: null },
      games: {
        'lucky-fishing': {
          lastRound,
          records: { largestWin: 50, longestRun: 1, run: 1 },
          totals: { ...{ rounds: 10, wins: 3, bet: 100, won: 150 }, symbols: { fish: 40, treasure: 14 } },
        },
      },
      unrecorded: [{ id: 9 }, { id: 10, payout: 50, balance: 1150 }],
    });
    expect(tabs.flatMap((tab) => tab.announcedAs('roundRecovered'))).toHaveLength(1);
    expect(tabs.map((tab) => (tab.game.refresh(), coinsOf(tab)))).toEqual([1150, 1150, 1150]);
  });
});

/**
 * Why a program of version 1 leaves version 2 alone: like this one it looks at the version before anything else, and
 * takes a higher one (`VERSION` of src/store/document/schema.ts, then 1) for a newer program's: it keeps a copy, plays
 * on in memory and never writes. So does this program with version 3, though every field is one that it knows.
 */
test.each(['played', 'open-round', 'history'])(
  'a document of version 3 is left as it is, with a copy of it: what is in %s.json',
  async (file) => {
    const text = JSON.stringify({ ...inVersion2(documentOf(file)), version: 3 });
    const disk = new Disk(text);
    const tab = openTab({ disk });
    await tab.game.recover();
    expect([coinsOf(tab), tab.game.state.getState().saveProblem]).toEqual([1000, 'newer']);
    await spin(tab.game);
    tab.game.settleNow();
    tab.game.set({ volume: 7 });
    await flushPromises();
    expect([...disk.texts]).toEqual([
      [SAVED_GAME_KEY, text],
      [backupKey(1), text],
    ]);
  },
);
