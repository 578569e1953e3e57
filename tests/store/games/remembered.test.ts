import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { seededRandom } from '../../../src/engine/seeded-random';
import { weekOf, weekStart } from '../../../src/player/calendar';
import { NOW } from '../saved-text';
import { changeBet, definitions, Disk, machineOf, openTab, spin, type Tab } from '../tabs';
import { games, longWinOf, otherThan, roundOfSeed } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Plays so many rounds of each game in turn. */
async function playAll({ game }: Tab, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    for (const { id } of definitions) {
      await spin(game, id);
      game.settleNow('hidden');
    }
  }
}

describe.each(games)('of $id', ({ id, definition }) => {
  const other = otherThan(definition);

  test('the last round and its bet are shown again after a reload, and none of the other game', async () => {
    const seed = longWinOf(definition);
    const disk = new Disk();
    const tab = openTab({ disk, open: definitions, random: seededRandom(seed) });
    changeBet(tab.game, 2, id);
    await spin(tab.game, id);
    tab.game.settleNow('shown');
    const { bet, grid } = machineOf(tab.game, id);
    const round = roundOfSeed(definition, seed, bet);
    expect(round.bet).toBe(bet);
    const next = openTab({ disk, open: definitions });
    expect(machineOf(next.game, id)).toMatchObject({ bet, grid, play: { phase: 'idle' } });
    expect(machineOf(next.game, id).lastRound?.spins).toEqual(round.spins);
    expect(machineOf(next.game, other.id)).toMatchObject({ bet: other.bet.default, lastRound: null });
  });

  test('a bet that was changed after the last round is remembered beside that of the round', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, open: definitions });
    await spin(tab.game, id);
    tab.game.settleNow('shown');
    changeBet(tab.game, 4, id);
    await Promise.resolve();
    await spin(tab.game, other.id);
    tab.game.settleNow('shown');
    const { bet, lastRound } = machineOf(openTab({ disk, open: definitions }).game, id);
    expect([bet, lastRound?.bet]).toEqual([
      definition.bet.default + 4 * definition.bet.step,
      definition.bet.default,
    ]);
  });

  test('a machine is opened once: what it shows stays, however often its page is', async () => {
    const tab = openTab({ open: [definition] });
    await spin(tab.game, id);
    const playing = machineOf(tab.game, id);
    tab.game.open(definition);
    tab.game.open(other);
    expect(machineOf(tab.game, id)).toBe(playing);
    tab.game.settleNow('shown');
    const settled = machineOf(tab.game, id);
    tab.game.open(definition);
    expect(machineOf(tab.game, id)).toBe(settled);
  });
});

describe('the weekly challenge', () => {
  const week = weekOf(NOW);
  const challenge = { week, spins: 7, score: 25, reachedAt: weekStart(week) + 1 };
  const others = games.filter(({ id }) => id !== luckyFishing.id);

  test('counts Lucky Fishing alone', async () => {
    const disk = new Disk({ coins: 10_000 });
    const tab = openTab({ disk, open: definitions, random: seededRandom(11) });
    await playAll(tab, 20);
    const score = disk.savedGame.unrecorded
      .filter(({ game }) => game === luckyFishing.id)
      .reduce((sum, { payout, bet }) => sum + payout / bet, 0);
    expect(score).toBeGreaterThan(0);
    expect(disk.savedGame.challenge).toMatchObject({ week, spins: 20, score });
  });

  test.each(others)('of a week that is over waits for its prize while $id is played', async ({ id }) => {
    const disk = new Disk({ challenge });
    const tab = openTab({ disk, open: definitions, now: () => weekStart(week + 1) });
    await spin(tab.game, id);
    tab.game.settleNow('shown');
    expect(disk.savedGame).toMatchObject({ challenge: null, endedWeeks: [challenge] });
    await tab.game.closeWeeks();
    expect(tab.announcedAs('challengeSettled')).toMatchObject([{ week, score: 25 }]);
  });
});
