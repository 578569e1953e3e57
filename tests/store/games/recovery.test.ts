import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameDefinition } from '../../../src/engine/definition';
import { seededRandom } from '../../../src/engine/seeded-random';
import { savedDocument } from '../saved-text';
import { referencePayout } from '../reference-payout';
import {
  coinsOf,
  definitions,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  runningRound,
  SharedLock,
  spin,
} from '../tabs';
import { games, longWinOf, lossOf, otherThan, roundOfSeed, roundText, winOf } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk as a tab leaves it that dies while the reels show the round of this seed, after so long (ms). */
async function afterCrash({ id }: GameDefinition, seed: number, ms = 0) {
  const [disk, lock] = [new Disk(), new SharedLock()];
  const tab = openTab({ disk, lock, open: definitions, random: seededRandom(seed) });
  await spin(tab.game, id);
  await vi.advanceTimersByTimeAsync(ms);
  tab.crash();
  return { disk, lock };
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

  test.each([
    ['a win', winOf],
    ['a loss', lossOf],
    ['the longest that it has', longWinOf],
  ])('is paid once what the rules say, though only the other game is opened: %s', async (_, seedFor) => {
    const seed = seedFor(definition);
    const round = roundOfSeed(definition, seed);
    const text = roundText(definition, round);
    const { disk, lock } = await afterCrash(definition, seed);
    expect(disk.savedGame).toMatchObject({ coins: 1000 - bet, openRound: text });
    const tabs = [0, 1, 2].map(() => openTab({ disk, lock, open: [other] }));
    await Promise.all(tabs.flatMap(({ game }) => [game.recover(), game.recover()]));
    expect(referencePayout(text)).toBe(round.payout);
    expect(disk.savedGame).toMatchObject({
      ...{ coins: 1000 - bet + round.payout, rounds: 1, openRound: null },
      games: { [id]: { bet, lastRound: { bet, spins: text.spins }, totals: { rounds: 1 } } },
      unrecorded: [{ ...text, payout: round.payout, balance: 1000 - bet + round.payout }],
    });
    expect(Object.keys(disk.savedGame.games)).toEqual([id]);
    expect(tabs.flatMap((tab) => tab.announcedAs('roundRecovered'))).toEqual([round]);
  });

  test('is shown by the machine of its game, and leaves the other as it was', async () => {
    const seed = longWinOf(definition);
    const round = roundOfSeed(definition, seed);
    const { disk, lock } = await afterCrash(definition, seed);
    const tab = openTab({ disk, lock, open: [other] });
    const before = machineOf(tab.game, other.id);
    await tab.game.recover();
    expect(machineOf(tab.game, other.id)).toBe(before);
    tab.game.open(definition);
    const grid = round.spins.at(-1)?.grid;
    expect(machineOf(tab.game, id)).toMatchObject({
      ...{ bet, grid, lastRound: round },
      play: { phase: 'settled' },
    });
  });

  test('is paid before a spin of the other game takes its bet', async () => {
    const seed = winOf(definition);
    const { payout } = roundOfSeed(definition, seed);
    const { disk, lock } = await afterCrash(definition, seed);
    const tab = openTab({ disk, lock, open: [other], random: seededRandom(lossOf(other)) });
    await spin(tab.game, other.id);
    expect(tab.announced.map(([type]) => type)).toEqual([
      'balanceChanged',
      'roundRecovered',
      'balanceChanged',
      'spinStarted',
    ]);
    expect(disk.savedGame).toMatchObject({
      coins: 1000 - bet - other.bet.default + payout,
      openRound: { game: other.id, id: 2 },
    });
  });

  test('has its rules loaded, once, and only where there is one', async () => {
    const { network, known } = loading();
    const { disk, lock } = await afterCrash(definition, winOf(definition));
    const tab = openTab({ disk, lock, games: known, open: [other] });
    expect(network.loads).toEqual([]);
    await tab.game.recover();
    await tab.game.recover();
    await spin(tab.game, other.id);
    expect(network.loads).toEqual([id]);
    const fresh = openTab({ disk: new Disk(savedDocument()), games: known, open: [other] });
    await fresh.game.recover();
    await spin(fresh.game, other.id);
    expect(network.loads).toEqual([id]);
  });

  test('stays open where its rules cannot be loaded: spins are refused, until they can', async () => {
    const seed = winOf(definition);
    const { payout } = roundOfSeed(definition, seed);
    const { network, known } = loading(false);
    const { disk, lock } = await afterCrash(definition, seed);
    const before = disk.text;
    const tab = openTab({ disk, lock, games: known, open: [other] });
    await expect(tab.game.recover()).rejects.toThrow('Offline.');
    await spin(tab.game, other.id);
    await spin(tab.game, other.id);
    await flushPromises();
    expect(tab.announced).toEqual([
      ['spinRefused', 'open round not loaded'],
      ['spinRefused', 'open round not loaded'],
    ]);
    expect([disk.text, tab.storage.writes, lock.holder, disk.texts.size]).toEqual([before, 0, null, 1]);
    network.isAllowed = true;
    await spin(tab.game, other.id);
    expect([runningRound(tab), coinsOf(tab)]).toEqual([2, 1000 - bet - other.bet.default + payout]);
    expect(tab.announcedAs('roundRecovered')).toHaveLength(1);
  });

  test('is not given up by what has to come after it where its rules cannot be loaded', async () => {
    const { known } = loading(false);
    const { disk, lock } = await afterCrash(definition, winOf(definition));
    const before = disk.text;
    const tab = openTab({ disk, lock, games: known, open: [other] });
    await expect(tab.game.exportSaveFile()).rejects.toThrow('Offline.');
    await expect(tab.game.reset()).rejects.toThrow('Offline.');
    await flushPromises();
    expect([disk.text, tab.storage.writes, lock.holder]).toEqual([before, 0, null]);
  });

  test('of a tab that dies stays open too where its rules cannot be loaded', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const playing = openTab({ disk, lock, open: [definition] });
    const here = openTab({ disk, lock, games: loading(false).known, open: [other] });
    await spin(playing.game, id);
    await here.game.recover();
    playing.crash();
    await flushPromises();
    expect([disk.savedGame.openRound?.id, here.announced, lock.holder]).toEqual([1, [], null]);
    await spin(here.game, other.id);
    expect(here.announcedAs('spinRefused')).toEqual(['open round not loaded']);
  });

  test('that another tab shows is left to it, and paid here once that has died', async () => {
    const seed = winOf(definition);
    const { payout } = roundOfSeed(definition, seed);
    const [disk, lock] = [new Disk(), new SharedLock()];
    const playing = openTab({ disk, lock, open: [definition], random: seededRandom(seed) });
    const here = openTab({ disk, lock, open: [other] });
    await spin(playing.game, id);
    await here.game.recover();
    expect([disk.savedGame.openRound?.id, here.announcedAs('roundRecovered')]).toEqual([1, []]);
    playing.crash();
    await flushPromises();
    expect([disk.savedGame.coins, coinsOf(here)]).toEqual([1000 - bet + payout, 1000 - bet + payout]);
    expect(here.announcedAs('roundRecovered')).toHaveLength(1);
  });
});
