// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileOf, playMany } from '../../../testing/saved/played';
import { luckyFishingWith } from '../../../testing/saved/saved-game';
import {
  announced,
  balance,
  catchDownloads,
  fill,
  openApp,
  press,
  refuseStorage,
  savedText,
  textOf,
  toasts,
} from '../../app/open-app';
import { choose, chooseFile, file, fileText, pressUndo, rows } from './parts';

const NOON = Date.UTC(2026, 0, 14, 12);
const DAY_MS = 86_400_000;

afterEach(() => void vi.unstubAllGlobals());

/** Gives the browser these properties of `navigator` instead of its own. */
const stubNavigator = (own: object) =>
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name): unknown => {
        const from = name in own ? own : target;
        const value: unknown = Reflect.get(from, name, from);
        return typeof value === 'function' ? (value.bind(from) as unknown) : value;
      },
    }),
  );

const openWithCoins = () => openApp('/profile', { saved: { coins: 640 } });
const inFile = (name: string) => within(file()).queryByRole('button', { name });
const listed = () =>
  within(file())
    .getAllByRole('listitem')
    .map((item) => textOf(item));

const played = playMany(30, NOON);
const withWins = luckyFishingWith({ totals: { ...played.totals, wins: 31 } });
test.each([
  ['comes from a newer version of the game', '{"app":"lucky-fishing","version":2}'],
  ['name in this file', fileOf(played, { profile: { name: 'x'.repeat(60), avatar: 'fish' } })],
  ['more wins than rounds', fileOf(played, { games: withWins })],
])('a file that cannot be imported changes nothing, and is told of: "%s"', async (says, chosen) => {
  await openWithCoins();
  const before = savedText();
  choose(chosen);
  await waitFor(() => expect(fileText()).toContain(says));
  expect(fileText()).toContain('Nothing was changed.');
  expect(announced('assertive')).toContain(says);
  expect(inFile('Import')).toBeNull();
  expect(savedText()).toBe(before);
});

test('a good file changes nothing before it is imported, nor after Cancel', async () => {
  await openWithCoins();
  const before = savedText();
  await chooseFile(fileOf(playMany(30, NOON)));
  expect(inFile('Import')).not.toBeNull();
  expect(savedText()).toBe(before);
  press('Cancel');
  expect(within(file()).queryByRole('table')).toBeNull();
  expect(savedText()).toBe(before);
});

describe('whether the browser may delete the game', () => {
  const stubStorage = (storage: object | undefined) => stubNavigator({ storage });

  test.each([
    ['has not agreed to keep it', { persisted: () => Promise.resolve(false) }, false],
    ['cannot be asked', undefined, false],
    ['has not agreed, with the game installed already', { persisted: () => Promise.resolve(false) }, true],
  ])('is said where it %s, with what the player can do', async (_, storage, isInstalled) => {
    stubStorage(storage);
    const ask = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(isInstalled && query === '(display-mode: standalone)' ? 'all' : query),
    );
    await openApp('/profile');
    const advice = isInstalled ? 'save it to a file.' : 'install the game or save it to a file.';
    await waitFor(() =>
      expect(fileText()).toContain(`may delete your saved game if you don't visit for a while`),
    );
    expect(fileText()).toContain(`To keep it, ${advice}`);
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  test("isn't shown if it has", async () => {
    const persisted = vi.fn(() => Promise.resolve(true));
    stubStorage({ persisted });
    await openApp('/profile');
    await waitFor(() => expect(persisted).toHaveBeenCalled());
    catchDownloads();
    press('Save to a file');
    await waitFor(() => expect(fileText()).toContain('You last asked for a copy on'));
    expect(fileText()).not.toContain('may delete');
  });
});

test('a share sheet that the player closes counts as no copy', async () => {
  stubNavigator({
    standalone: true,
    canShare: () => true,
    share: () => Promise.reject(new DOMException('', 'AbortError')),
  });
  await openWithCoins();
  press('Save to a file');
  await screen.findByRole('button', { name: 'Show it as text' });
  await waitFor(() => expect(inFile('Save to a file')?.getAttribute('aria-disabled')).toBe('false'));
  expect(fileText()).not.toContain('You last asked');
  expect(savedText()).toContain('"savedToFileAt":null');
  expect(toasts()).toBe('');
});

test('where no file arrives, the game is copied as text, and pasted again', async () => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  stubNavigator({ clipboard: { writeText } });
  catchDownloads();
  await openWithCoins();
  press('Save to a file');
  fireEvent.click(await screen.findByRole('button', { name: 'Show it as text' }));
  await screen.findByRole('textbox', { name: 'Your game as text' });
  press('Copy');
  await waitFor(() => expect(fileText()).toContain('Copied.'));

  await openApp('/profile', { saved: { coins: 5 } });
  press('Paste text');
  fill(screen.getByRole('textbox', { name: 'Text of your saved game' }), writeText.mock.calls[0]?.[0] ?? '');
  press('Check the text');
  await screen.findByRole('table', { name: 'What will change' });
  press('Import');
  await waitFor(() => expect(balance()).toBe('640'));
});

test('where the browser stores nothing more, an undo changes nothing and says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const imported = playMany(60, NOON);
  await openApp('/profile');
  await chooseFile(fileOf(imported));
  press('Import');
  await waitFor(() => expect(rows()).toHaveLength(50));
  await screen.findByRole('button', { name: 'Undo' });
  refuseStorage();
  await pressUndo();
  await waitFor(() => expect(fileText()).toContain("couldn't save that, so nothing was changed"));
  expect(announced('assertive')).toContain('nothing was changed');
  await openApp('/profile');
  expect(balance()).toBe(imported.coins.toLocaleString('en-US'));
  await waitFor(() => expect(rows()).toHaveLength(50));
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
    expect.stringMatching(/^You will be on a break until Jan 21, 2026, .*\. No game opens before then\.$/),
    'Daily bet limit: 35 coins a day (before: no limit).',
  ]);
  for (const row of [
    ...['Effects volume100%40%', 'MotionSame as deviceReduced', 'GraphicsAutomaticSimple'],
    ...['LookOriginalPixel', 'Help shortcut (?)onoff'],
  ])
    expect(fileText()).toContain(row);
  expect(fileText()).toContain('they stay that way even if you undo it');

  press('Import');
  await pressUndo();
  await waitFor(() => expect(fileText()).toContain('Your game is back to how it was.'));
  expect(listed()).toEqual([
    expect.stringMatching(/^You are on a break until Jan 21, 2026/),
    expect.stringMatching(/^Daily bet limit: 35 coins/),
  ]);
  expect(announced('polite')).toContain('You are on a break until');
  await openApp('/slots');
  expect(textOf(screen.getByRole('main'))).toContain('Jan 21, 2026');
});
