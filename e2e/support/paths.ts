/** Every page, and one that there is not: that one logs an error. */
export const paths = [
  '/',
  '/slots',
  '/leaderboard',
  '/profile',
  '/settings',
  '/terms',
  '/privacy',
  '/responsible-gaming',
  '/no-such-page',
] as const;
