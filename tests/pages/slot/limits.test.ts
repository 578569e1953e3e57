// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { limitsOf, playedFor } from '../../../testing/saved/saved-limits';
import { openApp, press, pressSpace, savedText, textOf } from '../../app/open-app';

const NOW = Date.UTC(2026, 0, 14, 12);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

const session = () => textOf(screen.getByTestId('session'));

/** Of all toasts of this visit: on a busy machine the first may have closed before the page is there. */
async function toastTitles(): Promise<string[]> {
  const { toasts } = await import('../../../src/ui/toast/toasts');
  return toasts.getState().map(({ title }) => title);
}

test('the warning that a session ends comes late where the player comes late, and not again after a reload', async () => {
  await openApp('/slots', {
    saved: {
      rounds: 60,
      log: playedFor(11, NOW),
      limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
    },
  });
  await waitFor(async () => expect(await toastTitles()).toEqual(['4 minutes left']));
  await waitFor(() => expect(savedText()).toContain('"warnedMinutes":5'));
  await openApp('/slots');
  await waitFor(() => expect(session()).toContain('4 min left'));
  await act(() => vi.dynamicImportSettled());
  expect(await toastTitles()).toEqual([]);

  vi.setSystemTime(NOW + 3 * MINUTE);
  await openApp('/slots');
  await waitFor(async () => expect(await toastTitles()).toEqual(['1 minute left']));
});

test.each([
  ['session', limitsOf({ session: { minutes: 15, until: 'pause' } }), "You've reached your session limit"],
  ['bet', limitsOf({ betPerDay: 605 }), 'This bet is over your limit for the day'],
])('a reached %s limit is told once, and again only as the answer to a press', async (_, limits, title) => {
  const game = await openApp('/slots', { saved: { rounds: 60, log: playedFor(15, NOW), limits } });
  const told = () => screen.getAllByText((text) => text.includes(title));
  const notes = [await screen.findByText(`${title}.`)];
  const region = notes[0]?.closest('[role=status]');
  const pressSpin = () => press('SPIN!');
  for (const ask of [pressSpin, pressSpin, pressSpace]) {
    ask();
    // Another element, in a region that was there before: a screen reader speaks it again.
    await waitFor(() => expect(notes).not.toContain(told()[0]));
    expect(told()).toHaveLength(1);
    expect(region?.contains(told()[0] ?? null)).toBe(true);
    notes.push(...told());
  }
  await act(() => vi.dynamicImportSettled());
  expect(await toastTitles()).toEqual([]);
  expect(game.state.getState().rounds).toBe(60);
});

test('Continue answers the reminder of a day, a round may begin, and it does not come back', async () => {
  const log = playedFor(20, NOW - 24 * 60 * MINUTE);
  const game = await openApp('/slots', {
    saved: { rounds: 60, log, limits: limitsOf({ remindDaily: true }) },
  });
  pressSpace();
  await screen.findByRole('dialog', { name: 'Before you play today' });
  press('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pressSpace();
  await waitFor(() => expect(game.state.getState().rounds).toBe(61));
  act(() => game.settleNow('hidden'));
  await openApp('/slots');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});
