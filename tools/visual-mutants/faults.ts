import { lookFaults } from './faults/looks';
import { pageFaults } from './faults/pages';
import { reelFaults } from './faults/reels';
import { winFaults } from './faults/wins';

/** All faults, in the order in which they are tried. */
export const faults = [...reelFaults, ...winFaults, ...pageFaults, ...lookFaults];
