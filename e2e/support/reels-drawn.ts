import { expect, type Locator } from '@playwright/test';
import type { Renderer } from '../../testing/game/renderers';
import { countColours, only, screenshotWith } from '../../testing/pixels';

/** The stage, which draws nothing itself, and what draws the reels on it. */
const reelsOf = (renderer: Renderer): string =>
  `[data-testid=slot-stage], [data-testid=slot-stage] ${renderer === 'dom' ? '.dom-reels *' : 'canvas'}`;

/**
 * Expects that a renderer draws more than one colour on the stage: an empty canvas would pass otherwise.
 *
 * @param renderer which has to draw; without a device of its own the tests' browser draws by canvas
 */
export async function expectReelsDrawn(stage: Locator, renderer: Renderer = 'canvas'): Promise<void> {
  await expect(stage).toHaveAttribute('data-renderer', renderer);
  await expect(stage.locator('canvas')).toHaveCount(renderer === 'dom' ? 0 : 1);
  const reels = await screenshotWith(stage, only(reelsOf(renderer)));
  // A skin of square pixels has a palette.
  const isPixelated = (await stage.page().locator('html[data-pixelated]').count()) > 0;
  expect(await countColours(reels), 'colours on the reels').toBeGreaterThan(isPixelated ? 10 : 50);
}
