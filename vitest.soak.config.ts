import { defineConfig } from 'vitest/config';

/** What is too slow for every day, and ten times as many cases of each property, which no run has tried before: `npm run test:soak`. */
export default defineConfig({
  test: {
    include: ['tests/soak/**/*.test.ts', 'tests/{engine,games,player,store}/**/*.test.ts'],
    env: { PROPERTY_SEED: 'random', PROPERTY_RUNS: '10' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Its figures are told as they come.
    reporters: ['verbose'],
  },
});
