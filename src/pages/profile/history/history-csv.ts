import type { PlayableGame } from '../../../games/playable';
import type { HistoryRound } from '../../../store/rounds/history';
import { gameById } from '../games';
import { gridWords, replay, spinWords } from './round-words';

/** Lines end as RFC 4180 has it. */
const END = '\r\n';
/** Between the spins of a round. */
const NEXT_SPIN = ' | ';

const COLUMNS = ['Round', 'Time', 'Game', 'Bet', 'Win', 'Balance', 'Grids', 'Wins'];

/** A field as RFC 4180 has it: in quotes where it contains what parts fields. */
const field = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** One round as a line. All values are numbers, a time and known names: none is a formula. */
function lineOf(games: readonly PlayableGame[], row: HistoryRound): string {
  const { game, id, at, bet, payout, balance, spins } = row;
  const definition = gameById(games, game)?.definition;
  const round = replay(definition, row);
  const grids = definition ? spins.map((text) => gridWords(definition, text)) : spins;
  const wins = definition && round ? round.spins.map((spin) => spinWords(definition, spin).join('; ')) : [];
  return (
    [
      ...[id, new Date(at).toISOString(), definition?.title ?? game, bet, payout, balance],
      grids.join(NEXT_SPIN),
      payout > 0 ? wins.join(NEXT_SPIN) : '',
    ]
      .map(field)
      .join(',') + END
  );
}

/** The whole history for a spreadsheet, oldest first. Reads it in portions, as it comes. */
export async function historyCsv(
  games: readonly PlayableGame[],
  portions: AsyncIterable<readonly HistoryRound[]>,
): Promise<Blob> {
  const parts = [COLUMNS.join(',') + END];
  for await (const rounds of portions) parts.push(rounds.map((row) => lineOf(games, row)).join(''));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
