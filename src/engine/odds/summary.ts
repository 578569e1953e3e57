import type { FeatureFigures, Odds } from './odds';

/** What pages show of a game's odds and what the build publishes: `games/<id>/odds.json`. */
export interface OddsSummary extends Pick<
  Odds,
  'returnToPlayer' | 'hitRate' | 'standardDeviation' | 'lineRates'
> {
  /** In bets. */
  readonly largestWin: number;
  readonly feature?: Pick<FeatureFigures, 'rate' | 'share'>;
}

/** More digits than anybody needs, and fewer than a machine may round differently. */
const DIGITS = 12;

const rounded = (n: number): number => Number(n.toPrecision(DIGITS));

export const summariseOdds = (odds: Odds): OddsSummary => ({
  returnToPlayer: rounded(odds.returnToPlayer),
  hitRate: rounded(odds.hitRate),
  standardDeviation: rounded(odds.standardDeviation),
  largestWin: rounded(odds.largestWin.bets),
  lineRates: Object.fromEntries(Object.entries(odds.lineRates).map(([id, rate]) => [id, rounded(rate)])),
  ...(odds.feature && {
    feature: { rate: rounded(odds.feature.rate), share: rounded(odds.feature.share) },
  }),
});

/** All payouts that `likelyPayouts` leaves out come up less often than this together. */
const UNLIKELY = 1e-7;

/**
 * The chance of each payout in coins at the smallest bet, from 0 up, to six digits: `games/<id>/payouts.json`. The
 * largest payouts are left out, which less than one round in ten million reaches.
 */
export function likelyPayouts({ distribution }: Pick<Odds, 'distribution'>): number[] {
  let last = distribution.length - 1;
  for (let left = 0; last > 0; last--) {
    left += distribution[last] ?? 0;
    if (left >= UNLIKELY) break;
  }
  return Array.from(distribution.subarray(0, last + 1), (chance) => Number(chance.toPrecision(6)));
}
