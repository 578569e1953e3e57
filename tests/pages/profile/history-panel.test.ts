// @vitest-environment happy-dom
import { symbolName } from '../../../src/games/game-texts';
import { texts } from '../../../src/games/lucky-fishing/texts';
import { symbolIds } from '../../../src/engine/definition';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileOf, playMany, savedAfter } from '../../../testing/saved/played';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { openApp, press, textOf } from '../../app/open-app';
import { chooseFile, pressUndo, rows } from './parts';

const NOON = Date.UTC(2026, 0, 14, 12);
const played = playMany(120, NOON);

// The plots have no canvas here.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const open = () => openApp('/profile', { saved: savedAfter(played), rounds: played.rounds });
const pages = () => screen.getByRole('navigation', { name: 'Pages of the history' });
const expectPage = (shown: string, size: number) =>
  waitFor(() => expect([textOf(pages()), rows().length]).toEqual([shown, size]));

test('pages lead through all rounds, the newest first, or through those that win', async () => {
  await open();
  await expectPage('Page 1 of 3', 50);
  const newer = within(pages()).getByRole('button', { name: 'Newer' });
  expect(newer.getAttribute('aria-disabled')).toBe('true');
  press('Oldest');
  await expectPage('Page 3 of 3', 20);
  const oldest = rows().at(-1)?.querySelector('td:last-child');
  expect(textOf(oldest)).toBe(played.rounds[0]?.balance.toLocaleString('en-US'));
  press('Newest');
  await expectPage('Page 1 of 3', 50);
  press('Older');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Wins only' }));
  await expectPage('Page 1 of 1', played.rounds.filter(({ payout }) => payout > 0).length);
});

test('each plot has a table of the same', async () => {
  await open();
  const symbolRows = within(await screen.findByRole('table', { name: 'Symbols seen' })).getAllByRole('row');
  for (const [place, id] of symbolIds(luckyFishing).entries())
    expect(textOf(symbolRows[place + 1])).toContain(
      `${symbolName(texts, id)}${(played.totals.symbols[id] ?? 0).toLocaleString('en-US')}`,
    );
  const balance = await screen.findByRole('table', { name: 'Balance over time' });
  expect(within(balance).getAllByRole('row')).toHaveLength(25);
});

test('the history follows the saved game to its last page where a shorter one comes in', async () => {
  await open();
  await expectPage('Page 1 of 3', 50);
  press('Oldest');
  await expectPage('Page 3 of 3', 20);
  await chooseFile(fileOf(playMany(60, NOON)));
  press('Import');
  await expectPage('Page 2 of 2', 10);
  await pressUndo();
  await expectPage('Page 2 of 3', 50);
});
