import type { Round } from '../../../engine/round';
import type { GameArt } from '../../../games/game-art';
import { isLarge, passedLevels, type LargeWinLevel } from '../../../games/win-levels';
import { sumOfPayouts } from '../../../engine/spin';
import { artPixelsAt } from '../../../ui/browser/pixel-art';
import { widestOf } from '../../../ui/browser/text-width';
import { imageForScreen } from '../../../ui/browser/sized-images';
import { formatCoins } from '../../../ui/format/format';
import { createElement } from '../elements';
import type { ChartLine, RoundMessages } from '../round-messages';
import type { WinLayer } from '../win-layer';
import { addFountain } from './fountain';
import { createSum } from './numerals';
import { addShine, createBurst, createGlow } from './shine';
import { addPageShow } from './page-show';

/** What an overlay over the dimmed stage shows. */
export interface WinOverlay {
  /** The sum (coins). */
  readonly payout: number;
  readonly bet: number;
  /** The large sizes that the sum passes, each with its title; none where the win is not large. */
  readonly steps: readonly (LargeWinLevel & { readonly title: string })[];
  /** The sum and the chart after each free spin, one by one; none where the sum counts up evenly, or is nothing. */
  readonly sums: readonly { readonly payout: number; readonly chart: readonly ChartLine[] }[];
  /** Below the sum; empty for a round that needs none. */
  readonly chart: readonly ChartLine[];
  /** How many characters the figures are sized for: a larger win of the same bet is never written smaller. */
  readonly characters: number;
}

/** How long the overlay of a round lasts that is no large win, and one without motion (ms). */
const CHART_MS = 3200;
const STILL_MS = 4000;
/** Start times and durations in an overlay (s). */
const fadeInSeconds = 0.3;
const countAt = 0.25;
/** The same of a chart, which comes first; how long each free spin takes then at most, and all of them. */
const sumAt = 0.5;
const sumSeconds = 0.18;
const sumsSeconds = 2;
const fadeOutSeconds = 0.3;
/** How the sum counts (a GSAP ease): ever faster, and slower again before its end. */
export const COUNT_EASE = 'power1.inOut';

/** Which part of the time of a count is over once it has reached this part of its sum: the inverse of `COUNT_EASE`. */
const timeAt = (part: number): number => (part < 0.5 ? Math.sqrt(part / 2) : 1 - Math.sqrt((1 - part) / 2));

/** When the sum of an overlay counts up, when that is done, and when the overlay goes and is gone (s). */
export interface WinOverlayMoments {
  readonly counts: number;
  readonly counted: number;
  readonly out: number;
  readonly end: number;
}

/** The overlay of a round; null where it is neither a large win nor has a chart. */
export function winOverlayOf(
  round: Round,
  { winLevels }: Pick<GameArt, 'winLevels'>,
  { chart: chartOf, largeWins: titles }: Pick<RoundMessages, 'chart' | 'largeWins'>,
): WinOverlay | null {
  const { payout, bet, spins } = round;
  const [first, ...free] = spins;
  const chart = chartOf(round);
  const sums = (payout > 0 ? free : []).map((_, n) => {
    const shown = free.slice(0, n + 1);
    return { payout: first.payout + sumOfPayouts(shown), chart: chartOf({ spins: [first, ...shown] }) };
  });
  const steps = passedLevels(winLevels, payout / bet)
    .filter(isLarge)
    .map((level) => ({ ...level, title: titles[level.size] ?? '' }));
  const giant = (winLevels.at(-1)?.from ?? 0) * bet;
  const characters = formatCoins(Math.max(payout, giant)).length;
  return steps.length > 0 || chart.length > 0 ? { payout, bet, sums, steps, chart, characters } : null;
}

/** How long each of so many free spins takes to be counted (s). */
const secondsOfSum = ({ length }: WinOverlay['sums']): number =>
  Math.min(sumSeconds, sumsSeconds / Math.max(length, 1));

/** The moments of an overlay that begins at this one (s). */
export function overlayMoments({ steps, sums, chart }: WinOverlay, at: number): WinOverlayMoments {
  const { ms, countMs } = steps.at(-1) ?? { ms: 0, countMs: 0 };
  if (chart.length === 0) {
    const [counts, end] = [at + countAt, at + ms / 1000];
    return { counts, counted: counts + countMs / 1000, out: end - fadeOutSeconds, end };
  }
  const counts = at + sumAt;
  const counted = counts + Math.max(sums.length - 1, 0) * secondsOfSum(sums);
  const end = counted + Math.max(ms - countMs, CHART_MS) / 1000 - sumAt;
  return { counts, counted, out: end - fadeOutSeconds, end };
}

/** Adds an overlay that begins at this moment (s), over the reels and the page around them; it goes by itself. */
export function addWinOverlay(
  timeline: gsap.core.Timeline,
  { host, art, page: pageOf, events }: Pick<WinLayer, 'host' | 'art' | 'page' | 'events'>,
  overlay: WinOverlay,
  at: number,
): WinOverlayMoments {
  const { payout, bet, steps, sums } = overlay;
  const { layer, dim, shine, water, coins, title, sum, write, slate, values } = createLayer(
    host,
    art,
    overlay,
  );
  const moments = overlayMoments(overlay, at);
  const { counts, counted, out, end } = moments;
  const counting = counted - counts;
  const sumTimes = sums.map((_, n) => counts + n * secondsOfSum(sums));
  /** When the sum reaches so many coins (s). */
  const reachedAt = (coinCount: number): number => {
    const step = sums.findIndex((one) => one.payout >= coinCount);
    return sumTimes[step] ?? counts + counting * timeAt(Math.min(coinCount / payout, 1));
  };

  timeline.fromTo(
    [dim, layer],
    { opacity: 0 },
    { opacity: 1, duration: fadeInSeconds, ease: 'power1.out' },
    at,
  );
  // The sum appears once there is one, so that no 0 is shown.
  const appearsAt = sums.length > 0 ? reachedAt(1) : counts;
  timeline.fromTo(
    sum,
    { opacity: 0, scale: 0.4 },
    { opacity: 1, scale: 0.8, duration: fadeInSeconds, ease: 'back.out(2)' },
    appearsAt,
  );
  const counter = { coins: 0 };
  const showCoins = (): void => {
    write(formatCoins(Math.max(Math.round(counter.coins), 1)));
  };
  showCoins();
  if (sums.length > 0) {
    const showSum = (n: number): void => {
      for (const [name, value] of values)
        value.textContent = sums[n]?.chart.find((line) => line.name === name)?.value ?? '';
      counter.coins = sums[n]?.payout ?? 0;
      showCoins();
    };
    showSum(0);
    for (const [n, time] of sumTimes.entries()) timeline.call(showSum, [n], time);
  } else
    timeline.to(
      counter,
      { coins: payout, duration: counting, ease: COUNT_EASE, onUpdate: showCoins },
      counts,
    );

  // Something shines as soon as the stage dims. Everything else waits for the sum to reach it.
  const passes = steps.map(({ from, size, title: name, fountain }, n) => {
    const passedAt = reachedAt(from * bet);
    return { size, name, passedAt, coins: fountain, at: n === 0 ? at + 0.1 : passedAt };
  });
  for (const [n, { passedAt, size, name }] of passes.entries()) {
    const part = (n + 2) / 4;
    const grow = { scale: 0.8 + 0.2 * part, duration: 0.35, ease: 'back.out(3)' };
    timeline.to(sum, grow, Math.max(passedAt, appearsAt + fadeInSeconds));
    timeline.call(() => (title.textContent = name), [], passedAt);
    timeline.call(() => events.emit('largeWinShown', { size }), [], passedAt);
    timeline.fromTo(title, { scale: 0.6 }, { scale: 1, duration: 0.35, ease: 'back.out(3)' }, passedAt);
  }
  addShine(timeline, shine, passes, end);
  const page = passes.length > 0 ? pageOf() : null;
  if (page) {
    const { dataset } = page.layer;
    timeline.fromTo(page.layer, { opacity: 0 }, { opacity: 1, duration: fadeInSeconds }, at);
    timeline.call(() => (dataset['lit'] = ''), [], at);
    timeline.call(() => delete dataset['lit'], [], out);
  }
  if (passes.length > 0) {
    addPageShow(timeline, page ?? { layer: water, scene: null }, art, passes, { at, until: end });
    addFountain(timeline, coins, art.stage.coin, passes, { until: out - 0.6, end });
    timeline.to(sum, { scale: '+=0.07', duration: 0.16, repeat: 1, yoyo: true, ease: 'sine.out' }, counted);
  }
  if (slate)
    timeline.fromTo(slate, { y: -host.clientHeight }, { y: 0, duration: 0.7, ease: 'back.out(1.1)' }, at);
  const shown = page ? [dim, layer, page.layer] : [dim, layer];
  timeline.to(shown, { opacity: 0, duration: fadeOutSeconds, ease: 'power1.in' }, out);
  timeline.call(
    () => {
      for (const element of shown) element.remove();
    },
    [],
    out + fadeOutSeconds,
  );
  return moments;
}

/** The same without motion: the sum and the chart on the dimmed stage. Returns when it goes (s). */
export function addStillOverlay(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  art: Pick<GameArt, 'wins'>,
  overlay: WinOverlay,
): number {
  const { layer, dim, title, write } = createLayer(host, art, overlay);
  title.textContent = overlay.steps.at(-1)?.title ?? '';
  write(formatCoins(overlay.payout));
  const end = STILL_MS / 1000;
  timeline.call(
    () => {
      dim.remove();
      layer.remove();
    },
    [],
    end,
  );
  return end;
}

function createLayer(
  host: HTMLElement,
  { wins }: Pick<GameArt, 'wins'>,
  { payout, steps, chart, characters }: WinOverlay,
) {
  // Below what is lifted: one goes on seeing what has won.
  const dim = createElement('div', 'absolute inset-0 bg-[rgb(2_20_30/0.74)]', host);
  host.prepend(dim);
  const layer = createElement(
    'div',
    'win-overlay absolute inset-0 grid overflow-hidden [font-family:var(--font-display)] text-gold-light [container-type:size]',
    host,
  );
  const glow = wins.burst === undefined ? createGlow(layer) : null;
  const water = createElement('div', 'absolute inset-0', layer);
  // Before what swims by.
  const burst = wins.burst === undefined ? null : createBurst(wins.burst, layer);
  const coins = createElement('div', 'absolute inset-0', layer);
  const board = createElement(
    'div',
    'win-overlay-board relative grid place-content-center justify-items-center gap-[4cqh]',
    layer,
  );
  const title = createElement(
    'p',
    'win-overlay-title relative z-1 min-h-[1em] leading-none font-bold text-foam',
    board,
  );
  title.hidden = !steps.some((step) => step.title);
  if (wins.title !== undefined) addPlate(title, wins.title, steps);
  const { sum, write } = createSum(
    board,
    'win-overlay-sum relative z-1 leading-none font-bold whitespace-nowrap tabular-nums',
    wins,
  );
  // Nothing is no sum to look at.
  sum.hidden = payout === 0;
  // So that the sum fits the window however long it is.
  sum.style.setProperty('--characters', String(characters));
  const slate =
    chart.length > 0
      ? createElement(
          'dl',
          'win-overlay-chart relative isolate grid min-w-[14em] gap-[1.4cqh] px-[1.1em] py-[0.7em]',
          board,
        )
      : null;
  const values = new Map<string, HTMLElement>();
  for (const { name, value } of chart) {
    const line = createElement(
      'div',
      'flex justify-between gap-[1.5em] not-first:border-t not-first:border-dashed not-first:border-[rgb(244_243_232/0.34)] not-first:pt-[1.2cqh]',
      slate ?? board,
    );
    createElement('dt', '', line).textContent = name;
    const shown = createElement('dd', 'font-semibold tabular-nums', line);
    shown.textContent = value;
    values.set(name, shown);
  }
  // As wide as in the end, while it counts.
  if (slate) slate.style.minWidth = `${slate.offsetWidth}px`;
  return { layer, dim, shine: { glow, burst }, water, coins, title, sum, write, slate, values };
}

/** Puts a plate behind a title. Its letters are as large as the longest title allows that comes in the same win. */
function addPlate(title: HTMLElement, address: string, steps: WinOverlay['steps']): void {
  title.classList.add('win-plate');
  title.style.backgroundImage = `url("${imageForScreen(address)}")`;
  const { fontWeight: weight, fontFamily: family } = getComputedStyle(title);
  const titles = steps.map((step) => step.title);
  title.style.setProperty('--title-width', String(widestOf(titles, { weight, family })));
  title.style.setProperty('--art-pixels', String(artPixelsAt(address)));
}
