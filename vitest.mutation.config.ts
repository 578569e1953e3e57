import { configDefaults, defineConfig } from 'vitest/config';

/** What `npm run test:mutation` runs: the tests of the layers that it changes, and none that only use them. */
export default defineConfig({
  plugins: [
    {
      name: 'in-processes',
      // Stryker asks for worker threads, which cannot change the time zone of their process.
      configureVitest({ project }) {
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    include: ['tests/{engine,games,player,store}/**/*.test.ts'],
    // Random play: each test takes seconds, and other tests check the same rules one by one.
    exclude: [
      ...configDefaults.exclude,
      'tests/**/*-random-play.test.ts',
      'tests/store/conservation.test.ts',
    ],
    restoreMocks: true,
    // Time enough for code that Stryker has instrumented.
    testTimeout: 120_000,
  },
});
