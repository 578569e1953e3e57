import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { symbolIds, type GameDefinition } from '../../../src/engine/definition';
import { seededRandom } from '../../../src/engine/seeded-random';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { initialGrid } from '../../../src/engine/initial-grid';
import { NOT_PLAYED, savedDocument, type RoundText } from '../saved-text';
import { coinsOf, definitions, Disk, machineOf, openTab, problemOf, SharedLock, spin } from '../tabs';
import { games, longWinOf, lossOf, otherThan, roundOfSeed, roundText } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rounds that no game has, by what is wrong with them: each was made of a round that the game can have. */
function impossibleRounds(definition: GameDefinition): [name: string, round: RoundText][] {
  const sound = roundText(definition, roundOfSeed(definition, longWinOf(definition)));
  const loss = roundText(definition, roundOfSeed(definition, lossOf(definition)));
  const { spins } = sound;
  const { min, max, step } = definition.bet;
  const [first = ''] = spins;
  const withFirst = (text: string): RoundText => ({ ...sound, spins: [text, ...spins.slice(1)] });
  const all: [string, RoundText][] = [
    ['a cell too few', withFirst(first.slice(1))],
    ['a cell too many', withFirst(`${first}0`)],
    ['an unknown symbol', withFirst(symbolIds(definition).length.toString(36) + first.slice(1))],
    ['a spin too many', { ...sound, spins: [...spins, spins.at(-1) ?? ''] }],
    ['something that is no grid after them', { ...sound, spins: [...spins, '0'] }],
    ['a bet between two steps', { ...sound, bet: min + step + 1 }],
    ['a bet over the highest', { ...sound, bet: max + step }],
    ['a bet under the lowest', { ...sound, bet: 1 }],
    ['a game that there is not', { ...sound, game: 'bingo' }],
    ['a game by a name that every object has', { ...sound, game: 'constructor' }],
    ['the spins of another game', { ...sound, game: otherThan(definition).id }],
  ];
  const withStrips: [string, RoundText][] = [
    ['symbols that no strip has beside each other', withFirst('0'.repeat(first.length))],
    [
      'symbols upside down',
      withFirst(
        [...(first.match(new RegExp(`.{${definition.grid.columns}}`, 'g')) ?? [])].reverse().join(''),
      ),
    ],
  ];
  const withFeature: [string, RoundText][] = [
    ['a free spin too few', { ...sound, spins: spins.slice(0, -1) }],
    ['none of its free spins', { ...sound, spins: [first] }],
    ['free spins that nothing has begun', { ...sound, spins: [...loss.spins, ...spins.slice(1)] }],
    ['free spins before what begins them', { ...sound, spins: [...spins.slice(1), first] }],
    ['a free spin on the other reels', { ...sound, spins: [first, ...loss.spins, ...spins.slice(2)] }],
  ];
  return [
    ...all,
    ...(definition.reels.kind === 'strips' ? withStrips : []),
    ...(definition.feature ? withFeature : []),
  ];
}

describe.each(games)('an open round that $id cannot have had', ({ id, definition }) => {
  const seed = longWinOf(definition);
  const { min: bet } = definition.bet;
  /** The document of somebody who has bet on this round, and lost one before. */
  const documentWith = (openRound: RoundText) =>
    savedDocument({
      ...{ coins: 640, rounds: 4, openRound: { ...openRound, id: 4 } },
      games: { [id]: { ...NOT_PLAYED, bet, totals: { ...NOT_PLAYED.totals, rounds: 3, bet: 30 } } },
    });

  test.each(impossibleRounds(definition))(
    'gives its bet back once, keeps a copy of the text and says so: %s',
    async (_, openRound) => {
      const saved = documentWith(openRound);
      const text = JSON.stringify(saved);
      const [disk, lock] = [new Disk(text), new SharedLock()];
      const tabs = [openTab({ disk, lock, open: definitions }), openTab({ disk, lock, open: definitions })];
      expect(tabs.map(coinsOf)).toEqual([640, 640]);
      await Promise.all(tabs.flatMap(({ game }) => [game.recover(), game.recover()]));
      const coins = 640 + openRound.bet;
      // Nothing else was played, and nothing else is touched.
      const { log, ...rest } = disk.savedGame;
      expect(rest).toEqual({ ...saved, coins, openRound: null, writes: 1, log: undefined });
      expect(log.days).toMatchObject([{ rounds: 0, bet: 0, won: openRound.bet }]);
      expect([...disk.texts.keys()].sort()).toEqual([SAVED_GAME_KEY, backupKey(1)].sort());
      expect(disk.texts.get(backupKey(1))).toBe(text);
      expect(tabs.map(problemOf).filter((problem) => problem !== null)).toEqual(['impossible round']);
      expect(tabs.flatMap((tab) => tab.announcedAs('roundRecovered'))).toEqual([]);

      const next = openTab({ disk, lock, open: definitions });
      await next.game.recover();
      expect([coinsOf(next), problemOf(next), disk.texts.size]).toEqual([coins, null, 2]);
    },
  );

  test('where no copy can be kept stays as it is saved: its bet is back for this visit only', async () => {
    const [[, openRound] = ['', null]] = impossibleRounds(definition);
    if (!openRound) throw new Error('There is one.');
    const text = JSON.stringify(documentWith(openRound));
    const disk = new Disk(text);
    const tab = openTab({ disk, open: definitions, fault: 'writes throw before they land' });
    await tab.game.recover();
    expect([coinsOf(tab), problemOf(tab)]).toEqual([640 + openRound.bet, 'not storable']);
    expect([...disk.texts]).toEqual([[SAVED_GAME_KEY, text]]);
  });

  test('is out of the way of the next spin', async () => {
    const [[, openRound] = ['', roundText(definition, roundOfSeed(definition, seed))]] =
      impossibleRounds(definition);
    const disk = new Disk(JSON.stringify(documentWith(openRound)));
    const tab = openTab({ disk, open: definitions, random: seededRandom(seed) });
    await spin(tab.game, id);
    const started = roundText(definition, roundOfSeed(definition, seed, bet, 5));
    expect(disk.savedGame).toMatchObject({ coins: 640 + openRound.bet - bet, openRound: started });
    expect(problemOf(tab)).toBe('impossible round');
    tab.game.dismissSaveProblem();
    tab.game.settleNow('hidden');
    expect(problemOf(tab)).toBeNull();
  });

  test.each(impossibleRounds(definition).filter(([, round]) => round.game === id))(
    'is no last round to show either: %s',
    (_, { bet, spins }) => {
      const disk = new Disk({ games: { [id]: { ...NOT_PLAYED, lastRound: { bet, spins } } } });
      const tab = openTab({ disk, open: definitions });
      expect(machineOf(tab.game, id)).toMatchObject({ grid: initialGrid(definition), lastRound: null });
      expect([problemOf(tab), tab.storage.writes]).toEqual([null, 0]);
    },
  );
});
