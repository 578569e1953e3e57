import { translatable } from '../../languages/language';

export const texts = translatable('shell/layout', {
  product: 'Lucky Fishing',
  skip: 'Skip to main content',
  header: { menu: 'Menu', balance: 'Balance' },
  menu: { name: 'Main', home: 'Home', install: 'Install the game' },
  footer: {
    about: {
      title: 'About Lucky Fishing',
      text: "Social slot games with a fishing theme. You play with virtual coins, and there's nothing to buy.",
    },
    policies: 'Policies',
    responsible: {
      title: 'Play responsibly',
      age: '18+',
      text: 'For adults aged 18 and over. Coins are for play only and have no cash value. Keep it fun, and take a break when it stops being fun.',
    },
    copyright: '© 2025 Lucky Fishing. Released under the MIT License.',
  },
} as const);
