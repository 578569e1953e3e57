import { describe, expect, test } from 'vitest';
import { symbolIds, type GameDefinition } from '../../../src/engine/definition';
import { initialGrid } from '../../../src/engine/initial-grid';
import { seededRandom } from '../../../src/engine/seeded-random';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { fakeTimers } from '../fake-timers';
import { NOT_PLAYED, savedDocument, type RoundText } from '../saved-text';
import { definitions, Disk, openTab } from '../tabs';
import { games, longWinOf, lossOf, otherThan, roundOfSeed, roundText } from './rounds';

fakeTimers();

type Named = readonly [name: string, round: RoundText];

/** Rounds that no game has, by what is wrong with them: each was made of a round that the game can have. */
function impossibleRounds(definition: GameDefinition): readonly [Named, ...Named[]] {
  const sound = roundText(definition, roundOfSeed(definition, longWinOf(definition)));
  const loss = roundText(definition, roundOfSeed(definition, lossOf(definition)));
  const [first = '', ...rest] = sound.spins;
  const { min, max, step } = definition.bet;
  const withSpins = (...spins: readonly string[]): RoundText => ({ ...sound, spins });
  const withFirst = (text: string): RoundText => withSpins(text, ...rest);
  const rows = first.match(new RegExp(`.{${definition.grid.columns}}`, 'g')) ?? [];
  const withStrips: Named[] = [
    ['symbols that no strip has beside each other', withFirst('0'.repeat(first.length))],
    ['symbols upside down', withFirst(rows.toReversed().join(''))],
  ];
  const withFeature: Named[] = [
    ['a free spin too few', withSpins(first, ...rest.slice(0, -1))],
    ['free spins that nothing has begun', withSpins(...loss.spins, ...rest)],
  ];
  return [
    ['a cell too few', withFirst(first.slice(1))],
    ['a cell too many', withFirst(`${first}0`)],
    ['an unknown symbol', withFirst(symbolIds(definition).length.toString(36) + first.slice(1))],
    ['a spin too many', withSpins(first, ...rest, sound.spins.at(-1) ?? '')],
    ['something that is no grid after them', withSpins(first, ...rest, '0')],
    ['a bet between two steps', { ...sound, bet: min + step + 1 }],
    ['a bet over the highest', { ...sound, bet: max + step }],
    ['a bet under the lowest', { ...sound, bet: 1 }],
    ['a game that there is not', { ...sound, game: 'bingo' }],
    ['a game by a name that every object has', { ...sound, game: 'constructor' }],
    ['the spins of another game', { ...sound, game: otherThan(definition).id }],
    ...(definition.reels.kind === 'strips' ? withStrips : []),
    ...(definition.feature ? withFeature : []),
  ];
}

describe.each(games)('an open round that $id cannot have had', ({ id, definition }) => {
  const { min: bet } = definition.bet;
  const impossible = impossibleRounds(definition);
  const [[, anyImpossible]] = impossible;
  /** The document of somebody who has bet on this round, and lost one before. */
  const documentWith = (openRound: RoundText) =>
    savedDocument({
      ...{ coins: 640, rounds: 4, openRound: { ...openRound, id: 4 } },
      games: { [id]: { ...NOT_PLAYED, bet, totals: { ...NOT_PLAYED.totals, rounds: 3, bet: 30 } } },
    });

  test.each(impossible)(
    'gives its bet back once, keeps a copy of the text and says so: %s',
    async (_, openRound) => {
      const saved = documentWith(openRound);
      const text = JSON.stringify(saved);
      const disk = new Disk(text);
      const tabs = [openTab({ disk, open: definitions }), openTab({ disk, open: definitions })];
      expect(tabs.map((tab) => tab.coins)).toEqual([640, 640]);
      await Promise.all(tabs.flatMap(({ game }) => [game.recover(), game.recover()]));
      const coins = 640 + openRound.bet;
      // Nothing else was played, and nothing else is touched.
      const { log, ...rest } = disk.savedGame;
      expect(rest).toEqual({ ...saved, coins, openRound: null, writes: 1, log: undefined });
      expect(log.days).toMatchObject([{ rounds: 0, bet: 0, won: openRound.bet }]);
      expect([...disk.texts.keys()].sort()).toEqual([SAVED_GAME_KEY, backupKey(1)].sort());
      expect(disk.texts.get(backupKey(1))).toBe(text);
      expect(tabs.flatMap(({ problem }) => problem ?? [])).toEqual(['impossible round']);
      expect(tabs.flatMap((tab) => tab.announcedAs('roundRecovered'))).toEqual([]);

      const next = openTab({ disk, open: definitions });
      await next.game.recover();
      expect([next.coins, next.problem, disk.texts.size]).toEqual([coins, null, 2]);
    },
  );

  test('where no copy can be kept stays as it is saved: its bet is back for this visit only', async () => {
    const text = JSON.stringify(documentWith(anyImpossible));
    const tab = openTab({ saved: text, open: definitions, fault: 'writes throw before they land' });
    await tab.game.recover();
    expect([tab.coins, tab.problem]).toEqual([640 + anyImpossible.bet, 'not storable']);
    expect([...tab.disk.texts]).toEqual([[SAVED_GAME_KEY, text]]);
  });

  test('is out of the way of the next spin', async () => {
    const seed = longWinOf(definition);
    const saved = documentWith(anyImpossible);
    const tab = openTab({ saved, open: definitions, random: seededRandom(seed) });
    await tab.spin(id);
    const started = roundText(definition, roundOfSeed(definition, seed, bet, 5));
    expect(tab.savedGame).toMatchObject({ coins: 640 + anyImpossible.bet - bet, openRound: started });
    expect(tab.problem).toBe('impossible round');
    tab.game.dismissSaveProblem();
    tab.game.settleNow('hidden');
    expect(tab.problem).toBeNull();
  });

  test("isn't shown as a last round either", () => {
    for (const [name, lastRound] of impossible.filter(([, { game }]) => game === id)) {
      const tab = openTab({ saved: { games: { [id]: { ...NOT_PLAYED, lastRound } } }, open: definitions });
      expect(tab.machine(id), name).toMatchObject({ grid: initialGrid(definition), lastRound: null });
      expect([tab.problem, tab.storage.writes], name).toEqual([null, 0]);
    }
  });
});
