import { afterEach, describe, expect, test, vi } from 'vitest';
import { isStoragePersisted, requestPersistence } from '../../../src/store/account/storage-persistence';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { Disk, flushPromises, openTab, type Tab } from '../tabs';

const no = () => false;

/**
 * Stubs the browser of the tabs, by what it answers when it is asked whether it keeps the storage, and when it is asked to.
 * Returns the requests to keep it.
 */
function inBrowser(persisted: () => unknown = no, persist: () => unknown = no, isInstalled = false) {
  const asked = vi.fn(persist);
  stubNavigator({
    persisted: () => Promise.resolve().then(persisted),
    persist: () => Promise.resolve().then(asked),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
  }));
  return asked;
}

const stubNavigator = (storage: unknown): void => void vi.stubGlobal('navigator', { storage });

afterEach(() => void vi.unstubAllGlobals());

const request = ({ repository }: Tab) => requestPersistence(repository);

/** A whole round, and what the page does after it. */
async function play(tab: Tab): Promise<void> {
  await tab.playRound();
  await request(tab);
}

describe('the browser is asked to keep the storage', () => {
  test('when the tenth round has settled, not before, and once', async () => {
    const asked = inBrowser();
    const tab = openTab({ saved: { rounds: 8 }, random: dealing(LEFT_FISH) });
    const { disk, announced } = tab;
    await play(tab);
    const events = announced.splice(0).map(([type]) => type);
    await tab.spin();
    await request(tab);
    expect([asked.mock.calls.length, disk.savedGame.persistenceAsked]).toEqual([0, null]);
    tab.game.settleNow('hidden');
    await request(tab);
    expect([asked.mock.calls.length, disk.savedGame.persistenceAsked]).toEqual([1, 'tab']);
    // The player is told nothing, though the browser refuses.
    expect(announced.map(([type]) => type)).toEqual(events);
    await play(tab);
    await play(openTab({ disk }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('whatever it answers, and even if it never does, without being asked again', async () => {
    for (const persist of [() => true, () => false, () => new Promise(() => undefined)]) {
      const asked = inBrowser(no, persist);
      const disk = new Disk({ rounds: 10 });
      void request(openTab({ disk }));
      await flushPromises();
      expect(disk.savedGame.persistenceAsked).toBe('tab');
      await request(openTab({ disk }));
      expect(asked).toHaveBeenCalledTimes(1);
    }
  });

  test('once by two tabs that ask at the same time', async () => {
    const asked = inBrowser();
    const disk = new Disk({ rounds: 10 });
    await Promise.all([openTab({ disk }), openTab({ disk })].map(request));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('not where it does so already, and then nothing is written', async () => {
    const asked = inBrowser(() => true);
    const tab = openTab({ saved: { rounds: 10 } });
    await request(tab);
    expect([asked.mock.calls.length, tab.storage.writes]).toEqual([0, 0]);
  });

  test('once more where the game has been installed since, and not in a tab after that', async () => {
    const disk = new Disk({ rounds: 10, persistenceAsked: 'tab' });
    const asked = inBrowser(no, no, true);
    for (let n = 0; n < 2; n++) await request(openTab({ disk }));
    expect([asked.mock.calls.length, disk.savedGame.persistenceAsked]).toEqual([1, 'installed']);
    const askedInTab = inBrowser();
    await request(openTab({ disk }));
    expect(askedInTab).not.toHaveBeenCalled();
  });
});

const refuse = () => {
  throw new TypeError('Not here.');
};

test.each<[how: string, prepare: () => void]>([
  ['has no such thing', () => stubNavigator(undefined)],
  ['knows neither question', () => stubNavigator({})],
  ['throws on persist', () => stubNavigator({ persisted: () => Promise.resolve(false), persist: refuse })],
  ['rejects both', () => void inBrowser(refuse, refuse)],
  ['rejects persist', () => void inBrowser(no, refuse)],
  [
    'throws at a mere look',
    () => vi.stubGlobal('navigator', Object.defineProperty({}, 'storage', { get: refuse })),
  ],
])('a browser that %s stops no round', async (_, prepare) => {
  inBrowser();
  prepare();
  const tab = openTab({ saved: { rounds: 9 }, random: dealing(LEFT_FISH, NO_WIN) });
  for (const coins of [1040, 1030]) {
    await play(tab);
    expect([tab.phase(), tab.coins]).toEqual(['settled', coins]);
  }
});

test('where it is not known whether the browser keeps the storage, a later visit can still ask', async () => {
  inBrowser(refuse);
  const disk = new Disk({ rounds: 10 });
  expect(await isStoragePersisted()).toBeNull();
  await request(openTab({ disk }));
  expect(disk.savedGame.persistenceAsked).toBeNull();
  const asked = inBrowser();
  expect(await isStoragePersisted()).toBe(false);
  await request(openTab({ disk }));
  expect(asked).toHaveBeenCalledTimes(1);
});
