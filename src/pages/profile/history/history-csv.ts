import { type GameDefinition, symbolName } from '../../../engine/definition';
import { decodeRows } from '../../../engine/grid-codec';
import type { HistoryRound } from '../../../store/rounds/history';

/** Lines end as RFC 4180 has it. */
const END = '\r\n';

const COLUMNS = ['Round', 'Time', 'Bet', 'Win', 'Balance', 'Grid'];

/** A grid as a person reads it, row by row: `Fish Tuna Shark / Octopus Whale Whale / ...`. */
export function gridWords(rules: GameDefinition, text: string): string {
  return (decodeRows(rules, text) ?? [])
    .map((row) => row.map((id) => symbolName(rules, id)).join(' '))
    .join(' / ');
}

/** One round as a line. All values are numbers, a time and known names: none needs quotes, none is a formula. */
const lineOf = (rules: GameDefinition, { id, at, bet, payout, balance, grid }: HistoryRound): string =>
  [id, new Date(at).toISOString(), bet, payout, balance, gridWords(rules, grid)].join(',') + END;

/** The whole history for a spreadsheet, oldest first. Reads it in portions, as it comes. */
export async function historyCsv(
  rules: GameDefinition,
  portions: AsyncIterable<readonly HistoryRound[]>,
): Promise<Blob> {
  const parts = [COLUMNS.join(',') + END];
  for await (const rounds of portions) parts.push(rounds.map((round) => lineOf(rules, round)).join(''));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
