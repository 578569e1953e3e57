// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { playable } from '../../../src/games/lucky-fishing/playable';
import type { HistoryRound } from '../../../src/store/rounds/history';

afterEach(() => vi.unstubAllEnvs());

/** A round of three fish in the middle column, settled at this instant. */
const roundAt = (id: number, time: string): HistoryRound => ({
  ...{ game: 'lucky-fishing', id, at: Date.parse(time), bet: 100, payout: toCoins(500) },
  ...{ balance: toCoins(1_234_567), spins: ['000000000'] },
});

/** The bytes of the file that a player in this time zone exports, as a text. */
async function csvIn(zone: string, rounds: readonly HistoryRound[], locale = 'en-US'): Promise<string> {
  vi.stubEnv('TZ', zone);
  // The zone is asked for once a visit.
  vi.resetModules();
  const { historyCsv } = await import('../../../src/pages/profile/history/history-csv');
  async function* portions() {
    await Promise.resolve();
    yield rounds;
  }
  const file = await historyCsv([playable], portions(), locale);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

const fieldsOf = (line: string | undefined, separator: string): string[] | undefined =>
  line?.replace(/"[^"]*"/g, 'quoted').split(separator);

describe('fields are separated as spreadsheets of the locale expect it', () => {
  test.each([
    ...['en-US', 'en-GB', 'ja-JP', 'es-MX'].map((locale) => [locale, ','] as const),
    ...['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ar-EG'].map((locale) => [locale, ';'] as const),
  ])('in %s by %s', async (locale, separator) => {
    const text = await csvIn('UTC', [roundAt(7, '2026-01-14T12:00:00Z')], locale);
    const [head, line, end] = text.split('\r\n');
    const time = `Time (${new Intl.DateTimeFormat().resolvedOptions().timeZone})`;
    expect(fieldsOf(head, separator)).toEqual([
      '\uFEFFRound',
      time,
      'UTC offset',
      'Game',
      'Bet',
      'Win',
      'Balance',
      'Grids',
      'Wins',
    ]);
    // Numbers are whole, and have no thousands separators that another locale would read otherwise.
    expect(fieldsOf(line, separator)).toEqual([
      ...['7', '2026-01-14 12:00:00', 'UTC+00:00', 'Lucky Fishing', '100', '500', '1234567'],
      ...['Fish Fish Fish / Fish Fish Fish / Fish Fish Fish', 'quoted'],
    ]);
    expect(end).toBe('');
  });
});

describe('times are those of the player, with their offset', () => {
  test('in Berlin, where an hour comes twice in autumn', async () => {
    const text = await csvIn('Europe/Berlin', [
      roundAt(1, '2026-07-01T21:59:59.999Z'),
      roundAt(2, '2026-10-25T00:30:00Z'),
      roundAt(3, '2026-10-25T01:30:00Z'),
    ]);
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toContain('Round,Time (Europe/Berlin),UTC offset,Game');
    expect(lines.map((line) => line.split(',').slice(1, 3))).toEqual([
      ['2026-07-01 23:59:59', 'UTC+02:00'],
      ['2026-10-25 02:30:00', 'UTC+02:00'],
      ['2026-10-25 02:30:00', 'UTC+01:00'],
    ]);
  });

  test.each([
    ['America/St_Johns', '2025-12-31 22:29:59', 'UTC-03:30'],
    ['Pacific/Kiritimati', '2026-01-01 15:59:59', 'UTC+14:00'],
  ])('in %s', async (zone, time, offset) => {
    const [, line] = (await csvIn(zone, [roundAt(1, '2026-01-01T01:59:59Z')])).split('\r\n');
    expect(line?.split(',').slice(1, 3)).toEqual([time, offset]);
  });
});
