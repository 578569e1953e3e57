import { describe, expect, test } from 'vitest';
import { encodeGrid } from '../../../src/engine/grid-codec';
import { initialGrid } from '../../../src/engine/initial-grid';
import { readSaveFile } from '../../../src/store/account/save-file';
import { playMany } from '../../../testing/saved/played';
import { games } from '../rounds/rounds';
import { NOT_PLAYED, savedDocument, type GameText, type SavedText } from '../saved-text';
import { definitions } from '../tabs';

const ROUNDS = 40;
const RECORDS = { largestWin: 100, longestRun: 2, run: 0 };

/** What a file says otherwise than it should: the document, what it has of the game, or its rounds. */
interface Change {
  readonly saved?: Partial<SavedText>;
  readonly played?: Partial<GameText>;
  readonly inHistory?: readonly object[];
}

describe.each(games)('a file with rounds of $id', ({ id, definition }) => {
  const { rounds, totals, coins } = playMany(ROUNDS, 1_766_000_000_000, definition);
  const [symbol = '', seen = NaN] = Object.entries(totals.symbols)[0] ?? [];
  const resting = [encodeGrid(definition, initialGrid(definition))];
  const { min, max, step } = definition.bet;

  /** The result of importing rounds together with a game that fits them, but for a change. */
  function read({ saved, played, inHistory = rounds }: Change) {
    const record: GameText = { ...NOT_PLAYED, records: RECORDS, totals, ...played };
    const file = {
      ...{ app: 'lucky-fishing', version: 1, savedAt: '2026-01-14T12:00:00.000Z', rounds: inHistory },
      game: savedDocument({
        ...{ coins, highestBalance: coins + 200, rounds: ROUNDS, games: { [id]: record } },
        ...saved,
      }),
    };
    const found = readSaveFile(definitions, JSON.stringify(file));
    return typeof found === 'string' ? found : 'offered';
  }

  const total = (change: Partial<GameText['totals']>): Change => ({
    played: { totals: { ...totals, ...change } },
  });
  const seeing = (change: Record<string, number>) => total({ symbols: { ...totals.symbols, ...change } });
  const record = (change: object): Change => ({ played: { records: { ...RECORDS, ...change } } });
  const open = (bet: number, spins = resting, number = ROUNDS + 1): Change => ({
    saved: { rounds: number, openRound: { game: id, id: number, bet, spins } },
  });
  const last = (bet: number, spins: readonly string[]): Change => ({ played: { lastRound: { bet, spins } } });
  const inGames = (games: SavedText['games']): Change => ({ saved: { games } });
  const played = { ...NOT_PLAYED, totals };

  test.each<[string, Change]>([
    ['by playing', {}],
    ['before a game was played', { played: NOT_PLAYED }],
    ['without a history', { inHistory: [] }],
    ['in mid-round', open(min)],
    ['by a last round', last(max, resting)],
    ['beside a game of a newer program', inGames({ bingo: NOT_PLAYED, [id]: played })],
    ['until the sums stopped', total({ won: Number.MAX_SAFE_INTEGER })],
    ['with a name of 20 letters', { saved: { profile: { name: 'x'.repeat(20), avatar: 'fish' } } }],
    [
      'with emoji that an older browser counts part by part',
      { saved: { profile: { name: '🧑‍🚀🏽'.repeat(8) + 'abc', avatar: 'fish' } } },
    ],
  ])('is offered that could have come about: %s', (_, change) => expect(read(change)).toBe('offered'));

  test.each<[string, string, Change]>([
    ['more wins than rounds', 'a win too many', total({ wins: ROUNDS + 1 })],
    ['impossible totals', 'more rounds counted than begun', { saved: { rounds: ROUNDS - 1 } }],
    ['impossible totals', 'an open round counted already', open(min, resting, ROUNDS)],
    ['impossible totals', 'more rounds counted than begun, in two games', inGames({ a: played, b: played })],
    ['impossible totals', 'less bet than the lowest bets', total({ bet: ROUNDS * min - step })],
    ['impossible totals', 'more bet than the highest bets', total({ bet: ROUNDS * max + step })],
    ['impossible totals', 'a bet between two steps', total({ bet: totals.bet + 1 })],
    ['impossible totals', 'less won than the wins', total({ wins: ROUNDS, won: 0 })],
    ['impossible totals', 'more won than the wins', total({ wins: 0, won: 25 })],
    ['impossible totals', 'a symbol too many', seeing({ [symbol]: seen + 1 })],
    ['impossible totals', 'a symbol too few', seeing({ [symbol]: seen - 1 })],
    ['impossible totals', 'a symbol of another game', seeing({ [symbol]: 0, bell: seen })],
    [
      'impossible totals',
      'fewer spins than rounds',
      total({ symbols: { [symbol]: definition.grid.columns * definition.grid.rows } }),
    ],
    ['impossible records', 'a win that no round pays', record({ largestWin: 1e9 })],
    ['impossible records', 'a run longer than the longest', record({ run: 3 })],
    ['impossible records', 'more wins in a row than rounds', record({ longestRun: ROUNDS + 1 })],
    ['impossible records', 'more coins than there ever were', { saved: { highestBalance: coins - 1 } }],
    ['impossible rounds', 'an open round that the reels cannot show', open(min, ['0'])],
    ['impossible rounds', 'an open round between two steps of the bet', open(min + step + 1)],
    ['impossible rounds', 'a last round of more spins than it has', last(min, [...resting, ...resting])],
    [
      'too many rounds',
      'a round that was never begun',
      { inHistory: [...rounds, { ...rounds[0], id: ROUNDS + 1 }] },
    ],
    ...['x'.repeat(60), '7'.repeat(60), 'x'].map((name): [string, string, Change] => [
      'impossible name',
      name,
      { saved: { profile: { name, avatar: 'fish' } } },
    ]),
  ])('is refused that cannot be true: %s: %s', (fault, _, change) => expect(read(change)).toBe(fault));

  test('is refused with a sum between two steps where its wins are whole multiples of the bet', () => {
    const isWhole = id === 'lucky-fishing';
    expect(read(total({ won: totals.won + 1 }))).toBe(isWhole ? 'impossible totals' : 'offered');
  });
});
