import Gem from 'lucide-react/icons/gem';
import type { CatalogEntry } from '../listed-game';
import { oceanTreasuresCard } from './card';

export const entry: CatalogEntry = Object.assign(oceanTreasuresCard, {
  Icon: Gem,
  load: async () => (await import('./definition')).oceanTreasures,
  loadPlayable: async () => (await import('./playable')).playable,
  loadForStudio: async () => (await import('./for-studio')).forStudio,
});
