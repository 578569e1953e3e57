import type { Coders, EncodedImage } from './rules/pixels';
import type { Product } from './skin-slots';

/**
 * What fitting and checking artwork need of their surroundings: `createBrowserArtTools` makes them for the studio, and
 * `nodeArtTools` are those of the commands and tests.
 */
export interface ArtTools extends Coders {
  readonly product: Product;
  /** The product's own picture of this name. */
  readonly defaultImage: (name: string) => Promise<EncodedImage | undefined>;
  /** The product's own sound of this name, whose loudness another one takes. Only a browser can decode sounds. */
  readonly defaultSound?: (name: string) => Promise<Blob | undefined>;
}
