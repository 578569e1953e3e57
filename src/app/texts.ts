import type { Trouble } from '../store/vault';

/** What the shell says around every page. What it says of the game is in game-messages.ts. */
export const texts = {
  product: 'Lucky Fishing',
  skip: 'Skip to main content',
  header: { menu: 'Menu', leaderboard: 'Leaderboard', profile: 'Profile', balance: 'Balance' },
  menu: {
    name: 'Main',
    home: 'Home',
    slots: 'Slots',
    oceanTreasures: 'Ocean Treasures',
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
    pageTitle: 'Something went wrong',
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Your coins are safe: each bet and each win is saved the moment it happens, and a spin that was running is finished for you.',
    home: 'Back to Shore',
    reload: 'Reload the page',
  },
  notice: {
    dismiss: 'Dismiss this notice',
    /** What happened to the saved game, what became of the coins, and what to do. */
    troubles: {
      unreadable: {
        title: 'Your saved game could not be read',
        text: 'What was saved is kept unchanged in this browser, under a backup key beside the game. You play on with the coins you have now, and from here on they are saved as always. There is nothing you need to do.',
      },
      newer: {
        title: 'Your saved game is from a newer version',
        text: 'It stays as it is, and this older page does not touch it. The coins you have now last for this visit only. Reload the page to get the newer version and your own coins back.',
      },
      'not storable': {
        title: 'Your coins cannot be saved',
        text: 'This browser gives the game no storage, or its storage is full. You can play on, but coins won or lost from here on are forgotten when you leave or reload. Allow site data or free some space, then reload.',
      },
    } satisfies Readonly<Record<Trouble, { title: string; text: string }>>,
  },
} as const;
