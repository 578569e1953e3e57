import images from 'artworks:shell/cards';
import { catalog } from '../../games/catalog';
import type { ListedGame } from '../../games/listed-game';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { texts } from './texts';

/** A game as Home shows it (spec section 3). */
export interface GameCardEntry extends Pick<ListedGame, 'path' | 'isNew' | 'isPopular'> {
  readonly title: string;
  readonly description: string;
  /** Of `shell/cards`. */
  readonly image: { readonly path: string; readonly address: string };
}

const imageOf = (name: string): GameCardEntry['image'] => {
  const path = `shell/cards/${name}`;
  return { path, address: images[path] ?? '' };
};

/** The featured games (spec section 2): those of the catalog, and one that leads to the slots until it has reels of its own. */
export const gameCards: readonly GameCardEntry[] = [
  ...catalog.map(({ id, name, teaser, path, isNew = false, isPopular = false }) => ({
    ...{ title: name, description: teaser, image: imageOf(id), path, isNew, isPopular },
  })),
  {
    ...texts.desertOasis,
    image: imageOf('desert-oasis'),
    path: luckyFishingCard.path,
  },
];
