import type { PlayableGame } from '../playable';
import { art } from './art';
import { oceanTreasures } from './definition';
import odds from './odds.json';
import { pageArt } from './page-art';
import { words } from './words';

/** Ocean Treasures with all that its page needs. */
export const playable: PlayableGame = { definition: oceanTreasures, odds, art, pageArt, words };
