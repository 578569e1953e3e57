// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { playable } from '../../../src/games/lucky-fishing/playable';
import type { HistoryRound } from '../../../src/store/rounds/history';

afterEach(() => vi.unstubAllEnvs());

/** The lines of the file that a player in this time zone exports, of rounds of three fish settled at these times. */
async function csvIn(zone: string, times: readonly string[], locale = 'en-US') {
  vi.stubEnv('TZ', zone);
  // The zone is asked for once a visit.
  vi.resetModules();
  const { columns, historyCsv } = await import('../../../src/pages/profile/history/history-csv');
  async function* portions() {
    await Promise.resolve();
    yield times.map((time, place): HistoryRound => ({
      ...{ game: 'lucky-fishing', id: place + 7, at: Date.parse(time), bet: 100, payout: toCoins(500) },
      ...{ balance: toCoins(1_234_567), spins: ['000000000'] },
    }));
  }
  const file = await historyCsv([playable], portions(), locale);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  return { columns: columns(), lines: text.split('\r\n') };
}

test.each([
  ...['en-US', 'en-GB', 'ja-JP', 'es-MX'].map((locale) => [locale, ','] as const),
  ...['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ar-EG'].map((locale) => [locale, ';'] as const),
])('spreadsheets in %s get fields separated by %s', async (locale, separator) => {
  const { columns, lines } = await csvIn('UTC', ['2026-01-14T12:00:00Z'], locale);
  const [head, line, end] = lines;
  expect(head).toBe(`\uFEFF${columns.join(separator)}`);
  // Numbers are whole, and have no thousands separators that another locale would read otherwise.
  expect(line?.replace(/"[^"]*"/g, 'quoted').split(separator)).toEqual([
    ...['7', '2026-01-14 12:00:00', 'UTC+00:00', 'Lucky Fishing', '100', '500', '1234567'],
    ...['Fish Fish Fish / Fish Fish Fish / Fish Fish Fish', 'quoted'],
  ]);
  expect(end).toBe('');
});

// In Berlin an hour comes twice in autumn.
test.each([
  ['Europe/Berlin', '2026-07-01T21:59:59.999Z', '2026-07-01 23:59:59', 'UTC+02:00'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00', 'UTC+02:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00', 'UTC+01:00'],
  ['America/St_Johns', '2026-01-01T01:59:59Z', '2025-12-31 22:29:59', 'UTC-03:30'],
  ['Pacific/Kiritimati', '2026-01-01T01:59:59Z', '2026-01-01 15:59:59', 'UTC+14:00'],
])("times are the player's, with their offset: in %s at %s", async (zone, instant, time, offset) => {
  const { columns, lines } = await csvIn(zone, [instant]);
  expect(columns[1]).toBe(`Time (${zone})`);
  expect(lines[1]?.split(',').slice(1, 3)).toEqual([time, offset]);
});
