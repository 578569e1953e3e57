import { afterEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { isStoragePersisted, requestPersistence } from '../../../src/store/account/storage-persistence';
import { type SavedText } from '../saved-text';
import {
  coinsOf,
  Disk,
  flushPromises,
  openTab,
  phaseOf,
  playRound,
  SharedLock,
  spin,
  type Tab,
} from '../tabs';

interface Browser {
  /** What it answers when it is asked whether it keeps the storage. */
  persisted?: () => unknown;
  /** What it answers when it is asked to. */
  persist?: () => unknown;
  /** Whether the game runs installed. */
  installed?: boolean;
}

/** Stubs the browser of the tabs. Returns the requests to keep the storage. */
function inBrowser({ persisted = () => false, persist = () => false, installed = false }: Browser = {}) {
  const asked = vi.fn(persist);
  stubNavigator({
    persisted: () => Promise.resolve().then(persisted),
    persist: () => Promise.resolve().then(asked),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query === '(display-mode: standalone)',
  }));
  return asked;
}

const stubNavigator = (storage: unknown): void => void vi.stubGlobal('navigator', { storage });

afterEach(() => void vi.unstubAllGlobals());

/** A whole round, and what the page does after it. */
async function play(tab: Tab): Promise<void> {
  await playRound(tab);
  await requestPersistence(tab.context.repository);
}

/** Somebody who has settled so many rounds. */
const after = (rounds: number, saved: Partial<SavedText> = {}): Disk => new Disk({ rounds, ...saved });

describe('the browser is asked to keep the storage', () => {
  test('when the tenth round has settled, not before, and once', async () => {
    const asked = inBrowser();
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    const messages = new Set<string>();
    tab.game.events.on('*', (name) => void messages.add(name));
    for (let round = 1; round <= 9; round++) await play(tab);
    const before = [...messages];
    expect([asked.mock.calls.length, disk.savedGame.persistenceAsked]).toEqual([0, null]);
    await play(tab);
    expect([asked.mock.calls.length, disk.savedGame.persistenceAsked]).toEqual([1, 'tab']);
    // The player is told nothing, though the browser refuses.
    expect([...messages]).toEqual(before);
    await play(tab);
    await play(openTab({ disk }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('not while the tenth round still runs', async () => {
    const asked = inBrowser();
    const tab = openTab({ disk: after(9) });
    await spin(tab.game);
    await requestPersistence(tab.context.repository);
    expect(asked).not.toHaveBeenCalled();
  });

  test('whatever it answers, and even if it never does, without being asked again', async () => {
    for (const persist of [() => true, () => false, () => new Promise(() => undefined)]) {
      const asked = inBrowser({ persist });
      const [disk, lock] = [after(10), new SharedLock()];
      void requestPersistence(openTab({ disk, lock }).context.repository);
      await flushPromises();
      expect(disk.savedGame.persistenceAsked).toBe('tab');
      await requestPersistence(openTab({ disk, lock }).context.repository);
      expect(asked).toHaveBeenCalledTimes(1);
    }
  });

  test('once by two tabs that want to at the same time', async () => {
    const asked = inBrowser();
    const [disk, lock] = [after(10), new SharedLock()];
    const tabs = [openTab({ disk, lock }), openTab({ disk, lock })];
    await Promise.all(tabs.map(({ context }) => requestPersistence(context.repository)));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('not where it does so already, and then nothing is written', async () => {
    const asked = inBrowser({ persisted: () => true });
    const tab = openTab({ disk: after(10) });
    await requestPersistence(tab.context.repository);
    expect([asked.mock.calls.length, tab.storage.writes]).toEqual([0, 0]);
  });

  test('once more where the game has been installed since, and not in a tab after that', async () => {
    const disk = after(10, { persistenceAsked: 'tab' });
    const asked = inBrowser({ installed: true });
    await play(openTab({ disk }));
    await play(openTab({ disk }));
    expect([asked.mock.calls.length, disk.savedGame.persistenceAsked]).toEqual([1, 'installed']);
    const askedInTab = inBrowser();
    await play(openTab({ disk }));
    expect(askedInTab).not.toHaveBeenCalled();
  });
});

const refuse = () => {
  throw new TypeError('Not here.');
};

describe.each<[how: string, prepare: () => void]>([
  ['has no such thing', () => stubNavigator(undefined)],
  ['knows neither question', () => stubNavigator({})],
  ['throws on persist', () => stubNavigator({ persisted: () => Promise.resolve(false), persist: refuse })],
  ['rejects both', () => void inBrowser({ persisted: refuse, persist: refuse })],
  ['rejects persist', () => void inBrowser({ persist: refuse })],
  [
    'throws at a mere look',
    () =>
      vi.stubGlobal('navigator', {
        get storage() {
          return refuse();
        },
      }),
  ],
])('a browser that %s', (_, prepare) => {
  test('stops no round', async () => {
    inBrowser();
    prepare();
    const tab = openTab({ disk: after(9), random: dealing(LEFT_FISH, NO_WIN) });
    await play(tab);
    expect([phaseOf(tab), coinsOf(tab)]).toEqual(['settled', 1040]);
    await play(tab);
    expect([phaseOf(tab), coinsOf(tab)]).toEqual(['settled', 1030]);
  });
});

test('where it is not known whether the browser keeps the storage, a later visit can still ask', async () => {
  inBrowser({ persisted: refuse });
  const disk = after(10);
  expect(await isStoragePersisted()).toBeNull();
  await requestPersistence(openTab({ disk }).context.repository);
  expect(disk.savedGame.persistenceAsked).toBeNull();
  const asked = inBrowser();
  expect(await isStoragePersisted()).toBe(false);
  await requestPersistence(openTab({ disk }).context.repository);
  expect(asked).toHaveBeenCalledTimes(1);
});
