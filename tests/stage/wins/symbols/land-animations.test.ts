// @vitest-environment happy-dom
import mitt from 'mitt';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCoins } from '../../../../src/engine/coins';
import type { SymbolAnimation } from '../../../../src/games/art-files';
import { playable } from '../../../../src/games/lucky-fishing/playable';
import type { Landing } from '../../../../src/stage/reels/reel-renderer';
import type { StageEvents } from '../../../../src/stage/stage-events';
import { roundMessages } from '../../../../src/stage/wins/round-messages';
import { createWinShow } from '../../../../src/stage/wins/win-show';
import { gridOf, roundWith } from '../../../engine/grids';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const { definition, texts } = playable;
const RATE = 10;
const FRAME_MS = 1000 / RATE;
/** Four frames side by side. */
const animationOf = (sheet: string): SymbolAnimation => ({
  sheet,
  size: { width: 512, height: 128 },
  frames: [0, 1, 2, 3].map((place) => ({ x: 128 * place, y: 0, width: 128, height: 128 })),
  rate: RATE,
});
const art = {
  ...playable.art,
  animations: {
    ...playable.art.animations,
    fish: { land: animationOf('fish.land.png'), rest: animationOf('fish.rest.png') },
  },
};
const symbols = ['fish', 'tuna', 'fish'];

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'full';
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline.')));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});

/** Has the middle reel land, a tenth of a cell before its mark and pressed down. */
async function land() {
  const [wins, landed] = [document.createElement('div'), document.createElement('div')];
  document.body.replaceChildren(landed, wins);
  Object.defineProperty(landed, 'clientHeight', { value: 300 });
  const displays = { balance: () => null, win: () => null, page: () => null };
  const events = mitt<StageEvents>();
  const says = roundMessages(definition, texts);
  const show = createWinShow({ wins, landed }, definition, art, events, displays, says);
  await vi.advanceTimersByTimeAsync(0);
  const place = { position: 40.1, blur: 0, squash: 0.02 };
  const landing: Landing = { column: 1, mark: 40, place };
  const onEnd = vi.fn();
  const isDrawn = show.landings.land(landing, symbols, onEnd);
  return { wins, landed, show, place, onEnd, isDrawn };
}

/** Which frame each symbol with frames shows. */
const framesIn = (host: ParentNode): number[] =>
  [...host.querySelectorAll<HTMLElement>('.symbol-actor img')].map((image) =>
    Math.abs(Math.round((Number(/translate\((-?[\d.]+)%/.exec(image.style.transform)?.[1]) / 100) * 4)),
  );

it('plays each once, on a reel that swings as it did, and then draws nothing', async () => {
  const { landed, show, place, onEnd, isDrawn } = await land();
  const [part] = landed.children as unknown as HTMLElement[];
  expect(isDrawn).toBe(true);
  // The whole reel is drawn, and those of its symbols move that have frames.
  expect(landed.querySelectorAll('.symbol-actor')).toHaveLength(3);
  // A tenth of a cell of 100 pixels below its mark.
  expect(part?.style.translate).toMatch(/^0 (9\.99|10\.0)\d*px$/);
  expect(part?.style.transformOrigin).toBe('50% 100%');
  expect(part?.style.scale).toBe('1.01 0.98');
  place.position = 40;
  place.squash = 0;
  vi.advanceTimersByTime(1.5 * FRAME_MS);
  expect(framesIn(landed)).toEqual([1, 1]);
  expect([part?.style.translate, part?.style.scale]).toEqual(['0 0px', '1 1']);
  vi.advanceTimersByTime(2 * FRAME_MS);
  expect([framesIn(landed), onEnd.mock.calls.length]).toEqual([[3, 3], 0]);
  vi.advanceTimersByTime(FRAME_MS);
  expect([landed.childElementCount, onEnd.mock.calls.length]).toEqual([0, 1]);
  vi.runOnlyPendingTimers();
  expect(vi.getTimerCount()).toBe(0);
  show.destroy();
});

it('plays nothing with less motion, and on a reel without such a symbol', async () => {
  const { show } = await land();
  show.landings.end();
  const landing = { column: 0, mark: 40, place: { position: 40, blur: 0, squash: 0 } };
  expect(show.landings.land(landing, ['tuna', 'tuna', 'tuna'], vi.fn())).toBe(false);
  document.documentElement.dataset['motion'] = 'reduced';
  expect(show.landings.land(landing, symbols, vi.fn())).toBe(false);
  show.destroy();
});

it('hurries to its end where its symbols have won, which are lifted meanwhile and shown once', async () => {
  const { wins, landed, show, onEnd } = await land();
  const won = roundWith(gridOf('ufs wfu sfw'));
  const winning = [0, 1, 2].map((row) => ({ column: 1, row }));
  vi.advanceTimersByTime(FRAME_MS);
  show.landings.rest(winning);
  show.play(won, toCoins(1_000), winning, false, () => undefined);
  const [lifted] = wins.querySelectorAll<HTMLElement>('.win-part');
  expect(lifted?.style.visibility).toBe('hidden');
  // It would take three frames of 100 ms more.
  vi.advanceTimersByTime(140);
  expect([landed.childElementCount, lifted?.style.visibility]).toEqual([1, 'hidden']);
  // As far as what takes its place.
  const [part] = landed.children as unknown as HTMLElement[];
  expect(part?.style.transform).toMatch(/scale\(1\.\d+/);
  expect(part?.style.transform).toBe(lifted?.style.transform);
  vi.advanceTimersByTime(40);
  expect([landed.childElementCount, lifted?.style.visibility]).toEqual([0, '']);
  expect(onEnd).toHaveBeenCalledOnce();
  show.destroy();
});

it('ends before what plays at rest begins', async () => {
  const { wins, landed, show } = await land();
  show.landings.rest([]);
  show.play(roundWith(gridOf('ffu uss wwu')), toCoins(1_000), [], false, () => undefined);
  vi.advanceTimersByTime(3.5 * FRAME_MS);
  expect([landed.childElementCount, wins.childElementCount]).toEqual([1, 0]);
  vi.advanceTimersByTime(FRAME_MS);
  expect([landed.childElementCount, wins.classList.contains('rest-animations')]).toEqual([0, true]);
  show.destroy();
});
