// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameCards } from '../../../src/pages/home/game-card';
import { prizePool } from '../../../src/player/challenge/leaderboard';
import { clearStorage, closeApp, openApp, textOf } from '../../app/open-app';

// Spec section 2, Home, and section 9, the stated prize pools.

beforeEach(clearStorage);
afterEach(() => {
  closeApp();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('welcomes the player with the daily bonus, says what this is, and features three games', async () => {
  await openApp('/');
  const main = within(screen.getByRole('main'));
  expect(textOf(main.getByRole('heading', { level: 1 }))).toBe('Lucky Fishing');
  expect(textOf(main.getByText('Daily bonus').parentElement)).toContain('100 free coins');
  expect(main.getByRole('button', { name: 'Claim' }).getAttribute('aria-disabled')).not.toBe('true');
  expect(main.getByRole('link', { name: 'Play Slots' }).getAttribute('href')).toBe('/slots');

  for (const name of ['Virtual entertainment', 'Compete and win', 'Fishing theme']) {
    main.getByRole('heading', { level: 3, name });
  }

  const cards = within(main.getByRole('region', { name: 'Featured games' })).getAllByRole('article');
  expect(
    cards.map((card) => {
      const link = within(card).getByRole('link');
      return {
        title: textOf(within(card).getByRole('heading', { level: 3 })),
        description: textOf(card.querySelector('p')),
        badge: textOf(within(card).queryByText(/^(NEW|HOT)$/)),
        image: Boolean(card.querySelector('img')?.getAttribute('src')),
        link: [link.getAttribute('href'), textOf(link).startsWith('Play Now')],
      };
    }),
  ).toEqual(
    [
      { title: 'Lucky Fishing Slots', badge: 'HOT', path: '/slots' },
      { title: 'Ocean Treasures', badge: 'NEW', path: '/ocean-treasures' },
      { title: 'Desert Oasis', badge: '', path: '/slots' },
    ].map(({ title, badge, path }, n) => ({
      ...{ title, badge, description: gameCards[n]?.description, image: true, link: [path, true] },
    })),
  );
});

test.each(['America/Los_Angeles', 'Asia/Kolkata'])(
  'in %s the challenge is shown with its pools, and the time to Monday, 00:00 UTC',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-16T09:24:10Z') });
    await openApp('/');
    const panel = screen.getByRole('region', { name: 'Leaderboard challenge' });
    const figures = () => within(panel).getAllByRole('definition').map(textOf);
    expect(within(panel).getAllByRole('term').map(textOf)).toEqual([
      'Weekly prize pool',
      'Current pool',
      'Ends in',
    ]);
    expect(figures().slice(0, 2)).toEqual(['100,000coins', '104,250coins']);
    // Home does not load the leaderboard: the figure stands there a second time.
    expect(prizePool).toBe(104_250);
    for (const [now, left] of [
      ['2026-01-16T09:24:10Z', '2d 14h 36m'],
      ['2026-01-16T10:26:00Z', '2d 13h 34m'],
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
