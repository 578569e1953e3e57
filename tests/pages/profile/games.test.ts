// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../../testing/game/games';
import { runLength } from '../../../src/engine/spin';
import { symbolName, winName } from '../../../src/games/game-texts';
import { toCoins } from '../../../src/engine/coins';
import { encodeGrid } from '../../../src/engine/grid-codec';
import type { Round } from '../../../src/engine/round';
import { catalog } from '../../../src/games/catalog';
import { addToRecords, noRecordsYet } from '../../../src/player/records';
import { addToTotals, noTotalsYet } from '../../../src/player/totals';
import type { HistoryRound } from '../../../src/store/rounds/history';
import { catchDownloads, openApp, press, textOf } from '../../app/open-app';
import { region, rows } from './parts';

// The plots have no canvas here.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** Somebody who has played a loss, a win and the longest kind of round of every game. */
const played = games.flatMap((game) => [game.loss, game.win, game.long].map((round) => ({ game, round })));
const recordOf = (rounds: readonly Round[]) => ({
  ...{ bet: null, lastRound: null },
  records: rounds.reduce(addToRecords, noRecordsYet),
  totals: rounds.reduce(addToTotals, noTotalsYet),
});
const history = played.map(({ game, round }, place): HistoryRound => ({
  ...{ game: game.definition.id, id: place + 1, at: Date.UTC(2026, 0, 14, 12, place) },
  ...{ bet: round.bet, payout: round.payout, balance: toCoins(990 + round.payout) },
  spins: round.spins.map(({ grid }) => encodeGrid(game.definition, grid)),
}));

async function open(): Promise<void> {
  const records = games.map(({ definition, loss, win, long }): [string, object] => [
    definition.id,
    recordOf([loss, win, long]),
  ]);
  const saved = { rounds: played.length, games: Object.fromEntries(records) };
  await openApp('/profile', { saved, rounds: history });
  await waitFor(() => expect(rows()).toHaveLength(played.length));
}

const figure = (name: string) =>
  textOf(within(region('Your stats')).getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd'));
const coins = (n: number) => n.toLocaleString('en-US');
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

test('figures and rounds are those of all games, or of the one that is chosen', async () => {
  await open();
  expect(figure('Rounds')).toBe(String(played.length));
  expect(figure('Coins won')).toBe(coins(sum(played.map(({ round }) => round.payout))));
  expect(figure('Hit rate')).not.toContain('expected');
  const net = sum(played.map(({ round }) => round.payout - round.bet));
  expect(figure('Net')).toBe(`${net > 0 ? '+' : '−'}${coins(Math.abs(net))}`);
  for (const { definition } of games) {
    fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: definition.id } });
    await waitFor(() => {
      expect(rows()).toHaveLength(3);
      for (const row of rows()) expect(textOf(row)).toContain(definition.title);
    });
    const own = played.filter(({ game }) => game.definition.id === definition.id);
    expect(figure('Rounds')).toBe('3');
    expect(figure('Coins won')).toBe(coins(sum(own.map(({ round }) => round.payout))));
    const odds = (await catalog.find(({ id }) => id === definition.id)?.loadPlayable())?.odds;
    expect(figure('Hit rate')).toContain(`expected: ${((odds?.hitRate ?? 0) * 100).toFixed(2)}%`);
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'Wins only' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test.each(games)('a round of $title is there in full: its grids, its wins, its total', async (game) => {
  await open();
  const { texts, long } = game;
  const place = played.findIndex(({ round }) => round === long);
  const row = rows()[played.length - 1 - place] as HTMLElement;
  expect(within(row).getAllByRole('img')).toHaveLength(long.spins.length);
  const listed = [...row.querySelectorAll('.round-wins li')].map((item) => textOf(item));
  expect(listed).toEqual(
    long.spins.flatMap(({ wins, collected, multiplier }) => [
      ...wins.map((win) => {
        return `${winName(texts, win)}: ${runLength(win)} × ${symbolName(texts, win.symbol)}, ${coins(win.payout)} coins`;
      }),
      ...collected.map(({ symbol, payout }) => {
        const times = multiplier > 1 ? ` (pays ×${multiplier})` : '';
        return `${symbolName(texts, symbol)}${times}: ${coins(payout)} coins`;
      }),
    ]),
  );
  expect([...row.querySelectorAll('td')].slice(-3).map((cell) => textOf(cell))).toEqual(
    [long.bet, long.payout, 990 + long.payout].map(coins),
  );
});

test('the file of the history has every grid and every win of each round', async () => {
  await open();
  const files = catchDownloads();
  press('Export as CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const [, ...lines] = ((await files[0]?.file.text()) ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(played.length);
  for (const [place, { game, round }] of played.entries()) {
    const line = lines[place] ?? '';
    expect(line).toContain(`,${game.definition.title},${round.bet},${round.payout},`);
    const breaks = (round.payout > 0 ? 2 : 1) * (round.spins.length - 1);
    expect(line.split(' | ')).toHaveLength(breaks + 1);
    for (const { payout } of round.spins.flatMap(({ wins }) => wins))
      expect(line).toContain(`, ${coins(payout)} coins`);
  }
});
