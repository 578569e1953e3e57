/** The title of each page. Home has none: its tab shows the product's name alone. */
export const titles = {
  leaderboard: 'Leaderboard',
  profile: 'Profile',
  settings: 'Settings',
  looks: 'Looks',
  studio: 'Studio',
  fairness: 'Check the odds yourself',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  responsibleGaming: 'Responsible Gaming',
} as const;
