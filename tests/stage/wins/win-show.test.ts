// @vitest-environment happy-dom
import mitt from 'mitt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import type { GameDefinition } from '../../../src/engine/definition';
import { drawRound, type Round } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import { catalog } from '../../../src/games/catalog';
import { winLevelOf } from '../../../src/games/win-levels';
import type { GameEvents } from '../../../src/player/events';
import { afterRound } from '../../../src/stage/stage-controller';
import { columnsOf } from '../../../src/stage/winning-cells';
import { WIN_PART } from '../../../src/stage/wins/win-parts';
import { createWinShow } from '../../../src/stage/wins/win-show';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());
// Without their markup the symbols move as a whole.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline.'))));
afterEach(() => vi.unstubAllGlobals());

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

/** The first round of a game, drawn one after the other, for which this holds. */
function findRound(game: GameDefinition, isWanted: (round: Round) => boolean): Round {
  const random = seededRandom(8);
  const bet = clampBet(game, game.bet.default);
  for (let id = 1; id < 50_000; id++) {
    const round = drawRound(game, id, bet, random);
    if (isWanted(round)) return round;
  }
  throw new Error('No such round was drawn.');
}

describe.each(games.map((game) => ({ title: game.definition.title, ...game })))(
  'the show of a win of $title',
  ({ definition, art }) => {
    let end = (): void => undefined;
    afterEach(() => end());

    const open = () => {
      const host = document.createElement('div');
      const [balance, win] = [document.createElement('span'), document.createElement('span')];
      document.body.replaceChildren(host, balance, win);
      const events = mitt<GameEvents>();
      const arrived: number[] = [];
      events.on('coinsArrived', (id) => arrived.push(id));
      const displays = { balance: () => balance, win: () => win };
      const show = createWinShow(host, definition, art, events, displays);
      end = () => show.destroy();
      const play = (round: Round): boolean => {
        events.emit('balanceChanged', toCoins(1_000 + round.payout));
        return show.play(round, afterRound(definition, round).winning, false);
      };
      return { host, balance, win, arrived, show, play };
    };
    const coins = (): number => document.querySelectorAll('.flying-coin').length;
    const single = findRound(definition, ({ payout, spins }) => payout > 0 && spins.length === 1);
    const level = winLevelOf(art.winLevels, single.payout / single.bet);

    it('lifts each part that has won once, with bubbles in its columns and coins that fly to the balance', () => {
      const { host, play } = open();
      const { winning } = afterRound(definition, single);
      expect(play(single)).toBe(true);
      const columns = columnsOf(winning);
      const parts = art.stage.lit.of === 'cell' ? winning.length : columns.length;
      expect(host.querySelectorAll(`.${WIN_PART}`)).toHaveLength(parts);
      expect(host.querySelectorAll('.show-bubble')).toHaveLength(columns.length * level.bubbles);
      expect(coins()).toBe(level.coins);
    });

    it('counts up to the payout of the round and to the balance, and clears all but what is lifted', () => {
      const { host, balance, win, arrived, play } = open();
      play(single);
      expect([balance.dataset['shown'], win.dataset['shown']]).toEqual(['1,000', '0']);
      vi.advanceTimersByTime(level.ms - 100);
      expect(arrived).toEqual([single.id]);
      expect(win.dataset['shown']).toBe(single.payout.toLocaleString('en-US'));
      vi.advanceTimersByTime(400);
      expect([balance.dataset['shown'], win.dataset['shown'], coins()]).toEqual([undefined, undefined, 0]);
      expect(host.querySelectorAll('.show-bubble')).toHaveLength(0);
      expect(host.querySelectorAll(`.${WIN_PART}`).length).toBeGreaterThan(0);
    });

    it('is over at once when it is stopped', () => {
      const { host, balance, arrived, show, play } = open();
      play(single);
      show.stop();
      vi.advanceTimersByTime(level.ms + 100);
      expect([host.childElementCount, coins(), balance.dataset['shown'], arrived]).toEqual([
        ...[0, 0, undefined, []],
      ]);
    });

    it('is none where a round pays no more than the bet', () => {
      const { host, play } = open();
      expect(play({ ...single, payout: toCoins(single.bet) })).toBe(false);
      expect([host.childElementCount, coins()]).toEqual([0, 0]);
    });

    if (definition.feature)
      it('does not count again what free spins have won, and flies coins though the last of them won nothing', () => {
        const free = findRound(
          definition,
          ({ payout, bet, spins }) => spins.length > 1 && payout > bet && spins.at(-1)?.payout === 0,
        );
        const { host, balance, win, play } = open();
        expect(play(free)).toBe(true);
        expect([balance.dataset['shown'], win.dataset['shown']]).toEqual(['1,000', undefined]);
        expect(host.querySelectorAll(`.${WIN_PART}`)).toHaveLength(0);
        expect(coins()).toBe(winLevelOf(art.winLevels, free.payout / free.bet).coins);
      });
  },
);
