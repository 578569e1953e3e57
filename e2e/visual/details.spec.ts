import { luckyRounds } from '../../testing/game/games';
import { only, screenshotWith } from '../../testing/pixels';
import { openFrozen } from '../../testing/game/slots';
import { showing } from '../../testing/shown-art';
import { expect, openFrozenSlots, playFrozenRound, skipTime, test } from '../support/film';
import { advanceTime, freezeAnimations, jumpTime } from '../../testing/time';

// Parts beside the reels that look different only at times.

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.4 });

  test('the sea answers a spin', async ({ page, expectFilm }) => {
    const slots = await openFrozenSlots(page, 'dom', luckyRounds.loss);
    await playFrozenRound(page, slots);
    await expectFilm('sea', page, {
      part: page.locator('.scene'),
      style: only('.scene, .scene-plant-left, .scene-bubble'),
      moments: [500, 1_500, 2_500],
    });
  });
});

test.describe('on a phone', { tag: showing('lucky-fishing') }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the plate counts a win, and the balance the coins that fly to it; the controls of the next spin', async ({
    page,
    expectPart,
  }) => {
    const slots = await openFrozenSlots(page, 'dom', luckyRounds.middleTreasure);
    await playFrozenRound(page, slots);
    await skipTime(page, 4_000);
    await expectPart('counting-win', page.locator('.machine-plate'));

    const coins = page.locator('.coin-flight');
    const style = only('.coin-flight, .coin-flight *');
    // From the top of the fountain, once the sum has counted up.
    let now = 3_500;
    await skipTime(page, now);
    const title = page.locator('.win-overlay-title');
    await expectPart('large-win-title', title, { style: only('.win-overlay-title') });
    for (const moment of [3_500, 4_000, 4_500]) {
      await skipTime(page, moment - now);
      now = moment;
      // A browser goes on drawing an image that shrinks from the size of an earlier frame, and which frames it drew is
      // up to the machine: out of sight for one frame, each coin is drawn from its size of this moment.
      await screenshotWith(coins, only('.coin-flight'));
      await expectPart(`flight-${moment}`, coins, { style });
    }
    await expectPart('counting-balance', page.getByRole('banner'));

    await jumpTime(page, 10_000);
    await expect(slots.toast).toHaveCount(1);
    await jumpTime(page, 10_000);
    await advanceTime(page, 500);
    await expect(slots.toast).toHaveCount(0);
    const controls = page.locator('.controls');
    await slots.minus.focus();
    await page.keyboard.press('Tab');
    await expect(slots.spinButton).toBeFocused();
    await expectPart('spin-focused', controls);
    await page.keyboard.press('Enter');
    await expect(slots.spinButton).toHaveText('Spinning...');
    await advanceTime(page, 400);
    await expectPart('spinning', controls);
  });

  test('a notice about saved data', async ({ page, expectPart }) => {
    await page.addInitScript(() => localStorage.setItem('lucky-fishing', 'not a game'));
    await openFrozen(page, luckyRounds.loss);
    await page.waitForLoadState('networkidle');
    await freezeAnimations(page);
    await expectPart('notice', page.getByTestId('notice'));
  });
});
