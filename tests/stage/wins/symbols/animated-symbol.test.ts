// @vitest-environment happy-dom
import mitt from 'mitt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SymbolAnimation } from '../../../../src/games/art-files';
import type { SafeSvg } from '../../../../src/games/safe-svg';
import { playable } from '../../../../src/games/lucky-fishing/playable';
import { toCoins } from '../../../../src/engine/coins';
import type { StageEvents } from '../../../../src/stage/stage-events';
import { startTimeline, stopTimeline } from '../../../../src/stage/timeline';
import { createAnimatedSymbol, preload } from '../../../../src/stage/wins/symbols/animated-symbol';
import { roundMessages } from '../../../../src/stage/wins/round-messages';
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

const load = async (name: string) => {
  const art = withAnimations(name);
  await preload(art).catch(() => undefined);
  const symbol = createAnimatedSymbol(art, 'fish');
  return { symbol, timeline: startTimeline(() => undefined) };
};

it('moves the parts of an SVG that the page holds itself, whatever its field', () => {
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 0 24 24"><g id="tail"><path d="M0 0h9v9z"/></g></svg>' as SafeSvg;
  const art = { ...playable.art, markups: { fish: markup } };
  const symbol = createAnimatedSymbol(art, 'fish');
  expect([...symbol.parts]).toEqual(['tail']);
  const timeline = startTimeline(() => undefined);
  symbol.act(timeline, 0);
  vi.advanceTimersByTime(80);
  const tail = symbol.element.shadowRoot?.querySelector('#tail');
  // Around the middle of its field, which is at 0 from the left and 12 from the top.
  expect(tail?.getAttribute('data-svg-origin')).toBe('0 12');
  stopTimeline(timeline);

  const styled = markup.replace('<path', '<path style="fill:red"') as SafeSvg;
  expect(createAnimatedSymbol({ ...art, markups: { fish: styled } }, 'fish').parts.size).toBe(0);
});

describe('a symbol with frames for a win', () => {
  it('shows them one after the other in place of its gesture, and ends with its still picture', async () => {
    const { symbol, timeline } = await load('one');
    const host = document.createElement('div');
    host.append(symbol.element);
    symbol.act(timeline, 0);
    const shown = [0, 1, 2, 3, 4].flatMap((frame) => {
      vi.advanceTimersByTime(frame === 0 ? FRAME_MS / 2 : FRAME_MS);
      return framesIn(host);
    });
    expect(shown).toEqual([0, 1, 2, 3, 0]);
    stopTimeline(timeline);
  });

  it('is played to its end before it is played again', async () => {
    const { symbol, timeline } = await load('two');
    symbol.act(timeline, 0);
    symbol.act(timeline, 0.1);
    expect(timeline.duration()).toBeCloseTo(8 / RATE);
    stopTimeline(timeline);
  });

  it('moves by its gesture where the sheet is not loaded', () => {
    const { element } = createAnimatedSymbol(withAnimations('three'), 'fish');
    expect(element.shadowRoot?.querySelector('img')?.getAttribute('src')).toBe(
      playable.art.pageImages['fish'],
    );
  });
});

describe('symbols with frames for rest', () => {
  const { definition, texts: words } = playable;
  const lost = roundWith(gridOf('ffu uss wwu'));
  const open = async () => {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const displays = { balance: () => null, win: () => null, page: () => null };
    const says = roundMessages(definition, words);
    const show = createWinShow(
      { wins: host, landed: document.createElement('div') },
      definition,
      withAnimations('four'),
      mitt<StageEvents>(),
      displays,
      says,
    );
    await vi.advanceTimersByTimeAsync(0);
    show.play(lost, toCoins(1_000), [], false, () => undefined);
    return { host, show };
  };
  const isCleared = (host: HTMLElement): boolean =>
    host.childElementCount === 0 && !host.classList.contains('rest-animations');

  it('show them once over the reels when nothing was won, and then nothing runs', async () => {
    const { host, show } = await open();
    expect(host.classList.contains('rest-animations')).toBe(true);
    // All symbols are drawn meanwhile; two of them have frames.
    expect(host.querySelectorAll('.symbol-actor')).toHaveLength(9);
    vi.advanceTimersByTime(1.5 * FRAME_MS);
    expect(framesIn(host)).toEqual([1, 1]);
    vi.advanceTimersByTime(4 * FRAME_MS);
    expect(isCleared(host)).toBe(true);
    vi.runOnlyPendingTimers();
    expect(vi.getTimerCount()).toBe(0);
    show.destroy();
  });

  it('make way for the next spin', async () => {
    const { host, show } = await open();
    show.stop();
    expect(isCleared(host)).toBe(true);
    show.destroy();
  });

  it('stay still with reduced motion', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const { host, show } = await open();
    expect(isCleared(host)).toBe(true);
    show.destroy();
    delete document.documentElement.dataset['motion'];
  });
});
