// @vitest-environment happy-dom
import mitt from 'mitt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clampBet, toCoins, type Coins } from '../../../src/engine/coins';
import type { GameDefinition } from '../../../src/engine/definition';
import { drawRound, type Round } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import { catalog } from '../../../src/games/catalog';
import { isLarge, winLevelOf } from '../../../src/games/win-levels';
import { resultSchedule } from '../../../src/stage/round-schedule';
import type { StageEvents } from '../../../src/stage/stage-events';
import { afterRound } from '../../../src/stage/stage-controller';
import { columnsOf } from '../../../src/stage/winning-cells';
import { roundMessages } from '../../../src/stage/wins/round-messages';
import { WIN_PART } from '../../../src/stage/wins/symbols/win-parts';
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
  ({ definition, art, texts: words }) => {
    let end = (): void => undefined;
    afterEach(() => {
      end();
      delete document.documentElement.dataset['motion'];
    });

    const open = ({ hasPage = false } = {}) => {
      const host = document.createElement('div');
      const [balance, win] = [document.createElement('span'), document.createElement('span')];
      document.body.replaceChildren(host, balance, win);
      const events = mitt<StageEvents>();
      const arrived: string[] = [];
      events.on('coinsArrived', () => arrived.push('coins'));
      /** What is said for the sounds meanwhile, in its order. */
      const heard: string[] = [];
      for (const name of ['lineShown', 'countStarted', 'countEnded', 'largeWinShown'] as const)
        events.on(name, () => heard.push(name));
      const page = document.createElement('div');
      // It has no size here; on a phone in portrait it isn't shown, and has none.
      Object.defineProperty(page, 'clientHeight', { value: hasPage ? 700 : 0 });
      const displays = { balance: () => balance, win: () => win, page: () => page };
      const show = createWinShow(
        { wins: host, landed: document.createElement('div') },
        definition,
        art,
        events,
        displays,
        roundMessages(definition, words),
      );
      end = () => show.destroy();
      const play = (round: Round, coinsAfter: Coins | null = toCoins(1_000 + round.payout)): boolean =>
        show.play(round, coinsAfter, afterRound(definition, round).winning, false, () =>
          arrived.push('count'),
        );
      return { host, page, balance, win, arrived, heard, show, play };
    };
    const countOf = (selector: string): number => document.querySelectorAll(selector).length;
    const coins = (): number => countOf('.flying-coin');
    const isSmall = ({ payout, bet }: Round): boolean => payout > 0 && payout < 20 * bet;
    const single = findRound(
      definition,
      (round) => isSmall(round) && round.spins.length === 1 && round.spins[0].wins.length === 1,
    );
    const level = winLevelOf(art.winLevels, single.payout / single.bet) ?? art.winLevels[0];

    it('lifts what has won, lets bubbles rise, flies coins to the balance, counts, and clears all but what is lifted', () => {
      const { balance, win, arrived, play } = open();
      const { winning } = afterRound(definition, single);
      expect(play(single)).toBe(true);
      const columns = columnsOf(winning).length;
      const parts = art.stage.winHighlight.of === 'cell' ? winning.length : columns;
      const counts = (): number[] => [`.${WIN_PART}`, '.show-bubble', '.flying-coin'].map(countOf);
      expect(counts()).toEqual([parts, columns * level.bubbles, level.coins]);
      expect([balance.dataset['shown'], win.dataset['shown']]).toEqual(['1,000', '0']);
      vi.advanceTimersByTime(level.ms - 100);
      expect(arrived).toEqual(['coins']);
      expect(win.dataset['shown']).toBe(single.payout.toLocaleString('en-US'));
      vi.advanceTimersByTime(700);
      expect(arrived).toEqual(['coins', 'count']);
      expect(counts()).toEqual([parts, 0, 0]);
      expect([balance.dataset['shown'], win.dataset['shown']]).toEqual([undefined, undefined]);
    });

    if (!art.paylineColours)
      it('says what it pays over what has won, for as long as it is celebrated', () => {
        const { host, play } = open();
        play(single);
        const shown = (): number => Number(host.querySelector<HTMLElement>('.win-amount')?.style.opacity);
        vi.advanceTimersByTime(1_000);
        expect(shown()).toBe(1);
        vi.advanceTimersByTime(level.ms);
        expect([shown(), countOf(`.${WIN_PART}`) > 0]).toEqual([0, true]);
      });

    it('says when its lines are drawn, or when it counts, and when that ends', () => {
      const { heard, play } = open();
      play(single);
      vi.advanceTimersByTime(level.ms + 1_000);
      expect(heard).toEqual([art.paylineColours ? 'lineShown' : 'countStarted', 'countEnded']);
    });

    it('flies no coins in a replay, which pays nothing', () => {
      const { balance, win, play } = open();
      play(single, null);
      expect([coins(), balance.dataset['shown'], win.dataset['shown']]).toEqual([0, undefined, '0']);
    });

    it('is over at once when it is stopped', () => {
      const { host, balance, arrived, show, play } = open();
      play(single);
      show.stop();
      vi.advanceTimersByTime(level.ms + 100);
      expect([host.childElementCount, coins()]).toEqual([0, 0]);
      expect([balance.dataset['shown'], arrived]).toEqual([undefined, ['count']]);
    });

    if (definition.feature) {
      const collectsToo = ({ spins: [first, ...free] }: Round): boolean =>
        free.length === 0 && first.wins.length > 0 && first.collected.length > 0;
      /** What the tally says has arrived (coins). */
      const tallied = (): number => {
        const [values = ''] = (document.querySelector('.tally')?.textContent ?? '').split(':');
        return values.split(' + ').reduce((sum, value) => sum + Number(value.replace(',', '')), 0);
      };

      it('adds each line to the win display as it is drawn, and each value as it arrives', () => {
        const round = findRound(
          definition,
          (one) => isSmall(one) && collectsToo(one) && one.spins[0].wins.length > 1,
        );
        const { wins } = round.spins[0];
        const { win, heard, arrived, play } = open();
        play(round);
        const steps = new Set<string>();
        while (!arrived.includes('count')) {
          const lines = heard.filter((name) => name === 'lineShown').length;
          const named = tallied() + wins.slice(0, lines).reduce((sum, { payout }) => sum + payout, 0);
          expect(win.dataset['shown']).toBe(named.toLocaleString('en-US'));
          steps.add(named.toLocaleString('en-US'));
          vi.advanceTimersByTime(20);
        }
        expect(steps.size).toBeGreaterThan(wins.length);
        expect([...steps].at(-1)).toBe(round.payout.toLocaleString('en-US'));
      });

      it('tells no amount of what an overlay counts before that', () => {
        const round = findRound(definition, (one) => one.payout >= 20 * one.bet && collectsToo(one));
        const { host, win, heard, arrived, play } = open();
        const told = (): string =>
          [...host.querySelectorAll('.payline-pay, .tally')].map((e) => e.textContent).join();
        play(round);
        while (!heard.includes('countEnded')) {
          if (!heard.includes('countStarted')) expect(win.dataset['shown']).toBe('0');
          expect(told()).not.toMatch(/\d\s*\+|\+\s*\d/);
          vi.advanceTimersByTime(20);
        }
        expect(win.dataset['shown']).toBe(round.payout.toLocaleString('en-US'));
        expect(arrived).not.toContain('count');
        vi.advanceTimersByTime(15_000);
        expect(arrived).toContain('count');
        expect(told().match(/\+\d/g)?.length).toBe(round.spins[0].wins.length + 1);
      });

      it('does not count again what free spins have won, and flies coins though the last of them won nothing', () => {
        const free = findRound(
          definition,
          ({ payout, bet, spins }) =>
            payout > bet && payout < 20 * bet && spins.length > 1 && spins.at(-1)?.payout === 0,
        );
        const { host, balance, win, play } = open();
        expect(play(free)).toBe(true);
        expect([balance.dataset['shown'], win.dataset['shown']]).toEqual(['1,000', undefined]);
        expect(host.querySelector(`.${WIN_PART}`)).toBeNull();
        expect(coins()).toBe(winLevelOf(art.winLevels, free.payout / free.bet)?.coins);
      });

      describe('in free spins', () => {
        const free = findRound(definition, ({ spins: [first, ...others] }) => {
          const last = others.at(-1);
          return first.payout > 0 && last !== undefined && last.multiplier > 1 && last.collected.length > 1;
        });
        const { spins } = free;
        const collects = spins.findIndex(
          ({ collected, multiplier }) => multiplier > 1 && collected.length > 1,
        );
        const rises = spins.findIndex((spin, n) => spin.multiplier < (spins[n + 1]?.multiplier ?? 0));
        const textOf = (selector: string): string | null | undefined =>
          document.querySelector(selector)?.textContent;
        const won = (index: number): string =>
          spins
            .slice(0, index)
            .reduce((sum, { payout }) => sum + payout, 0)
            .toLocaleString('en-US');
        /** Skips nothing, and notes the moments that are offered. */
        const offered: (readonly number[])[] = [];
        const skip = (moments: readonly number[]): null => {
          offered.push(moments);
          return null;
        };

        it('adds up what a spin collects as it arrives, in the win display too, until the next one begins', () => {
          const { host, win, show } = open();
          const { values } = resultSchedule(definition, free, collects);
          const [first, second] = values.map(({ untilMs }) => untilMs);
          const { collected = [], multiplier = 0 } = spins[collects] ?? {};
          show.showSpin(free, collects, skip);
          expect([win.dataset['shown'], textOf('.tally')]).toEqual([won(collects), '']);
          vi.advanceTimersByTime((first ?? NaN) + 20);
          const [one, other] = collected.map(({ payout }) => (payout / multiplier).toLocaleString('en-US'));
          expect(textOf('.tally')).toBe(one);
          vi.advanceTimersByTime((second ?? NaN) - (first ?? NaN) + 20);
          expect(textOf('.tally')).toContain(`${one} + ${other}`);
          vi.advanceTimersByTime(3_000);
          expect(textOf('.tally')).toContain(`times ${multiplier}: +`);
          expect(win.dataset['shown']).toBe(won(collects + 1));
          show.stop();
          expect([host.childElementCount, win.dataset['shown']]).toEqual([0, undefined]);
        });

        it('has a plate for a higher multiplier, and goes on from there at a press', () => {
          const { host, show } = open();
          const { rise, endMs } = resultSchedule(definition, free, rises);
          const { atMs = NaN } = rise ?? {};
          const plate = (): HTMLElement | null => document.querySelector('.plate');
          offered.length = 0;
          show.showSpin(free, rises, skip);
          expect(textOf('.plate-large')).toBe(words.feature?.rise.title);
          expect(plate()?.style.opacity).toBe('0');
          window.dispatchEvent(new Event('pointerdown'));
          expect(offered).toEqual([[atMs, endMs]]);
          vi.advanceTimersByTime(atMs + 600);
          expect(plate()?.style.opacity).toBe('1');
          vi.advanceTimersByTime(endMs - atMs);
          expect(plate()).toBeNull();
          show.stop();
          window.dispatchEvent(new Event('pointerdown'));
          expect(offered).toHaveLength(1);
          expect(host.childElementCount).toBe(0);
        });

        it('has a door that always moves, until it is open', () => {
          const { show } = open();
          const { intro, endMs } = resultSchedule(definition, free, 0);
          const { atMs = NaN } = intro ?? {};
          const door = (): string | undefined => document.querySelector('.door')?.outerHTML;
          show.showSpin(free, 0, skip);
          vi.advanceTimersByTime(atMs + 20);
          for (let ms = 100; ms < endMs - atMs + 600; ms += 100) {
            if (ms > endMs - atMs) show.stop();
            const before = door();
            vi.advanceTimersByTime(100);
            expect(door(), `${ms} ms after it has begun to close`).not.toBe(before);
          }
        });

        it('closes a door as they begin, and opens it on the reels of the first of them', () => {
          const { host, show } = open();
          const { intro, endMs } = resultSchedule(definition, free, 0);
          const leaves = (): string[] =>
            [...document.querySelectorAll<HTMLElement>('.door-leaf')].map(({ style }) => style.transform);
          show.showSpin(free, 0, skip);
          expect(textOf('.plate-large')).toBe(String(spins[0].freeSpinsLeft));
          const away = leaves();
          vi.advanceTimersByTime((intro?.atMs ?? NaN) + 600);
          const closed = leaves();
          expect(closed).not.toEqual(away);
          // The next spin stops the show, and the door is still before it.
          vi.advanceTimersByTime(endMs);
          show.stop();
          vi.advanceTimersByTime(100);
          expect([host.childElementCount, leaves()]).toEqual([0, closed]);
          vi.advanceTimersByTime(1_000);
          expect(leaves()).toEqual([]);
        });

        it('has a plate in place of the door with less motion', () => {
          document.documentElement.dataset['motion'] = 'reduced';
          const { show } = open();
          show.showSpin(free, 0, skip);
          expect([textOf('.plate .plate-large'), document.querySelector('.door')]).toEqual([
            String(spins[0].freeSpinsLeft),
            null,
          ]);
        });

        it('says with less motion what is collected, at once, and moves nothing', () => {
          document.documentElement.dataset['motion'] = 'reduced';
          const { win, show } = open();
          show.showSpin(free, collects, skip);
          expect(textOf('.tally')).toContain(': +');
          expect([document.querySelector('.collected-value'), win.dataset['shown']]).toEqual([
            null,
            undefined,
          ]);
        });
      });
    }

    describe('as an overlay', () => {
      const large = (multiplier: number): Round => ({
        ...single,
        payout: toCoins(single.bet * multiplier),
      });
      const overlay = (): Element | null => document.querySelector('.win-overlay');
      const sum = (): string | null | undefined => document.querySelector('.win-overlay-sum')?.textContent;
      const chart = () =>
        new Map(
          [...document.querySelectorAll('.win-overlay-chart > div')].map(({ children: [name, value] }) => [
            name?.textContent ?? '',
            value?.textContent ?? '',
          ]),
        );
      const title = (): string | null | undefined =>
        document.querySelector('.win-overlay-title')?.textContent;
      const thrown = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.fountain-coin')];
      const press = (type: 'pointerdown' | 'keydown', on: Element = document.body, key = 'a') =>
        on.dispatchEvent(
          new (type === 'keydown' ? KeyboardEvent : PointerEvent)(type, {
            bubbles: true,
            cancelable: true,
            key,
          }),
        );
      /** A button of the page with what it does at a click; `data-starts-round` says whether it starts a round. */
      const addButton = (startsRound?: string) => {
        const button = document.createElement('button');
        if (startsRound !== undefined) button.dataset['startsRound'] = startsRound;
        document.body.append(button);
        const clicked = vi.fn();
        button.addEventListener('click', clicked);
        const tap = (): void => {
          press('pointerdown', button);
          button.click();
        };
        return { button, clicked, tap };
      };
      /** What of an overlay there is after its show: nothing may be left. */
      const over = () => {
        vi.advanceTimersByTime(500);
        return [overlay(), coins(), vi.getTimerCount()];
      };
      const largeWins = art.winLevels.filter(isLarge);
      const longest = Math.max(...largeWins.map(({ ms }) => ms));
      const [, , { from: largest, countMs } = { from: NaN, countMs: NaN }] = largeWins;

      it('counts up from nothing to its payout, goes by itself, and leaves what is lifted', () => {
        const { host, balance, play } = open();
        play(large(largest));
        const overlayAt = 1_400;
        vi.advanceTimersByTime(overlayAt + 500);
        expect([title(), balance.dataset['shown']]).toEqual(['', '1,000']);
        vi.advanceTimersByTime(countMs - 800);
        expect(title()).toBe(words.largeWins?.huge);
        vi.advanceTimersByTime(800);
        const all = [words.largeWins?.giant, (largest * single.bet).toLocaleString('en-US')];
        expect([title(), sum()]).toEqual(all);
        vi.advanceTimersByTime(3_000);
        expect([title(), sum()]).toEqual(all);
        vi.advanceTimersByTime(longest - countMs - 3_000);
        expect(over()).toEqual([null, 0, 0]);
        expect(balance.dataset['shown']).toBeUndefined();
        expect(host.querySelectorAll(`.${WIN_PART}`).length).toBeGreaterThan(0);
      });

      it.each([true, false])(
        'fills the page around the reels where there is one (%s), else the overlay, and leaves nothing there',
        (hasPage) => {
          const { host, page, show, play } = open({ hasPage });
          const [filled, other] = hasPage ? [page, host] : [host, page];
          const sinking = (on: HTMLElement): number => on.querySelectorAll('.sinking-coin').length;
          play(large(largest));
          vi.advanceTimersByTime(1_400 + countMs + 1_000);
          expect(sinking(filled)).toBeGreaterThan(0);
          const { finale } = art.stage;
          for (const { image } of finale?.parts ?? [])
            expect(filled.querySelector(`img[src="${image}"]`), image).not.toBeNull();
          expect(sinking(other)).toBe(0);
          vi.advanceTimersByTime(longest - countMs);
          expect([...over(), page.childElementCount]).toEqual([null, 0, 0, 0]);
          play(large(largest));
          vi.advanceTimersByTime(2_000);
          show.stop();
          expect([page.childElementCount, host.childElementCount]).toEqual([0, 0]);
        },
      );

      it.each(['pointerdown', 'keydown'] as const)(
        'completes its count at the first %s and ends at the second, but not at a key that is held from before',
        (type) => {
          const { balance, play } = open();
          const whole = (100 * single.bet).toLocaleString('en-US');
          play(large(100));
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, key: ' ', repeat: true }),
          );
          vi.advanceTimersByTime(2_000);
          expect(sum()).not.toBe(whole);
          press(type);
          vi.advanceTimersByTime(20);
          expect(sum()).toBe(whole);
          press(type);
          expect(over()).toEqual([null, 0, 0]);
          expect(balance.dataset['shown']).toBeUndefined();
        },
      );

      it('keeps the press that completes its count from what spins, but neither the next one nor that of another button', () => {
        const { play } = open();
        const [spins, other] = [addButton(''), addButton()];
        play(large(100));
        spins.tap();
        expect(spins.clicked).not.toHaveBeenCalled();
        spins.tap();
        expect(spins.clicked).toHaveBeenCalledOnce();
        play(large(100));
        other.tap();
        expect(other.clicked).toHaveBeenCalledOnce();
      });

      it.each([' ', 'Enter'])('does the same with the key %j', (key) => {
        const { play } = open();
        const { button, clicked } = addButton('');
        play(large(100));
        // The browser clicks unless the key is prevented, and some do all the same.
        expect(press('keydown', button, key)).toBe(false);
        button.click();
        expect(clicked).not.toHaveBeenCalled();
        expect(press('keydown', button, key)).toBe(true);
        button.click();
        expect(clicked).toHaveBeenCalledOnce();
        expect(over()).toEqual([null, 0, 0]);
      });

      it('does not wait for a press once it is over, nor once it is stopped', () => {
        const { show, play } = open();
        const { clicked, tap } = addButton('');
        play(large(20));
        vi.advanceTimersByTime(longest + 1_000);
        tap();
        play(large(20));
        show.stop();
        expect(over()).toEqual([null, 0, 0]);
        tap();
        expect(clicked).toHaveBeenCalledTimes(2);
      });

      it('has numerals alone with less motion, from the start to the end', () => {
        document.documentElement.dataset['motion'] = 'reduced';
        const { host, balance, arrived, play } = open();
        expect(play(large(100))).toBe(false);
        const still = host.innerHTML;
        expect(sum()).toBe((100 * single.bet).toLocaleString('en-US'));
        expect([thrown(), coins(), balance.dataset['shown']]).toEqual([[], 0, undefined]);
        vi.advanceTimersByTime(3_000);
        expect(host.innerHTML).toBe(still);
        expect(arrived).toEqual([]);
        press('keydown');
        expect(over()).toEqual([null, 0, 0]);
        expect(arrived).toEqual(['count']);
        expect(play(large(19))).toBe(false);
        expect(overlay()).toBeNull();
      });

      if (definition.feature)
        it('sums up free spins that paid nothing without a sum and a best one, and does not celebrate them', () => {
          const free = findRound(definition, ({ spins, payout }) => spins.length > 1 && payout === 0);
          const { arrived, play } = open();
          expect(play(free)).toBe(false);
          vi.advanceTimersByTime(1_000);
          expect([thrown(), coins()]).toEqual([[], 0]);
          expect([...chart().keys()]).toEqual(['Dives', 'Divers', 'Depth']);
          expect([...chart().values()].slice(0, 2)).toEqual([
            String(free.spins.length - 1),
            String(free.spins.at(-1)?.collectors),
          ]);
          expect(words.feature?.levels?.each).toContain(chart().get('Depth'));
          expect(document.querySelector<HTMLElement>('.win-overlay-sum')?.hidden).toBe(true);
          expect(arrived).toEqual([]);
          vi.advanceTimersByTime(4_000);
          expect(over()).toEqual([null, 0, 0]);
          expect(arrived).toEqual(['count']);
        });

      if (definition.feature)
        it.each([true, false])(
          'sums up free spins one by one (with a large win: %s), and shows no nothing',
          (isLargeWin) => {
            const free = findRound(
              definition,
              ({ spins: [first, ...others], payout, bet }) =>
                others[0]?.payout === 0 &&
                first.payout === 0 &&
                payout > bet &&
                payout >= 20 * bet === isLargeWin,
            );
            const sums = free.spins.map((_, n) =>
              free.spins.slice(0, n + 1).reduce((before, { payout }) => before + payout, 0),
            );
            const { balance, arrived, play } = open();
            play(free, toCoins(1_000 + free.payout));
            const shown: string[] = [];
            for (let ms = 0; ms < 3_000; ms += 20) {
              const dives = Number(chart().get('Dives'));
              const isSeen =
                Number(document.querySelector<HTMLElement>('.win-overlay-sum')?.style.opacity) > 0;
              if (isSeen) {
                expect(sum()).toBe(sums[dives]?.toLocaleString('en-US'));
                shown.push(sum() ?? '');
              }
              const best = Math.max(...free.spins.slice(1, dives + 1).map(({ payout }) => payout));
              expect(chart().get('Best dive')).toBe(best > 0 ? `+${best.toLocaleString('en-US')}` : '');
              if (dives < free.spins.length - 1) expect(balance.dataset['shown']).toBe('1,000');
              expect(arrived).not.toContain('count');
              vi.advanceTimersByTime(20);
            }
            expect([...new Set(shown)]).toEqual(
              [...new Set(sums)].filter((one) => one > 0).map((one) => one.toLocaleString('en-US')),
            );
            vi.advanceTimersByTime(longest);
            expect(arrived).toContain('count');
          },
        );

      if (definition.feature)
        it('completes their sum at a press, which begins no round', () => {
          const free = findRound(definition, ({ spins, payout, bet }) => spins.length > 1 && payout > bet);
          const { play } = open();
          play(free);
          const { clicked, tap } = addButton('');
          vi.advanceTimersByTime(1_000);
          expect(sum()).not.toBe(free.payout.toLocaleString('en-US'));
          tap();
          expect([sum(), clicked.mock.calls.length]).toEqual([free.payout.toLocaleString('en-US'), 0]);
        });

      if (definition.feature)
        it('names how large the sum of free spins is as it reaches that', () => {
          const free = findRound(
            definition,
            ({ spins, payout, bet }) => spins.length > 1 && payout > 20 * bet && payout < 100 * bet,
          );
          const { heard, play } = open();
          play(free);
          while (Number(sum()?.replace(',', '')) < 20 * free.bet) {
            expect(title()).toBe('');
            vi.advanceTimersByTime(20);
          }
          vi.advanceTimersByTime(20);
          expect(title()).toBe(words.largeWins?.big);
          vi.advanceTimersByTime(3_000);
          expect(heard).toEqual(['countStarted', 'largeWinShown', 'countEnded']);
        });
    });
  },
);
