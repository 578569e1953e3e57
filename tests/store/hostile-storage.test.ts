import { describe, expect, test } from 'vitest';
import { toCoins } from '../../src/engine/coins';
import type { GameStore } from '../../src/store/game-store';
import { backupKey, SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN } from '../engine/grids';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS } from './bad-documents';
import { fakeTimers } from './fake-timers';
import { NOW } from './saved-text';
import { Disk, flushPromises, openTab, type TabParts } from './tabs';

fakeTimers();

const winning = (parts: TabParts) => openTab({ random: dealing(LEFT_FISH), ...parts });

describe('an unreadable saved game', () => {
  test('is backed up, and the player starts with 1000 coins', () => {
    for (const [name, text] of BAD_DOCUMENTS) {
      const tab = openTab({ saved: text });
      expect([tab.coins, tab.phase(), tab.problem], name).toEqual([1000, 'idle', 'unreadable']);
      expect(tab.disk.texts.get(backupKey(1)), name).toBe(text);
      expect(tab.savedGame, name).toMatchObject({ version: 1, coins: 1000, openRound: null });
    }
  });

  test('is reported once: the next visit goes on with what was saved since', async () => {
    const before = winning({ saved: '{"coins":' });
    const { disk } = before;
    await before.playRound();
    const next = openTab({ disk });
    expect([next.coins, next.problem, disk.texts.size]).toEqual([1040, null, 2]);
  });

  test('is never written: whatever a change does wrong, the next visit finds the game as it was', async () => {
    const disk = new Disk({ coins: 700 });
    const betweenMilliseconds = winning({ disk, now: () => NOW + 0.5 });
    await betweenMilliseconds.playRound();
    expect(betweenMilliseconds.problem).toBe('not storable');
    const next = openTab({ disk });
    expect([next.coins, next.problem]).toEqual([700, null]);
  });

  test('is kept beside earlier ones, each once', () => {
    const disk = new Disk();
    for (const text of ['first', 'second', 'first', 'second']) {
      disk.texts.set(SAVED_GAME_KEY, text);
      openTab({ disk });
    }
    expect([1, 2, 3].map((n) => disk.texts.get(backupKey(n)))).toEqual(['first', 'second', undefined]);
  });

  test("isn't overwritten if there is no space for a backup", async () => {
    const tab = winning({ saved: 'precious', fault: 'writes throw before they land' });
    const { disk } = tab;
    expect(tab.problem).toBe('not storable');
    await tab.playRound();
    expect([...disk.texts]).toEqual([[SAVED_GAME_KEY, 'precious']]);
    expect(tab.coins).toBe(1040);
    // Not after the backup either.
    openTab({ disk, fault: 'writes throw before they land', goodWrites: 1 });
    expect([...disk.texts.values()]).toEqual(['precious', 'precious']);
  });

  test('is reported until the player has dismissed it', () => {
    const tab = openTab({ saved: 'bad' });
    tab.game.refresh();
    expect(tab.problem).toBe('unreadable');
    tab.game.dismissSaveProblem();
    expect(tab.problem).toBeNull();
    tab.game.refresh();
    expect(tab.problem).toBeNull();
  });
});

test.each(NEWER_DOCUMENTS)(
  'a saved game of a newer version is left untouched, and kept aside as well, while play goes on in memory: %s',
  async (_, text) => {
    const tab = winning({ saved: text });
    expect([tab.coins, tab.problem]).toEqual([1000, 'newer']);
    for (let n = 0; n < 2; n++) await tab.playRound();
    expect(tab.coins).toBe(1080);
    expect(Object.fromEntries(tab.disk.texts)).toEqual({ [SAVED_GAME_KEY]: text, [backupKey(1)]: text });
  },
);

test.each([
  ['unreadable', 'damaged'],
  ['newer', '{"version":3}'],
])('a text that is %s and appears under a running game costs it nothing', async (problem, text) => {
  const tab = winning({ saved: { coins: 5000 } });
  const { disk } = tab;
  await tab.spin();
  disk.texts.set(SAVED_GAME_KEY, text);
  tab.game.settleNow('hidden');
  expect([tab.coins, tab.problem, disk.texts.get(backupKey(1))]).toEqual([5040, problem, text]);
  if (problem === 'newer') expect(disk.text).toBe(text);
  else expect(disk.savedGame).toMatchObject({ coins: 5040, openRound: null });
});

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test.each<[name: string, parts: TabParts]>([
  ['that is null', { openStorage: () => null }],
  ['that is absent', { openStorage: () => undefined }],
  ['whose very door throws', { openStorage: refuse }],
  ['that throws on read', { fault: 'reads throw' }],
  ['that throws on everything', { fault: 'everything throws' }],
])(
  'with a storage %s, play goes on in memory and the player is notified at once, and once',
  async (_, parts) => {
    const tab = openTab({ ...parts, random: dealing(LEFT_FISH, LEFT_FISH, NO_WIN) });
    expect([tab.coins, tab.problem]).toEqual([1000, 'not storable']);
    tab.game.dismissSaveProblem();
    for (const coins of [1040, 1080, 1070]) {
      await tab.playRound();
      expect(tab.coins).toBe(coins);
    }
    tab.game.refresh();
    await tab.game.recover();
    expect([tab.coins, tab.problem, tab.disk.texts.size]).toEqual([1070, null, 0]);
    expect(tab.announcedAs('roundSettled')).toHaveLength(3);
  },
);

describe('a storage that is full', () => {
  test.each(['writes throw before they land', 'writes are dropped'] as const)(
    'from the first spin on (%s): play goes on in memory and the player is notified',
    async (fault) => {
      const tab = winning({ saved: { coins: 640 }, fault });
      expect(tab.problem).toBeNull();
      await tab.spin();
      expect([tab.problem, tab.coins, tab.phase()]).toEqual(['not storable', 630, 'spinning']);
      tab.game.settleNow('hidden');
      await tab.playRound();
      expect(tab.coins).toBe(720);
    },
  );

  test.each<[string, (game: GameStore) => unknown]>([
    ['a setting', (game) => game.changeSettings({ sound: true })],
    ['a limit', (game) => game.limit('betPerDay', toCoins(500))],
    ['a break', (game) => game.takeBreak('day')],
  ])('reminds of it each time when the player sets what then lasts for this visit: %s', async (_, act) => {
    const tab = openTab({ fault: 'writes throw before they land' });
    const { limits, sound } = tab.state;
    for (let n = 0; n < 2; n++) {
      await act(tab.game);
      await flushPromises();
      expect(tab.problem).toBe('not storable');
      tab.game.dismissSaveProblem();
    }
    expect([tab.state.limits, tab.state.sound]).not.toEqual([limits, sound]);
  });

  test('for a moment: what is played in memory afterwards never overwrites the saved game', async () => {
    const tab = winning({});
    const { disk } = tab;
    tab.storage.fault = 'writes throw before they land';
    await tab.playRound();
    tab.storage.fault = 'none';
    await openTab({ disk, random: dealing(NO_WIN) }).playRound();
    await tab.playRound();
    expect([tab.coins, disk.savedGame.coins]).toEqual([1080, 990]);
  });

  test('once reading fails in mid-spin, the round is paid from what is known', async () => {
    const tab = winning({ saved: { coins: 640 } });
    await tab.spin();
    tab.storage.fault = 'reads throw';
    tab.settle();
    expect([tab.coins, tab.problem]).toEqual([680, 'not storable']);
  });
});
