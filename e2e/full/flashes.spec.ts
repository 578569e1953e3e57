import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { expect, test } from '../support/fixtures';
import { maxFlashes } from '../support/flashes';
import { luckyRounds, oceanRounds } from '../../testing/game/games';
import { pressSpin } from '../support/film';
import { openFrozen } from '../../testing/game/slots';
import { freezeAnimations, jumpTime } from '../../testing/time';

// WCAG 2.2, 2.3.1: nothing flashes more than three times a second, the red of a refusal and the biggest win included.

const screen = { width: 1024, height: 768 };
test.use({ viewport: screen, isDrawn: true });

/** Between two frames that are looked at (ms). */
const EVERY_MS = 50;
/** When the largest win is over, which is shown for 13 seconds after its spin (ms). */
const LAST_MS = 15_200;

/** Wins for which the stage dims: the largest of all, and one with lines that are drawn and pearls that fly. */
const large = [
  {
    game: luckyFishing,
    outcome: luckyRounds.treasure,
    bet: 100,
  },
  {
    game: oceanTreasures,
    outcome: oceanRounds.lineAndPearl,
    bet: 10,
  },
];

for (const { game, outcome, bet } of large)
  test(`a large win of ${game.title} does not flash`, async ({ page }) => {
    test.slow();
    const slots = await openFrozen(page, outcome, { game, renderer: 'canvas' });
    for (let raised = 10; raised < bet; raised += 5) await slots.plus.click();
    await page.waitForLoadState('networkidle');
    await freezeAnimations(page);
    await pressSpin(page, slots);

    // At full speed, landing, and through the show.
    await jumpTime(page, 800);
    const browser = await page.context().newCDPSession(page);
    const frames: Buffer[] = [];
    for (let ms = 800; ms < LAST_MS; ms += EVERY_MS) {
      await jumpTime(page, EVERY_MS);
      // Small, and a JPEG: what it loses is far less than a flash, and it costs a fraction of Playwright's own screenshot.
      const { data } = await browser.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 90,
        clip: { x: 0, y: 0, ...screen, scale: 0.25 },
      });
      frames.push(Buffer.from(data, 'base64'));
    }
    await expect(page.locator('.win-overlay')).toHaveCount(0);
    const { general, red } = await maxFlashes(frames, EVERY_MS);
    expect(general, 'flashes within a second').toBeLessThanOrEqual(3);
    expect(red, 'red flashes within a second').toBeLessThanOrEqual(3);
  });
