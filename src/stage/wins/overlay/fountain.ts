import { createImage } from '../elements';
import { goldenRatioFraction } from '../../../ui/geometry';

/** How long a coin flies, and when it is thrown again (s). */
const FLIGHT_SECONDS = 1.5;
const AGAIN_SECONDS = 1.62;

/** How wide a coin is when it is seen from its edge, as a fraction of its diameter. */
const EDGE = 0.22;

interface ThrownCoin {
  /** From the middle of the window (parts of its width), and above its lower edge (parts of its height). */
  readonly x: number;
  readonly y: number;
  /** Which side one sees: from 1, its face, to −1, its back. */
  readonly face: number;
}

/** Where the n-th coin of a fountain is so many seconds after it was thrown; null where it has fallen. */
export function coinAt(n: number, seconds: number): ThrownCoin | null {
  const t = seconds / FLIGHT_SECONDS;
  if (t < 0 || t > 1) return null;
  const height = 0.45 + 0.6 * goldenRatioFraction(3 * n + 3);
  // Up and down again, from below the window's edge to below it.
  const y = 4 * (height + 0.12) * t * (1 - t) - 0.12;
  const x = (goldenRatioFraction(n) - 0.5) * (0.1 + 0.95 * t);
  const turned = Math.cos(
    2 * Math.PI * (t * (1.5 + goldenRatioFraction(n + 5)) + goldenRatioFraction(n + 9)),
  );
  return { x, y, face: Math.sign(turned) * Math.max(Math.abs(turned), EDGE) };
}

/** Throws coins from the lower edge of a layer until `until`. Those in the air fly on until `end` (s on the timeline). */
export function addFountain(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  image: string,
  throws: readonly { readonly coins: number; readonly at: number }[],
  { until, end }: { readonly until: number; readonly end: number },
): void {
  const coins = throws.flatMap(({ coins: count, at }) =>
    Array.from({ length: count }, (_, i) => ({ at: at + (i / count) * AGAIN_SECONDS })),
  );
  const elements = coins.map(() =>
    createImage(
      image,
      'fountain-coin invisible absolute bottom-0 left-[calc(50%-6cqmin)] w-[12cqmin]',
      layer,
    ),
  );
  const { clientWidth: width, clientHeight: height } = layer;
  const move = (seconds: number): void => {
    for (const [n, { at }] of coins.entries()) {
      const element = elements[n];
      const times = Math.floor((seconds - at) / AGAIN_SECONDS);
      const thrownAt = at + times * AGAIN_SECONDS;
      const coin = thrownAt < until && times >= 0 ? coinAt(n + times * 7, seconds - thrownAt) : null;
      if (!element) continue;
      element.style.visibility = coin ? 'visible' : 'hidden';
      if (coin)
        element.style.transform = `translate3d(${coin.x * width}px, ${-coin.y * height}px, 0) scaleX(${coin.face})`;
    }
  };
  move(0);
  const begin = Math.min(...coins.map(({ at }) => at));
  const time = { seconds: begin };
  timeline.to(
    time,
    { seconds: end, duration: end - begin, ease: 'none', onUpdate: () => move(time.seconds) },
    begin,
  );
}

const RAIN_COINS = 24;
const FALL_SECONDS = 1.1;

/** Lets coins rain through a layer between two moments of a timeline (s). */
export function addRain(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  image: string,
  { at, until }: { readonly at: number; readonly until: number },
): void {
  for (let n = 0; n < RAIN_COINS; n++) {
    const coin = createImage(image, 'rain-coin absolute bottom-[102%] w-[9cqmin]', layer);
    coin.style.left = `${goldenRatioFraction(n) * 92}%`;
    const begins = at + (n / RAIN_COINS) * Math.max(until - at - FALL_SECONDS, 0.1);
    timeline.fromTo(
      coin,
      { y: 0, rotation: 120 * (goldenRatioFraction(n + 3) - 0.5) },
      { y: layer.clientHeight * 1.25, rotation: '+=120', duration: FALL_SECONDS, ease: 'power1.in' },
      begins,
    );
  }
}
