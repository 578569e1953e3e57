import { expect, type Locator, type Page } from '@playwright/test';
import { advanceTime, jumpTime } from './time';
import { savedGameWith } from './saved-game';

/** A stage draws its first symbols in software: on a busy machine that takes a while. */
const READY_MS = 20_000;

/** The parts of the Slots page, found as its contract says. */
export interface Slots {
  readonly stage: Locator;
  readonly balance: Locator;
  readonly bet: Locator;
  readonly win: Locator;
  readonly minus: Locator;
  readonly plus: Locator;
  /** The spin button, with any of its labels. */
  readonly spinButton: Locator;
  readonly cells: Locator;
  readonly toast: Locator;
}

export const slotsOf = (page: Page): Slots => ({
  stage: page.getByTestId('slot-stage'),
  balance: page.getByTestId('coin-balance'),
  bet: page.getByTestId('bet'),
  win: page.getByTestId('win'),
  minus: page.getByTestId('bet-minus'),
  plus: page.getByTestId('bet-plus'),
  spinButton: page.getByRole('button', { name: /^(SPIN!|Spinning\.\.\.)$/ }),
  cells: page.getByRole('table', { name: 'Reels' }).getByRole('cell'),
  toast: page.getByTestId('toast'),
});

/** Waits until the reels are ready to play. */
export async function stageReady(page: Page): Promise<Slots> {
  const slots = slotsOf(page);
  await expect(slots.stage).toHaveAttribute('data-phase', /./, { timeout: READY_MS });
  return slots;
}

/** Opens the Slots page, ready to play. */
export async function openSlots(page: Page): Promise<Slots> {
  await page.goto('/slots');
  return stageReady(page);
}

/** Presses SPIN! and waits until the reels turn. */
export async function startSpin({ spinButton, stage }: Pick<Slots, 'spinButton' | 'stage'>): Promise<void> {
  await spinButton.click();
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
}

/** Plays a whole round on a page whose time is frozen. */
export async function spinToEnd(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await advanceTime(page, 2_030);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

/** The same in a few frames, as on a slow machine: for tests that do not look at the turning reels. */
export async function skipRound(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await jumpTime(page, 2_030);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

/** What is saved in the browser, as the product writes it. */
export const savedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lucky-fishing'));

/** Seeds a saved game, a new one with these changes, before the page is opened for the first time. */
export async function seedSave(page: Page, saved: object): Promise<void> {
  const text = JSON.stringify(savedGameWith(saved));
  await page.addInitScript((game) => {
    if (localStorage.getItem('lucky-fishing') === null) localStorage.setItem('lucky-fishing', game);
  }, text);
}

/** Seeds a saved game with this many coins, before the page is opened for the first time. */
export const startWith = (page: Page, coins: number): Promise<void> => seedSave(page, { coins });
