import { describe, expect, it } from 'vitest';
import { catalog } from '../../../../src/games/catalog';
import { luckyFishing } from '../../../../src/games/lucky-fishing/definition';
import { winLevelOf } from '../../../../src/games/win-levels';
import { roundOfLevel, trialRound, trialSymbols } from '../../../../src/pages/studio/trial/trial-round';

const games = await Promise.all(
  catalog.map(async ({ title, load, loadPlayable }) => ({
    ...{ title, game: await load() },
    levels: (await loadPlayable()).art.winLevels,
  })),
);

describe.each(games)('a trial of $title', ({ game, levels }) => {
  it.each(trialSymbols(game))('for %s is brought by it, at the default bet, alike each time', (id) => {
    const round = trialRound(game, 7, id);
    const [spin] = round.spins;
    const { role, pays = {} } = game.symbols[id] ?? {};
    if (role === 'collector') expect(spin.collected.length).toBeGreaterThan(0);
    else if (role === 'scatter') expect(round.spins.length).toBeGreaterThan(1);
    else {
      const longest = Math.max(...Object.keys(pays).map(Number));
      const win = spin.wins.find(({ line }) => line === game.lines[0]?.id);
      expect(win).toMatchObject({ symbol: id, payout: (pays[longest] ?? NaN) * game.bet.default });
    }
    expect([round.gameId, round.id, round.bet]).toEqual([game.id, 7, game.bet.default]);
    expect(trialRound(game, 7, id)).toEqual(round);
  });

  it.each(levels)('of size $size pays as much, by one win', (level) => {
    const { payout, bet, spins } = roundOfLevel(game, 1, level);
    expect(winLevelOf(levels, payout / bet)).toBe(level);
    expect(spins).toHaveLength(1);
    expect([spins[0].payout, ...spins[0].wins.map((win) => win.payout)]).toEqual([payout, payout]);
  });

  it('for no win has none', () => {
    const round = trialRound(game, 1, 'none');
    expect([round.payout, round.spins.length]).toEqual([0, 1]);
  });
});

it('each symbol of Lucky Fishing has a trial', () => {
  expect(trialSymbols(luckyFishing)).toEqual(Object.keys(luckyFishing.symbols));
});
