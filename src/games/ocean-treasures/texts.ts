import type { FeatureDefinition } from '../../engine/definition';
import type { FeatureTexts, GameTexts } from '../game-texts';
import { capitalised, spokenCount, spokenList } from '../spoken';
import { oceanTreasuresCard } from './card';
import { oceanTreasures } from './definition';
import { lineNames } from './line-names';
import { translatable } from '../../languages/language';

const { awards, every, adds, multipliers } = oceanTreasures.feature as FeatureDefinition;
const [, ...later] = multipliers;

const scatters = (): string =>
  spokenList(
    Object.keys(awards).map((count) => spokenCount(Number(count))),
    'or',
  );
const dives = (): string => spokenList(Object.values(awards), 'or');

const collected = (values: readonly number[], multiplier: number): string =>
  `The diver collects ${values.length === 1 ? 'a pearl' : 'pearls'} worth ${spokenList(values)} times your bet${multiplier > 1 ? `, multiplied by ${multiplier}` : ''}`;

const feature: FeatureTexts = {
  name: 'Free dives',
  spin: 'dive',
  spins: 'dives',
  began: (shells, count) =>
    `${capitalised(spokenCount(shells))} shells: ${count} free ${count === 1 ? 'dive' : 'dives'}.`,
  deeper: (added, multiplier) => `${added} extra dives. Pearls now pay ×${multiplier}.`,
  cause: (shells) => `${shells} shells`,
  rise: {
    title: 'Deeper!',
    text: (added, multiplier) => `${added} more dives, pearls ×${multiplier}`,
  },
  opening: 'Before the dives',
  best: 'Best dive',
  get rules() {
    return `${capitalised(scatters())} shells anywhere start ${dives()} free dives. A dive is a free spin on reels with more pearls and divers but no shells. Every ${spokenCount(every)} divers take you deeper, up to ${spokenCount(later.length)} times. Each time, you get ${adds} extra dives and pearls pay more: ${later.join(', then ')} times their value.`;
  },
  collectors: 'Divers',
  levels: { name: 'Depth', each: ['Sunlit reef', 'Twilight', 'Midnight', 'Treasure chamber'] },
};

export const texts: GameTexts = translatable('ocean-treasures/texts', {
  name: oceanTreasuresCard.name,
  page: oceanTreasuresCard.pageTitle,
  symbols: {
    starfish: 'Starfish',
    seahorse: 'Seahorse',
    crab: 'Crab',
    angelfish: 'Angelfish',
    turtle: 'Turtle',
    manta: 'Manta',
    chest: 'Chest',
    octopus: 'Octopus',
    'pearl-2': 'Pearl 2',
    'pearl-3': 'Pearl 3',
    'pearl-5': 'Pearl 5',
    'pearl-10': 'Pearl 10',
    'pearl-25': 'Pearl 25',
    diver: 'Diver',
    shell: 'Shell',
  },
  plurals: {
    starfish: 'starfish',
    seahorse: 'seahorses',
    crab: 'crabs',
    angelfish: 'angelfish',
    turtle: 'turtles',
    manta: 'mantas',
    chest: 'chests',
  },
  rules:
    'Three, four or five of a kind pay on a line, starting from the leftmost reel. Every winning line pays, and so does every pearl that the diver collects. Every win is more than your bet.',
  demonstration: 'Three or more of a kind on a line from the left win.',
  collecting: 'The diver on reel 5 collects every pearl in view.',
  lines: lineNames((n) => `Line ${n}`),
  largeWins: { big: 'Great find!', huge: 'Sunken hoard!', giant: 'Legendary treasure!' },
  noWin: 'No line paid and the diver collected nothing, so you won nothing.',
  oddsNote:
    'Coins are for play only. Every position on a reel is equally likely, and no spin affects the next.',
  roles: {
    wild: 'Wild. Appears on reels 2, 3 and 4, and stands in for any symbol that pays on lines.',
    value:
      'Appears on reels 1 to 4. When the diver collects it, it pays the number of coins printed on it: the number in its name times your bet.',
    collector: 'Appears on reel 5 and collects every pearl in view.',
    get scatter() {
      return `Appears anywhere. ${capitalised(scatters())} in view start ${dives()} free dives.`;
    },
  },
  collected,
  feature,
});
