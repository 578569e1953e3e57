import type { Locator, Page } from '@playwright/test';
import { luckyRounds } from '../../testing/game/games';
import { stubNextOutcome } from '../../testing/game/chance';
import { liveContexts, loseContexts, restoreContexts, watchContexts } from '../../testing/game/contexts';
import { openFrozen, skipRound, type Slots } from '../../testing/game/slots';
import { countColours, only, screenshotWith } from '../../testing/pixels';
import { jumpTime } from '../../testing/time';
import { expect, test } from '../support/fixtures';

// Browsers allow few WebGL contexts, and take them away, as iOS does from hidden tabs, and as after a restart of the driver.
// soak/leaks.spec.ts goes from game to game.

test.use({ viewport: { width: 1100, height: 600 } });

const retryOf = (page: Page): Locator => page.getByRole('button', { name: 'Retry' });

/** Takes the graphics away: plain reels take over, with a button. */
async function loseGraphics(page: Page, { stage }: Slots): Promise<void> {
  await loseContexts(page);
  await expect(stage).toHaveAttribute('data-renderer', 'dom');
  await expect(retryOf(page)).toBeVisible();
}

async function expectDrawn(page: Page, { stage }: Slots): Promise<void> {
  await expect(stage).toHaveAttribute('data-renderer', 'webgl');
  await expect(stage.locator('canvas')).toHaveCount(1);
  await expect(retryOf(page)).toHaveCount(0);
  await expect.poll(() => liveContexts(page)).toBe(1);
}

/** What the canvas shows, and nothing else. */
const shoot = ({ stage }: Slots): Promise<Buffer> =>
  screenshotWith(stage, only('[data-testid=slot-stage], canvas'));

const showTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** After so long a loss counts no more. */
const FORGOTTEN_MS = 10 * 60_000;

test('lost graphics come back, unless they are lost three times in ten minutes', async ({ page }) => {
  await watchContexts(page);
  const slots = await openFrozen(page, luckyRounds.loss, { renderer: 'webgl' });
  await expectDrawn(page, slots);
  await skipRound(page, slots);
  const before = await shoot(slots);
  expect(await countColours(before)).toBeGreaterThan(50);
  for (const [when, bringBack] of [
    ['when the browser says so', restoreContexts],
    ['when the tab is shown again, in case no event reports that they are back', showTab],
  ] as const)
    await test.step(`they come back ${when}`, async () => {
      await loseGraphics(page, slots);
      await bringBack(page);
      await expectDrawn(page, slots);
      expect((await shoot(slots)).equals(before), 'the same pixels').toBe(true);
    });

  await jumpTime(page, FORGOTTEN_MS);
  await test.step('rounds go on where they stay away, and the player can ask for them', async () => {
    await loseGraphics(page, slots);
    await stubNextOutcome(page, luckyRounds.allFish);
    await skipRound(page, slots);
    await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
    await expect(slots.balance).toHaveText('1,030');
    await retryOf(page).click();
    await expectDrawn(page, slots);
  });

  await jumpTime(page, FORGOTTEN_MS);
  await test.step('lost three times in ten minutes they stay away until the player asks for them', async () => {
    for (let loss = 1; loss < 3; loss++) {
      await loseGraphics(page, slots);
      await restoreContexts(page);
      await expectDrawn(page, slots);
    }
    await loseGraphics(page, slots);
    await expect(slots.stage.locator('canvas')).toHaveCount(0);
    await showTab(page);
    await skipRound(page, slots);
    await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
    await retryOf(page).click();
    await expectDrawn(page, slots);
  });
});
