import type { PlayableGame } from '../playable';
import { art } from './art';
import { luckyFishing } from './definition';
import odds from './odds.json';
import { pageArt } from './page-art';
import { words } from './words';

/** Lucky Fishing with all that its page needs. */
export const playable: PlayableGame = { definition: luckyFishing, odds, art, pageArt, words };
