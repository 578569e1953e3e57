import type { Odds } from './odds';

/** What pages show of a game's odds and what the build publishes: `games/<id>/odds.json`. */
export interface OddsSummary {
  /** The average payout of a bet of 1. */
  readonly returnToPlayer: number;
  /** The part of rounds that pay or begin the feature, 0 to 1. */
  readonly hitRate: number;
  /** Of what a round returns (bets). */
  readonly standardDeviation: number;
  /** The largest payout of a round (bets). */
  readonly largestWin: number;
  /** The part of rounds in which each line pays in the base game, by its id. */
  readonly lineRates: Readonly<Record<string, number>>;
  /** The part of rounds in which the feature begins, and the part of the return that comes from it. */
  readonly feature?: { readonly rate: number; readonly share: number };
}

/** More digits than anybody needs, and fewer than a machine may round differently. */
const DIGITS = 12;

const rounded = (n: number): number => Number(n.toPrecision(DIGITS));

export const summaryOf = (odds: Odds): OddsSummary => ({
  returnToPlayer: rounded(odds.returnToPlayer),
  hitRate: rounded(odds.hitRate),
  standardDeviation: rounded(odds.standardDeviation),
  largestWin: rounded(odds.largestWin.bets),
  lineRates: Object.fromEntries(Object.entries(odds.lineRates).map(([id, rate]) => [id, rounded(rate)])),
  ...(odds.feature && {
    feature: { rate: rounded(odds.feature.rate), share: rounded(odds.feature.share) },
  }),
});
