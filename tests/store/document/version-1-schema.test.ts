import fc from '../../properties';
import { describe, expect, test } from 'vitest';
import { avatars } from '../../../src/player/avatars';
import { readSavedGame } from '../../../src/store/document/saved-game';
import { anyGrid, gridOf } from '../../engine/grids';
import { savedDocument } from '../saved-text';
import { inVersion2, version1Text, type Version1 } from './version-1-documents';

const PLAYED = JSON.parse(version1Text('played')) as Version1;
const GRID = gridOf('fut fow fsu');
const OPEN: Version1 = { ...PLAYED, rounds: 13, openRound: { id: 13, bet: 10, grid: GRID } };

const read = (document: object) => readSavedGame(JSON.stringify(document));

describe('version 1', () => {
  test.each(['automatic', 'webgl', 'canvas', 'plain'] as const)('had the renderer %s', (picture) => {
    expect(read({ ...PLAYED, picture })).toMatchObject({ renderer: picture === 'plain' ? 'dom' : picture });
  });

  test.each(avatars)('had the avatar %s', (picture) => {
    const profile = { name: 'Åsa', picture };
    expect(read({ ...PLAYED, profile })).toMatchObject({ profile: { name: 'Åsa', avatar: picture } });
  });

  test('becomes version 2, whatever was played', () => {
    const anyRound = fc.record({
      bet: fc.integer({ min: 1, max: 20 }).map((steps) => steps * 5),
      grid: anyGrid,
    });
    const anyFinished = fc
      .tuple(
        anyRound,
        fc.record({
          ...{ id: fc.integer({ min: 1 }), at: fc.integer() },
          ...{ payout: fc.maxSafeNat(), balance: fc.maxSafeNat() },
        }),
      )
      .map(([round, rest]) => ({ ...round, ...rest }));
    const anyDocument = fc.record({
      rounds: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      open: fc.option(anyRound),
      lastGrid: fc.option(anyGrid),
      coins: fc.nat(1e9),
      book: fc.maxSafeNat(),
      unrecorded: fc.array(anyFinished, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(anyDocument, ({ open, ...rest }) => {
        const openRound = open && { id: rest.rounds, ...open };
        const records = { ...PLAYED.records, highestBalance: rest.coins + 7 };
        const old: Version1 = { ...PLAYED, ...rest, records, openRound };
        expect(read(old)).toEqual(inVersion2(old));
      }),
    );
  });

  test('without what its first programs did not save has none of it, and is otherwise as it was', () => {
    const { version, coins, rounds, openRound, lastGrid } = OPEN;
    const { games } = inVersion2({
      ...OPEN,
      records: { ...OPEN.records, largestWin: 0, longestRun: 0, run: 0 },
    });
    const totals = { rounds: 0, wins: 0, bet: 0, won: 0, symbols: {} };
    expect(read({ version, coins, rounds, openRound, lastGrid })).toEqual({
      ...savedDocument({ coins, rounds, openRound: inVersion2(OPEN).openRound }),
      // Earlier balances are unknown; this one has certainly been reached.
      highestBalance: coins,
      games: { 'lucky-fishing': { ...games['lucky-fishing'], totals } },
    });
  });

  test('before the first round, without what was saved later, is a new game', () => {
    const nothing = { version: 1, coins: 1000, rounds: 0, openRound: null, lastGrid: null };
    expect(read(nothing)).toEqual(savedDocument());
  });

  test('takes nothing over that it did not know, and the history only by its own name', () => {
    expect(read({ ...PLAYED, jackpot: 1e6, games: {}, historyId: 9 })).toEqual(inVersion2(PLAYED));
    const { book, ...unnumbered } = PLAYED;
    expect(book).toBe(0);
    expect(read({ ...unnumbered, historyId: 9 })).toMatchObject({ historyId: 0 });
  });

  test.each<[string, object]>([
    ['a bet over the highest', { ...OPEN, openRound: { id: 13, bet: 105, grid: GRID } }],
    ['a bet between two steps', { ...OPEN, openRound: { id: 13, bet: 12, grid: GRID } }],
    ['an open round that is not the latest', { ...OPEN, rounds: 14 }],
    ['a symbol of another game', { ...PLAYED, lastGrid: [['crab', 'fish', 'fish'], ...GRID.slice(1)] }],
    ['a fourth reel', { ...PLAYED, lastGrid: [...GRID, ...GRID.slice(2)] }],
    ['a grid as version 2 has it', { ...PLAYED, lastGrid: '015034021' }],
    ['no last grid', { ...PLAYED, lastGrid: undefined }],
    ['a renderer of version 2', { ...PLAYED, picture: 'dom' }],
    ['an avatar that there is not', { ...PLAYED, profile: { name: null, picture: 'crab' } }],
    ['a symbol too few in the totals', { ...PLAYED, totals: { ...PLAYED.totals, symbols: { fish: 3 } } }],
    ['no records but the balance', { ...PLAYED, records: { highestBalance: 1040 } }],
    ['coins in halves', { ...PLAYED, coins: 0.5 }],
    ['a history that is none', { ...PLAYED, book: -1 }],
  ])('is unreadable with %s', (_, document) => {
    expect(read(document)).toBe('unreadable');
  });
});
