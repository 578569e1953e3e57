// @vitest-environment happy-dom
import mitt from 'mitt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import type { Round } from '../../../src/engine/round';
import { loadGame } from '../../../src/games/loaded-games';
import { catalog } from '../../../src/games/catalog';
import type { SymbolId } from '../../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import type { PlayableGame } from '../../../src/games/playable';
import type { GameEvents } from '../../../src/player/events';
import { resultSchedule } from '../../../src/stage/round-schedule';
import type { StageEvents } from '../../../src/stage/stage-events';
import { playable as luckyFishingGame } from '../../../src/games/lucky-fishing/playable';
import { playable as oceanTreasuresGame } from '../../../src/games/ocean-treasures/playable';
import type { SoundFiles } from '../../../src/games/art-files';
import { soundFilesOf } from '../../../src/games/game-sounds';
import type { SoundPlayer } from '../../../src/stage/audio/sound-player';
import { startSounds, type Sounds } from '../../../src/stage/audio/sounds';
import { gridOf, NO_WIN, roundWith } from '../../engine/grids';
import { collectingRound, diveRound } from './dive-round';

/** What the player of sounds was asked for, in its order: a sound's name and what happened to it. */
const played: string[] = [];
/** How deep the music was. */
const depths: number[] = [];

vi.mock('../../../src/stage/audio/sound-player', () => ({
  createSoundPlayer: (sounds: SoundFiles): SoundPlayer => ({
    play({ file: name }, { rate = 1, part = 1 } = {}) {
      if (!sounds[name]) return null;
      played.push(name);
      if (rate !== 1) played.push(`${name} at ${rate.toFixed(2)}`);
      if (part !== 1) played.push(`${name} softer by ${part.toFixed(2)}`);
      return { fadeOut: () => void played.push(`${name} fades`) };
    },
    setDepth: (depth) => void depths.push(depth),
    apply: () => undefined,
    destroy: () => void played.push('all end'),
  }),
}));

let sounds: Sounds | null = null;
const end = (): void => sounds?.destroy();
const begin = (game: PlayableGame = luckyFishingGame, running?: Round) => {
  const [events, stage] = [mitt<GameEvents>(), mitt<StageEvents>()];
  sounds = startSounds(events, stage, game, running);
  for (const list of [played, depths]) list.length = 0;
  return { events, stage };
};

/** A result in which the left reel shows one symbol three times over. */
const winOf = (symbol: SymbolId): Round =>
  roundWith([[symbol, symbol, symbol], ...gridOf('fff fow fsu').slice(1)]);
const noWin = roundWith(NO_WIN);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('the sounds', () => {
  test.each(catalog)('of $title are its files, neither more nor fewer', async ({ id }) => {
    const { art, sounds: heard } = await loadGame(id);
    expect(Object.keys(art.sounds).sort()).toEqual(soundFilesOf(heard).sort());
  });

  test('answer each moment of a spin with its own one', () => {
    const { events, stage } = begin(oceanTreasuresGame, diveRound);
    const heard = (moment: () => void): readonly string[] => {
      played.length = 0;
      moment();
      return [...played];
    };
    expect(heard(() => events.emit('roundStarted', diveRound))).toEqual(['reels-start']);
    expect(heard(() => stage.emit('freeSpinStarted'))).toEqual(['reels-start']);
    expect(heard(() => stage.emit('reelLanded', { column: 0, lit: [] }))).toEqual(['reel-land']);
    const lit = ['starfish', 'shell', 'diver'].map((symbol, row) => ({ row, symbol }));
    expect(heard(() => stage.emit('reelLanded', { column: 0, lit }))).toEqual([
      ...['reel-land', 'shell', 'diver'],
    ]);
    expect(heard(() => stage.emit('lineShown', { index: 0, column: 4 }))).toEqual(['line']);
    stage.emit('countStarted', { seconds: 0.7, isCompletable: true });
    expect(heard(() => vi.advanceTimersByTime(2_000))).toContain('count');
  });

  test.each([
    ['tuna', ['win-small'], 0.4],
    ['shark', ['win-good', 'win-good fades', 'win-big'], 1],
    ['treasure', ['win-good', 'win-good fades', 'win-big', 'win-big fades', 'win-huge'], 1],
  ] as const)('of a win with %s escalate with its steps, and end on a hit', (symbol, heard, hit) => {
    const { events, stage } = begin();
    events.emit('roundStarted', winOf(symbol));
    played.length = 0;
    events.emit('roundSettled', winOf(symbol));
    for (const size of (['big', 'huge'] as const).slice(0, (heard.length - 1) / 2))
      stage.emit('largeWinShown', { size });
    stage.emit('countEnded');
    stage.emit('coinsArrived');
    const softer = hit < 1 ? [`count-end softer by ${hit.toFixed(2)}`] : [];
    expect(played).toEqual([...heard, 'count-end', ...softer, 'coins']);
  });

  test('stop counting where the sum is complete at once, or the next round begins', () => {
    const { events, stage } = begin();
    for (const stop of [() => stage.emit('countEnded'), () => events.emit('roundStarted', noWin)]) {
      stage.emit('countStarted', { seconds: 2, isCompletable: true });
      vi.advanceTimersByTime(150);
      stop();
      played.length = 0;
      vi.advanceTimersByTime(2_000);
      expect(played).toEqual([]);
    }
  });

  test('knock at a refusal', () => {
    const { events } = begin();
    events.emit('spinRefused', 'not enough coins');
    events.emit('spinBlocked', { reason: 'break', until: 1 });
    expect(played).toEqual(['refusal', 'refusal']);
  });
});

describe('in a round with dives', () => {
  /** The four pearls of a collection, on the major scale. */
  const pearls = ['pearl', 'pearl', 'pearl at 1.12', 'pearl', 'pearl at 1.26', 'pearl', 'pearl at 1.33'];

  /** Begins a round, and returns what is heard within this time (ms) after one of its spins has come to rest. */
  const start = (round = diveRound) => {
    const { events, stage } = begin(oceanTreasuresGame);
    events.emit('roundStarted', round);
    const rest = (spin: number): readonly string[] => {
      played.length = 0;
      stage.emit('spinShown', { round, spin });
      vi.advanceTimersByTime(resultSchedule(oceanTreasures, round, spin).endMs);
      return [...played];
    };
    return { events, stage, rest };
  };

  test('each spin is heard by what it shows, and no other', () => {
    const { rest } = start();
    const heard = diveRound.spins.map((_, spin) => rest(spin).filter((name) => !name.startsWith('pearl')));
    const line = ['win-small'];
    expect(heard).toEqual([
      ...[['dives-begin'], [], line, line, line, [...line, 'descend'], line],
      ...[[], [], [], [], [], [], ['dives-end']],
    ]);
  });

  test('each pearl collected chimes as it arrives, a step above the one before, until the next dive', () => {
    const { stage, rest } = start();
    expect(rest(2).filter((name) => name.startsWith('pearl'))).toEqual(pearls);
    played.length = 0;
    stage.emit('spinShown', { round: diveRound, spin: 3 });
    const times = resultSchedule(oceanTreasures, diveRound, 3).values.map(({ untilMs }) => untilMs);
    const heard = times.map((ms, n) => {
      vi.advanceTimersByTime(Math.ceil(ms - (times[n - 1] ?? 0)));
      return played.filter((name) => name === 'pearl').length;
    });
    expect(heard).toEqual([1, 2, 3, 4]);
  });

  test('a new spin fades once what is still heard, and stays free of the pearls that were to come', () => {
    const { events, stage } = start();
    stage.emit('spinShown', { round: diveRound, spin: 2 });
    vi.advanceTimersByTime(1_200);
    stage.emit('coinsArrived');
    played.length = 0;
    for (const id of [8, 9]) events.emit('roundStarted', { ...collectingRound, id });
    vi.advanceTimersByTime(1_000);
    expect(played).toEqual([
      ...['win-small fades', 'pearl fades', 'coins fades'],
      ...['reels-start', 'reels-start'],
    ]);
  });

  test('the music sinks with each depth, and comes up at the end', () => {
    const { rest } = start();
    diveRound.spins.forEach((_, spin) => rest(spin));
    expect(depths).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 0]);
  });

  test('nothing of a win is heard where the round returns no more than its bet', () => {
    const [first, ...dives] = diveRound.spins;
    const { stage, rest } = start({ ...diveRound, payout: toCoins(diveRound.bet), spins: [first, ...dives] });
    stage.emit('lineShown', { index: 0, column: 2 });
    expect(played).toEqual(['reels-start']);
    expect(rest(4)).not.toContain('win-small');
  });
});

test('nothing is heard once the sounds have ended, whatever is announced or was to come', () => {
  const { events, stage } = begin(oceanTreasuresGame, diveRound);
  stage.emit('spinShown', { round: diveRound, spin: 2 });
  played.length = 0;
  end();
  expect(vi.getTimerCount()).toBe(0);
  events.emit('roundStarted', noWin);
  stage.emit('freeSpinStarted');
  stage.emit('reelLanded', { column: 1, lit: [{ row: 0, symbol: 'shell' }] });
  events.emit('roundSettled', winOf('fish'));
  stage.emit('lineShown', { index: 0, column: 0 });
  stage.emit('countStarted', { seconds: 1, isCompletable: true });
  stage.emit('coinsArrived');
  events.emit('spinRefused', 'not enough coins');
  events.emit('spinBlocked', { reason: 'break', until: 1 });
  expect(played).toEqual(['all end']);
});
