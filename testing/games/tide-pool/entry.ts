import Shell from 'lucide-react/icons/shell';
import type { CatalogEntry } from '../../../src/games/listed-game';
import { card } from './card';

export const entry: CatalogEntry = Object.assign(card, {
  Icon: Shell,
  load: async () => (await import('./definition')).tidePool,
  loadPlayable: async () => (await import('./playable')).playable,
  loadForStudio: async () => (await import('./for-studio')).forStudio,
});
