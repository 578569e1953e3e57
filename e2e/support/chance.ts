import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Numbers that the page's generator gives next, before it goes back to noise. */
    nextDraws: number[];
  }
}

/** The symbols with their payouts in multiples of the bet, as the spec lists them (section 3). */
export const symbols = [
  { name: 'Fish', payout: 5 },
  { name: 'Tuna', payout: 10 },
  { name: 'Shark', payout: 20 },
  { name: 'Octopus', payout: 30 },
  { name: 'Whale', payout: 50 },
  { name: 'Treasure', payout: 100 },
] as const;

/** What the reels show, three names a row, as in `grid('Fish Tuna Fish', 'Shark ...', ...)`. */
export type Outcome = readonly string[];
export const grid = (...rows: [string, string, string]): Outcome => rows.flatMap((row) => row.split(' '));

export const allFish = grid('Fish Fish Fish', 'Fish Fish Fish', 'Fish Fish Fish');
export const noWin = grid('Fish Tuna Shark', 'Tuna Shark Fish', 'Shark Fish Tuna');

/** The draws that lead to an outcome: in reading order, each number modulo the number of symbols. */
const drawsFor = (outcome: Outcome): number[] =>
  outcome.map((wanted) => symbols.findIndex(({ name }) => name === wanted));

/**
 * Takes over `crypto.getRandomValues` in every page opened from here on. The first round has this outcome;
 * what is not asked for by `comesNext`, the tumbling included, is the same noise in every run.
 */
export async function comesFirst(page: Page, outcome: Outcome): Promise<void> {
  await page.addInitScript((draws) => {
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
  }, drawsFor(outcome));
}

/** Decides the outcome of the next round of a page on which `comesFirst` was called. */
export async function comesNext(page: Page, outcome: Outcome): Promise<void> {
  await page.evaluate((draws) => {
    window.nextDraws = draws;
  }, drawsFor(outcome));
}
