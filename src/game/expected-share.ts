/** Of 100 fair counts, 99 lie within this many standard errors of what is expected. */
const STANDARD_ERRORS = 2.5758;

/** How often something is seen, as parts of the whole (0 to 1). */
export interface ExpectedShare {
  readonly expected: number;
  /** 99 of 100 fair shares lie from here ... */
  readonly least: number;
  /** ... to here. */
  readonly most: number;
}

/**
 * The share that one of several equally likely symbols has of many cells, and its 99 % band: the binomial's, by the
 * normal curve, half a cell wider to either side, since cells come whole.
 *
 * @param cells how many were seen, 1 or more
 */
export function expectedShare(symbols: number, cells: number): ExpectedShare {
  const expected = 1 / symbols;
  const reach = STANDARD_ERRORS * Math.sqrt((expected * (1 - expected)) / cells) + 0.5 / cells;
  return { expected, least: Math.max(expected - reach, 0), most: Math.min(expected + reach, 1) };
}
