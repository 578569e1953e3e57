/** What the shell says around every page. What it says of the game is in game-messages.ts. */
export const texts = {
  product: 'Lucky Fishing',
  skip: 'Skip to main content',
  header: { menu: 'Menu', leaderboard: 'Leaderboard', profile: 'Profile', balance: 'Balance' },
  menu: {
    name: 'Main',
    home: 'Home',
    leaderboard: 'Leaderboard',
    settings: 'Settings',
  },
  footer: {
    about: {
      title: 'About Lucky Fishing',
      text: 'A social slot game under the pier. Virtual coins, real splashes, and nothing to buy.',
    },
    policies: 'Policies',
    responsible: {
      title: 'Play responsibly',
      age: '18+',
      text: 'For adults aged 18 and over. Coins are for play only and have no cash value. Keep it fun, and take a break when it stops being that.',
    },
    copyright: '© 2025 Lucky Fishing. All rights reserved.',
  },
  error: {
    broken: {
      pageTitle: 'Something went wrong',
      title: 'Unexpected Application Error!',
      text: 'Something went wrong on our side. Your coins are safe: each bet and each win is saved the moment it happens, and a spin that was running is finished for you.',
    },
    missing: {
      pageTitle: 'Page not loaded',
      title: "This page couldn't be loaded",
      text: "The game has probably been updated since you opened it. Reload the page to get the new version. If that doesn't help, try again in a minute. Your coins are safe.",
    },
    unreachable: {
      pageTitle: 'No connection',
      title: 'No connection',
      text: "This page couldn't be loaded, because the game's site doesn't answer. Check your connection, then reload the page. Your coins are safe.",
    },
    home: 'Back to Shore',
    reload: 'Reload the page',
  },
} as const;
