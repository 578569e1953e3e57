import type { Locator, Page } from '@playwright/test';
import type { Round } from '../../src/engine/round';
import { roundPath } from '../../src/features/round-link';
import { gameUnderTest } from '../../testing/game/games';
import type { Slots } from '../../testing/game/slots';
import { advanceToFrame } from '../../testing/time';
import { expect, film, openFrozenSlots, pressSpin, restMs, test, type Moment } from '../support/film';

// A replay looks the same as the round in play, frame by frame. Each game and each renderer has a part in it.

/** Between two pictures of a spin (ms): ten frames. */
const STEP_MS = 160;
/** When the show is pictured (ms after the reels rest): the files of what moves in it come in real time before that. */
const SHOW_MS = [300, 600, 1_000, 1_600];
/** The first picture (ms): a replay begins as soon as its page opens, and a page fades in. */
const FIRST_MS = 240;

/** The stage alone: without messages, the demonstration to new players, coins on their way, the frame over its edge and the scene behind it. */
const STAGE_ALONE =
  ':is([data-testid=toast], .machine-session, .demonstration, .coin-flight, .watch-again, .machine-frame, .scene) { visibility: hidden !important }';

const filmOf = async (stage: Locator, moments: readonly Moment[]): Promise<string[]> =>
  (await film(stage, moments, STAGE_ALONE)).map((frame) => frame.toString('base64'));

/** Opens the link of a round in a browser that has never seen the game, so that the reels start from its grid. */
async function replay(page: Page, { stage, game }: Slots, round: Round): Promise<void> {
  const renderer = (await stage.getAttribute('data-renderer')) ?? '';
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
  await advanceToFrame(page);
  await page.goto(roundPath(game, round));
  await expect(stage).toHaveAttribute('data-renderer', renderer);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
}

// On a phone on its side, where they are in the same place: elsewhere what is said of a replay takes some of it.
test.use({ viewport: { width: 844, height: 390 } });

for (const { game, renderer } of [
  { game: gameUnderTest('lucky-fishing'), renderer: 'webgl' },
  { game: gameUnderTest('lucky-fishing'), renderer: 'dom' },
  { game: gameUnderTest('ocean-treasures'), renderer: 'canvas' },
] as const)
  test(`a replay of ${game.title} shows what the player saw, pixel by pixel: ${renderer}`, async ({
    page,
  }) => {
    const { definition, win } = game;
    const rest = restMs(definition);
    const moments = [
      ...Array.from({ length: Math.ceil((rest - FIRST_MS) / STEP_MS) }, (_, n) => FIRST_MS + n * STEP_MS),
      { pass: rest, settled: true },
      ...SHOW_MS.map((ms) => rest + ms),
    ];
    const slots = await openFrozenSlots(page, renderer, win, definition);
    await pressSpin(page, slots);
    const played = await filmOf(slots.stage, moments);
    await replay(page, slots, win);
    const shown = await filmOf(slots.stage, moments);
    expect(new Set(played).size, 'pictures that differ from each other').toBeGreaterThan(10);
    const different = shown.flatMap((frame, n) => (frame === played[n] ? [] : [n + 1]));
    expect(different, 'pictures that are not those of the round in play').toEqual([]);
  });
