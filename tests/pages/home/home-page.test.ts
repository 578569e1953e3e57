// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prizePool } from '../../../src/player/challenge/leaderboard';
import { openApp, textOf } from '../../app/open-app';

// Spec section 2, Home, and section 9, the stated prize pools.

test('features three games, of which Desert Oasis leads to Slots', async () => {
  await openApp('/');
  const cards = within(screen.getByRole('region', { name: 'Featured games' })).getAllByRole('article');
  expect(
    cards.map((card) => [
      textOf(within(card).getByRole('heading', { level: 3 })),
      textOf(within(card).queryByText(/^(NEW|HOT)$/)),
      within(card)
        .getByRole('link', { name: /^Play Now/ })
        .getAttribute('href'),
    ]),
  ).toEqual([
    ['Lucky Fishing Slots', 'HOT', '/slots'],
    ['Ocean Treasures', 'NEW', '/ocean-treasures'],
    ['Desert Oasis', '', '/slots'],
  ]);
});

test.each(['America/Los_Angeles', 'Asia/Kolkata'])(
  'in %s the challenge is shown with its pools, and the time to Monday, 00:00 UTC',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-16T09:24:10Z') });
    await openApp('/');
    const panel = screen.getByRole('region', { name: 'Leaderboard challenge' });
    const figures = () => within(panel).getAllByRole('definition').map(textOf);
    expect(figures().slice(0, 2)).toEqual(['100,000coins', '104,250coins']);
    // Home does not load the leaderboard: the figure stands there a second time.
    expect(prizePool).toBe(104_250);
    for (const [now, left] of [
      ['2026-01-16T09:24:10Z', '2d 14h 36m'],
      ['2026-01-18T23:59:00Z', '1m'],
      ['2026-01-19T00:00:00Z', '7d 0h 0m'],
    ] as const) {
      vi.setSystemTime(Date.parse(now));
      // The page learns the time as it is shown again.
      fireEvent(document, new Event('visibilitychange'));
      await waitFor(() => expect(figures()[2]?.startsWith(left)).toBe(true));
    }
    expect(within(panel).getByRole('link').getAttribute('href')).toBe('/leaderboard');
  },
);
