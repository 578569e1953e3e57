import { toCoins, type Coins } from '../engine/coins';

/** Coins given to a new player (spec section 9). */
export const startingCoins: Coins = toCoins(1000);
