import { describe, expect, test } from 'vitest';
import type { GameDefinition } from '../../../src/engine/definition';
import { seededRandom } from '../../../src/engine/seeded-random';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { NO_WIN, dealing } from '../../engine/grids';
import { fakeTimers } from '../fake-timers';
import { referencePayout } from '../reference-payout';
import { FakeLocks, turns as turnsLater } from '../fake-locks';
import { fishingRound } from '../saved-text';
import { definitions, Disk, flushPromises, openTab } from '../tabs';
import { games, KINDS, lossOf, otherThan, roundOfSeed, roundText, winOf } from './rounds';

fakeTimers();

/** A tab that plays the round of this seed. */
async function startRound(definition: GameDefinition, seed: number, disk = new Disk()) {
  const playing = openTab({ disk, open: [definition], random: seededRandom(seed) });
  await playing.spin(definition.id);
  return { disk, playing };
}

/** A disk as a tab leaves it that dies in such a round. */
async function afterCrash(definition: GameDefinition, seed: number, locks?: FakeLocks) {
  const { disk, playing } = await startRound(definition, seed, new Disk(undefined, locks));
  playing.crash();
  return disk;
}

/** The games of the product, whose loading is counted and fails until it is allowed. */
function loading(isAllowed = true) {
  const network = { isAllowed, loads: [] as string[] };
  const known = definitions.map((definition) => ({
    id: definition.id,
    load: () => {
      network.loads.push(definition.id);
      return network.isAllowed ? Promise.resolve(definition) : Promise.reject(new Error('Offline.'));
    },
  }));
  return { network, known };
}

describe.each(games)('an open round of $id', ({ id, definition }) => {
  const other = otherThan(definition);
  const bet = definition.bet.default;
  const seed = winOf(definition);
  const { payout } = roundOfSeed(definition, seed);

  test.each(KINDS)(
    'is paid once what the rules say, though only the other game is opened: %s',
    async (_, seedFor) => {
      const round = roundOfSeed(definition, seedFor(definition));
      const text = roundText(definition, round);
      const disk = await afterCrash(definition, seedFor(definition));
      const tabs = [0, 1, 2].map(() => openTab({ disk, open: [other] }));
      await Promise.all(tabs.flatMap(({ game }) => [game.recover(), game.recover()]));
      expect(referencePayout(text)).toBe(round.payout);
      const coins = 1000 - bet + round.payout;
      expect(disk.savedGame).toMatchObject({
        ...{ coins, rounds: 1, openRound: null },
        games: {
          [id]: { bet, lastRound: { bet, seed: round.seed, spins: text.spins }, totals: { rounds: 1 } },
        },
        unrecorded: [{ ...text, payout: round.payout, balance: coins }],
      });
      expect(Object.keys(disk.savedGame.games)).toEqual([id]);
      expect(tabs.flatMap((tab) => tab.announcedAs('roundRecovered'))).toEqual([round]);
      const next = openTab({ disk, open: [definition] });
      expect(next.machine(id)).toMatchObject({ grid: round.spins.at(-1)?.grid, playback: { phase: 'idle' } });
    },
  );

  test('is paid before a spin of the other game takes its bet, with its rules loaded once', async () => {
    const { network, known } = loading();
    const disk = await afterCrash(definition, seed);
    const tab = openTab({ disk, games: known, open: [other], random: seededRandom(lossOf(other)) });
    expect(network.loads).toEqual([]);
    await tab.spin(other.id);
    expect(tab.announced.map(([type]) => type).join()).toBe(
      'balanceChanged,roundRecovered,balanceChanged,roundStarted',
    );
    expect(disk.savedGame).toMatchObject({
      coins: 1000 - bet - other.bet.default + payout,
      openRound: { game: other.id, id: 2 },
    });
    await openTab({ saved: {}, games: known, open: [other] }).game.recover();
    expect(network.loads).toEqual([id]);
  });

  test('stays open where its rules cannot be loaded: nothing else begins, until they can', async () => {
    const { network, known } = loading(false);
    const disk = await afterCrash(definition, seed);
    const before = disk.text;
    const tab = openTab({ disk, games: known, open: [other] });
    await expect(tab.game.recover()).rejects.toThrow('Offline.');
    await tab.spin(other.id);
    await expect(tab.game.exportSaveFile()).rejects.toThrow('Offline.');
    await expect(tab.game.reset()).rejects.toThrow('Offline.');
    await flushPromises();
    expect(tab.announced).toEqual([['spinRefused', 'open round not loaded']]);
    expect([disk.text, tab.storage.writes, disk.locks.isTaken, disk.texts.size]).toEqual([
      before,
      0,
      false,
      1,
    ]);
    network.isAllowed = true;
    await tab.spin(other.id);
    expect([tab.runningRound, tab.coins]).toEqual([2, 1000 - bet - other.bet.default + payout]);
    expect(tab.announcedAs('roundRecovered')).toHaveLength(1);
  });

  test('that another tab shows is left to it, and paid here once that has died', async () => {
    const { disk, playing } = await startRound(definition, seed);
    const here = openTab({ disk, open: [other] });
    const offline = openTab({ disk, games: loading(false).known, open: [other] });
    await offline.game.recover();
    await here.game.recover();
    expect([disk.savedGame.openRound?.id, here.announcedAs('roundRecovered')]).toEqual([1, []]);
    playing.crash();
    for (let n = 0; n < 3; n++) await flushPromises();
    expect([disk.savedGame.coins, here.coins]).toEqual([1000 - bet + payout, 1000 - bet + payout]);
    expect([here.announcedAs('roundRecovered').length, offline.announced]).toEqual([1, []]);
  });
});

describe('recovery', () => {
  test('uses the number of a round that was saved without a seed', async () => {
    const { seed: _, ...openRound } = fishingRound(NO_WIN, 7);
    const tab = openTab({ saved: { rounds: 7, openRound } });
    await tab.game.recover();
    expect(tab.announcedAs('roundRecovered')).toMatchObject([{ id: 7, seed: 7 }]);
    expect(tab.savedGame.games).toMatchObject({ 'lucky-fishing': { lastRound: { bet: 10 } } });
  });

  const TURNS = [0, 1, 2, 3, 4, 5, 8, 13];
  const seed = winOf(luckyFishing);
  const coins = 990 + roundOfSeed(luckyFishing, seed).payout;

  test.each([...TURNS, 20])(
    'leaves a round to the tab that settles it in the meantime, and keeps no lock (after %d turns)',
    async (turns) => {
      const { disk, playing } = await startRound(luckyFishing, seed);
      const second = openTab({ disk });
      const recovered = second.game.recover();
      await turnsLater(turns);
      playing.settle();
      await recovered;
      for (let n = 0; n < 2; n++) await flushPromises();
      const recoveredHere = second.announcedAs('roundRecovered');
      expect([disk.savedGame.coins, recoveredHere, disk.locks.isTaken]).toEqual([coins, [], false]);
    },
  );

  test('does not touch a round that this tab is playing, with or without a lock', async () => {
    const tab = openTab({ hasLocks: false });
    await tab.spin();
    await tab.game.recover();
    expect([tab.runningRound, tab.coins, tab.announcedAs('roundRecovered')]).toEqual([1, 990, []]);
  });

  // Of the last one the first recovery waits long for the lock while the second is turned away at once.
  test.each(TURNS.flatMap((turns) => [0, 9].map((grantTurns) => [turns, grantTurns] as const)))(
    'and a spin in one tab never refuse each other (%d turns apart, with %d until the lock is granted)',
    async (turns, grantTurns) => {
      const disk = await afterCrash(luckyFishing, seed, new FakeLocks(grantTurns));
      const tab = openTab({ disk, random: dealing(NO_WIN) });
      const early = grantTurns ? [tab.game.recover(), tab.game.recover()] : [];
      await turnsLater(grantTurns ? turns : 0);
      const spun = tab.spin();
      await turnsLater(grantTurns ? 0 : turns);
      await Promise.all([spun, ...early, tab.game.recover(), tab.game.recover()]);
      expect(tab.announcedAs('spinRefused')).toEqual([]);
      expect(tab.announcedAs('roundRecovered')).toHaveLength(1);
      expect([tab.runningRound, disk.savedGame.coins]).toEqual([2, coins - 10]);
    },
  );
});
