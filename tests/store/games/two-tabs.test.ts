import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { textOf } from '../saved-text';
import { coinsOf, Disk, flushPromises, machineOf, openTab, runningRound, SharedLock, spin } from '../tabs';
import { games, lossOf, otherThan, roundOfSeed, winOf } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(games)('while one tab plays $id', ({ id, definition }) => {
  const other = otherThan(definition);
  const seed = winOf(definition);
  const { bet, payout } = roundOfSeed(definition, seed);
  const { default: otherBet } = other.bet;

  async function twoTabs() {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const first = openTab({ disk, lock, open: [definition], random: seededRandom(seed) });
    const second = openTab({ disk, lock, open: [other], random: seededRandom(lossOf(other)) });
    await spin(first.game, id);
    return { disk, lock, first, second };
  }

  test('the other game is refused in another, and played as soon as the round has ended', async () => {
    const { disk, first, second } = await twoTabs();
    const before = disk.text;
    await spin(second.game, other.id);
    expect(second.announced).toEqual([['spinRefused', 'spinning in another tab']]);
    expect([disk.text, machineOf(second.game, other.id).play.phase]).toEqual([before, 'idle']);
    first.game.settleNow('shown');
    await flushPromises();
    await spin(second.game, other.id);
    expect([runningRound(second), coinsOf(second)]).toEqual([2, 1000 - bet - otherBet + payout]);
  });

  test('the coins and the settings of the other follow, and its machine does not', async () => {
    const { first, second } = await twoTabs();
    const before = machineOf(second.game, other.id);
    second.game.refresh();
    first.game.settleNow('shown');
    second.game.refresh();
    expect(second.announced).toEqual([
      ['balanceChanged', 1000 - bet],
      ['balanceChanged', 1000 - bet + payout],
    ]);
    expect(machineOf(second.game, other.id)).toBe(before);
    expect(Object.keys(second.game.state.getState().machines)).toEqual([other.id]);
  });

  test('and the same number is given to a round of the other game, neither is settled for the other', async () => {
    const disk = new Disk();
    const first = openTab({ disk, open: [definition], random: seededRandom(seed) });
    await spin(first.game, id);
    // As after an import in another tab, whose rounds have numbers of their own.
    disk.texts.set(SAVED_GAME_KEY, textOf({ historyId: 1 }));
    const second = openTab({ disk, open: [other], random: seededRandom(winOf(other)) });
    await spin(second.game, other.id);
    expect(disk.savedGame.openRound).toMatchObject({ game: other.id, id: 1 });
    const before = disk.text;
    first.game.settleNow('shown');
    expect(disk.text).toBe(before);
    second.game.settleNow('shown');
    expect(disk.savedGame.openRound).toBeNull();
  });
});
