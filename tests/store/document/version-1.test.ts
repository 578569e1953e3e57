import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { savedGameReader, savedGameText } from '../../../src/store/document/saved-game';
import type { SavedGame } from '../../../src/store/document/schema';

const folder = join(import.meta.dirname, 'version-1');
const textOf = (file: string): string => readFileSync(join(folder, `${file}.json`), 'utf8');

/** The game of a file; fails where it cannot be read. */
function read(file: string): SavedGame {
  const game = savedGameReader(luckyFishing)(textOf(file));
  if (typeof game === 'string') throw new Error(`${file} is ${game}.`);
  return game;
}

describe('what version 1 wrote', () => {
  test.each(['fresh', 'open-round', 'played', 'limits', 'break', 'weeks', 'history'])(
    'is read, and written again as it was: %s',
    (file) => {
      expect(savedGameText(read(file))).toBe(textOf(file));
    },
  );

  test('holds what had happened', () => {
    expect(read('fresh')).toMatchObject({ coins: 1000, rounds: 0 });
    expect(read('open-round')).toMatchObject({ coins: 990, openRound: { id: 1, bet: 10 } });
    expect(read('played')).toMatchObject({ rounds: 12, totals: { rounds: 12 } });
    expect(read('limits')).toMatchObject({
      profile: { name: 'Åsa', picture: 'whale' },
      limits: { held: { betPerDay: { now: 5000 }, session: { later: { value: { minutes: 120 } } } } },
    });
    expect(read('break').limits.breakUntil).toBeGreaterThan(0);
    expect(read('weeks')).toMatchObject({ bonus: { streak: 1 }, pastWeeks: [{ prize: 0 }, { prize: 0 }] });
    expect(read('history')).toMatchObject({ rounds: 1000, coins: 14_925 });
  });

  test('has a row in the database for each round, and in the save file too', () => {
    const rows = JSON.parse(textOf('history-rows')) as { id: number; balance: number }[];
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1));
    expect(rows.at(-1)?.balance).toBe(read('history').coins);
    const file = JSON.parse(textOf('history-save-file')) as { rounds: unknown[] };
    expect(file.rounds).toHaveLength(1000);
  });
});
