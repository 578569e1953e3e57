import type { Page } from '@playwright/test';
import type { Deal } from './games';

declare global {
  interface Window {
    /** The next numbers of the page's generator, before it returns noise again. */
    nextDraws: number[];
  }
}

/** The symbols of Lucky Fishing with their payouts in multiples of the bet, as the spec lists them (section 3). */
export const symbols = [
  { name: 'Fish', payout: 5 },
  { name: 'Tuna', payout: 10 },
  { name: 'Shark', payout: 20 },
  { name: 'Octopus', payout: 30 },
  { name: 'Whale', payout: 50 },
  { name: 'Treasure', payout: 100 },
] as const;

/** What the reels of Lucky Fishing show, three names a row, as in `grid('Fish Tuna Fish', 'Shark ...', ...)`. */
export type Outcome = readonly string[];
export const grid = (...rows: [string, string, string]): Outcome => rows.flatMap((row) => row.split(' '));

export const allFish = grid('Fish Fish Fish', 'Fish Fish Fish', 'Fish Fish Fish');
export const noWin = grid('Fish Tuna Shark', 'Tuna Shark Fish', 'Shark Fish Tuna');

/** The draws that lead to an outcome of Lucky Fishing, in reading order, or to a deal of any game. */
export const drawsFor = (outcome: Outcome | Pick<Deal, 'draws'>): number[] =>
  'draws' in outcome
    ? [...outcome.draws]
    : outcome.map((wanted) => symbols.findIndex(({ name }) => name === wanted));

/**
 * For an init script: takes over `crypto.getRandomValues`. These draws come first; all others, the filler
 * symbols included, are the same noise in every run, except those stubbed by `stubNextOutcome`.
 */
export function stubDraws(draws: number[]): void {
  window.nextDraws = draws;
  let noise = 1;
  const others = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    // The product draws 32-bit numbers; tools of the tests, such as axe, draw others.
    if (!(array instanceof Uint32Array)) return others(array);
    for (let i = 0; i < array.length; i++) {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      array[i] = window.nextDraws.shift() ?? noise >>> 8;
    }
    return array;
  };
}

/** Decides the outcome of the first round of every page opened after this, and makes all other chance the same noise. */
export const stubOutcome = async (page: Page, outcome: Outcome | Deal): Promise<void> => {
  await page.addInitScript(stubDraws, drawsFor(outcome));
};

/** Decides the outcome of the next round of a page on which `stubOutcome` was called. */
export async function stubNextOutcome(page: Page, outcome: Outcome | Deal): Promise<void> {
  await page.evaluate((draws) => {
    window.nextDraws = draws;
  }, drawsFor(outcome));
}
