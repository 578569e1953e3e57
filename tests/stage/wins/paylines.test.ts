// @vitest-environment happy-dom
import mitt from 'mitt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Win } from '../../../src/engine/spin';
import { toCoins } from '../../../src/engine/coins';
import { playable } from '../../../src/games/ocean-treasures/playable';
import { startTimeline, stopTimeline } from '../../../src/stage/timeline';
import { roundMessages } from '../../../src/stage/wins/round-messages';
import type { StageEvents } from '../../../src/stage/stage-events';
import { paylineLink } from '../../../src/stage/winning-cells';
import { addPaylines, paylinesSeconds } from '../../../src/stage/wins/paylines';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const winOn = (line: string, rows: readonly number[], payout: number): Win => ({
  ...{ line, symbol: 'crab', payout: toCoins(payout) },
  cells: rows.map((row, column) => ({ column, row })),
});
const wins = [
  winOn('line-1', [1, 1, 1], 20),
  winOn('line-4', [0, 1, 2, 1], 35),
  winOn('line-2', [0, 0, 0], 15),
];

describe('a payline', () => {
  it.each([
    ['level', 1, 'M1.96 1.5L2.04 1.5'],
    ['a row up', 0, 'M1.931 1.069L2.069 0.931'],
    ['two rows down', 3, 'M1.931 1.931L2.069 3.069'],
  ])('links the frames of two cells between their reels, over no symbol: %s', (_, row, path) => {
    expect(paylineLink({ column: 1, row: 1 }, { column: 2, row })).toBe(path);
  });

  let timeline: gsap.core.Timeline | null = null;
  afterEach(() => stopTimeline(timeline));

  const { definition, art, texts } = playable;
  const nothing = (): void => undefined;
  const flight = {
    ...{ flyCoins: nothing, countWin: nothing, addToWin: nothing },
    ...{ sendLight: nothing, clear: nothing, destroy: nothing },
  };
  const draw = (drawn: readonly Win[], then: 'goes' | 'stays' | number) => {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    timeline = startTimeline(() => undefined);
    const seconds = then === 'goes' ? 1.8 : 0.3 + paylinesSeconds(drawn.length);
    const layer = {
      host,
      definition,
      art,
      messages: roundMessages(definition, texts),
      flight,
      door: null,
      page: () => null,
      events: mitt<StageEvents>(),
    };
    addPaylines(timeline, layer, drawn, { at: 0.3, until: seconds }, then);
    const find = (part: string) => [...host.querySelectorAll<SVGElement>(`.payline${part}`)];
    return {
      seconds,
      /** For each line that is there, how opaque it is. */
      paylines: () => find('').map(({ style }) => Number(style.opacity || 1)),
      /** For each, whether it is drawn to its end. */
      whole: () =>
        find('').map((line) =>
          [...line.querySelectorAll<SVGElement>('.payline-step')].every(
            ({ style }) => Number(style.opacity) === 1,
          ),
        ),
      /** For each, how many cells it frames, and how many links are between them. */
      marks: () =>
        find('').map((line) =>
          ['cell', 'link'].map((mark) => line.querySelectorAll(`.payline-${mark}`).length),
        ),
      payouts: () =>
        find('-pay').flatMap(({ style, textContent }) => (Number(style.opacity) > 0.9 ? [textContent] : [])),
    };
  };

  it('is drawn for each line that pays, one after the other and alone, with its name and what it pays', () => {
    const { paylines, whole, payouts, seconds } = draw(wins, 'stays');
    for (const [n, pay] of ['Line 1: +20', 'Line 4: +35', 'Line 2: +15'].entries()) {
      vi.advanceTimersByTime(800);
      expect([whole(), payouts()]).toEqual([wins.map((_, other) => other <= n), [pay]]);
      expect(paylines().slice(0, n)).toEqual(wins.slice(0, n).map(() => 0));
    }
    // The last one stays until the next spin, where the browser does not show them in turns.
    vi.advanceTimersByTime((seconds - 2.4) * 1000 + 500);
    expect([paylines(), payouts()]).toEqual([[0, 0, 1], ['Line 2: +15']]);
  });

  it('frames each of its cells and links them, but those of ways only frames', () => {
    expect(draw(wins, 'stays').marks()).toEqual([
      [3, 2],
      [4, 3],
      [3, 2],
    ]);
    const { line: _, ...way } = winOn('', [1, 0, 1], 20);
    expect(draw([way], 'stays').marks()).toEqual([[3, 0]]);
  });

  it('of a single line stays with what it pays', () => {
    const { whole, payouts, seconds } = draw(wins.slice(0, 1), 'stays');
    vi.advanceTimersByTime(seconds * 1000 + 500);
    expect([whole(), payouts()]).toEqual([[true], ['Line 1: +20']]);
  });

  it('goes with all others once each of them has been shown, where the round goes on', () => {
    const { whole, payouts, paylines } = draw(wins, 'goes');
    vi.advanceTimersByTime(1_700);
    expect([whole(), payouts()]).toEqual([[true, true, true], ['Line 2: +15']]);
    vi.advanceTimersByTime(250);
    expect(paylines()).toEqual([]);
  });

  it('takes two seconds and a half at most, however many lines pay', () => {
    expect(paylinesSeconds(10)).toBeLessThanOrEqual(2.5);
    expect(paylinesSeconds(0)).toBe(0);
  });
});
