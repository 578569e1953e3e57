// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileOf, playMany, savedAfter } from '../../../testing/saved/played';
import { luckyFishingWith } from '../../../testing/saved/saved-game';
import { MOST_BYTES } from '../../../src/store/account/save-file';
import {
  announced,
  catchDownloads,
  clearStorage,
  closeApp,
  openApp,
  refuseStorage,
  savedText,
  textOf,
} from '../../app/open-app';
import { choose, chooseFile, file, fileText, press, pressUndo, rows } from './parts';

const NOON = Date.UTC(2026, 0, 14, 12);
const DAY_MS = 86_400_000;

beforeEach(clearStorage);
afterEach(() => {
  closeApp();
  vi.useRealTimers();
});

const balance = () => textOf(screen.getByTestId('coin-balance'));
const inFile = (name: string) => within(file()).queryByRole('button', { name });
const rowOf = (name: string) => textOf(within(file()).getByRole('rowheader', { name }).closest('tr'));
const listed = () =>
  within(file())
    .getAllByRole('listitem')
    .map((item) => textOf(item));

/** Presses "Save to a file", and returns the text of the file. */
async function savedFile(): Promise<string> {
  const files = catchDownloads();
  press('Save to a file');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^lucky-fishing-\d{4}-\d\d-\d\d\.json$/);
  return (await files[0]?.file.text()) ?? '';
}

describe('a file that cannot be imported changes nothing, and one sentence says what is wrong:', () => {
  /** Expects that this file is refused, by this sentence. */
  async function expectRefusal(chosen: string | File, says: string): Promise<void> {
    const before = savedText();
    choose(chosen);
    await waitFor(() => expect(fileText()).toContain(says));
    expect(fileText()).toContain('Nothing was changed.');
    expect(announced('assertive')).toContain(says);
    expect(within(file()).queryByRole('table')).toBeNull();
    expect(inFile('Import')).toBeNull();
    expect(savedText()).toBe(before);
  }

  test.each<[name: string, text: (good: string) => string, says: string]>([
    ['nothing', () => '', 'not a save file, or it was cut off'],
    ['cut off', (good) => good.slice(0, -9), 'not a save file, or it was cut off'],
    ['of another program', () => '{"name":"another program","version":1}', 'comes from another program'],
    ['newer', () => '{"app":"lucky-fishing","version":2}', 'comes from a newer version of the game'],
    ['with debts', (good) => good.replace('"coins":640', '"coins":-640'), 'is damaged'],
    ['with half a round', (good) => good.replace('"rounds":[', '"rounds":[{"id":1}'), 'is damaged'],
  ])('%s', async (_, text, says) => {
    await openApp('/profile', { saved: { coins: 640 } });
    const good = await savedFile();
    await expectRefusal(text(good), says);
  });

  const played = playMany(30, NOON);
  const { totals } = played;
  test.each([
    ['the name in this file', fileOf(played, { profile: { name: 'x'.repeat(60), avatar: 'fish' } })],
    [
      'more wins than rounds',
      fileOf(played, { games: luckyFishingWith({ totals: { ...totals, wins: 31 } }) }),
    ],
    [
      'No rounds could add up',
      fileOf(played, { games: luckyFishingWith({ totals: { ...totals, won: totals.won + 1_000_000 } }) }),
    ],
  ])('%s', async (says, text) => {
    await openApp('/profile', { saved: { coins: 640 } });
    await expectRefusal(text, says);
  });

  test('one that is too large, which is not even read', async () => {
    await openApp('/profile', { saved: { coins: 640 } });
    const huge = new File([''], 'huge.json');
    const read = vi.spyOn(huge, 'text');
    Object.defineProperty(huge, 'size', { value: MOST_BYTES + 1 });
    await expectRefusal(huge, 'too large');
    expect(read).not.toHaveBeenCalled();
  });
});

test('a good file changes nothing before it is imported, nor after Cancel', async () => {
  await openApp('/profile', { saved: { coins: 640 } });
  const before = savedText();
  await chooseFile(fileOf(playMany(30, NOON)));
  expect(inFile('Import')).not.toBeNull();
  expect(savedText()).toBe(before);
  press('Cancel');
  expect(within(file()).queryByRole('table')).toBeNull();
  expect(savedText()).toBe(before);
});

test('saving to a file is remembered with its day, after a reload and in the file', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
  const note = 'Last saved to a file on Nov 22, 2026.';
  await openApp('/profile');
  await waitFor(() => expect(fileText()).toContain('may delete the game'));
  expect(fileText()).not.toContain('Last saved to a file');
  const text = await savedFile();
  await waitFor(() => expect(fileText()).toContain(note));
  vi.setSystemTime(Date.now() + 3 * DAY_MS);
  await openApp('/profile');
  expect(fileText()).toContain(note);

  clearStorage();
  await openApp('/profile');
  await chooseFile(text);
  expect(fileText()).not.toContain('Last saved to a file');
  press('Import');
  await waitFor(() => expect(fileText()).toContain(note));
});

describe('whether the browser may delete the game', () => {
  const RISK = 'This browser may delete the game when you have not visited for a while';
  const stubStorage = (value: object | undefined) => vi.stubGlobal('navigator', withStorage(value));
  const withStorage = (storage: object | undefined): Navigator =>
    new Proxy(navigator, {
      get: (target, name): unknown => {
        if (name === 'storage') return storage;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  afterEach(() => void vi.unstubAllGlobals());

  test('is said where it has not agreed to keep it, with what the player can do', async () => {
    stubStorage({ persisted: () => Promise.resolve(false) });
    await openApp('/profile');
    await waitFor(() =>
      expect(fileText()).toContain(`${RISK}: to keep it, install the game or save it to a file.`),
    );
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  test('is said where it cannot be asked', async () => {
    stubStorage(undefined);
    await openApp('/profile');
    await waitFor(() => expect(fileText()).toContain(RISK));
  });

  test('is said in the installed game without the advice to install it', async () => {
    stubStorage({ persisted: () => Promise.resolve(false) });
    const ask = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === '(display-mode: standalone)' ? 'all' : query),
    );
    await openApp('/profile');
    await waitFor(() => expect(fileText()).toContain(`${RISK}: to keep it, save it to a file.`));
  });

  test('is not said where it has, and the day of the last file is', async () => {
    const persisted = vi.fn(() => Promise.resolve(true));
    stubStorage({ persisted });
    await openApp('/profile');
    await waitFor(() => expect(persisted).toHaveBeenCalled());
    await savedFile();
    await waitFor(() => expect(fileText()).toContain('Last saved to a file on'));
    expect(fileText()).not.toContain('may delete');
  });
});

describe('where the browser stores nothing more', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  const coinsOf = ({ coins }: { coins: number }): string => coins.toLocaleString('en-US');

  test('an import changes nothing and says so, and coins and history are there after a reload', async () => {
    const here = playMany(60, NOON);
    const seed = { saved: savedAfter(here), rounds: here.rounds };
    await openApp('/profile', seed);
    await waitFor(() => expect(rows()).toHaveLength(50));
    await chooseFile(fileOf(playMany(3, NOON)));
    refuseStorage();
    press('Import');
    await waitFor(() => expect(fileText()).toContain('did not store that, so nothing was changed'));
    expect(fileText()).toContain('free some space');
    expect(announced('assertive')).toContain('nothing was changed');
    expect(inFile('Undo')).toBeNull();
    expect(balance()).toBe(coinsOf(here));
    await openApp('/profile');
    expect(balance()).toBe(coinsOf(here));
    await waitFor(() => expect(rows()).toHaveLength(50));
  });

  test('an undo changes nothing and says so', async () => {
    const [here, there] = [playMany(2, NOON), playMany(60, NOON)];
    await openApp('/profile', { saved: savedAfter(here), rounds: here.rounds });
    await chooseFile(fileOf(there));
    press('Import');
    await waitFor(() => expect(rows()).toHaveLength(50));
    await screen.findByRole('button', { name: 'Undo' });
    refuseStorage();
    await pressUndo();
    await waitFor(() => expect(fileText()).toContain('did not store that, so nothing was changed'));
    await openApp('/profile');
    expect(balance()).toBe(coinsOf(there));
    await waitFor(() => expect(rows()).toHaveLength(50));
  });
});

test('a file of a player who takes a break says so before and after an undo', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const off = { now: null, later: null };
  const limits = {
    held: {
      ...{ session: off, remindEvery: off, remindDaily: { now: false, later: null } },
      ...{ betPerDay: { now: 35, later: null }, betPerWeek: off },
    },
    ...{ breakUntil: NOON + 7 * DAY_MS, changedAt: NOON },
  };
  const settings = { volume: 40, motion: 'reduced', helpKey: false, renderer: 'dom', skin: 'pixel' };
  await openApp('/profile');
  await chooseFile(fileOf(playMany(3, NOON), { limits, ...settings }));
  expect(listed()).toEqual([
    expect.stringMatching(/^You will be on a break until Jan 21, 2026, .*: no game opens before then\.$/),
    'Coins you may bet a day: 35 coins a day (before: no limit).',
  ]);
  expect(
    ['Volume', 'Motion', 'What draws the reels', 'Look', 'Key ? opens the help'].map((name) =>
      rowOf(name).slice(name.length),
    ),
  ).toEqual(['100%40%', 'Same as deviceReduced', 'AutomaticPlain', 'OriginalPixel', 'onoff']);
  expect(fileText()).toContain('They stay so even if you undo the import.');

  press('Import');
  await pressUndo();
  await waitFor(() => expect(fileText()).toContain('Your game is back as it was.'));
  expect(fileText()).not.toContain('Everything is back');
  expect(listed()).toEqual([
    expect.stringMatching(/^You are on a break until Jan 21, 2026/),
    expect.stringMatching(/^Coins you may bet a day: 35 coins/),
  ]);
  expect(announced('polite')).toContain('You are on a break until');
  await openApp('/slots');
  expect(textOf(screen.getByRole('main'))).toContain('Jan 21, 2026');
});
