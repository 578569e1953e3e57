import type { Page } from '@playwright/test';
import type { GameDefinition } from '../../src/engine/definition';
import { drawsOf } from '../../src/engine/round-code/round-code';
import type { Round } from '../../src/engine/round';
import { gameUnderTest } from './games';

declare global {
  interface Window {
    /** The next numbers of the page's generator, before it returns noise again. */
    nextDraws: number[];
  }
}

/** What a page draws for a round: its outcome, then its seed. `definition` is that of a game outside of the catalog. */
export const drawsFor = (round: Round, definition = gameUnderTest(round.gameId).definition): number[] => [
  ...drawsOf(definition, round).map(([drawn]) => drawn),
  round.seed,
];

/**
 * For an init script: takes over `crypto.getRandomValues`. These draws come first; all others are the same noise in every
 * run, except those stubbed by `stubNextOutcome`.
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

/**
 * Deals a round, at whatever bet, to the first press of SPIN! on every page opened after this, and makes all other chance
 * the same noise.
 */
export const stubOutcome = async (page: Page, round: Round, definition?: GameDefinition): Promise<void> => {
  await page.addInitScript(stubDraws, drawsFor(round, definition));
};

/** Deals a round to the next press of SPIN! on a page on which `stubOutcome` was called. */
export async function stubNextOutcome(page: Page, round: Round): Promise<void> {
  await page.evaluate((draws) => {
    window.nextDraws = draws;
  }, drawsFor(round));
}
