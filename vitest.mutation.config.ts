import { configDefaults, defineConfig } from 'vitest/config';

/** What `npm run test:mutation` runs: the tests of the two rooms that it changes, and none that only use them. */
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
    include: ['tests/{game,store}/**/*.test.ts'],
    // Whole lives of play, made up at random: each takes seconds, and other tests hold the same rules one by one.
    exclude: [...configDefaults.exclude, 'tests/**/*-lives.test.ts', 'tests/store/conservation.test.ts'],
    restoreMocks: true,
    // Time enough for code that Stryker has instrumented.
    testTimeout: 30_000,
  },
});
