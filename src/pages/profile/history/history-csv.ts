import { MINUTE_MS } from '../../../engine/time';
import type { PlayableGame } from '../../../games/playable';
import { restoreRound } from '../../../store/game-state';
import type { HistoryRound } from '../../../store/rounds/history';
import { timeZone } from '../../../ui/format/format-instant';
import { describeGrid, describeSpin } from './describe-round';
import { gameById } from '../games';
import { texts } from '../texts';

/** Lines end as RFC 4180 has it. */
const END = '\r\n';
/** Between the spins of a round. */
const NEXT_SPIN = ' | ';
/** Without it Excel takes the file for one of another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The names of the columns; the second one depends on where the player is. */
export const columns = (): readonly string[] => texts.history.csvColumns(timeZone);

/** Where numbers have a decimal comma, spreadsheets expect a semicolon between fields. */
const separatorFor = (locale: string | undefined): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === '.'
    ? ','
    : ';';

/** A field as RFC 4180 has it: quoted if it contains a separator. */
const field = (value: string | number): string =>
  /[",;\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** An instant by the player's clock, as spreadsheets read it, and its offset, which tells apart the hour that comes twice. */
function localTime(at: number): [time: string, offset: string] {
  const offset = -new Date(at).getTimezoneOffset() * MINUTE_MS;
  const time = new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ');
  const size = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  // As a text: a spreadsheet would take +01:00 for a formula.
  return [time, `UTC${offset < 0 ? '-' : '+'}${size}`];
}

/** One round as a line. All values are numbers, a time and known names: none is a formula. */
function lineOf(games: readonly PlayableGame[], row: HistoryRound, separator: string): string {
  const { game, id, at, bet, payout, balance, spins } = row;
  const playable = gameById(games, game);
  const round = playable && restoreRound(playable.definition, row);
  const grids = playable ? spins.map((text) => describeGrid(playable, text)) : spins;
  const wins = playable && round ? round.spins.map((spin) => describeSpin(playable, spin).join('; ')) : [];
  return (
    [
      ...[id, ...localTime(at), playable?.definition.title ?? game, bet, payout, balance],
      grids.join(NEXT_SPIN),
      payout > 0 ? wins.join(NEXT_SPIN) : '',
    ]
      .map(field)
      .join(separator) + END
  );
}

/**
 * The whole history for a spreadsheet, oldest first. Reads it in portions, as it comes. docs/saved-data.md describes the
 * format.
 *
 * @param locale whose spreadsheets are to open it; the browser's by default
 */
export async function historyCsv(
  games: readonly PlayableGame[],
  portions: AsyncIterable<readonly HistoryRound[]>,
  locale?: string,
): Promise<Blob> {
  const separator = separatorFor(locale);
  const parts = [BYTE_ORDER_MARK + columns().join(separator) + END];
  for await (const rounds of portions)
    parts.push(rounds.map((row) => lineOf(games, row, separator)).join(''));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
