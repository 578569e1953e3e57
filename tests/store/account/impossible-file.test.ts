import { describe, expect, test } from 'vitest';
import { encodeGrid } from '../../../src/engine/grid-codec';
import { initialGrid } from '../../../src/engine/initial-grid';
import { readSaveFile } from '../../../src/store/account/save-file';
import { playMany } from '../played';
import { NOT_PLAYED, savedDocument, type GameText, type SavedText } from '../saved-text';
import { definitions } from '../tabs';

const ROUNDS = 40;
const RECORDS = { largestWin: 100, longestRun: 2, run: 0 };

describe.each(definitions.map((definition) => ({ id: definition.id, definition })))(
  'a file with rounds of $id',
  ({ id, definition }) => {
    const { rounds, totals, coins } = playMany(definition, ROUNDS, 1_766_000_000_000);
    const [symbol = '', seen = NaN] = Object.entries(totals.symbols)[0] ?? [];
    const resting = [encodeGrid(definition, initialGrid(definition))];
    const { min, max, step } = definition.bet;
    const loneCell = ['0'];

    /** The result of importing it together with a game that fits them, with these changes. */
    function read(
      saved: Partial<SavedText>,
      played: Partial<GameText> = {},
      inHistory: readonly object[] = rounds,
    ) {
      const record: GameText = { ...NOT_PLAYED, records: RECORDS, totals, ...played };
      const file = {
        ...{ app: 'lucky-fishing', version: 1, savedAt: '2026-01-14T12:00:00.000Z' },
        game: savedDocument({
          ...{ coins, highestBalance: coins + 200, rounds: ROUNDS, games: { [id]: record } },
          ...saved,
        }),
        rounds: inHistory,
      };
      const found = readSaveFile(definitions, JSON.stringify(file));
      return typeof found === 'string' ? found : 'offered';
    }

    test.each<[string, Partial<SavedText>, Partial<GameText>?, (readonly object[])?]>([
      ['by playing', {}],
      ['before a game was played', {}, NOT_PLAYED],
      ['without a history', {}, {}, []],
      [
        'in mid-round',
        { rounds: ROUNDS + 1, openRound: { game: id, id: ROUNDS + 1, bet: min, spins: resting } },
      ],
      ['by a last round', {}, { lastRound: { bet: max, spins: resting } }],
      ['beside a game of a newer program', { games: { bingo: NOT_PLAYED, [id]: { ...NOT_PLAYED, totals } } }],
      ['until the sums stopped', {}, { totals: { ...totals, won: Number.MAX_SAFE_INTEGER } }],
    ])('is offered that could have come about: %s', (_, saved, played, inHistory) =>
      expect(read(saved, played, inHistory)).toBe('offered'),
    );

    const totalsOf = (change: Partial<GameText['totals']>) =>
      [{}, { totals: { ...totals, ...change } }] as const;
    const recordsOf = (change: object) => [{}, { records: { ...RECORDS, ...change } }] as const;
    const openOf = (round: { bet: number; spins: readonly string[] }) => ({
      rounds: ROUNDS + 1,
      openRound: { game: id, id: ROUNDS + 1, ...round },
    });

    test.each<[string, string, Partial<SavedText>, Partial<GameText>?, (readonly object[])?]>([
      ['more wins than rounds', 'a win too many', ...totalsOf({ wins: ROUNDS + 1 })],
      ['impossible totals', 'more rounds counted than begun', { rounds: ROUNDS - 1 }],
      [
        'impossible totals',
        'an open round counted already',
        { openRound: { game: id, id: ROUNDS, bet: min, spins: resting } },
      ],
      [
        'impossible totals',
        'more rounds counted than begun, in two games',
        { games: { a: { ...NOT_PLAYED, totals }, b: { ...NOT_PLAYED, totals } } },
      ],
      ['impossible totals', 'less bet than the lowest bets', ...totalsOf({ bet: ROUNDS * min - step })],
      ['impossible totals', 'more bet than the highest bets', ...totalsOf({ bet: ROUNDS * max + step })],
      ['impossible totals', 'a bet between two steps', ...totalsOf({ bet: totals.bet + 1 })],
      ['impossible totals', 'less won than the wins', ...totalsOf({ wins: ROUNDS, won: 0 })],
      ['impossible totals', 'more won than the wins', ...totalsOf({ wins: 0, won: 25 })],
      [
        'impossible totals',
        'a symbol too many',
        ...totalsOf({ symbols: { ...totals.symbols, [symbol]: seen + 1 } }),
      ],
      [
        'impossible totals',
        'a symbol too few',
        ...totalsOf({ symbols: { ...totals.symbols, [symbol]: seen - 1 } }),
      ],
      [
        'impossible totals',
        'a symbol of another game',
        ...totalsOf({ symbols: { ...totals.symbols, [symbol]: 0, bell: seen } }),
      ],
      [
        'impossible totals',
        'fewer spins than rounds',
        ...totalsOf({ symbols: { [symbol]: definition.grid.columns * definition.grid.rows } }),
      ],
      ['impossible records', 'a win that no round pays', ...recordsOf({ largestWin: 1e9 })],
      ['impossible records', 'a run longer than the longest', ...recordsOf({ run: 3 })],
      ['impossible records', 'more wins in a row than rounds', ...recordsOf({ longestRun: ROUNDS + 1 })],
      ['impossible records', 'more coins than there ever were', { highestBalance: coins - 1 }],
      [
        'impossible rounds',
        'an open round that the reels cannot show',
        openOf({ bet: min, spins: loneCell }),
      ],
      [
        'impossible rounds',
        'an open round between two steps of the bet',
        openOf({ bet: min + step + 1, spins: resting }),
      ],
      [
        'impossible rounds',
        'a last round of more spins than it has',
        {},
        { lastRound: { bet: min, spins: [...resting, ...resting] } },
      ],
      [
        'too many rounds',
        'a round that was never begun',
        {},
        {},
        [...rounds, { ...rounds[0], id: ROUNDS + 1 }],
      ],
    ])('is refused that cannot be true: %s: %s', (fault, _, saved, played, inHistory) =>
      expect(read(saved, played, inHistory)).toBe(fault),
    );

    test('is refused with a sum between two steps where its wins are whole multiples of the bet', () =>
      expect(read(...totalsOf({ won: totals.won + 1 }))).toBe(
        id === 'lucky-fishing' ? 'impossible totals' : 'offered',
      ));

    test.each<[string, string | null, string]>([
      ['a name of 20 letters', null, 'x'.repeat(20)],
      ['emoji that an older browser counts part by part', null, '🧑‍🚀🏽'.repeat(8) + 'abc'],
      ['a name of 60 letters', 'impossible name', 'x'.repeat(60)],
      ['a name of 60 digits', 'impossible name', '7'.repeat(60)],
      ['a name of one letter', 'impossible name', 'x'],
    ])('of somebody with %s', (_, fault, name) =>
      expect(read({ profile: { name, avatar: 'fish' } })).toBe(fault ?? 'offered'),
    );
  },
);
