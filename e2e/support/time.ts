import type { Page } from '@playwright/test';

const START = Date.UTC(2026, 0, 1, 12);
const STOP = START + 60 * 60 * 1000;

/** Puts the page's time, frames included, into the test's hands; until `stopTime` it flows as ever. */
export const takeTime = (page: Page): Promise<void> => page.clock.install({ time: START });

/** Stops the page's time: from here on only `page.clock.runFor` moves it. Once a test. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(STOP);
