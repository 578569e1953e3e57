// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameUnderTest } from '../../../testing/game/games';
import { limitsOf } from '../../../testing/saved/saved-limits';
import { playMany, savedAfter } from '../../../testing/saved/played';
import { roundPath } from '../../../src/features/round-link';
import type { drawRoundPicture as DrawRoundPicture } from '../../../src/pages/slot/replay/picture/round-picture';
import { clampBet } from '../../../src/engine/coins';
import { announcements } from '../../../src/ui/announcements';
import { applySkin } from '../../../src/ui/skin/active-skin';
import {
  balance,
  openApp,
  openMachine,
  playRound,
  press,
  savedText,
  stage,
  textOf,
  toasts,
} from '../../app/open-app';

// Nothing is drawn here: e2e/replays.spec.ts saves a picture.
const PICTURE = new Blob(['a picture'], { type: 'image/png' });
const { drawRoundPicture } = vi.hoisted(() => ({ drawRoundPicture: vi.fn<typeof DrawRoundPicture>() }));
vi.mock('../../../src/pages/slot/replay/picture/round-picture', () => ({ drawRoundPicture }));
beforeEach(() => void drawRoundPicture.mockReset().mockResolvedValue(PICTURE));

const fishing = gameUnderTest('lucky-fishing');
const ocean = gameUnderTest('ocean-treasures');
const linkOf = ({ definition, win }: typeof fishing) => roundPath(definition, win);

/** Goes to an address of the same page, as the address bar, Back and Forward do. */
function goTo(path: string): void {
  window.history.pushState(null, '', path);
  fireEvent.popState(window);
}

async function openReplay(): Promise<void> {
  await openApp(linkOf(fishing), { saved: { renderer: 'dom' } });
  await screen.findByRole('button', { name: 'Share' });
}

/** Until a replay is shown. */
const shown = () => waitFor(() => expect(stage()['replay']).toBe('true'), { timeout: 10_000 });

test.each([fishing, ocean])(
  'a link of $title shows its round until the player wants to play',
  async (game) => {
    const { win, definition } = game;
    await openApp(linkOf(game), { saved: { renderer: 'dom' } });
    const text = savedText();
    expect(await screen.findByText('Replay. Your coins are not touched.')).toBeTruthy();
    expect(
      screen.getByText("Anyone can make a link like this, so it doesn't prove that the round was played."),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'SPIN!' })).toBeNull();
    await shown();
    // A press on the reels, and Space, begin no round.
    fireEvent.click(screen.getByTestId('slot-stage'));
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByTestId('bet').textContent).toBe(String(win.bet));
    await act(() => vi.dynamicImportSettled());
    expect([balance(), savedText(), toasts(), stage()['replay']]).toEqual(['1,000', text, '', 'true']);
    press('Play');
    expect(await screen.findByRole('button', { name: 'SPIN!' })).toBe(document.activeElement);
    await waitFor(() => expect(stage()).not.toHaveProperty('replay'));
    expect([stage()['phase'], window.location.hash]).toEqual(['idle', '']);
    expect(screen.getByTestId('bet').textContent).toBe(String(definition.bet.default));
  },
);

test.each([
  ['<script>alert(1)</script>', "doesn't contain a round"],
  ['A'.repeat(2 ** 20), 'too long'],
  [linkOf(fishing).split('=')[1]?.slice(0, -3) ?? '', 'Part of this link is missing'],
  [linkOf(ocean).split('=')[1] ?? '', 'from another game'],
])('the code %.20s is refused in one sentence, and the machine plays', async (code, sentence) => {
  await openApp(`/slots#round=${code}`, { saved: { renderer: 'dom' } });
  await waitFor(() => expect(toasts()).toContain(sentence));
  expect(screen.getByTestId('toast').dataset['variant']).toBe('destructive');
  expect(await screen.findByRole('button', { name: 'SPIN!' })).toBeTruthy();
  expect(stage()).not.toHaveProperty('replay');
  expect(window.location.hash).toBe('');
});

test('during a break a link shows nothing', async () => {
  const until = Date.now() + 60 * 60_000;
  await openApp(linkOf(fishing), {
    saved: { renderer: 'dom', limits: { ...limitsOf({}), breakUntil: until } },
  });
  expect(await screen.findByRole('heading', { name: 'Taking a break' })).toBeTruthy();
  await act(() => vi.dynamicImportSettled());
  expect([screen.queryByTestId('slot-stage'), screen.queryByText(/Replay/)]).toEqual([null, null]);
});

test('a break that begins meanwhile ends a replay', async () => {
  const game = await openApp(linkOf(fishing), { saved: { renderer: 'dom' } });
  await shown();
  await act(() => game.takeBreak('day'));
  expect(await screen.findByRole('heading', { name: 'Taking a break' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull();
  expect(game.state.getState().machines['lucky-fishing']?.playback).toEqual({ phase: 'idle' });
});

test('whoever opens a link is told that it is a replay, and then how the round ended', async () => {
  const said: string[] = [];
  const stop = announcements.subscribe(({ polite }) => {
    if (polite) said.push(polite.text);
  });
  await openReplay();
  await shown();
  await waitFor(() => expect(said).toHaveLength(2), { timeout: 10_000 });
  stop();
  // While it is counted, nothing is taken from what the session has come to.
  expect(textOf(screen.getByTestId('session'))).toMatch(/Net0$/);
  expect(said).toEqual([
    "Replay. Your coins are not touched. Anyone can make a link like this, so it doesn't prove that the round was played.",
    expect.stringContaining('Balance 1,000 coins.'),
  ]);
});

test('values on the reels are those of the bet: of the round while it is shown, and then of the player', async () => {
  const { definition } = ocean;
  const printed = (): string[] => [...document.querySelectorAll('.dom-reels text')].map(textOf);
  await openMachine(definition.path, {});
  const before = printed();
  expect(before.length).toBeGreaterThan(0);
  const { min, max } = definition.bet;
  for (const coins of [min, max]) {
    const bet = clampBet(definition, coins);
    goTo(roundPath(definition, { ...ocean.loss, bet }));
    await shown();
    expect(printed()).not.toEqual(before);
    goTo(definition.path);
    await waitFor(() => expect(stage()).not.toHaveProperty('replay'));
    expect(printed()).toEqual(before);
  }
});

test('a settled round can be watched again at the machine, and its link is in the address', async () => {
  const game = await openMachine('/slots', {});
  await playRound(game, fishing.loss);
  const { lastRound } = game.state.getState().machines['lucky-fishing'] ?? {};
  if (!lastRound) throw new Error('No round was played.');
  screen.getByRole('button', { name: 'Watch again' }).focus();
  press('Watch again');
  await shown();
  expect(window.location.pathname + window.location.hash).toBe(roundPath(fishing.definition, lastRound));
  // The one of the machine has gone, and the one of the replay has its focus.
  expect(screen.getAllByRole('button', { name: 'Watch again' })).toEqual([document.activeElement]);
});

test('so can the last round after a reload, and after a replay', async () => {
  const game = await openMachine('/slots', {});
  await playRound(game, fishing.loss);
  const { lastRound } = game.state.getState().machines['lucky-fishing'] ?? {};
  if (!lastRound) throw new Error('No round was played.');
  const link = roundPath(fishing.definition, lastRound);
  await openApp('/slots');
  for (const when of ['after a reload', 'after a replay']) {
    await waitFor(() => expect(stage(), when).toMatchObject({ phase: 'idle' }));
    press('Watch again');
    await shown();
    expect(window.location.pathname + window.location.hash).toBe(link);
    press('Play');
    await screen.findByRole('button', { name: 'SPIN!' });
  }
});

test('a link in the address bar of the open machine is shown, then another, then none', async () => {
  const { state } = await openMachine('/slots', {});
  goTo(linkOf(fishing));
  await shown();
  goTo(roundPath(fishing.definition, fishing.loss));
  await waitFor(() =>
    expect(state.getState().machines['lucky-fishing']?.playback).toMatchObject({
      round: { spins: fishing.loss.spins },
      isReplay: true,
    }),
  );
  goTo('/slots#round=nothing');
  await waitFor(() => expect(toasts()).toContain("doesn't contain a round"));
  expect(await screen.findByRole('button', { name: 'SPIN!' })).toBeTruthy();
  goTo(linkOf(fishing));
  await shown();
  goTo('/slots');
  expect(await screen.findByRole('button', { name: 'SPIN!' })).toBeTruthy();
  await waitFor(() => expect(stage()).not.toHaveProperty('replay'));
});

test('each round of the history can be watched', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const played = playMany(3, Date.UTC(2026, 0, 14, 12));
  await openApp('/profile', { saved: { ...savedAfter(played), renderer: 'dom' }, rounds: played.rounds });
  const buttons = await screen.findAllByRole('button', { name: 'Watch' });
  expect(buttons).toHaveLength(3);
  const text = savedText();
  if (buttons[0]) fireEvent.click(buttons[0]);
  await shown();
  expect(savedText()).toBe(text);
});

afterEach(() => void vi.unstubAllGlobals());

/** Gives the browser these, or takes them from it. Returns the link of the page. */
function stubNavigator(parts: Record<'share' | 'canShare' | 'clipboard', unknown>): string {
  const properties = Object.entries(parts).map(([name, value]) => [name, { value }] as const);
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(properties)) as Navigator);
  return window.location.href;
}
const shareSheet = () => vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve());
const link = (url: string) => ({ title: 'Lucky Fishing', text: 'Watch this round of Lucky Fishing', url });

test('Share hands the link over, or copies it where the system has no share sheet', async () => {
  await openReplay();
  const writeText = vi.fn(() => Promise.resolve());
  const url = stubNavigator({ share: undefined, canShare: undefined, clipboard: { writeText } });
  press('Share');
  await waitFor(() => expect(toasts()).toContain('Link copied'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  const share = shareSheet();
  stubNavigator({ share, canShare: () => false, clipboard: { writeText } });
  press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith(link(url)));
  expect([writeText.mock.calls.length, drawRoundPicture.mock.calls.length]).toEqual([1, 0]);
});

test('with the link goes a picture, where the system takes one and it can be drawn', async () => {
  await openReplay();
  const share = shareSheet();
  const url = stubNavigator({ share, canShare: () => true, clipboard: undefined });
  press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const { files = [], ...rest } = share.mock.calls[0]?.[0] ?? {};
  expect(rest).toEqual(link(url));
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['lucky-fishing-round.png', 'image/png', PICTURE.size],
  ]);
  vi.spyOn(console, 'warn').mockReturnValue();
  drawRoundPicture.mockRejectedValueOnce(new Error('An image is missing.'));
  press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(share.mock.calls[1]?.[0]).toEqual(link(url));
});

test('the link goes alone where the system refuses the picture after all, or drawing takes too long', async () => {
  await openReplay();
  const share = shareSheet();
  const url = stubNavigator({ share, canShare: () => true, clipboard: undefined });
  share.mockRejectedValueOnce(new DOMException('No files.', 'NotAllowedError'));
  press('Share');
  await waitFor(() => expect(share.mock.calls.at(-1)).toEqual([link(url)]));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  drawRoundPicture.mockReturnValueOnce(new Promise(() => undefined));
  press('Share');
  // What was pressed while it was drawn does nothing.
  press('Share');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();
  expect(share.mock.calls.slice(2)).toEqual([[link(url)]]);
});

test('a change of look changes the replay, and its picture is drawn in that look', async () => {
  await openReplay();
  await shown();
  const [symbol = ''] = fishing.win.spins[0].wins.map((win) => win.symbol);
  const images = { [`lucky-fishing/symbols/${symbol}`]: 'blob:of-the-artist' };
  act(() => applySkin({ colours: {}, files: { images, sounds: {}, animations: {}, pixelated: false } }));
  await waitFor(() =>
    expect(document.querySelector('.dom-reels img[src="blob:of-the-artist"]')).toBeTruthy(),
  );
  expect(stage()['replay']).toBe('true');
  press('Save picture');
  await waitFor(() => expect(drawRoundPicture).toHaveBeenCalledTimes(1));
  const [{ art }, round] = drawRoundPicture.mock.calls[0] ?? expect.fail();
  expect([art.stageImages[symbol], round]).toEqual(['blob:of-the-artist', { ...fishing.win, id: 0 }]);
});

test('says so where the picture cannot be saved', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await openReplay();
  drawRoundPicture.mockRejectedValueOnce(new Error('No canvas.'));
  press('Save picture');
  await waitFor(() => expect(toasts()).toContain("The picture couldn't be drawn"));
  expect(screen.getByTestId('toast').dataset['variant']).toBe('destructive');
});
