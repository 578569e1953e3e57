/** Every page, and one that there is not: that one logs an error. */
export const paths = [
  '/',
  '/slots',
  '/leaderboard',
  '/terms',
  '/privacy',
  '/responsible-gaming',
  '/no-such-page',
] as const;
