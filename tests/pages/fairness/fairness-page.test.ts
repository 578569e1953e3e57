// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playMany, type Played } from '../../../testing/saved/played';
import { luckyFishingWith } from '../../../testing/saved/saved-game';
import { gameFiles } from '../../../build/games-data';
import { catalog } from '../../../src/games/catalog';
import type { Recomputed } from '../../../src/pages/fairness/recompute/recompute';
import type { WorkerMessage } from '../../../src/pages/fairness/recompute/odds-worker';
import { showLanguage } from '../../../src/translations/show-language';
import { announced, openApp, press, rowsOf, textOf } from '../../app/open-app';

const NOON = Date.UTC(2026, 0, 14, 12);
const main = (): string => textOf(screen.getByRole('main'));

test.each(catalog)('leads there: the paytable of $title, and its help', async ({ path }) => {
  await openApp(path, { saved: { renderer: 'dom' } });
  const link = await screen.findByRole('link', { name: 'Check the odds yourself' });
  expect(link.getAttribute('href')).toBe('/fairness');
  press('Help');
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(help.getByRole('link', { name: 'Check the odds yourself' }).getAttribute('href')).toBe('/fairness');
});

describe('the rounds of the player', () => {
  const played = playMany(120, NOON);
  const open = ({ rounds, totals }: Played) =>
    openApp('/fairness', { saved: { rounds: rounds.length, games: luckyFishingWith({ totals }) }, rounds });

  test('before the first: says so kindly, and compares nothing', async () => {
    await openApp('/fairness');
    await waitFor(() => expect(main()).toContain("You haven't played yet, and that's fine."));
    expect(main()).toContain('Your past rounds say nothing about the next one.');
    expect(screen.queryByRole('table', { name: /Wins and return/ })).toBeNull();
  });

  test('shows hits, return and symbols beside what chance allows', async () => {
    await open(played);
    await screen.findByRole('table', { name: 'Lucky Fishing: Wins and return' });
    const [wins, payback] = rowsOf('Lucky Fishing: Wins and return');
    expect(wins).toEqual(['Rounds that paid', String(played.totals.wins), '9.7', '3–18']);
    expect(payback?.[2]).toBe('290%');
    const symbols = rowsOf('Lucky Fishing: Symbols');
    expect(symbols).toHaveLength(6);
    expect(symbols[0]?.slice(0, 3)).toEqual(['Fish', String(played.totals.symbols['fish']), '180']);
    expect(main()).toContain('All your figures are within the range');
    expect(main()).toContain("You haven't played this game yet.");
    expect(main()).toContain('The ranges are exact');
  });

  test('a figure that chance hardly explains is named, without a hint that luck will turn', async () => {
    const rounds = played.rounds.map((round) => ({ ...round, payout: 0 as typeof round.payout }));
    await open({ ...played, rounds });
    await screen.findByRole('table', { name: 'Lucky Fishing: Wins and return' });
    expect(rowsOf('Lucky Fishing: Wins and return')[0]?.at(-1)).toBe('3–18outside');
    expect(main()).toContain('Outside the range: Rounds that paid and Average return.');
    expect(main()).toContain(
      'about one in 13 players of a fair game has at least one outside the range by chance alone',
    );
    expect(main()).not.toMatch(/\bdue\b|unlucky|overdue|luck will/i);
  });

  test('a table is named in the order of words of the language', async () => {
    await open(played);
    await screen.findByRole('table', { name: 'Lucky Fishing: Wins and return' });
    await act(() => showLanguage('ja'));
    await screen.findByRole('table', { name: 'Lucky Fishingの当たりと還元率' });
    await act(() => showLanguage('en'));
  });

  test('where the browser keeps no history, the totals are compared', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Not in private windows.', 'SecurityError');
    });
    await openApp('/fairness', {
      saved: { rounds: 120, games: luckyFishingWith({ totals: played.totals }) },
    });
    await screen.findByRole('table', { name: 'Lucky Fishing: Symbols' });
    expect(main()).toContain("Your browser can't keep a history");
    expect(rowsOf('Lucky Fishing: Wins and return')).toHaveLength(1);
  });
});

describe('the odds, worked out again', () => {
  /** The worker of the page, and what it was given. */
  let worker: { say: (message: WorkerMessage) => void; fail: () => void; isEnded: boolean; given: unknown };

  beforeEach(async () => {
    await openApp('/fairness');
    vi.stubGlobal('fetch', (url: string) => {
      const file = gameFiles.find(({ fileName }) => `/${fileName}` === url);
      return Promise.resolve(new Response(file?.source, { status: file ? 200 : 404 }));
    });
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        constructor() {
          super();
          worker = {
            say: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
            fail: () => this.dispatchEvent(new Event('error')),
            ...{ isEnded: false, given: null },
          };
        }
        postMessage(given: unknown) {
          worker.given = given;
        }
        terminate() {
          worker.isEnded = true;
        }
      },
    );
  });

  const published = gameFiles.map(
    ({ source }) => (JSON.parse(source) as { odds: Recomputed['published'] }).odds,
  );
  const start = async (): Promise<void> => {
    press('Work out the odds');
    await waitFor(() => expect(worker.given).toEqual(gameFiles.map(({ source }) => source)));
  };

  test('are shown beside the published ones, and said to be the same', async () => {
    expect(rowsOf('Ocean Treasures')[0]).toEqual(['Return', '0.99547031495', '–']);
    await start();
    worker.say({ part: 0.42 });
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.42'));
    worker.say({ games: published.map((odds) => ({ published: odds, recomputed: odds })) });
    await waitFor(() => expect(announced('polite')).toContain('Every figure matches to the last digit.'));
    expect(rowsOf('Ocean Treasures').map(([name]) => name)).toEqual([
      ...[
        'Return',
        'Hit rate',
        'Chance of free dives',
        'Return from free dives',
        'Standard deviation',
        'Largest win',
      ],
    ]);
    for (const [, one, other] of rowsOf('Ocean Treasures')) expect(one).toBe(other);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(worker.isEnded).toBe(true);
  });

  test('that differ by a digit are named', async () => {
    await start();
    worker.say({
      games: published.map((odds, n) => ({
        published: odds,
        recomputed: n === 0 ? { ...odds, hitRate: 0.081039951988 } : odds,
      })),
    });
    await waitFor(() =>
      expect(main()).toContain('differ from the published ones: Lucky Fishing: Hit rate. Reload'),
    );
  });

  test('stop when they are cancelled', async () => {
    await start();
    press('Cancel');
    expect(worker.isEnded).toBe(true);
    await waitFor(() => expect(announced('polite')).toBe('Cancelled.'));
    worker.say({ part: 0.9 });
    screen.getByRole('button', { name: 'Work out the odds' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('stop where the page is left', async () => {
    await start();
    await openApp('/terms');
    expect(worker.isEnded).toBe(true);
  });

  test.each([
    ['the worker fails', () => worker.fail()],
    ['a file is missing', () => undefined],
  ])('say so where %s', async (reason, fail) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    if (reason === 'a file is missing')
      vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    if (reason === 'a file is missing') press('Work out the odds');
    else await start();
    fail();
    await waitFor(() => expect(main()).toContain("The odds couldn't be worked out."));
    screen.getByRole('button', { name: 'Work out the odds' });
  });
});

test('explains in five sentences how a round is drawn, with the code', async () => {
  await openApp('/fairness');
  const section = within(screen.getByRole('region', { name: 'How a round is drawn' }));
  const sentences = section.getAllByRole('listitem').map(textOf);
  expect(sentences).toHaveLength(5);
  for (const sentence of sentences) expect(sentence).toMatch(/^[^.]+\.$/);
  expect(section.getByRole('link').getAttribute('href')).toBe('/games/how-a-round-is-drawn.txt');
});
