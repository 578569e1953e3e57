import type { CatalogEntry } from '../../../src/games/listed-game';
import { card } from './card';

export const entry: CatalogEntry = Object.assign(card, {
  load: async () => (await import('./definition')).tidePool,
  loadPlayable: async () => (await import('./playable')).playable,
  loadForStudio: async () => (await import('./for-studio')).forStudio,
});
