/** The title of each page, and one or two sentences about it for search engines. */
export const texts = {
  home: {
    description:
      'Free social slot games in your browser: three reels of fish, five of treasure. Virtual coins only, for adults 18+.',
  },
  leaderboard: {
    title: 'Leaderboard',
    description:
      'Compete with 24 computer anglers for virtual coins in the weekly challenge. Your first 100 spins count.',
  },
  profile: {
    title: 'Profile',
    description:
      "Your name, your stats and every round you've played, kept on your own device. Save it all to a file to take with you.",
  },
  settings: {
    title: 'Settings',
    description:
      'Choose your sound, motion, look and graphics, or start over. Everything is saved on your own device.',
  },
  looks: {
    title: 'Looks',
    description: 'Every look, and who made it.',
  },
  studio: {
    title: 'Studio',
    description:
      'Drop in your own pictures and see them on the reels right away. Nothing leaves your device, and you can download everything as a zip.',
  },
  fairness: {
    title: 'Check the odds yourself',
    description: 'Compare your rounds with the odds, and work them out in your own browser.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'The rules for playing Lucky Fishing. For adults 18 or over, with virtual coins that have no cash value.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'Your coins, rounds and results stay in your own browser. Nothing is sent anywhere.',
  },
  responsibleGaming: {
    title: 'Responsible Gaming',
    description:
      'How to keep play fun: limits, reminders, self-exclusion, and where to get help with problem gambling.',
  },
  lostAtSea: { title: 'Lost at sea', description: "This page doesn't exist on Lucky Fishing." },
} as const;
