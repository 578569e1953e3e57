// Bubbles and coins are those of the product.
import images from 'artworks:ocean-treasures,lucky-fishing/stage/coin,lucky-fishing/stage/bubble';
import vectors from 'artworks:ocean-treasures/symbols?vector';
import { ownFiles } from '../art-files';
import { sounds } from './sounds';

/** The pictures and sounds of Ocean Treasures. */
export const files = ownFiles({ images, vectors, sounds });
