import { defineConfig } from 'vitest/config';

/** `npm run test:soak`: slow tests, and each property on ten times as many random cases, which are new in each run. */
export default defineConfig({
  test: {
    include: ['tests/soak/**/*.test.ts', 'tests/{engine,games,player,store}/**/*.test.ts'],
    env: { PROPERTY_SEED: 'random', PROPERTY_RUNS: '10' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Prints figures as they come.
    reporters: ['verbose'],
  },
});
