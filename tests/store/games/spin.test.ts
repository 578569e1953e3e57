import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { NOT_PLAYED, oneRound, savedDocument } from '../saved-text';
import { referencePayout } from '../reference-payout';
import {
  changeBet,
  coinsOf,
  definitions,
  Disk,
  machineOf,
  openTab,
  phaseOf,
  runningRound,
  spin,
} from '../tabs';
import { games, longWinOf, lossOf, otherThan, roundOfSeed, roundText, winOf } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(games)('a round of $id', ({ id, definition }) => {
  const other = otherThan(definition);
  const bet = definition.bet.default;
  const cells = definition.grid.columns * definition.grid.rows;
  const openWith = (seed: number, disk = new Disk()) =>
    openTab({ disk, open: definitions, random: seededRandom(seed) });

  test('takes the bet and saves the whole outcome in one write, before it starts', async () => {
    const seed = longWinOf(definition);
    const round = roundOfSeed(definition, seed);
    const disk = new Disk();
    const tab = openWith(seed, disk);
    const steps: unknown[] = [];
    disk.landed = (_, text) => steps.push(JSON.parse(text));
    tab.game.events.on('spinStarted', (started) => steps.push(started));
    await spin(tab.game, id);
    const saved = savedDocument({
      ...{ coins: 1000 - bet, rounds: 1, openRound: roundText(definition, round) },
      ...{ games: { [id]: { ...NOT_PLAYED, bet } }, log: oneRound(bet, 0), writes: 1 },
    });
    expect(steps).toEqual([saved, round]);
    expect(machineOf(tab.game, id).play).toEqual({ phase: 'spinning', round, spinsShown: 0 });
    expect(phaseOf(tab, other.id)).toBe('idle');
  });

  test.each([
    ['a win', winOf],
    ['a loss', lossOf],
    ['the longest that it has', longWinOf],
  ])('pays what the rules say and is counted in its game alone: %s', async (_, seedFor) => {
    const seed = seedFor(definition);
    const round = roundOfSeed(definition, seed);
    const { payout } = round;
    const text = roundText(definition, round);
    expect(referencePayout(text)).toBe(payout);
    const disk = new Disk();
    const tab = openWith(seed, disk);
    const before = machineOf(tab.game, other.id);
    await spin(tab.game, id);
    tab.game.settleNow('shown');
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([1000 - bet + payout, 1000 - bet + payout]);
    const wins = payout > 0 ? 1 : 0;
    const record = disk.savedGame.games[id];
    expect(disk.savedGame.games).toEqual({
      [id]: {
        ...{ bet, lastRound: { bet, spins: text.spins } },
        records: { largestWin: payout, longestRun: wins, run: wins },
        totals: { ...{ rounds: 1, wins, bet, won: payout }, symbols: record?.totals.symbols },
      },
    });
    const seen = Object.values(record?.totals.symbols ?? {}).reduce((sum, count) => sum + count, 0);
    expect(seen).toBe(cells * round.spins.length);
    const at = round.spins.at(-1)?.grid;
    expect(machineOf(tab.game, id)).toEqual({
      ...{ bet, grid: at, lastRound: round },
      play: { phase: 'settled', round },
    });
    expect(machineOf(tab.game, other.id)).toBe(before);
    expect(tab.announcedAs('roundSettled')).toEqual([round]);
  });

  test('has the time of all its spins before the watchdog settles it', async () => {
    const seed = longWinOf(definition);
    const { spins, payout } = roundOfSeed(definition, seed);
    const tab = openWith(seed);
    await spin(tab.game, id);
    await vi.advanceTimersByTimeAsync(spins.length * definition.spin.durationMs);
    expect(phaseOf(tab, id)).toBe('spinning');
    await vi.advanceTimersByTimeAsync(1000);
    expect([phaseOf(tab, id), coinsOf(tab)]).toEqual(['settled', 1000 - bet + payout]);
  });

  test('while it runs keeps the other game from starting, and both bets as they are', async () => {
    const tab = openWith(1);
    await spin(tab.game, id);
    await spin(tab.game, other.id);
    for (const one of definitions) changeBet(tab.game, 1, one.id);
    expect(tab.announced.map(([type]) => type)).toEqual(['balanceChanged', 'spinStarted']);
    for (const one of definitions) expect(machineOf(tab.game, one.id).bet).toBe(one.bet.default);
    expect(runningRound(tab)).toBe(1);
    tab.game.settleNow('shown');
    await spin(tab.game, other.id);
    expect(runningRound(tab)).toBe(2);
  });

  test('of a source of randomness that draws what the reels do not have is refused', async () => {
    const tab = openTab({ open: definitions, random: () => NaN });
    await spin(tab.game, id);
    expect(tab.announced).toEqual([['spinRefused', 'randomness broken']]);
    expect([tab.storage.writes, coinsOf(tab)]).toEqual([0, 1000]);
  });

  test('does not start where the page of the game is not open', async () => {
    const tab = openTab({ open: [other] });
    await spin(tab.game, id);
    tab.game.changeBet(id, 1);
    expect([tab.announced, tab.storage.writes]).toEqual([[], 0]);
    expect(Object.keys(tab.game.state.getState().machines)).toEqual([other.id]);
  });
});
