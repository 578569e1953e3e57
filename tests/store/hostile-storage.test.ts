import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCoins } from '../../src/engine/coins';
import { backupKey, SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN } from '../engine/grids';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS } from './bad-documents';
import {
  coinsOf,
  Disk,
  flushPromises,
  openTab,
  phaseOf,
  playRound,
  problemOf,
  SharedLock,
  spin,
  type TabParts,
} from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an unreadable saved game', () => {
  test.each(BAD_DOCUMENTS)('gives 1000 coins and is kept aside: %s', (_, text) => {
    const disk = new Disk(text);
    const tab = openTab({ disk });
    expect([coinsOf(tab), phaseOf(tab), problemOf(tab)]).toEqual([1000, 'idle', 'unreadable']);
    expect(disk.texts.get(backupKey(1))).toBe(text);
    expect(disk.savedGame).toMatchObject({ version: 1, coins: 1000, openRound: null });
  });

  test('is reported once: the next visit goes on with what was saved since', async () => {
    const disk = new Disk('{"coins":');
    await playRound(openTab({ disk, random: dealing(LEFT_FISH) }));
    const next = openTab({ disk });
    expect([coinsOf(next), problemOf(next), disk.texts.size]).toEqual([1040, null, 2]);
  });

  test('is kept beside earlier ones, each once', () => {
    const disk = new Disk('first');
    openTab({ disk });
    for (const text of ['second', 'first', 'second']) {
      disk.texts.set(SAVED_GAME_KEY, text);
      openTab({ disk });
    }
    expect([1, 2, 3].map((n) => disk.texts.get(backupKey(n)))).toEqual(['first', 'second', undefined]);
  });

  test('is not overwritten where there is no space for a backup', async () => {
    const disk = new Disk('precious');
    const tab = openTab({ disk, random: dealing(LEFT_FISH), fault: 'writes throw before they land' });
    expect(problemOf(tab)).toBe('not storable');
    await playRound(tab);
    expect([...disk.texts]).toEqual([[SAVED_GAME_KEY, 'precious']]);
    expect(coinsOf(tab)).toBe(1040);
    // Not after the backup either.
    openTab({ disk, fault: 'writes throw before they land', goodWrites: 1 });
    expect([...disk.texts.values()]).toEqual(['precious', 'precious']);
  });

  test('that appears under a running game costs it nothing: its own coins are saved again', async () => {
    const disk = new Disk({ coins: 5000 });
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    disk.texts.set(SAVED_GAME_KEY, 'damaged');
    tab.game.settleNow('hidden');
    expect([coinsOf(tab), disk.savedGame.coins, disk.savedGame.openRound]).toEqual([5040, 5040, null]);
    expect([problemOf(tab), disk.texts.get(backupKey(1))]).toEqual(['unreadable', 'damaged']);
  });

  test('is reported until the player has dismissed it', () => {
    const tab = openTab({ disk: new Disk('bad') });
    tab.game.refresh();
    expect(problemOf(tab)).toBe('unreadable');
    tab.game.dismissSaveProblem();
    expect(problemOf(tab)).toBeNull();
    tab.game.refresh();
    expect(problemOf(tab)).toBeNull();
  });
});

describe('a saved game of a newer version', () => {
  test.each(NEWER_DOCUMENTS)(
    'is left untouched, and kept aside as well, while play goes on in memory: %s',
    async (_, text) => {
      const disk = new Disk(text);
      const tab = openTab({ disk, random: dealing(LEFT_FISH) });
      expect([coinsOf(tab), problemOf(tab)]).toEqual([1000, 'newer']);
      await playRound(tab);
      await playRound(tab);
      expect(coinsOf(tab)).toBe(1080);
      expect([...disk.texts]).toEqual([
        [SAVED_GAME_KEY, text],
        [backupKey(1), text],
      ]);
    },
  );

  test('that appears under a running game leaves it its coins and its round', async () => {
    const disk = new Disk({ coins: 5000 });
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    disk.texts.set(SAVED_GAME_KEY, '{"version":3}');
    tab.game.settleNow('hidden');
    expect([coinsOf(tab), problemOf(tab), disk.text]).toEqual([5040, 'newer', '{"version":3}']);
  });
});

describe('without a storage', () => {
  const broken: [name: string, parts: TabParts][] = [
    ['that is null', { openStorage: () => null }],
    ['that is absent', { openStorage: () => undefined }],
    [
      'whose very door throws',
      {
        openStorage: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
    ['that throws on read', { fault: 'reads throw' }],
    ['that throws on everything', { fault: 'everything throws' }],
  ];

  test.each(broken)(
    '%s, play goes on in memory and the player is notified at once, and once',
    async (_, parts) => {
      const disk = new Disk();
      const tab = openTab({ ...parts, disk, random: dealing(LEFT_FISH, LEFT_FISH, NO_WIN) });
      expect([coinsOf(tab), problemOf(tab)]).toEqual([1000, 'not storable']);
      tab.game.dismissSaveProblem();
      for (const coins of [1040, 1080, 1070]) {
        await playRound(tab);
        expect(coinsOf(tab)).toBe(coins);
      }
      tab.game.refresh();
      await tab.game.recover();
      expect([coinsOf(tab), disk.texts.size]).toEqual([1070, 0]);
      expect(problemOf(tab)).toBeNull();
      expect(tab.announcedAs('roundSettled')).toHaveLength(3);
    },
  );
});

describe('a storage that is full', () => {
  test.each(['writes throw before they land', 'writes are dropped'] as const)(
    'from the first spin on (%s): play goes on in memory and the player is notified',
    async (fault) => {
      const tab = openTab({ disk: new Disk({ coins: 640 }), random: dealing(LEFT_FISH), fault });
      expect(problemOf(tab)).toBeNull();
      await spin(tab.game);
      expect([problemOf(tab), coinsOf(tab), phaseOf(tab)]).toEqual(['not storable', 630, 'spinning']);
      tab.game.settleNow('hidden');
      await playRound(tab);
      expect(coinsOf(tab)).toBe(720);
    },
  );

  test.each(['set', 'limit', 'takeBreak'] as const)(
    'reminds of it each time when the player sets something that then lasts for this visit only: %s',
    async (act) => {
      const tab = openTab({ fault: 'writes throw before they land' });
      const acts = {
        set: () => tab.game.set({ sound: true }),
        limit: () => tab.game.limit('betPerDay', toCoins(500)),
        takeBreak: () => tab.game.takeBreak('day'),
      };
      for (let n = 0; n < 2; n++) {
        await acts[act]();
        await flushPromises();
        expect(problemOf(tab)).toBe('not storable');
        tab.game.dismissSaveProblem();
      }
      const { sound, limits } = tab.game.state.getState();
      expect([sound, limits.held.betPerDay.now === 500, limits.breakUntil !== null]).toEqual(
        (['set', 'limit', 'takeBreak'] as const).map((one) => one === act),
      );
    },
  );

  test('for a moment: what is played in memory afterwards never overwrites the saved game', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const tab = openTab({ disk, lock, random: dealing(LEFT_FISH) });
    tab.storage.fault = 'writes throw before they land';
    await playRound(tab);
    tab.storage.fault = 'none';
    const other = openTab({ disk, lock, random: dealing(NO_WIN) });
    await playRound(other);
    await playRound(tab);
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([1080, 990]);
  });

  test('once reading fails in mid-spin, the round is paid from what is known', async () => {
    const tab = openTab({ disk: new Disk({ coins: 640 }), random: dealing(LEFT_FISH) });
    await spin(tab.game);
    tab.storage.fault = 'reads throw';
    tab.game.settleNow('shown');
    expect([coinsOf(tab), problemOf(tab)]).toEqual([680, 'not storable']);
  });
});
