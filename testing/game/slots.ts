import { expect, type Locator, type Page } from '@playwright/test';
import type { GameDefinition } from '../../src/engine/definition';
import type { Round } from '../../src/engine/round';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { roundMs } from '../../src/stage/round-schedule';
import { advanceTime, freezeTime, jumpTime } from '../time';
import { stubOutcome } from './chance';
import { forceRenderer, type Renderer } from './renderers';
import { savedGameWith } from '../saved/saved-game';

/** A spin is over, and on the screen, so long after its time (ms). */
const SETTLES_MS = 30;

/** How long after a round the page has counted up to its win, however large (ms). */
export const COUNTED_MS = 14_000;

/** The parts of a game's page, found as its contract says. */
export interface Slots {
  readonly game: GameDefinition;
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

export const slotsOf = (page: Page, game: GameDefinition = luckyFishing): Slots => ({
  game,
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

/** Waits until the reels are ready to play, and drawn by what will draw them: a movement of the pointer has it loaded at once. */
export async function stageReady(page: Page, game: GameDefinition = luckyFishing): Promise<Slots> {
  const slots = slotsOf(page, game);
  await expect(slots.stage).toHaveAttribute('data-phase', /./);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await expect(slots.stage).not.toHaveAttribute('data-loading');
  return slots;
}

/** Opens the page of a game, ready to play. */
export async function openSlots(page: Page, game: GameDefinition = luckyFishing): Promise<Slots> {
  await page.goto(game.path);
  const slots = await stageReady(page, game);
  await expect(slots.stage).toHaveAttribute('data-game', game.id);
  return slots;
}

interface Opening {
  readonly game?: GameDefinition;
  /** What draws the reels: the page's own elements cost the machine least. */
  readonly renderer?: Renderer;
  /** What the clock shows, as for `freezeTime`. */
  readonly at?: number;
}

/** Opens the page of a game with its time frozen and the outcome of its first round decided, ready to play. */
export async function openFrozen(
  page: Page,
  outcome: Round,
  { game, renderer = 'dom', at }: Opening = {},
): Promise<Slots> {
  await forceRenderer(page, renderer);
  await freezeTime(page, at);
  await stubOutcome(page, outcome, game);
  return openSlots(page, game);
}

/** Presses SPIN! and waits until the reels turn. */
export async function startSpin({ spinButton, stage }: Pick<Slots, 'spinButton' | 'stage'>): Promise<void> {
  await spinButton.click();
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
}

/** How long a round takes, and is then on the screen (ms); without one, a round of one spin. */
const shownMs = (game: GameDefinition, round?: Round): number =>
  (round ? roundMs(game, round) : game.spin.durationMs) + SETTLES_MS;

/** Plays a whole round of one spin, on a page whose time is frozen. */
export async function spinToEnd(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await advanceTime(page, shownMs(slots.game));
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

/** Plays a round, of one spin unless it is given, in a few frames as on a slow machine: for tests that do not look at the turning reels. */
export async function skipRound(page: Page, slots: Slots, round?: Round): Promise<void> {
  await startSpin(slots);
  await endRound(page, slots, round);
}

/** Lets a round that has just begun play to its end, in a few frames. */
export async function endRound(page: Page, { game, stage }: Slots, round?: Round): Promise<void> {
  await jumpTime(page, shownMs(game, round));
  await expect(stage).toHaveAttribute('data-phase', 'settled');
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
