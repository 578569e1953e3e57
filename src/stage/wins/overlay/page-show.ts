import type { GameArt } from '../../../games/game-art';
import type { WinSize } from '../../../games/win-levels';
import { goldenRatioFraction } from '../../../ui/geometry';
import { createElement, createImage } from '../elements';
import type { Span } from '../flights/coin-flight';
import { addSwing } from './swing';
import { addFinale } from './finale';
import { addCoinfall } from './fountain';

/** Where a large win is shown around the reels. */
export interface WinPage {
  /** Over the whole page, but below the machine. */
  readonly layer: HTMLElement;
  /** The scene behind both. */
  readonly scene: HTMLElement | null;
}

/** A size that a win reaches, and when (s). */
export interface Pass {
  readonly size: WinSize;
  readonly at: number;
}

/** How many more coins sink through the page from each size of win on, and how bright its light is. */
const shows: Readonly<Partial<Record<WinSize, { readonly coins: number; readonly light: number }>>> = {
  big: { coins: 12, light: 0.5 },
  huge: { coins: 18, light: 0.75 },
  giant: { coins: 26, light: 1 },
};

/** How long the light takes to come (s). */
const LIGHT_SECONDS = 0.8;
/** How many fish swim by in a huge win, when the first comes and each of the others, and how long it takes across the page (s). */
const SCHOOL = 9;
const SCHOOL_AFTER = 0.3;
const FISH_AFTER = 0.1;
const FISH_SECONDS = 3.4;

/** Adds what a large win shows around the reels: light, coins that sink, a school that passes by, and the game's finale. */
export function addPageShow(
  timeline: gsap.core.Timeline,
  { layer, scene }: WinPage,
  { stage: { coin, school, finale }, pageImages, wins }: Pick<GameArt, 'stage' | 'pageImages' | 'wins'>,
  passes: readonly Pass[],
  { at, until }: Span,
): void {
  const rays =
    wins.rays === undefined
      ? ['win-page-light', 'win-page-light win-page-light-far'].map((look) =>
          createElement('div', `win-page-rays ${look}`, layer),
        )
      : [createImage(wins.rays, 'win-page-rays max-w-none object-cover', layer)];
  for (const [n, element] of rays.entries()) {
    const turn = n === 0 ? 5 : -7;
    timeline.fromTo(
      element,
      { rotation: -turn },
      { rotation: turn, duration: until - at, ease: 'sine.inOut' },
      at,
    );
  }
  const water = createElement('div', 'absolute inset-0', layer);
  const coins = createElement('div', 'absolute inset-0', layer);
  const steps = passes.map((pass) => ({ at: pass.at, ...(shows[pass.size] ?? { coins: 0, light: 0 }) }));
  // It only grows: nothing flashes.
  for (const { at: passedAt, light } of steps)
    timeline.to(rays, { opacity: light, duration: LIGHT_SECONDS }, passedAt);
  addCoinfall(timeline, coins, coin, steps, until);
  const huge = passes.find(({ size }) => size === 'huge');
  const image = school === undefined ? undefined : pageImages[school];
  if (huge && image) addSchool(timeline, water, image, { at: huge.at + SCHOOL_AFTER, until });
  const giant = passes.find(({ size }) => size === 'giant');
  if (giant && finale) addFinale(timeline, water, scene, finale, { at: giant.at, until });
}

/** Lets a school swim across a layer, from the right to the left as it looks. */
function addSchool(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  image: string,
  { at: first, until }: Span,
): void {
  const { clientWidth: width, clientHeight: height } = layer;
  for (let n = 0; n < SCHOOL; n++) {
    const size = height * (0.09 + 0.07 * goldenRatioFraction(n + 2));
    const fish = createImage(image, 'absolute top-0 left-0 max-w-none', layer);
    fish.style.width = `${size}px`;
    const at = first + FISH_AFTER * n;
    const duration = Math.min(FISH_SECONDS * (0.85 + 0.3 * goldenRatioFraction(n + 7)), until - at);
    const y = height * (0.12 + 0.66 * goldenRatioFraction(5 * n + 1));
    timeline.fromTo(fish, { x: width }, { x: -size, duration, ease: 'none' }, at);
    const [low, high] = [
      { y, rotation: 3 },
      { y: y - height * 0.04, rotation: -3 },
    ];
    addSwing(timeline, fish, low, high, 0.7, { at, until: at + duration });
  }
}
