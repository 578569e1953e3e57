import { defineConfig } from 'vitest/config';

/** What is too slow for every day: `npm run test:soak`. */
export default defineConfig({
  test: {
    include: ['tests/soak/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Its figures are told as they come.
    reporters: ['verbose'],
  },
});
