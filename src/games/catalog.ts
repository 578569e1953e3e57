import * as listed from './listed';
import type { CatalogEntry } from './listed-game';

/** Every game of the product, in the order in which it is shown. Home loads this list, and no game's rules or art. */
export const catalog: readonly CatalogEntry[] = Object.values(listed);
