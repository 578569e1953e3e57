// @vitest-environment happy-dom
import mitt from 'mitt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SymbolAnimation } from '../../../../src/games/art-files';
import { playable } from '../../../../src/games/lucky-fishing/playable';
import type { GameEvents } from '../../../../src/player/events';
import { startTimeline, stopTimeline } from '../../../../src/stage/timeline';
import { createAnimatedSymbol, preload } from '../../../../src/stage/wins/symbols/animated-symbol';
import { roundWords } from '../../../../src/stage/wins/round-words';
import { createWinShow } from '../../../../src/stage/wins/win-show';
import { gridOf, roundWith } from '../../../engine/grids';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const RATE = 12;
/** Four frames side by side. */
const animationOf = (sheet: string): SymbolAnimation => ({
  sheet,
  size: { width: 512, height: 128 },
  frames: [0, 1, 2, 3].map((place) => ({ x: 128 * place, y: 0, width: 128, height: 128 })),
  rate: RATE,
});
const withAnimations = (name: string) => ({
  ...playable.art,
  animations: {
    ...playable.art.animations,
    fish: { win: animationOf(`${name}.win.png`), rest: animationOf(`${name}.rest.png`) },
  },
});
const FRAME_MS = 1000 / RATE;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline.')));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});

/** Which frame of its sheet each symbol in an element shows. */
const framesIn = (host: ParentNode): number[] =>
  [...host.querySelectorAll<HTMLElement>('.symbol-actor img')].map((image) =>
    Math.abs(Math.round((Number(/translate\((-?[\d.]+)%/.exec(image.style.transform)?.[1]) / 100) * 4)),
  );

describe('a symbol with frames for a win', () => {
  it('shows them one after the other in place of its gesture, and ends with its still picture', async () => {
    const art = withAnimations('one');
    await preload(art).catch(() => undefined);
    const symbol = createAnimatedSymbol(art, 'fish');
    const host = document.createElement('div');
    host.append(symbol.element);
    const timeline = startTimeline(() => undefined);
    symbol.act(timeline, 0);
    const shown: number[] = [];
    for (let frame = 0; frame < 5; frame++) {
      vi.advanceTimersByTime(frame === 0 ? FRAME_MS / 2 : FRAME_MS);
      shown.push(...framesIn(host));
    }
    expect(shown).toEqual([0, 1, 2, 3, 0]);
    stopTimeline(timeline);
  });

  it('is played to its end before it is played again', async () => {
    const art = withAnimations('two');
    await preload(art).catch(() => undefined);
    const symbol = createAnimatedSymbol(art, 'fish');
    const timeline = startTimeline(() => undefined);
    symbol.act(timeline, 0);
    symbol.act(timeline, 0.1);
    expect(timeline.duration()).toBeCloseTo(8 / RATE);
    stopTimeline(timeline);
  });

  it('moves by its gesture where the sheet is not loaded', () => {
    const { element } = createAnimatedSymbol(withAnimations('three'), 'fish');
    expect(element.shadowRoot?.querySelector('img')?.getAttribute('src')).toBe(playable.art.bitmaps['fish']);
  });
});

describe('symbols with frames for rest', () => {
  const { definition, words } = playable;
  const lost = roundWith(gridOf('ffu uss wwu'));
  const open = () => {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const displays = { balance: () => null, win: () => null };
    const art = withAnimations('four');
    return {
      host,
      show: createWinShow(host, definition, art, mitt<GameEvents>(), displays, roundWords(definition, words)),
    };
  };

  it('show them once over the reels when nothing was won, and then nothing runs', async () => {
    const { host, show } = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.play(lost, [], false)).toBe(false);
    expect(host.classList.contains('resting')).toBe(true);
    // All symbols are drawn meanwhile; two of them have frames.
    expect(host.querySelectorAll('.symbol-actor')).toHaveLength(9);
    vi.advanceTimersByTime(1.5 * FRAME_MS);
    expect(framesIn(host)).toEqual([1, 1]);
    vi.advanceTimersByTime(4 * FRAME_MS);
    expect([host.childElementCount, host.classList.contains('resting')]).toEqual([0, false]);
    vi.runOnlyPendingTimers();
    expect(vi.getTimerCount()).toBe(0);
    show.destroy();
  });

  it('stay still with reduced motion', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const { host, show } = open();
    await vi.advanceTimersByTimeAsync(0);
    show.play(lost, [], false);
    expect(host.childElementCount).toBe(0);
    show.destroy();
    delete document.documentElement.dataset['motion'];
  });

  it('make way for the next spin', async () => {
    const { host, show } = open();
    await vi.advanceTimersByTimeAsync(0);
    show.play(lost, [], false);
    show.stop();
    expect([host.childElementCount, host.classList.contains('resting')]).toEqual([0, false]);
    show.destroy();
  });
});
