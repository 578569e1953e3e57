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

/** How long a sinking coin takes through the page, the fastest and the slowest of them (s). */
const SINK_SECONDS = [2.4, 3.9] as const;

interface SinkingCoin {
  /** From the left (parts of the page's width) and from the top (parts of its height). */
  readonly x: number;
  readonly y: number;
  /** As of a thrown coin. */
  readonly face: number;
}

const sinkSeconds = (n: number): number =>
  SINK_SECONDS[0] + (SINK_SECONDS[1] - SINK_SECONDS[0]) * goldenRatioFraction(n + 2);

/** Where the n-th coin that sinks through the water is so many seconds after it came in at the top. */
function sinkingCoinAt(n: number, seconds: number): SinkingCoin {
  const t = seconds / sinkSeconds(n);
  const sways = Math.sin(2 * Math.PI * (1.3 * t + goldenRatioFraction(n + 4)));
  const turned = Math.cos(2 * Math.PI * (t * (1 + goldenRatioFraction(n + 5)) + goldenRatioFraction(n + 9)));
  return {
    x: goldenRatioFraction(n) + 0.025 * sways,
    y: 1.2 * t - 0.1,
    face: Math.sign(turned) * Math.max(Math.abs(turned), EDGE),
  };
}

/** Coins that begin to come at a moment of a timeline (s). */
interface Throw {
  readonly coins: number;
  readonly at: number;
}

/** Calls back in each frame of a timeline between two moments of it, with the moment (s). */
function onEachFrame(
  timeline: gsap.core.Timeline,
  begin: number,
  end: number,
  show: (seconds: number) => void,
): void {
  show(0);
  const time = { seconds: begin };
  timeline.to(
    time,
    { seconds: end, duration: end - begin, ease: 'none', onUpdate: () => show(time.seconds) },
    begin,
  );
}

/** Throws coins from the lower edge of a layer until `until`. Those in the air fly on until `end` (s on the timeline). */
export function addFountain(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  image: string,
  throws: readonly Throw[],
  { until, end }: { readonly until: number; readonly end: number },
): void {
  const coins = throws.flatMap(({ coins: count, at }) =>
    Array.from({ length: count }, (_, i) => at + (i / count) * AGAIN_SECONDS),
  );
  const elements = coins.map(() =>
    createImage(
      image,
      'fountain-coin invisible absolute bottom-0 left-[calc(50%-6cqmin)] w-[12cqmin]',
      layer,
    ),
  );
  const { clientWidth: width, clientHeight: height } = layer;
  onEachFrame(timeline, Math.min(...coins), end, (seconds) => {
    for (const [n, { style }] of elements.entries()) {
      const at = coins[n] ?? end;
      const times = Math.floor((seconds - at) / AGAIN_SECONDS);
      const thrownAt = at + times * AGAIN_SECONDS;
      const coin = thrownAt < until && times >= 0 ? coinAt(n + times * 7, seconds - thrownAt) : null;
      style.visibility = coin ? 'visible' : 'hidden';
      if (coin)
        style.transform = `translate3d(${coin.x * width}px, ${-coin.y * height}px, 0) scaleX(${coin.face})`;
    }
  });
}

/** Lets coins sink through a layer until a moment of a timeline (s). */
export function addCoinfall(
  timeline: gsap.core.Timeline,
  layer: HTMLElement,
  image: string,
  throws: readonly Throw[],
  until: number,
): void {
  const coins = throws.flatMap(({ coins: count, at }) =>
    Array.from({ length: count }, (_, i) => at + (i / count) * SINK_SECONDS[1]),
  );
  const { clientWidth: width, clientHeight: height } = layer;
  const elements = coins.map((_, n) => {
    const coin = createImage(image, 'sinking-coin invisible absolute top-0 left-0', layer);
    // The smaller, the farther away.
    const near = goldenRatioFraction(n + 3);
    Object.assign(coin.style, { width: `${(0.03 + 0.035 * near) * height}px`, opacity: 0.6 + 0.4 * near });
    return coin;
  });
  onEachFrame(timeline, Math.min(...coins), until, (seconds) => {
    for (const [n, { style }] of elements.entries()) {
      const since = seconds - (coins[n] ?? until);
      style.visibility = since < 0 ? 'hidden' : 'visible';
      if (since < 0) continue;
      const { x, y, face } = sinkingCoinAt(
        n + 7 * Math.floor(since / sinkSeconds(n)),
        since % sinkSeconds(n),
      );
      style.transform = `translate3d(${x * width}px, ${y * height}px, 0) scaleX(${face})`;
    }
  });
}
