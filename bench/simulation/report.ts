import { bets, count, percent } from '../../tools/par/format';
import { table } from '../table';
import { offBy, type Figure } from './figures';

const WRITTEN: Readonly<Record<Figure['kind'], (n: number) => string>> = {
  bets,
  count,
  part: (n) => percent(n, 4),
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
    `"Off by" is in standard errors. "${furthest.name}" is furthest off, by ${Math.abs(offBy(furthest)).toFixed(2)}.`,
  ].join('\n');
}
