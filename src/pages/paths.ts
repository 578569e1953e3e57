/** Every path that the product links to. Those without a route yet show the not-found page (spec section 2). */
export const paths = {
  home: '/',
  slots: '/slots',
  oceanTreasures: '/ocean-treasures',
  leaderboard: '/leaderboard',
  profile: '/profile',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
