import Fish from 'lucide-react/icons/fish';
import type { CatalogEntry } from '../listed-game';
import { luckyFishingCard } from './card';

export const entry: CatalogEntry = Object.assign(luckyFishingCard, {
  Icon: Fish,
  load: async () => (await import('./definition')).luckyFishing,
  loadPlayable: async () => (await import('./playable')).playable,
  loadForStudio: async () => (await import('./for-studio')).forStudio,
});
