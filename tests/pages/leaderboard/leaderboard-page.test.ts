// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { luckyRounds } from '../../../testing/game/games';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { weekOf, weekStart } from '../../../src/player/calendar';
import { newChallenge } from '../../../src/player/challenge/challenge';
import { rankPlayers } from '../../../src/player/challenge/leaderboard';
import { balance, openApp, openMachine, playRound, press, savedText, textOf } from '../../app/open-app';

// The weekly challenge: Monday 00:00 to Monday 00:00 UTC, against 24 computer anglers, on this device only.

/** A Friday morning. */
const NOW = Date.UTC(2026, 0, 16, 9, 24);
const WEEK = weekOf(NOW);

const section = () => screen.getByRole('heading', { name: 'This week' }).closest('section') as HTMLElement;
const ownRow = () => section().querySelector('[aria-current]');

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'in %s the same board is shown at the same time, each computer angler marked as one',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    await openApp('/leaderboard');
    const expected = rankPlayers(luckyFishing, WEEK, NOW, newChallenge(WEEK));
    expect(expected).toHaveLength(24);
    const winners = within(section()).getAllByRole('row').slice(1);
    expect(winners.map((row) => textOf(row.firstElementChild))).toEqual(
      expected.filter(({ prize }) => prize > 0).map(({ rank }) => String(rank)),
    );
    press('Show all 24 anglers');
    const rows = within(section()).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(textOf))).toEqual(
      expected.map(({ rank, name, spins, score, prize }) => [
        String(rank),
        `${name}Computer angler`,
        `${score.toLocaleString('en-US')}${spins} ${spins === 1 ? 'spin' : 'spins'}`,
        prize ? prize.toLocaleString('en-US') : 'no prize',
      ]),
    );
    expect(ownRow()).toBeNull();
    expect(textOf(section())).toContain('2d 14h 36m');
  },
);

test('a first spin puts the player on the board', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await playRound(await openMachine(), luckyRounds.allFish);
  expect(balance()).toBe('1,040');
  await openApp('/leaderboard');
  await waitFor(() => expect(textOf(ownRow())).toContain('You'));
  expect(textOf(ownRow())).toContain('51 spin');
  const records = screen.getByRole('region', { name: 'Your records' });
  expect(within(records).getAllByRole('definition').map(textOf)).toEqual([
    '50coins',
    '1in a row',
    '1,040coins',
  ]);
});

test('a week that ended meanwhile is announced and paid once when the player comes back', async () => {
  const later = weekStart(WEEK + 1) + 15 * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  const challenge = { week: WEEK, spins: 100, score: 99_999, reachedAt: NOW };
  await openApp('/leaderboard', { saved: { challenge } });
  const dialog = await screen.findByRole('dialog', { name: /^Weekly challenge, Jan 12\s–\s18, 2026$/ });
  expect(dialog.getAttribute('aria-describedby')).toBe('week-win-result');
  expect(textOf(document.getElementById('week-win-result'))).toBe('You finished #1 and won 40,000 coins.');
  expect(balance()).toBe('41,000');
  const past = () =>
    within(within(screen.getByRole('region', { name: 'Your past weeks' })).getByRole('table'))
      .getAllByRole('row')
      .map(textOf);
  expect(past()).toEqual([past()[0], expect.stringMatching(/^1Jan 12\s–\s18, 202699,99940,000$/)]);

  // It is kept as unseen until the player closes it, and then never comes again.
  expect(savedText()).not.toContain('"unseenWeeks":[]');
  press('Collect');
  await waitFor(() => expect(savedText()).toContain('"unseenWeeks":[]'), { timeout: 60_000 });
  await openApp('/leaderboard');
  expect(past()).toHaveLength(2);
  expect(balance()).toBe('41,000');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});
