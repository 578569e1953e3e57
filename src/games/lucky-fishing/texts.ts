import type { GameTexts } from '../game-texts';
import { luckyFishingCard } from './card';
import { translatable } from '../../languages/language';

export const texts: GameTexts = translatable('lucky-fishing/texts', {
  name: luckyFishingCard.name,
  page: luckyFishingCard.pageTitle,
  symbols: {
    fish: 'Fish',
    tuna: 'Tuna',
    shark: 'Shark',
    octopus: 'Octopus',
    whale: 'Whale',
    treasure: 'Treasure',
  },
  plurals: {
    fish: 'fish',
    tuna: 'tuna',
    shark: 'sharks',
    octopus: 'octopuses',
    whale: 'whales',
    treasure: 'treasures',
  },
  rules:
    "Three of a kind on one reel pays the symbol's value times your bet. Only one reel pays per spin. The middle one is checked first, then the left, then the right.",
  demonstration: 'Three of a kind down one reel wins.',
  lines: { middle: 'Middle reel', left: 'Left reel', right: 'Right reel' },
  linePictures: {
    title: 'Wins run down a reel',
    note: 'The middle reel is checked first.',
  },
  largeWins: { big: 'Great catch!', huge: 'Huge catch!', giant: 'Catch of a lifetime!' },
  noWin: 'No reel showed three of a kind, so you won nothing.',
  oddsNote:
    "That's generous because coins are for play only. Every symbol is equally likely in every position, and no spin affects the next.",
});
