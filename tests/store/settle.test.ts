import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, RIGHT_TREASURE } from '../engine/grids';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { RoundProgress, RoundStage } from '../../src/player/round-stage';
import type { Game } from '../../src/store/game-store';
import { AFTER_A_FISH, textOf } from './saved-text';
import {
  coinsOf,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  phaseOf,
  playRound,
  runningRound,
  SharedLock,
  spin,
} from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('settling', () => {
  test('saves the payout, the grid, challenge, records and no open round in one write, before roundSettled', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    const steps: string[] = [];
    disk.landed = (_, text) => steps.push(text);
    tab.game.events.on('roundSettled', ({ id, payout }) => steps.push(`settled ${id}: ${payout}`));
    tab.game.settleNow('shown');
    expect(vi.getTimerCount()).toBe(0);
    expect(steps).toEqual([textOf({ coins: 1040, rounds: 1, ...AFTER_A_FISH, writes: 2 }), 'settled 1: 50']);
  });

  test('happens at once where the tab was hidden between the press and the start', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    const spun = spin(tab.game);
    tab.game.settleNow('hidden');
    await spun;
    expect(tab.announced.map(([type]) => type)).toEqual([
      'balanceChanged',
      'roundStarted',
      'balanceChanged',
      'roundSettled',
    ]);
    expect([phaseOf(tab), disk.savedGame.coins]).toEqual(['settled', 1040]);
    await flushPromises();
    await spin(tab.game);
    expect(phaseOf(tab)).toBe('spinning');
  });

  test.each<[string, (game: Game) => unknown]>([
    ['a setting', (game) => game.set({ volume: 7 })],
    ['a limit', (game) => game.limit('remindEvery', 30)],
    ['a name', (game) => game.saveProfile({ name: 'Asa' })],
    ['the daily bonus', (game) => game.claimBonus()],
  ])('is not undone on the page by %s that was saved just before', async (_, change) => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    void change(tab.game);
    tab.game.settleNow('shown');
    await flushPromises();
    expect(coinsOf(tab)).toBe(disk.savedGame.coins);
  });

  test.each(['roundStarted', 'balanceChanged', 'roundSettled'] as const)(
    'may be asked for by a listener of %s, pays once and lets the next round begin',
    async (event) => {
      const lock = new SharedLock();
      const tab = openTab({ lock, random: dealing(LEFT_FISH) });
      tab.game.events.on(event, () => tab.game.settleNow('shown'));
      await playRound(tab);
      expect([phaseOf(tab), coinsOf(tab), lock.holder]).toEqual(['settled', 1040, null]);
      expect(tab.announcedAs('roundSettled')).toHaveLength(1);
      await playRound(tab);
      expect(coinsOf(tab)).toBe(1080);
    },
  );

  test('stops at the largest safe integer', async () => {
    const disk = new Disk({ coins: Number.MAX_SAFE_INTEGER - 5 });
    const tab = openTab({ disk, random: dealing(RIGHT_TREASURE) });
    await spin(tab.game);
    tab.game.settleNow('shown');
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
    const next = openTab({ disk });
    expect(next.game.state.getState()).toMatchObject({ coins: Number.MAX_SAFE_INTEGER, saveProblem: null });
  });
});

describe('the stage', () => {
  /** A stage that writes down what it is asked for. */
  const createStage = () => {
    const asked: string[] = [];
    const progress: RoundProgress[] = [];
    const stage: RoundStage = {
      play(round, report) {
        asked.push(`play ${round.id}`);
        progress.push(report);
      },
      celebrate: (round, coins) => asked.push(`celebrate ${round.id}: ${coins}`),
      showResult: (round) => asked.push(`show ${round.id}`),
      showGrid: () => asked.push('show a grid'),
    };
    return { stage, asked, progress };
  };
  const open = (stage: RoundStage, game: string = luckyFishing.id) => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    return { tab, detach: tab.game.attachStage(game, stage) };
  };

  test('plays a round, counts its spins at rest, and celebrates it once it is paid', async () => {
    const { stage, asked, progress } = createStage();
    const { tab } = open(stage);
    await spin(tab.game);
    expect([asked, coinsOf(tab)]).toEqual([['play 1'], 990]);
    progress[0]?.spinShown(0);
    expect(machineOf(tab.game).play).toMatchObject({ phase: 'spinning', spinsShown: 1 });
    expect(tab.announcedAs('spinShown')).toEqual([{ round: 1, spin: 0 }]);
    progress[0]?.roundShown();
    expect([asked, coinsOf(tab)]).toEqual([['play 1', 'celebrate 1: 1040'], 1040]);
  });

  test('is not listened to about a round that is over', async () => {
    const { stage, asked, progress } = createStage();
    const { tab } = open(stage);
    await spin(tab.game);
    tab.game.settleNow('hidden');
    await spin(tab.game);
    progress[0]?.spinShown(0);
    progress[0]?.roundShown();
    expect(asked).toEqual(['play 1', 'show 1', 'play 2']);
    expect([runningRound(tab), coinsOf(tab), tab.announcedAs('spinShown')]).toEqual([2, 1030, []]);
  });

  test('that leaves in mid-round settles it, and one that was replaced settles nothing', async () => {
    const [first, second] = [createStage(), createStage()];
    const { tab, detach } = open(first.stage);
    const detachSecond = tab.game.attachStage(luckyFishing.id, second.stage);
    await spin(tab.game);
    detach();
    expect([phaseOf(tab), first.asked, second.asked]).toEqual(['spinning', [], ['play 1']]);
    detachSecond();
    expect([phaseOf(tab), coinsOf(tab)]).toEqual(['settled', 1040]);
  });

  test('of another game is left alone', async () => {
    const { stage, asked } = createStage();
    const { tab } = open(stage, 'another-game');
    await spin(tab.game);
    tab.game.settleNow('shown');
    expect(asked).toEqual([]);
  });

  test('that fails costs no coins: the round is settled at once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { stage, asked } = createStage();
    const { tab } = open({
      ...stage,
      play() {
        throw new Error('The stage is broken.');
      },
    });
    await spin(tab.game);
    expect([phaseOf(tab), coinsOf(tab), asked]).toEqual(['settled', 1040, ['show 1']]);
  });
});
