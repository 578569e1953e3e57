import { describe, expect, test, vi } from 'vitest';
import { weekOf } from '../../src/player/calendar';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { RoundStage } from '../../src/player/round-stage';
import type { GameStore } from '../../src/store/game-store';
import { DEALT_SEED, dealing, LEFT_FISH } from '../engine/grids';
import { fakeTimers } from './fake-timers';
import { fishingRound, NOW, oneRound, textOf } from './saved-text';
import { flushPromises, openTab } from './tabs';

fakeTimers();

describe('settling', () => {
  test('saves the payout, the grid, challenge, records and no open round in one write, before roundSettled', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.spin();
    const steps: string[] = [];
    tab.disk.landed = (_, text) => steps.push(text);
    tab.game.events.on('roundSettled', ({ id, payout }) => steps.push(`settled ${id}: ${payout}`));
    tab.settle();
    expect(vi.getTimerCount()).toBe(0);
    const { spins, ...round } = fishingRound(LEFT_FISH);
    const symbols = { fish: 3, tuna: 2, octopus: 1, shark: 1, treasure: 1, whale: 1 };
    const record = {
      ...{ bet: 10, lastRound: { bet: 10, seed: DEALT_SEED, spins } },
      records: { largestWin: 50, longestRun: 1, run: 1 },
      totals: { ...{ rounds: 1, wins: 1, bet: 10, won: 50 }, symbols },
    };
    const saved = textOf({
      ...{ coins: 1040, highestBalance: 1040, rounds: 1, games: { 'lucky-fishing': record } },
      challenge: { week: weekOf(NOW), spins: 1, score: 5, reachedAt: NOW },
      log: oneRound(10, 50),
      unrecorded: [{ ...round, spins, at: NOW, payout: 50, balance: 1040 }],
      writes: 2,
    });
    expect(steps).toEqual([saved, 'settled 1: 50']);
  });

  test('happens at once where the tab was hidden between the press and the start', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    const spun = tab.spin();
    tab.game.settleNow('hidden');
    await spun;
    expect(tab.announced.map(([type]) => type).join()).toBe(
      'balanceChanged,roundStarted,balanceChanged,roundSettled,roundCutShort',
    );
    expect([tab.phase(), tab.savedGame.coins]).toEqual(['settled', 1040]);
    await flushPromises();
    await tab.spin();
    expect(tab.phase()).toBe('spinning');
  });

  test.each<[string, (game: GameStore) => unknown]>([
    ['a setting', (game) => game.changeSettings({ volume: 7 })],
    ['a limit', (game) => game.limit('remindEvery', 30)],
    ['a name', (game) => game.saveProfile({ name: 'Asa' })],
    ['the daily bonus', (game) => game.claimBonus()],
  ])('is not undone on the page by %s that was saved just before', async (_, change) => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.spin();
    void change(tab.game);
    tab.settle();
    await flushPromises();
    expect(tab.coins).toBe(tab.savedGame.coins);
  });

  test.each(['roundStarted', 'balanceChanged', 'roundSettled'] as const)(
    'may be asked for by a listener of %s, pays once and lets the next round begin',
    async (event) => {
      const tab = openTab({ random: dealing(LEFT_FISH) });
      tab.game.events.on(event, () => tab.settle());
      await tab.playRound();
      expect([tab.phase(), tab.coins, tab.disk.locks.isTaken]).toEqual(['settled', 1040, false]);
      expect(tab.announcedAs('roundSettled')).toHaveLength(1);
      await tab.playRound();
      expect(tab.coins).toBe(1080);
    },
  );
});

describe('the stage', () => {
  /** A stage that writes down what it is asked for. */
  function createStage() {
    const [asked, reports]: [string[], (() => void)[]] = [[], []];
    const stage: RoundStage = {
      play(round, onShown) {
        asked.push(`play ${round.id}`);
        reports.push(onShown);
        return 2_000;
      },
      presentOutcome: (round, coins) => asked.push(`celebrate ${round.id}: ${coins}`),
      showResult: (round) => asked.push(`show ${round.id}`),
      showGrid: () => asked.push('show a grid'),
    };
    return { stage, asked, reports };
  }
  const open = (stage: RoundStage, game: string = luckyFishing.id) => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    return { tab, detach: tab.game.attachStage(game, stage) };
  };

  test('plays a round, and celebrates it once it is paid', async () => {
    const { stage, asked, reports } = createStage();
    const { tab } = open(stage);
    await tab.spin();
    expect([asked, tab.coins]).toEqual([['play 1'], 990]);
    reports[0]?.();
    expect([asked, tab.coins]).toEqual([['play 1', 'celebrate 1: 1040'], 1040]);
    expect(tab.announcedAs('roundCutShort')).toEqual([]);
  });

  test('is not listened to about a round that is over', async () => {
    const { stage, asked, reports } = createStage();
    const { tab } = open(stage);
    await tab.spin();
    tab.game.settleNow('hidden');
    await tab.spin();
    reports[0]?.();
    expect(asked).toEqual(['play 1', 'show 1', 'play 2']);
    expect([tab.runningRound, tab.coins]).toEqual([2, 1030]);
  });

  test('that leaves in mid-round settles it, and one that was replaced settles nothing', async () => {
    const [first, second] = [createStage(), createStage()];
    const { tab, detach } = open(first.stage);
    const detachSecond = tab.game.attachStage(luckyFishing.id, second.stage);
    await tab.spin();
    detach();
    expect([tab.phase(), first.asked, second.asked]).toEqual(['spinning', [], ['play 1']]);
    detachSecond();
    expect([tab.phase(), tab.coins]).toEqual(['settled', 1040]);
  });

  test('of another game is left alone', async () => {
    const { stage, asked } = createStage();
    const { tab } = open(stage, 'another-game');
    await tab.spin();
    tab.settle();
    expect(asked).toEqual([]);
  });

  test('that fails costs no coins: the round is settled at once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { stage, asked } = createStage();
    vi.spyOn(stage, 'play').mockThrow(new Error('The stage is broken.'));
    const { tab } = open(stage);
    await tab.spin();
    expect([tab.phase(), tab.coins, asked]).toEqual(['settled', 1040, ['show 1']]);
  });
});
