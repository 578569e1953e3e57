import { configDefaults, defineConfig } from 'vitest/config';

/** What `npm run test:mutation` runs: the tests of the two rooms that it changes, and none that only use them. */
export default defineConfig({
  test: {
    include: ['tests/{game,store}/**/*.test.ts'],
    // Stryker runs them in worker threads, which cannot change the time zone of their process.
    exclude: [...configDefaults.exclude, 'tests/game/time-zones.test.ts'],
    restoreMocks: true,
    // Time enough for code that Stryker has instrumented.
    testTimeout: 30_000,
  },
});
