import type { GameTexts } from '../../../src/games/game-texts';
import { spokenList } from '../../../src/games/spoken';
import { translatable } from '../../../src/languages/language';
import { card } from './card';

export const texts: GameTexts = translatable('tide-pool/texts', {
  name: card.name,
  page: card.pageTitle,
  symbols: {
    limpet: 'Limpet',
    mussel: 'Mussel',
    winkle: 'Winkle',
    shrimp: 'Shrimp',
    goby: 'Goby',
    hermit: 'Hermit crab',
    wave: 'Wave',
    'glass-2': 'Sea glass 2',
    'glass-5': 'Sea glass 5',
    gull: 'Gull',
    moon: 'Moon',
  },
  plurals: {
    limpet: 'limpets',
    mussel: 'mussels',
    winkle: 'winkles',
    shrimp: 'shrimps',
    goby: 'gobies',
    hermit: 'hermit crabs',
  },
  rules:
    'The same symbol on neighboring reels pays, from the leftmost reel on, once for each way through it. The gull collects every piece of sea glass in view.',
  lines: {},
  ways: (count) => (count === 1 ? '1 way' : `${count} ways`),
  linePictures: {
    title: '256 ways',
    note: 'One of a symbol, two beside it and one more: that makes two ways.',
  },
  largeWins: { big: 'Spring tide!', huge: 'Flood tide!', giant: 'Tide of the century!' },
  noWin: 'No way paid and the gull collected nothing, so you won nothing.',
  oddsNote:
    'Coins are for play only. Every position on a reel is equally likely, and no spin affects the next.',
  roles: {
    wild: 'Wild. Appears on reels 2 and 3, and stands in for any symbol that pays.',
    value: 'Appears on reels 1 to 3. When the gull collects it, it pays the number of coins printed on it.',
    collector: 'Appears on reel 4 and collects all sea glass in view.',
    scatter: 'Appears anywhere. Three or four in view start 6 or 9 free spins at high tide.',
  },
  collected: (values, multiplier) =>
    `The gull collects sea glass worth ${spokenList(values)} times your bet${multiplier > 1 ? `, multiplied by ${multiplier}` : ''}`,
  feature: {
    name: 'High tide',
    spin: 'tide',
    spins: 'tides',
    began: (moons, tides) => `${moons} moons: ${tides} free tides.`,
    deeper: (added, multiplier) => `${added} extra tides. Sea glass now pays ×${multiplier}.`,
    cause: (moons) => `${moons} moons`,
    rise: {
      title: 'The water rises!',
      text: (added, multiplier) => `${added} more tides, sea glass ×${multiplier}`,
    },
    opening: 'Before the tide',
    best: 'Best tide',
    rules:
      'Three or four moons anywhere start 6 or 9 free tides. Every three gulls bring 2 more, and sea glass pays ×2, then ×4.',
    collectors: 'Gulls',
  },
});
