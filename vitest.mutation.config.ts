import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run test:mutation`: the tests of the layers that Stryker changes. */
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
    // Random play takes seconds, and other tests check the same rules one by one.
    exclude: [...configDefaults.exclude, 'tests/store/conservation.test.ts'],
    restoreMocks: true,
    // Code that Stryker has instrumented is slow.
    testTimeout: 120_000,
  },
});
