/** Of 100 fair counts, 99 lie within this many standard errors of the expected count. */
const STANDARD_ERRORS = 2.5758;

/** A frequency as a part of the whole (0 to 1), and the band in which 99 of 100 fair ones lie. */
export interface ExpectedShare {
  readonly expected: number;
  readonly min: number;
  readonly max: number;
}

/**
 * The share of one of several equally likely symbols in a number of cells (1 or more), with its 99 % band: the binomial
 * distribution, approximated by the normal one with a continuity correction of half a cell on either side.
 */
export function expectedShare(symbols: number, cells: number): ExpectedShare {
  const expected = 1 / symbols;
  const reach = STANDARD_ERRORS * Math.sqrt((expected * (1 - expected)) / cells) + 0.5 / cells;
  return { expected, min: Math.max(expected - reach, 0), max: Math.min(expected + reach, 1) };
}
