import { publishedGames } from './published-game';

/** The file of each game. Made while this module is loaded: afterwards Vite's runner fetches no more modules. */
export const files = await publishedGames();
