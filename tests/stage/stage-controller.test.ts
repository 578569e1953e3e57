import mitt from 'mitt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StageEvents } from '../../src/stage/stage-events';
import { seededRandom } from '../../src/engine/seeded-random';
import { initialGrid } from '../../src/engine/initial-grid';
import type { Cell, GameDefinition } from '../../src/engine/definition';
import { clampBet, toCoins, type Coins } from '../../src/engine/coins';
import type { Grid } from '../../src/engine/grid';
import { drawRound, type Round } from '../../src/engine/round';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { roundSchedule } from '../../src/stage/round-schedule';
import { nothingShown, type RoundShow } from '../../src/stage/round-show';
import { afterRound, createStageController, type StageController } from '../../src/stage/stage-controller';
import { winningCells } from '../../src/stage/winning-cells';
import { roundWith } from '../engine/grids';
import { everyGame } from './every-game';
import { createFakeRenderer } from './reels/fake-renderer';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const opening = initialGrid(luckyFishing);
const whales: Grid<SymbolId> = [
  ['fish', 'tuna', 'fish'],
  ['whale', 'whale', 'whale'],
  ['shark', 'fish', 'tuna'],
];
const round = roundWith(whales);
const middle: readonly Cell[] = [0, 1, 2].map((row) => ({ column: 1, row }));

const fakeWinShow = (replaces: boolean) => ({
  play: vi.fn(() => replaces),
  showSpin: vi.fn(),
  stop: vi.fn(),
  landings: {
    land: vi.fn(() => replaces),
    rest: vi.fn(),
    hideUntilOver: () => undefined,
    secondsLeft: () => 0,
    end: vi.fn(),
  },
});

/** The balance after a round. */
const COINS = toCoins(1_234);

/** What the store does with a stage, which reports to the given function. */
const drive = (stage: StageController, onShown: (id: Round['id']) => void) => ({
  play: (round: Round) => stage.play(round, () => onShown(round.id)),
  celebrate: (round: Round, coins: Coins | null = COINS) => stage.presentOutcome(round, coins),
  showResult: (round: Round) => stage.showResult(round),
  showGrid: (grid: Grid) => stage.showGrid(grid),
});

describe('the stage controller', () => {
  const root = { dataset: { motion: 'full' } };
  beforeEach(() => {
    root.dataset.motion = 'full';
    vi.stubGlobal('document', { documentElement: root });
    return () => vi.unstubAllGlobals();
  });

  let controller: StageController | null = null;
  afterEach(() => controller?.destroy());

  const stage = (settled = false) => {
    const events = mitt<StageEvents>();
    const stopped: number[] = [];
    const first = createFakeRenderer();
    const winning: (readonly Cell[])[] = [];
    const shows: RoundShow[] = [];
    controller = createStageController(
      luckyFishing,
      events,
      first.renderer,
      settled ? afterRound(luckyFishing, round) : { grid: opening, winning: [] },
      (cells) => winning.push(cells),
      (show) => shows.push(show),
    );
    const driver = drive(controller, (id) => stopped.push(id));
    return { ...driver, events, stopped, first, winning, shows, controller };
  };
  /** Lets a spin that has just begun play to its end. */
  const playOut = (): void => void vi.advanceTimersByTime(luckyFishing.spin.durationMs + 20);

  it('opens with the grid at rest, its win lifted', () => {
    expect(stage().first.shown).toEqual([{ grid: opening, winning: [] }]);
    expect(stage(true).first.shown).toEqual([{ grid: whales, winning: middle }]);
  });

  it('plays a round from the grid before to its outcome and says when the reels have stopped', () => {
    const { play, stopped, first } = stage();
    play(round);
    const [spin] = first.spins;
    expect(spin?.fadeIn).toBeNull();
    for (const [column, { symbols, start }] of (spin?.strips ?? []).entries()) {
      expect(symbols.slice(start, start + luckyFishing.grid.rows)).toEqual(opening[column]);
      expect(symbols.slice(1, 1 + luckyFishing.grid.rows)).toEqual(whales[column]);
    }
    expect(stopped).toEqual([]);
    playOut();
    expect(stopped).toEqual([1]);
  });

  it('shows a round with the filler symbols of its seed, whenever and on whichever stage it plays', () => {
    const stripsOf = (...seeds: number[]) => {
      const { play, showGrid, first } = stage();
      for (const seed of seeds) {
        showGrid(opening);
        play({ ...round, seed });
      }
      return first.spins.map(({ strips }) => strips);
    };
    const [one, other, again] = stripsOf(1, 2, 1);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(stripsOf(2)).toEqual([other]);
  });

  it('asks at each spin whether less motion is wanted', () => {
    const { play, first } = stage();
    play(round);
    root.dataset.motion = 'reduced';
    play({ ...round, id: 2 });
    expect(first.spins.map(({ fadeIn }) => fadeIn)).toEqual([null, whales]);
    expect(first.spins.at(-1)?.strips).toEqual(whales.map((symbols) => ({ symbols, start: 0 })));
  });

  it('lifts and lights the winning cells when the round is settled, and not after the next has begun', () => {
    const { play, celebrate, first, winning } = stage();
    play(round);
    playOut();
    celebrate(round);
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: middle });
    expect(winning.at(-1)).toEqual(middle);
    play({ ...round, id: 2 });
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: [] });
    expect(winning.at(-1)).toEqual([]);
  });

  it('clears the reels for a game that replaces this one', () => {
    const { showGrid, first, winning } = stage(true);
    showGrid(opening);
    expect(first.shown.at(-1)).toEqual({ grid: opening, winning: [] });
    expect(winning.at(-1)).toEqual([]);
  });

  it('cuts a spin short when its round is settled early, and says no more of it', () => {
    const { play, showResult, stopped, first } = stage();
    play(round);
    showResult(round);
    const drawn = first.frames.length;
    playOut();
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: middle });
    expect(first.frames).toHaveLength(drawn);
    expect(stopped).toEqual([]);
  });

  it('changes the renderer at once at rest, but lets a spin be played to its end', () => {
    const { play, celebrate, first, controller: stageController } = stage();
    const second = createFakeRenderer();
    const onChanged = vi.fn();
    play(round);
    stageController.changeAtRest(second.renderer, onChanged);
    playOut();
    expect(first.frames.length).toBeGreaterThan(60);
    expect([second.shown, second.spins]).toEqual([[], []]);
    expect(onChanged).not.toHaveBeenCalled();
    celebrate(round);
    expect(second.shown).toEqual([{ grid: whales, winning: middle }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    const third = createFakeRenderer();
    stageController.changeAtRest(third.renderer, onChanged);
    expect(third.shown).toEqual([{ grid: whales, winning: middle }]);
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it('celebrates a win that was watched to its end, in the place of its cells, until the next spin', () => {
    const { play, celebrate, first, controller: stageController } = stage();
    const winShow = fakeWinShow(true);
    stageController.setWinShow(winShow);
    play(round);
    playOut();
    celebrate(round);
    expect(winShow.play).toHaveBeenCalledExactlyOnceWith(round, COINS, middle, false, expect.any(Function));
    expect(first.hidden).toEqual([middle]);
    winShow.stop.mockClear();
    play({ ...round, id: 3 });
    expect(winShow.stop).toHaveBeenCalled();
  });

  it('lets its show draw each reel that lands, once, until that is over', () => {
    const { play, first, controller: stageController } = stage();
    const winShow = fakeWinShow(true);
    stageController.setWinShow(winShow);
    play(round);
    playOut();
    const { land } = winShow.landings;
    const calls = land.mock.calls as unknown as [{ column: number }, readonly string[], () => void][];
    expect(calls.map(([{ column }, symbols]) => [column, symbols])).toEqual(
      whales.map((symbols, column) => [column, symbols]),
    );
    expect(first.hiddenReels.at(-1)).toEqual([0, 1, 2]);
    for (const [, , onEnd] of calls.slice(0, 2)) onEnd();
    expect(first.hiddenReels.at(-1)).toEqual([2]);
    // What draws from now on hides it too.
    const second = createFakeRenderer();
    stageController.changeNow(second.renderer);
    expect(second.hiddenReels.at(-1)).toEqual([2]);
    winShow.landings.end.mockClear();
    play({ ...round, id: 3 });
    expect(winShow.landings.end).toHaveBeenCalled();
    root.dataset.motion = 'reduced';
    land.mockClear();
    play({ ...round, id: 4 });
    playOut();
    expect(land).not.toHaveBeenCalled();
  });

  it('has what lands lifted with what has won', () => {
    const { play, celebrate, controller: stageController } = stage();
    const winShow = fakeWinShow(true);
    stageController.setWinShow(winShow);
    play(round);
    playOut();
    winShow.landings.end.mockClear();
    celebrate(round);
    expect(winShow.landings.rest).toHaveBeenLastCalledWith(middle);
    expect(winShow.landings.end).not.toHaveBeenCalled();
  });

  describe('presents a win', () => {
    /** A stage that presents a round, until `end` is called where it has a show of wins. */
    const present = (winShow: ReturnType<typeof fakeWinShow> | null) => {
      const opened = stage();
      const presented: Round[] = [];
      opened.events.on('winPresented', (shown) => presented.push(shown));
      if (winShow) opened.controller.setWinShow(winShow);
      opened.play(round);
      playOut();
      opened.celebrate(round);
      const end: unknown = (winShow?.play.mock.lastCall as unknown[] | undefined)?.at(-1);
      return { ...opened, presented, end: end as () => void };
    };
    const presenting = { ...nothingShown, isPresenting: true };

    it('until its show says that it is counted, and says so once', () => {
      const { presented, shows, end } = present(fakeWinShow(true));
      expect([presented, shows.at(-1)]).toEqual([[], presenting]);
      end();
      end();
      expect([presented, shows.at(-1)]).toEqual([[round], nothingShown]);
    });

    it('at once where there is no show', () => {
      const { presented, shows } = present(null);
      expect([presented, shows.slice(-2)]).toEqual([[round], [presenting, nothingShown]]);
    });

    it('of a replay without saying so, because it pays nothing', () => {
      const { celebrate, presented, shows } = present(null);
      celebrate(round, null);
      expect([presented, shows.slice(-2)]).toEqual([[round], [presenting, nothingShown]]);
    });

    it('until the page is left', () => {
      const { presented, shows, controller: stageController } = present(fakeWinShow(true));
      stageController.destroy();
      expect([presented, shows.at(-1)]).toEqual([[round], nothingShown]);
    });

    it.each<[string, (opened: ReturnType<typeof present>) => unknown]>([
      ['another round begins', ({ play }) => play({ ...round, id: 2 })],
      ['another round is shown', ({ showResult }) => showResult({ ...round, id: 2 })],
      ['another grid is shown', ({ showGrid }) => showGrid(opening)],
    ])('and never says that it is counted where %s first', (_, interrupt) => {
      const opened = present(fakeWinShow(true));
      interrupt(opened);
      opened.end();
      expect([opened.presented, opened.shows.at(-1)]).toEqual([[], nothingShown]);
    });
  });

  it('hands over with less motion too: the show of a win shows what it can without', () => {
    const { play, celebrate, first, controller: stageController } = stage();
    const winShow = fakeWinShow(false);
    stageController.setWinShow(winShow);
    root.dataset.motion = 'reduced';
    play(round);
    playOut();
    celebrate(round);
    expect(winShow.play).toHaveBeenCalledOnce();
    expect(first.hidden).toEqual([]);
  });

  it('goes on with a spin where it is, on another renderer, when the first one has failed', () => {
    const { events, play, celebrate, stopped, first, controller: stageController } = stage();
    const second = createFakeRenderer();
    const landed: number[] = [];
    events.on('reelLanded', ({ column }) => landed.push(column));
    play(round);
    vi.advanceTimersByTime(700);
    const drawn = first.frames.length;
    stageController.changeNow(second.renderer);
    expect(second.spins).toEqual(first.spins);
    expect(second.frames).toEqual([first.frames.at(-1)]);
    expect(stopped).toEqual([]);

    vi.advanceTimersByTime(1_280);
    expect(stopped).toEqual([]);
    vi.advanceTimersByTime(40);
    expect([landed, stopped]).toEqual([[0, 1, 2], [1]]);
    expect(first.frames).toHaveLength(drawn);
    celebrate(round);
    expect(second.shown).toEqual([{ grid: whales, winning: middle }]);
  });

  describe.each(everyGame.filter(({ feature }) => feature))(
    'with a round of several spins of $title',
    (game) => {
      const { durationMs } = game.spin;
      const free = roundWithFreeSpins(game);
      const schedule = roundSchedule(game, free);
      const before = initialGrid(game);
      const results = free.spins.map((spin) => ({ grid: spin.grid, winning: winningCells(game, spin) }));
      const last = results.at(-1);

      const open = () => {
        const events = mitt<StageEvents>();
        const said: string[] = [];
        events.on('freeSpinStarted', () => said.push('start of a free spin'));
        events.on('spinShown', ({ spin }) => said.push(`spin ${spin}`));
        const first = createFakeRenderer();
        const winning: (readonly Cell[])[] = [];
        const begin = { grid: before, winning: [] };
        const shows: RoundShow[] = [];
        controller = createStageController(
          ...([game, events, first.renderer, begin] as const),
          (cells) => winning.push(cells),
          (show) => shows.push(show),
        );
        const driver = drive(controller, (id) => said.push(`end of ${id}`));
        return { ...driver, said, first, winning, shows, controller };
      };
      /** Lets time pass to a moment of the round (ms). A little more: a frame has to follow it. */
      let now = 0;
      beforeEach(() => {
        now = 0;
      });
      const playTo = (ms = NaN): void => {
        vi.advanceTimersByTime(ms + 20 - now);
        now = ms + 20;
      };
      const playAll = (): void => playTo(schedule.at(-1)?.endsMs);

      it('plays them one after the other, each from the grid before to its own, and says so', () => {
        const { play, said, shows, first } = open();
        play(free);
        playAll();
        expect(shows).toEqual([
          nothingShown,
          // The door tells what the first of them leads to, and plates what others do.
          ...free.spins.flatMap((_, spin) => {
            const begins = { ...nothingShown, spin, spinsShown: spin };
            const rests = { ...begins, spinsShown: spin + 1 };
            const isToldLater = schedule[spin]?.toldMs !== null;
            return [
              ...(spin > 0 ? [begins] : []),
              ...(isToldLater ? [{ ...rests, isTold: false }, rests] : [rests]),
            ];
          }),
        ]);
        expect(first.spins).toHaveLength(free.spins.length);
        for (const [index, { strips }] of first.spins.entries()) {
          const from = index === 0 ? before : results[index - 1]?.grid;
          for (const [column, { symbols, start }] of strips.entries()) {
            expect(symbols.slice(start, start + game.grid.rows)).toEqual(from?.[column]);
            expect(symbols.slice(1, 1 + game.grid.rows)).toEqual(results[index]?.grid[column]);
          }
        }
        expect(said).toEqual([
          'spin 0',
          ...free.spins.slice(1).flatMap((_, n) => ['start of a free spin', `spin ${n + 1}`]),
          `end of ${free.id}`,
        ]);
      });

      it('lights and lifts what each free spin has won, until the next one begins', () => {
        const { play, first, winning } = open();
        play(free);
        for (const [index, result] of [...results.entries()].slice(1)) {
          playTo(schedule[index]?.beginsMs);
          expect(winning.at(-1)).toEqual([]);
          expect(first.shown.at(-1)).toEqual({ grid: results[index - 1]?.grid, winning: [] });
          playTo(schedule[index]?.restsMs);
          expect(first.shown.at(-1)).toEqual(result);
          expect(winning.at(-1)).toEqual(result.winning);
        }
      });

      it('lights what begins free spins, with what the spin has won, before the first of them turns', () => {
        const { play, first, winning } = open();
        play(free);
        playTo(durationMs);
        const [spin] = free.spins;
        const scatters = spin.grid.flatMap((shown, column) =>
          shown.flatMap((symbol, row) => (game.symbols[symbol]?.role === 'scatter' ? [{ column, row }] : [])),
        );
        expect(scatters.length).toBeGreaterThan(1);
        const lit = [...winningCells(game, spin), ...scatters];
        expect(winning.at(-1)).toEqual(lit);
        expect(first.shown.at(-1)).toEqual({ grid: spin.grid, winning: lit });
        expect(first.spins).toHaveLength(1);
      });

      it('shows what each spin won as it rests, and goes on early if the player skips that', () => {
        const { play, said, controller: stageController } = open();
        const winShow = fakeWinShow(true);
        stageController.setWinShow(winShow);
        play(free);
        playTo(durationMs);
        expect(winShow.showSpin.mock.calls).toEqual([[free, 0, expect.any(Function)]]);
        const skip: unknown = winShow.showSpin.mock.lastCall?.[2];
        const [{ restsMs, endsMs } = { restsMs: NaN, endsMs: NaN }] = schedule;
        (skip as (moments: readonly number[]) => unknown)([endsMs - restsMs]);
        expect(said.at(-1)).toBe('start of a free spin');
        playAll();
        expect(winShow.showSpin.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual(
          free.spins.map((_, index) => [free, index]),
        );
        expect(winShow.play).not.toHaveBeenCalled();
      });

      it('celebrates it at its end, in the place of what its last spin has lifted already', () => {
        const { play, celebrate, first, controller: stageController } = open();
        const winShow = fakeWinShow(true);
        stageController.setWinShow(winShow);
        play(free);
        playAll();
        expect(winShow.play).not.toHaveBeenCalled();
        const shown = first.shown.length;
        celebrate(free);
        expect(winShow.play).toHaveBeenCalledExactlyOnceWith(
          free,
          COINS,
          last?.winning,
          true,
          expect.any(Function),
        );
        expect(first.shown).toHaveLength(shown);
        expect(first.hidden).toEqual([last?.winning]);
      });

      it('shows what its last spin has won at once when it is settled early', () => {
        const { play, showResult, said, first, winning } = open();
        play(free);
        playTo((schedule[1]?.beginsMs ?? NaN) + 500);
        showResult(free);
        expect(first.shown.at(-1)).toEqual(last);
        expect(winning.at(-1)).toEqual(last?.winning);
        const drawn = first.frames.length;
        playAll();
        expect(first.frames).toHaveLength(drawn);
        expect(said).toEqual(['spin 0', 'start of a free spin']);
      });

      it('goes on with another renderer, in the middle of a free spin and while one is at rest', () => {
        const { play, said, first, controller: stageController } = open();
        const second = createFakeRenderer();
        play(free);
        playTo((schedule[1]?.beginsMs ?? NaN) + 500);
        stageController.changeNow(second.renderer);
        expect(second.spins).toEqual([first.spins.at(-1)]);
        expect(second.frames).toEqual([first.frames.at(-1)]);
        playTo(schedule[1]?.restsMs);
        expect(second.shown).toEqual([results[1]]);
        const third = createFakeRenderer();
        stageController.changeNow(third.renderer);
        expect([third.shown, third.spins]).toEqual([[results[1]], []]);
        playAll();
        expect(third.spins).toHaveLength(free.spins.length - 2);
        expect([second.spins.length, said.length]).toEqual([1, 2 * free.spins.length]);
      });

      it('with less motion lights what a free spin has won, and lifts it only at the end', () => {
        root.dataset.motion = 'reduced';
        const { play, celebrate, first, winning } = open();
        play(free);
        for (const [index, result] of [...results.entries()].slice(1)) {
          playTo(schedule[index]?.beginsMs);
          expect(winning.at(-1)).toEqual([]);
          playTo(schedule[index]?.restsMs);
          expect(winning.at(-1)).toEqual(result.winning);
          expect(first.shown.at(-1)).toEqual({ grid: result.grid, winning: [] });
        }
        playAll();
        celebrate(free);
        expect(first.shown.at(-1)).toEqual(last);
      });
    },
  );
});

/** A round with free spins, whose last one wins. */
function roundWithFreeSpins(game: GameDefinition): Round {
  const random = seededRandom(3);
  const bet = clampBet(game, game.bet.default);
  const rounds = Array.from({ length: 20_000 }, () => drawRound(game, 5, bet, random));
  const found = rounds.find(({ spins }) => spins.length > 2 && (spins.at(-1)?.payout ?? 0) > 0);
  if (!found) throw new Error('No round here has free spins.');
  return found;
}
