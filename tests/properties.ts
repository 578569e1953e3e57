import fc from 'fast-check';

/**
 * fast-check for every test of a property, in a short and a long form. The default run takes the short one, and the same
 * cases each time, so that a test which was green stays green until something changes. `npm run test:soak` sets
 * `PROPERTY_RUNS=10`, for ten times as many cases, and `PROPERTY_SEED=random`, for new ones; a number draws those of
 * that seed.
 */
const seed = process.env['PROPERTY_SEED'] ?? '20250512';
const times = Number(process.env['PROPERTY_RUNS'] ?? 1);

/** How many cases a property is tried on (or rounds are played), given how many the default run takes. */
export const runs = (short: number): number => short * times;

fc.configureGlobal({ numRuns: runs(100), ...(seed === 'random' ? {} : { seed: Number(seed) }) });

/** One of these, each as likely as the number before it says. */
export const weighted = <T>(...all: (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...all.map(([weight, arbitrary]) => ({ weight, arbitrary })));

export default fc;
