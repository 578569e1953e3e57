// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games, type GameUnderTest } from '../../../testing/game/games';
import { toCoins } from '../../../src/engine/coins';
import { encodeGrid } from '../../../src/engine/grid-codec';
import { catalog } from '../../../src/games/catalog';
import type { Round } from '../../../src/engine/round';
import { addToRecords, noRecordsYet } from '../../../src/player/records';
import { addToTotals, noTotalsYet } from '../../../src/player/totals';
import type { HistoryRound } from '../../../src/store/rounds/history';
import { catchDownloads, clearStorage, closeApp, openApp, textOf } from '../../app/open-app';
import { press, region, rows } from './parts';

const NOON = Date.UTC(2026, 0, 14, 12);

beforeEach(() => {
  clearStorage();
  // The plots have no canvas here.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(closeApp);

/** A round of a game in the history, the first one settled at noon. */
const rowOf = ({ definition }: GameUnderTest, round: Round, place: number): HistoryRound => ({
  ...{ game: definition.id, id: place + 1, at: NOON + place * 60_000 },
  ...{ bet: round.bet, payout: round.payout, balance: toCoins(990 + round.payout) },
  spins: round.spins.map(({ grid }) => encodeGrid(definition, grid)),
});

/** Somebody who has played a loss, a win and the longest kind of round of every game. */
const played = games.flatMap((game) =>
  [game.loss, game.win, game.long].map(({ round }) => ({ game, round })),
);
const saved = {
  rounds: played.length,
  games: Object.fromEntries(
    games.map(({ definition, loss, win, long }) => {
      const rounds = [loss, win, long].map(({ round }) => round);
      const record = {
        ...{ bet: null, lastRound: null },
        records: rounds.reduce(addToRecords, noRecordsYet),
        totals: rounds.reduce(addToTotals, noTotalsYet),
      };
      return [definition.id, record];
    }),
  ),
};

async function open(): Promise<void> {
  await openApp('/profile', {
    saved,
    rounds: played.map(({ game, round }, place) => rowOf(game, round, place)),
  });
  await waitFor(() => expect(rows()).toHaveLength(played.length));
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Game' });
const figure = (name: string) =>
  textOf(
    within(region('Your figures')).getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd'),
  );
const coins = (n: number) => n.toLocaleString('en-US');
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

test('figures and rounds are those of all games, or of the one that is chosen', async () => {
  await open();
  expect(figure('Rounds')).toBe(String(played.length));
  expect(figure('Coins won')).toBe(coins(sum(played.map(({ round }) => round.payout))));
  expect(figure('Hit rate')).not.toContain('by the odds');
  const net = sum(played.map(({ round }) => round.payout - round.bet));
  expect(figure('Net')).toBe(`${net > 0 ? '+' : '−'}${coins(Math.abs(net))}`);
  for (const { definition } of games) {
    fireEvent.change(choice(), { target: { value: definition.id } });
    await waitFor(() => {
      expect(rows()).toHaveLength(3);
      for (const row of rows()) expect(textOf(row)).toContain(definition.title);
    });
    const own = played.filter(({ game }) => game.definition.id === definition.id);
    expect(figure('Rounds')).toBe('3');
    expect(figure('Coins won')).toBe(coins(sum(own.map(({ round }) => round.payout))));
    const odds = (await catalog.find(({ id }) => id === definition.id)?.loadPlayable())?.odds;
    expect(figure('Hit rate')).toContain(`exactly ${((odds?.hitRate ?? 0) * 100).toFixed(2)}% by the odds`);
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only wins' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('there is nothing to choose where one game has been played', async () => {
  const [{ game, round }] = played as [(typeof played)[number]];
  const record = {
    ...{ bet: null, lastRound: null, records: noRecordsYet },
    totals: addToTotals(noTotalsYet, round),
  };
  await openApp('/profile', { saved: { rounds: 1, games: { [game.definition.id]: record } } });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each(games)('a round of $title is there in full: its grids, its wins, its total', async (game) => {
  await open();
  const { definition, long } = game;
  const place = played.findIndex(({ round }) => round === long.round);
  const row = rows()[played.length - 1 - place] as HTMLElement;
  const grids = within(row).getAllByRole('img');
  expect(grids).toHaveLength(long.round.spins.length);
  const paid = long.round.spins.map(({ wins, collected }) =>
    [...wins, ...collected].map(({ payout }) => coins(payout)),
  );
  const listed = [...row.querySelectorAll('.round-wins li')].map((item) => textOf(item));
  expect(listed).toHaveLength(paid.flat().length);
  for (const [n, amount] of paid.flat().entries()) expect(listed[n]).toMatch(new RegExp(`, ${amount}$`));
  for (const { wins } of long.round.spins)
    for (const { line, symbol, cells } of wins) {
      const name = definition.lines.find(({ id }) => id === line)?.name ?? '';
      expect(listed.join()).toContain(`${name}: ${cells.length} ${definition.symbols[symbol]?.name ?? ''}`);
    }
  const [bet, win, balance] = [...row.querySelectorAll('td')].slice(-3).map((cell) => textOf(cell));
  expect([bet, win, balance]).toEqual(
    [long.round.bet, long.round.payout, 990 + long.round.payout].map(coins),
  );
});

test('the file of the history has every game, every grid and every win', async () => {
  await open();
  const files = catchDownloads();
  press('Export as CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, ...lines] = ((await files[0]?.file.text()) ?? '').trimEnd().split('\r\n');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(head).toMatch(/^\uFEFF?Round,/);
  expect(head?.split(',').slice(1)).toEqual([
    `Time (${timeZone})`,
    'UTC offset',
    'Game',
    'Bet',
    'Win',
    'Balance',
    'Grids',
    'Wins',
  ]);
  // The page has the same times.
  screen.getByText(`Times are in the ${timeZone} time zone.`);
  expect(lines).toHaveLength(played.length);
  for (const [place, { game, round }] of played.entries()) {
    const line = lines[place] ?? '';
    expect(line).toContain(`,${game.definition.title},${round.bet},${round.payout},`);
    // Each comma within a field is in quotes.
    expect(line.replace(/"[^"]*"/g, '').split(',')).toHaveLength(9);
    const spins = round.payout > 0 ? 2 * (round.spins.length - 1) : round.spins.length - 1;
    expect(line.split(' | ')).toHaveLength(spins + 1);
    for (const payout of round.spins.flatMap(({ wins }) => wins.map((win) => win.payout)))
      expect(line).toContain(`, ${coins(payout)}`);
  }
});
