import { oddsOf, waysToWin } from '../../src/engine/odds';
import { highestPay, symbolList, type GameDefinition } from '../../src/engine/definition';
import { table } from '../table';
import type { Outcomes } from './play';

/** A figure as it was played, beside the one that the odds say. */
export interface Figure {
  readonly name: string;
  readonly played: number;
  readonly exact: number;
  /** How far played figures stray from the exact one: the standard deviation over many simulations like this. */
  readonly standardError: number;
  /** How it is written. */
  readonly kind: 'part' | 'bets' | 'count';
}

/** How many standard errors a figure lies off; what cannot stray and does not lies 0 off. */
export const offBy = ({ played, exact, standardError }: Figure): number =>
  played === exact ? 0 : (played - exact) / standardError;

/** All figures of a simulation beside those that src/engine/odds.ts computes. */
export function figuresOf(rules: GameDefinition, outcomes: Outcomes): Figure[] {
  const { rounds, wins, returned, squares, winsByLine, winsBySymbol } = outcomes;
  const { grids, winRate, returnToPlayer: mean } = oddsOf(rules);
  const ways = waysToWin(rules);
  /** The exact mean of a power of how far a round's return lies off the mean one. */
  const moment = (power: number): number =>
    ways.reduce((sum, way) => sum + (way.grids / grids) * (highestPay(way.symbol) - mean) ** power, 0) +
    (1 - winRate) * (0 - mean) ** power;
  const spread = Math.sqrt(moment(2));

  const count = (name: string, played: number, part: number): Figure => {
    const standardError = Math.sqrt(rounds * part * (1 - part));
    return { name, played, exact: rounds * part, standardError, kind: 'count' };
  };
  const partOf = (isMeant: (way: (typeof ways)[number]) => boolean): number =>
    ways.filter(isMeant).reduce((sum, way) => sum + way.grids, 0) / grids;
  return [
    {
      name: 'Hit rate',
      played: wins / rounds,
      exact: winRate,
      standardError: Math.sqrt((winRate * (1 - winRate)) / rounds),
      kind: 'part',
    },
    {
      name: 'Return',
      played: returned / rounds,
      exact: mean,
      standardError: spread / Math.sqrt(rounds),
      kind: 'part',
    },
    {
      name: 'Spread of a round (bets)',
      played: Math.sqrt(squares / rounds - (returned / rounds) ** 2),
      exact: spread,
      // Of a standard deviation, for so many rounds that it is small.
      standardError: Math.sqrt((moment(4) - spread ** 4) / rounds) / (2 * spread),
      kind: 'bets',
    },
    ...rules.lines.map(({ id, name }) =>
      count(
        `Wins: ${name}`,
        winsByLine[id] ?? 0,
        partOf(({ line }) => line.id === id),
      ),
    ),
    ...symbolList(rules).map(({ id, name }) =>
      count(
        `Wins: ${name}`,
        winsBySymbol[id] ?? 0,
        partOf(({ symbol }) => symbol.id === id),
      ),
    ),
  ];
}

const grouped = (n: number, digits: number): string =>
  n.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const WRITTEN: Readonly<Record<Figure['kind'], (n: number) => string>> = {
  part: (n) => `${grouped(n * 100, 4)} %`,
  bets: (n) => grouped(n, 4),
  count: (n) => grouped(n, 0),
};

/**
 * The figures as a table for a terminal.
 *
 * @param figures at least one
 */
export function reportOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const written = WRITTEN[figure.kind];
    const off = offBy(figure);
    const cells = [figure.played, figure.exact, figure.standardError].map(written);
    return [figure.name, ...cells, `${off < 0 ? '-' : '+'}${Math.abs(off).toFixed(2)}`];
  });
  const furthest = figures.reduce((one, other) =>
    Math.abs(offBy(other)) > Math.abs(offBy(one)) ? other : one,
  );
  return [
    table([['', 'played', 'exact', 'standard error', 'off by'], ...rows]),
    '',
    `"Off by" counts standard errors. Furthest off is "${furthest.name}", by ${Math.abs(offBy(furthest)).toFixed(2)}.`,
  ].join('\n');
}
