import type { FeatureDefinition } from '../../engine/definition';
import type { FeatureWords, GameWords } from '../game-words';
import { capitalised, spokenCount, spokenList } from '../spoken';
import { oceanTreasuresCard } from './card';
import { oceanTreasures } from './definition';

const { awards, every, adds, multipliers } = oceanTreasures.feature as FeatureDefinition;
const [, ...later] = multipliers;

const scatters = spokenList(
  Object.keys(awards).map((count) => spokenCount(Number(count))),
  'or',
);
const dives = spokenList(Object.values(awards), 'or');

const collected = (values: readonly number[], multiplier: number): string =>
  `Diver collects ${values.length === 1 ? 'pearl' : 'pearls'} ${spokenList(values)}${multiplier > 1 ? `, times ${multiplier}` : ''}`;

const feature: FeatureWords = {
  spin: 'dive',
  spins: 'dives',
  began: (shells, count) => `${capitalised(spokenCount(shells))} shells: ${count} free dives.`,
  deeper: (added, multiplier) => `${added} dives more, and pearls count ${multiplier} times from here.`,
  rules: `${capitalised(scatters)} shells in sight begin ${dives} free dives. A dive is a spin without a bet, on reels with more pearls and divers and no shells. With every ${spokenCount(every)} divers, ${spokenCount(later.length)} times at most, ${adds} dives are added, the water gets deeper, and the pearls collected from then on count ${spokenList(later, 'or')} times.`,
  collectors: 'Divers',
  levels: { name: 'Depth', each: ['Sunlit reef', 'Twilight', 'Midnight', 'Treasure chamber'] },
};

/** What Ocean Treasures says of itself. */
export const words: GameWords = {
  name: oceanTreasuresCard.name,
  page: oceanTreasuresCard.pageTitle,
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
    'Three, four or five of a kind on a line, from the leftmost reel on, pay; every line that wins is paid, and so is every pearl that the diver collects. A win is always more than the bet.',
  noWin: 'No line won, and the diver collected nothing',
  oddsNote:
    'a fair sea, with coins that are only for play. Every place of a reel is equally likely, and no spin knows of the one before.',
  roles: {
    wild: 'Wild: on reels 2, 3 and 4, in place of any symbol that pays on lines.',
    value: 'On reels 1 to 4. It pays the value printed on it, in bets, when the diver collects it.',
    collector: 'On reel 5. He collects every pearl in sight.',
    scatter: `Anywhere. ${capitalised(scatters)} in sight begin ${dives} free dives.`,
  },
  collected,
  feature,
};
