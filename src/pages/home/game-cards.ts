import desertOasis from 'artwork:shell/cards/desert-oasis';
import luckyFishing from 'artwork:shell/cards/lucky-fishing';
import oceanTreasures from 'artwork:shell/cards/ocean-treasures';
import { paths, type Path } from '../paths';

/** A game as Home shows it (spec section 3). */
export interface GameCardEntry {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly path: Path;
  readonly isNew?: boolean;
  readonly isPopular?: boolean;
}

/** The featured games (spec section 2). Desert Oasis leads to the slots until it has reels of its own. */
export const gameCards: readonly GameCardEntry[] = [
  {
    title: 'Lucky Fishing Slots',
    description: 'Three of a kind down one reel, and the catch is yours: up to 100 times your bet.',
    image: luckyFishing,
    path: paths.slots,
    isPopular: true,
  },
  {
    title: 'Ocean Treasures',
    description: 'An octopus keeps the chest, and the chest keeps its secrets. Dive for both.',
    image: oceanTreasures,
    path: paths.oceanTreasures,
    isNew: true,
  },
  {
    title: 'Desert Oasis',
    description: 'The only water for a hundred miles, and something golden is jumping in it.',
    image: desertOasis,
    path: paths.slots,
  },
];
