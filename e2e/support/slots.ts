import { expect, type Locator, type Page } from '@playwright/test';

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
  /** The spin button, whatever stands on it. */
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

/** Waits until the reels stand where they will be played. */
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

/** A whole round on a page whose time stands still. */
export async function playRound(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await page.clock.runFor(2_030);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

/** The same where nobody looks at the reels on the way: the two seconds pass in a few frames, as on a slow machine. */
export async function skipRound(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await page.clock.fastForward(2_030);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

/** What is saved in the browser, as the product writes it. */
export const savedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lucky-fishing'));

/** Has the player come back with this saved game, new but for what is said here, the first time the page is opened. */
export async function comeBackWith(page: Page, saved: object): Promise<void> {
  const text = JSON.stringify({
    ...{ version: 1, coins: 1000, rounds: 0, openRound: null, lastGrid: null },
    ...saved,
  });
  await page.addInitScript((game) => {
    if (localStorage.getItem('lucky-fishing') === null) localStorage.setItem('lucky-fishing', game);
  }, text);
}

/** Has the player come back with this many coins, the first time the page is opened. */
export const startWith = (page: Page, coins: number): Promise<void> => comeBackWith(page, { coins });
