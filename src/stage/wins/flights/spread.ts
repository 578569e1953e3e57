/** Evenly scattered numbers from 0 to 1, by the golden ratio: a show is the same each time. */
export const spread = (i: number): number => (i * 0.618034) % 1;
