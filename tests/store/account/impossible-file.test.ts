import { describe, expect, test } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { readSaveFile } from '../../../src/store/account/save-file';
import { playMany } from '../../../e2e/support/history';
import { NO_TOTALS, textOf, type SavedText } from '../tabs';

const { rounds, totals, coins } = playMany(40, 1_766_000_000_000);
const RECORDS = { largestWin: 500, longestRun: 2, run: 0, highestBalance: coins + 200 };

/** The result of importing a file with these rounds and a game that fits them, with these changes. */
function read(game: Partial<SavedText>, played: readonly object[] = rounds) {
  const saved = JSON.parse(textOf({ coins, rounds: 40, totals, records: RECORDS, ...game })) as object;
  const file = {
    app: 'lucky-fishing',
    version: 1,
    savedAt: '2026-01-14T12:00:00.000Z',
    game: saved,
    rounds: played,
  };
  const found = readSaveFile(luckyFishing, JSON.stringify(file));
  return typeof found === 'string' ? found : 'offered';
}

describe('a file is offered that could have come about', () => {
  test.each<[string, Partial<SavedText>, (readonly object[])?]>([
    ['by playing', {}],
    ['before anything was counted', { totals: NO_TOTALS }],
    ['without a history', {}, []],
    [
      'in mid-round',
      {
        rounds: 41,
        openRound: {
          id: 41,
          bet: 10,
          grid: [
            ['fish', 'fish', 'fish'],
            ['tuna', 'fish', 'fish'],
            ['fish', 'tuna', 'fish'],
          ],
        },
      },
    ],
    ['with a name of 20 letters', { profile: { name: 'x'.repeat(20), picture: 'fish' } }],
    [
      'with emoji that an older browser counts part by part',
      { profile: { name: '🧑‍🚀🏽'.repeat(8) + 'abc', picture: 'fish' } },
    ],
    ['until the sums stopped', { totals: { ...totals, won: Number.MAX_SAFE_INTEGER } }],
  ])('%s', (_, game, played) => expect(read(game, played)).toBe('offered'));
});

describe('a file is refused that cannot be true', () => {
  const { symbols } = totals;
  test.each<[string, string, Partial<SavedText>, (readonly object[])?]>([
    ['impossible name', 'a name of 60 letters', { profile: { name: 'x'.repeat(60), picture: 'fish' } }],
    ['impossible name', 'a name of 60 digits', { profile: { name: '7'.repeat(60), picture: 'fish' } }],
    ['impossible name', 'a name of one letter', { profile: { name: 'x', picture: 'fish' } }],
    ['more wins than rounds', 'a win too many', { totals: { ...totals, wins: 41 } }],
    ['impossible totals', 'more rounds counted than begun', { rounds: 39 }],
    ['impossible totals', 'less bet than the lowest bets', { totals: { ...totals, bet: 40 * 5 - 5 } }],
    ['impossible totals', 'more bet than the highest bets', { totals: { ...totals, bet: 40 * 100 + 5 } }],
    ['impossible totals', 'a bet between two steps', { totals: { ...totals, bet: totals.bet + 1 } }],
    ['impossible totals', 'a payout between two steps', { totals: { ...totals, won: totals.won + 1 } }],
    ['impossible totals', 'less won than the wins', { totals: { ...totals, wins: 40, won: 0 } }],
    ['impossible totals', 'more won than the wins', { totals: { ...totals, wins: 0, won: 25 } }],
    [
      'impossible totals',
      'a symbol too many',
      { totals: { ...totals, symbols: { ...symbols, fish: symbols.fish + 1 } } },
    ],
    [
      'impossible totals',
      'a symbol too few',
      { totals: { ...totals, symbols: { ...symbols, tuna: symbols.tuna - 1 } } },
    ],
    ['impossible records', 'a win that no round pays', { records: { ...RECORDS, largestWin: 10_005 } }],
    ['impossible records', 'a run longer than the longest', { records: { ...RECORDS, run: 3 } }],
    ['impossible records', 'more wins in a row than rounds', { records: { ...RECORDS, longestRun: 41 } }],
    [
      'impossible records',
      'more coins than there ever were',
      { records: { ...RECORDS, highestBalance: coins - 1 } },
    ],
    ['too many rounds', 'a round that was never begun', {}, [...rounds, { ...rounds[0], id: 41 }]],
  ])('%s: %s', (fault, _, game, played) => expect(read(game, played)).toBe(fault));
});
