/** The paths of all pages (spec section 2) beside those of the games, which the catalog has. */
export const paths = {
  home: '/',
  leaderboard: '/leaderboard',
  profile: '/profile',
  settings: '/settings',
  looks: '/looks',
  studio: '/studio',
  fairness: '/fairness',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
} as const;
